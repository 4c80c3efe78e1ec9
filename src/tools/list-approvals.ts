// list_approvals: what waits for somebody's decision.
import { z } from 'zod';
import type { Ledger } from '../core/ports/ledger.ts';
import { readTool } from '../core/tool.ts';
import { periodInWords, rangeOf } from '../services/operations/period.ts';
import * as argument from './arguments.ts';

const most = 100;

const waiting = z.strictObject({
  approval_id: z.string(),
  action_id: z.string(),
  tool: z.string(),
  preview: z.string(),
  /** Of what is shown here: an approval by words is bound to it. */
  digest: z.string(),
  because: z.string(),
  requested_by: z.string(),
  expires_at: z.string(),
});

/** The 100 newest, and of those the ones in the period. An approval by words is bound to the `digest` that is shown. */
export const listApprovals = ({ ledger }: { ledger: Pick<Ledger, 'approvals'> }) =>
  readTool({
    name: 'list_approvals',
    summary: 'List what waits for approval, newest first.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: true,
    input: z.strictObject({ period: argument.period.optional() }),
    /** `period` in words; null: whenever it was asked for. */
    output: z.strictObject({ approvals: z.array(waiting), period: z.string().nullable() }),

    async execute({ period }, { now, settings }) {
      const range = period && rangeOf(period, now, settings.timeZone);
      const pending = await ledger.approvals({ status: 'pending', limit: most });
      const approvals = pending
        .filter(({ createdAt }) => range === undefined || (createdAt >= range.from && createdAt < range.to))
        .map((approval) => ({
          approval_id: approval.id,
          action_id: approval.action,
          tool: approval.tool,
          preview: approval.preview,
          digest: approval.digest,
          because: approval.because,
          requested_by: approval.requestedBy,
          expires_at: approval.expiresAt.toISOString(),
        }));
      return { approvals, period: period === undefined ? null : periodInWords(period, settings.timeZone) };
    },

    summarize({ approvals: [first, ...others], period }) {
      const asked = period === null ? '' : ` of what was asked for ${period}`;
      if (first === undefined) return `Nothing${asked} waits for approval.`;
      return `Waiting for approval${asked}: ${first.preview}${others.length > 0 ? `, and ${others.length} more` : ''}.`;
    },
  });
