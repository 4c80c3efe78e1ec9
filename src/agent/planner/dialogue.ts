// The conversation as the planner needs it: earlier turns with what came of their calls, and what this turn has done so far.
import type { JsonObject } from '../../core/json.ts';
import type { Turn } from '../../core/ports/conversations.ts';
import { CallResult } from '../call-result.ts';
import type { World } from '../../services/operations/world.ts';

export interface PastCall {
  readonly tool: string;
  readonly arguments: JsonObject;
  readonly result: CallResult | undefined;
}

export interface PastTurn {
  readonly said: string;
  readonly calls: readonly PastCall[];
  readonly reply: string;
}

export interface Dialogue {
  readonly turnId: string;
  readonly said: string;
  /** Oldest first. */
  readonly earlier: readonly PastTurn[];
  /** What was called in this turn, by whichever model. */
  readonly done: readonly PastCall[];
}

/** `id` and `text` of the turn that begins. */
export const dialogueOf = (turns: readonly Turn[], { id, text }: { id: string; text: string }): Dialogue => ({
  turnId: id,
  said: text,
  earlier: turns.map(({ said, calls, reply }) => ({
    said,
    calls: calls.map((call) => ({ ...call, result: CallResult.safeParse(call.result).data })),
    reply,
  })),
  done: [],
});

const waits = ({ result }: PastCall): boolean =>
  result?.kind === 'action' && (result.status === 'pending_approval' || result.status === 'draft');

/** What this talk left waiting, as it stands now: it may have been approved, declined or sent through another channel. */
export async function upToDate(dialogue: Dialogue, world: Pick<World, 'recentActions'>): Promise<Dialogue> {
  if (!dialogue.earlier.some(({ calls }) => calls.some(waits))) return dialogue;
  const statuses = new Map((await world.recentActions()).map(({ id, status }) => [String(id), status]));
  const now = (call: PastCall): PastCall => {
    const { result } = call;
    if (!waits(call) || result?.kind !== 'action') return call;
    const status = statuses.get(result.action_id) ?? result.status;
    if (status === result.status) return call;
    const { approval: _, ...rest } = result;
    return { ...call, result: { ...rest, status } };
  };
  return { ...dialogue, earlier: dialogue.earlier.map((turn) => ({ ...turn, calls: turn.calls.map(now) })) };
}
