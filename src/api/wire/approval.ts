// Approvals as the approval gate shows them.
import { z } from 'zod';
import { type Approval, ApprovalStatus } from '../../core/action.ts';
import { ActChannel, ActKind } from '../../core/human-act.ts';
import type { Letters } from '../../core/ports/ledger.ts';
import type { PlannedMeetingLine } from '../../core/planned-meetings.ts';
import type { ApprovalRights } from '../approval-rights.ts';
import { component } from '../docs/components.ts';
import { AnyObject } from './any-json.ts';
import { WireMeetingLine } from './meeting-line.ts';
import { WireLetter, wireLetters } from './letter.ts';

export const WireApproval = component(
  'Approval',
  z.object({
    approval_id: z.string(),
    action_id: z.string(),
    tool: z.string(),
    arguments: AnyObject,
    preview: z.string().describe('What will be done, made from the stored plan.'),
    meetings: z
      .array(WireMeetingLine)
      .describe('Several meetings one by one, as they will be; empty where the preview says all of it.'),
    because: z.string().describe('Why it waits.'),
    digest: z.string().describe('Send it with the approval to approve exactly this.'),
    requested_by: z.string(),
    also_requested_by: z.array(z.string()).describe('Who asked for the same while it waited.'),
    approvers: z.array(z.string()).describe('Who may decide besides the admins.'),
    status: ApprovalStatus,
    created_at: z.string(),
    expires_at: z.string(),
    decided_by: z.string().nullable(),
    decided_at: z.string().nullable(),
    reason: z.string().nullable(),
    act: ActKind.nullable().describe('How a person decided: by a press, a request or words; null where nobody has.'),
    channel: ActChannel.nullable().describe('Where the person decided.'),
    digest_shown: z.string().nullable().describe('The digest of what the person was shown, where it was told.'),
    superseded_by: z.string().nullable(),
    letters: z
      .array(WireLetter)
      .describe('Who gets what, exactly as it will be sent: of one approval the first 50, in lists the first 3.'),
    letters_total: z.int().describe('How many letters leave with it.'),
    yours: z.boolean().optional().describe('It waits for whoever reads this.'),
    may_approve: z.boolean().optional().describe('Whoever reads this may approve it.'),
    may_decline: z.boolean().optional().describe('Whoever reads this may decline or edit it: also their own request.'),
  }),
);

interface Described {
  readonly rights?: ApprovalRights | undefined;
  readonly meetings: readonly PlannedMeetingLine[];
  readonly alsoRequestedBy: readonly string[];
}

export function wireApproval(
  approval: Approval,
  { lines, letters }: Letters = { lines: [], letters: 0 },
  { rights, meetings, alsoRequestedBy }: Described,
): z.infer<typeof WireApproval> {
  return {
    approval_id: approval.id,
    action_id: approval.action,
    tool: approval.tool,
    arguments: approval.input,
    preview: approval.preview,
    meetings: [...meetings],
    because: approval.because,
    digest: approval.digest,
    requested_by: approval.requestedBy,
    also_requested_by: [...alsoRequestedBy],
    approvers: [...approval.approvers],
    status: approval.status,
    created_at: approval.createdAt.toISOString(),
    expires_at: approval.expiresAt.toISOString(),
    decided_by: approval.decidedBy,
    decided_at: approval.decidedAt?.toISOString() ?? null,
    reason: approval.reason,
    act: approval.act?.act ?? null,
    channel: approval.act?.channel ?? null,
    digest_shown: approval.act?.digest ?? null,
    superseded_by: approval.supersededBy,
    letters: wireLetters(lines),
    letters_total: letters,
    ...(rights === undefined ? {} : wireRights(rights)),
  };
}

const wireRights = ({ yours, mayApprove, mayDecline }: ApprovalRights) => ({
  yours,
  may_approve: mayApprove,
  may_decline: mayDecline,
});
