// The requests of this conversation that still wait for approval: what “make that 94” and “actually not Suki” may change.
import { z } from 'zod';
import type { Approval } from '../../../../core/action.ts';
import type { Dialogue, PastCall } from './dialogue.ts';
import type { Known } from '../named/known.ts';

export interface Waiting {
  readonly approval: Approval['id'];
  readonly because: string;
  readonly approvers: readonly string[];
  readonly call: PastCall;
  /** Place of the turn in which it was asked for. */
  readonly turn: number;
}

/** In the order in which they were asked for. The ledger has the last word on what still waits. */
export async function waitingIn({ earlier }: Dialogue, { world }: Known): Promise<readonly Waiting[]> {
  const asked = earlier.flatMap(({ calls }, turn) =>
    calls.flatMap((call) =>
      call.result?.kind === 'action' && call.result.approval !== undefined
        ? [{ call, turn, ...call.result.approval }]
        : [],
    ),
  );
  if (asked.length === 0) return [];
  const pending = new Map((await world.pendingApprovals()).map(({ id }) => [String(id), id]));
  return asked.flatMap(({ approval_id, because, approvers, call, turn }) => {
    const approval = pending.get(approval_id);
    return approval === undefined ? [] : [{ approval, because, approvers, call, turn }];
  });
}

const OnOne = z.looseObject({ candidate: z.string() });
export const candidateOf = ({ arguments: args }: PastCall): string | undefined => OnOne.safeParse(args).data?.candidate;
