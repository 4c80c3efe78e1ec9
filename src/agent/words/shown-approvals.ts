// What a person was shown as waiting in a conversation, with the digest of what it was: the only things that words decide on.
import { z } from 'zod';
import { ActionId, type ActorId, ApprovalId } from '../../core/ids.ts';
import type { Turn, TurnCall } from '../../core/ports/conversations.ts';
import { CallResult } from '../call-result.ts';

export interface ShownApproval {
  readonly id: ApprovalId;
  readonly digest: string;
}

/** As `list_approvals` answers. */
const Listed = z.looseObject({
  approvals: z.array(
    z.looseObject({ approval_id: ApprovalId, action_id: ActionId, preview: z.string(), digest: z.string() }),
  ),
});

export const listedIn = ({ result }: { result?: unknown }): z.infer<typeof Listed>['approvals'] =>
  Listed.safeParse(result).data?.approvals ?? [];

/** An answer shows no more of a list than this. */
export const mostListed = 10;

function shownBy({ tool, result }: Pick<TurnCall, 'tool' | 'result'>): readonly ShownApproval[] {
  const read = CallResult.safeParse(result).data;
  if (read?.kind !== 'action') return [];
  const { approval } = read;
  if (approval?.digest !== undefined) return [{ id: approval.approval_id, digest: approval.digest }];
  const listed = tool === 'list_approvals' ? listedIn(read) : [];
  return listed.slice(0, mostListed).map(({ approval_id: id, digest }) => ({ id, digest }));
}

/** Each thing once, as it was shown last; and the list that was shown last, in its order. */
export function shownTo(
  person: ActorId,
  turns: readonly Turn[],
): { readonly all: readonly ShownApproval[]; readonly last: readonly ShownApproval[]; readonly isFresh: boolean } {
  const lists = turns.filter(({ saidBy }) => saidBy === person).map((turn) => turn.calls.flatMap(shownBy));
  const all = new Map(lists.flat().map((shown) => [shown.id, shown]));
  const last = lists.findLast((list) => list.length > 0) ?? [];
  const latest = turns.at(-1);
  const isFresh = latest !== undefined && latest.saidBy === person && !latest.asks && last === lists.at(-1);
  return { all: [...all.values()], last, isFresh };
}
