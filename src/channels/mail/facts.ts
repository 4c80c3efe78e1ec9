// How something stands, in the ledger's words: what a mail or its page sets apart from the words around it.
import type { Action } from '../../core/action.ts';
import { written } from '../../gate/receipt.ts';
import { memberLines } from '../cards/approval-card.ts';

export interface ActionGroup {
  readonly root: Action;
  readonly members: readonly Action[];
}

const lineOf = (root: Action, members: readonly Action[] = []): string =>
  written({ root, members, approval: undefined }).summary;

export const factLines = ({ root, members }: ActionGroup): readonly string[] => [
  lineOf(root, members),
  ...memberLines(members, (member) => lineOf(member)),
];

const unchanged: readonly Action['status'][] = ['rejected', 'expired', 'failed'];

/** The same with the line that says so where nothing was changed; what is not known is not told as that. */
export const settledLines = (standing: ActionGroup): readonly string[] => [
  ...factLines(standing),
  ...(unchanged.includes(standing.root.status) && !standing.root.uncertain ? ['Nothing was changed.'] : []),
];
