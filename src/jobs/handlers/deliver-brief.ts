// deliver-brief: makes the brief of one person as things stand now, and hands it to the channels.
import { z } from 'zod';
import { type TenantId, UserId } from '../../core/ids.ts';
import { defineJob } from '../job.ts';

export type DeliverBrief = (tenant: TenantId, to: { user: UserId; day: string }) => Promise<void>;

export const deliverBriefJob = (deliver: DeliverBrief) =>
  defineJob({
    name: 'deliver-brief',
    schema: z.strictObject({ user: UserId, day: z.iso.date() }),
    // Over more than two hours: an ATS that is away in the morning costs nobody their brief.
    attempts: 14,
    run: (to, { tenant }) => deliver(tenant, to),
  });
