// compact-erased: rewrites the database files after an erasure, so that nothing of it is left in them.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { defineJob } from '../job.ts';

export type CompactErased = (tenant: TenantId) => Promise<void>;

/** Until it has run, erased values may still stand in the database files, though no query finds them. */
export const compactErasedJob = (compact: CompactErased) =>
  defineJob({
    name: 'compact-erased',
    schema: z.strictObject({}),
    // Tables in use refuse for a while: with the pause doubling this goes on for most of a day.
    attempts: 16,
    run: (_data, { tenant }) => compact(tenant),
  });
