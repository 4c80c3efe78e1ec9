// The change of a candidate's standing that an event tells of, whoever made it: the gate, a connected system, or an undo.
import type { TriggerEvent } from '../core/trigger-event.ts';
import type { CandidateId } from '../core/ids.ts';
import type { Stage } from '../core/records.ts';
import type { EventLog } from '../core/ports/event-log.ts';

/** With `taken_back`, `from` and `to` are those of the way back. */
export interface StageChange {
  readonly candidate: CandidateId;
  /** Null where the system that reported it did not say. */
  readonly from: Stage | null;
  readonly to: Stage;
  readonly kind: 'moved' | 'taken_back';
  /** The event whose effects are to be taken back, with `taken_back`. */
  readonly original: TriggerEvent | undefined;
}

/** Undefined where no stage changed. */
export async function stageChangeOf(
  { eventLog }: { readonly eventLog: Pick<EventLog, 'causedBy'> },
  trigger: TriggerEvent,
): Promise<StageChange | undefined> {
  const { kind, candidate, from, to, undone } = trigger;
  if ((kind === 'candidate.moved' || kind === 'candidate.rejected') && candidate !== null && to !== null)
    return { candidate, from, to, kind: 'moved', original: undefined };
  if (kind !== 'action.undone' || undone === null) return undefined;
  const moves = await eventLog.causedBy(undone);
  const original = moves.find((event) => event.kind === 'candidate.moved' || event.kind === 'candidate.rejected');
  if (original?.candidate == null || original.from === null || original.to === null) return undefined;
  return { candidate: original.candidate, from: original.to, to: original.from, kind: 'taken_back', original };
}
