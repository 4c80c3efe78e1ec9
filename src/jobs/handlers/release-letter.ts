// release-letter: sends one held letter once its hold window has ended.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { defineJob } from '../job.ts';

export type ReleaseLetter = (tenant: TenantId, key: string) => Promise<void>;

/** A letter that was cancelled, or is not due yet by business time, is left alone. */
export const releaseLetterJob = (releaseLetter: ReleaseLetter) =>
  defineJob({
    name: 'release-letter',
    schema: z.strictObject({ key: z.string() }),
    attempts: 8,
    run: ({ key }, { tenant }) => releaseLetter(tenant, key),
  });
