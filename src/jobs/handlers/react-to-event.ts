// react-to-event: makes of one event what rules, sequences and status sync make of it.
import { z } from 'zod';
import { EventId, type TenantId } from '../../core/ids.ts';
import { reactJob } from '../../core/ports/event-log.ts';
import { defineJob } from '../job.ts';

export type ReactToEvent = (tenant: TenantId, event: EventId, attempt: { isLast: boolean }) => Promise<void>;

/** With the queue's doubling pauses from one second on, more than an hour: a system may be away for that long. */
const attempts = 14;

export const reactToEventJob = (react: ReactToEvent) =>
  defineJob({
    name: reactJob,
    schema: z.strictObject({ event: EventId }),
    attempts,
    isHeavy: true,
    run: ({ event }, { tenant, attempt }) => react(tenant, event, { isLast: attempt >= attempts }),
  });
