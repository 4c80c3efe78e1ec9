// Approvals with the letters that leave with them, as whoever decides has to see them.
import type { Approval } from '../core/action.ts';
import { type PlannedMeetingLine, plannedMeetingsIn } from '../core/planned-meetings.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import { type ApprovalReader, rightsOn } from './approval-rights.ts';
import { wireApproval } from './wire/approval.ts';

/** A letter is a screen full: of one approval so many are shown, in a list a few of each. */
export const mostLetters = { one: 50, list: 3 } as const;

interface ApprovalQuery {
  /** Letters of each, at most. */
  readonly most: number;
  /** Who reads it, where it should say what they may do. */
  readonly reader?: ApprovalReader | undefined;
}

/** Only a preview of several lines stands for several meetings. */
async function meetingsOf(ledger: Read, { action, preview }: Approval): Promise<readonly PlannedMeetingLine[]> {
  return preview.includes('\n') ? plannedMeetingsIn((await ledger.action(action)).plan) : [];
}

type Read = Pick<Ledger, 'letters' | 'action' | 'repeatedCalls'>;

export async function describedApprovals(
  ledger: Read,
  approvals: readonly Approval[],
  { most, reader }: ApprovalQuery,
): Promise<ReturnType<typeof wireApproval>[]> {
  const waiting = approvals.map(({ action }) => action);
  const [letters, repeated] = await Promise.all([ledger.letters(waiting, most), ledger.repeatedCalls(waiting)]);
  return Promise.all(
    approvals.map(async (approval) => {
      const others = repeated.filter(({ action }) => action === approval.action).map(({ requestedBy }) => requestedBy);
      const alsoRequestedBy = [...new Set(others)].filter((one) => one !== approval.requestedBy);
      return wireApproval(approval, letters.get(approval.action), {
        rights: reader === undefined ? undefined : await rightsOn({ ...approval, alsoRequestedBy }, reader),
        meetings: await meetingsOf(ledger, approval),
        alsoRequestedBy,
      });
    }),
  );
}

export async function describedApproval(
  ledger: Read,
  approval: Approval,
  reader: ApprovalReader,
): Promise<ReturnType<typeof wireApproval>> {
  const [described] = await describedApprovals(ledger, [approval], { most: mostLetters.one, reader });
  if (described === undefined) throw new Error('an approval was not described');
  return described;
}
