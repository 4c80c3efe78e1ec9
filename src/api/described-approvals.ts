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

type Read = Pick<Ledger, 'letters' | 'action'>;

export async function describedApprovals(
  ledger: Read,
  approvals: readonly Approval[],
  { most, reader }: ApprovalQuery,
): Promise<ReturnType<typeof wireApproval>[]> {
  const waiting = approvals.map(({ action }) => action);
  const letters = await ledger.letters(waiting, most);
  return Promise.all(
    approvals.map(async (approval) =>
      wireApproval(approval, letters.get(approval.action), {
        rights: reader === undefined ? undefined : await rightsOn(approval, reader),
        meetings: await meetingsOf(ledger, approval),
      }),
    ),
  );
}

export async function describedApproval(ledger: Read, approval: Approval, reader: ApprovalReader) {
  const letters = await ledger.letters([approval.action], mostLetters.one);
  return wireApproval(approval, letters.get(approval.action), {
    rights: await rightsOn(approval, reader),
    meetings: await meetingsOf(ledger, approval),
  });
}
