// Approvals with the letters that leave with them, as whoever decides has to see them.
import type { Approval } from '../core/action.ts';
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

export async function describedApprovals(
  ledger: Pick<Ledger, 'letters'>,
  approvals: readonly Approval[],
  { most, reader }: ApprovalQuery,
): Promise<ReturnType<typeof wireApproval>[]> {
  const waiting = approvals.map(({ action }) => action);
  const letters = await ledger.letters(waiting, most);
  return Promise.all(
    approvals.map(async (approval) =>
      wireApproval(
        approval,
        letters.get(approval.action),
        reader === undefined ? undefined : await rightsOn(approval, reader),
      ),
    ),
  );
}

export async function describedApproval(ledger: Pick<Ledger, 'letters'>, approval: Approval, reader: ApprovalReader) {
  const letters = await ledger.letters([approval.action], mostLetters.one);
  return wireApproval(approval, letters.get(approval.action), await rightsOn(approval, reader));
}
