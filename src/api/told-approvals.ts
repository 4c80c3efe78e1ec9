// Approvals with the letters that leave with them, as whoever decides has to see them.
import type { Approval } from '../core/action.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import { wireApproval } from './wire/approval.ts';

/** A letter is a screen full: of one approval so many are shown, in a list a few of each. */
export const mostLetters = { one: 50, list: 3 } as const;

export async function toldApprovals(
  ledger: Pick<Ledger, 'letters'>,
  approvals: readonly Approval[],
  most: number,
): Promise<ReturnType<typeof wireApproval>[]> {
  const waiting = approvals.map(({ action }) => action);
  const letters = await ledger.letters(waiting, most);
  return approvals.map((approval) => wireApproval(approval, letters.get(approval.action)));
}

export async function toldApproval(ledger: Pick<Ledger, 'letters'>, approval: Approval) {
  const letters = await ledger.letters([approval.action], mostLetters.one);
  return wireApproval(approval, letters.get(approval.action));
}
