// What was done in a conversation and still stands: what “undo that” and “no, Thursday” refer to. A request counts from the
// moment it was approved, and the ledger has the last word on what became of it.
import { z } from 'zod';
import type { ActionId } from '../../../../core/ids.ts';
import type { Action, ActionStatus } from '../../../../core/action.ts';
import type { Dialogue, PastCall } from './dialogue.ts';
import type { Known } from '../named/known.ts';

export interface Deed {
  readonly id: ActionId;
  readonly call: PastCall;
  /** Place of the turn in which it was done. */
  readonly turn: number;
}

const Undone = z.object({ action: z.string() });
const Decided = z.object({ action_id: z.string() });
/** Words by which what was asked for before is done. */
const deciding = ['approve_action', 'send_draft'];

const stands: ReadonlySet<ActionStatus> = new Set<ActionStatus>([
  'executed',
  'partially_executed',
  'approved',
  'executing',
]);

interface Placed {
  readonly call: PastCall;
  readonly turn: number;
}

/** In the order in which it was done. */
export async function deedsOf({ earlier }: Dialogue, { world }: Known): Promise<Deed[]> {
  const calls = earlier.flatMap((turn, index) => turn.calls.map((call): Placed => ({ call, turn: index })));
  const rows = new Map((await world.recentActions()).map((action) => [String(action.id), action]));
  const undone = new Set(calls.flatMap((placed) => doneTo(placed, ['undo_action'], Undone)));
  const approved = new Map(
    calls.flatMap((placed) => doneTo(placed, deciding, Decided).map((id) => [id, placed.turn] as const)),
  );
  const asked = calls.flatMap(({ call, turn }) => {
    const { result } = call;
    if (result?.kind !== 'action' || result.effect !== 'write') return [];
    const { action_id: id } = result;
    const status = rows.get(id)?.status ?? (approved.has(id) ? 'executed' : result.status);
    return [{ id, call, turn: approved.get(id) ?? turn, status }];
  });
  const known = new Set(asked.map(({ id }) => String(id)));
  const fromOthers = [...approved].flatMap(([id, turn]) => {
    const row = known.has(id) ? undefined : rows.get(id);
    return row === undefined ? [] : [{ id: row.id, call: callOf(row), turn, status: row.status }];
  });
  return [...asked, ...fromOthers]
    .filter(({ id, status }) => stands.has(status) && !undone.has(id))
    .map(({ id, call, turn }) => ({ id, call, turn }))
    .toSorted((a, b) => a.turn - b.turn);
}

/** Ids of the actions that a call of a control tool was carried out on: in its arguments for an undo, else in its answer. */
function doneTo({ call }: Placed, tools: readonly string[], schema: typeof Undone | typeof Decided): string[] {
  const { result } = call;
  if (!tools.includes(call.tool) || result?.kind !== 'action' || result.status !== 'executed') return [];
  const read = schema.safeParse(schema === Undone ? call.arguments : result.result).data;
  return read === undefined ? [] : Object.values(read);
}

/** What somebody else had asked for and was approved here. */
const callOf = ({ tool, input }: Action): PastCall => ({ tool, arguments: input, result: undefined });

/** The last turn that did, or tried to do, anything but look. */
export const lastBusyTurn = ({ earlier }: Dialogue): number =>
  earlier.findLastIndex(({ calls }) =>
    calls.some(({ result }) => result?.kind === 'action' && result.effect !== 'read'),
  );
