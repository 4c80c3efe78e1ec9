// The parts of a ledger row that are the same for every new action.
import type { Action } from '../core/action.ts';

type RequiredField =
  | 'id'
  | 'task'
  | 'tool'
  | 'effect'
  | 'stakes'
  | 'reversal'
  | 'input'
  | 'status'
  | 'requestedBy'
  | 'origin'
  | 'idem'
  | 'policyVersion';

/**
 * `now` is business time. The caller supplies what is left out; an empty digest and a null plan fit a read or control row
 * only.
 */
export const blankAction = (now: Date): Omit<Action, RequiredField> => ({
  root: null,
  isGroup: false,
  position: 0,
  plan: null,
  digest: '',
  preview: '',
  candidate: null,
  uncertain: false,
  attempt: 0,
  claims: 0,
  leaseUntil: null,
  output: null,
  problem: null,
  atsUpdated: false,
  contacted: [],
  undoUntil: null,
  undoneBy: null,
  undoNote: null,
  act: null,
  draft: null,
  createdAt: now,
  executedAt: null,
  updatedAt: now,
});
