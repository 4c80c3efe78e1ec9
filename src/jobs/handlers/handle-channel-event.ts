// handle-channel-event: does what a stored message or click from a chat platform asks for.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { Platform } from '../../core/ports/channels.ts';
import { defineJob } from '../job.ts';

export type HandleChannelEvent = (
  tenant: TenantId,
  arrived: { platform: Platform; event: string; isLast: boolean },
) => Promise<void>;

const attempts = 8;

export const handleChannelEventJob = (handle: HandleChannelEvent) =>
  defineJob({
    name: 'handle-channel-event',
    schema: z.strictObject({ platform: Platform, event: z.string() }),
    attempts,
    isHeavy: true,
    run: ({ platform, event }, { tenant, attempt }) => handle(tenant, { platform, event, isLast: attempt >= attempts }),
  });
