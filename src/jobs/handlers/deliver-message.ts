// deliver-message: shows a message in chat that waited for the end of its reader's quiet hours.
import { z } from 'zod';
import { type TenantId, UserId } from '../../core/ids.ts';
import { defineJob } from '../job.ts';

export type DeliverMessage = (tenant: TenantId, notice: { user: UserId; key: string }) => Promise<void>;

export const deliverMessageJob = (deliver: DeliverMessage) =>
  defineJob({
    name: 'deliver-message',
    schema: z.strictObject({ user: UserId, key: z.string() }),
    attempts: 8,
    run: (notice, { tenant }) => deliver(tenant, notice),
  });
