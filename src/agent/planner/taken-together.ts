// The same order about more people than may be touched without a look becomes one call, which policy then shows to somebody first.
import type { JsonObject } from '../../core/json.ts';
import type { ReadCall as NextCall } from '../ask.ts';

/** Tools that take `candidates` in the place of `candidate`. */
const ofSeveral: ReadonlySet<string> = new Set(['move_stage', 'reject_candidate']);

/** Calls that differ in whom they are about only; up to `threshold` of them stay apart, each with its own undo. */
export function takenTogether(calls: readonly NextCall[], threshold: number): readonly NextCall[] {
  const alike = Map.groupBy(calls, keyOf);
  return calls.flatMap((call) => {
    const group = alike.get(keyOf(call)) ?? [];
    if (!ofSeveral.has(call.tool) || group.length <= threshold) return [call];
    return call === group[0] ? [together(group, call)] : [];
  });
}

const keyOf = ({ tool, arguments: given }: NextCall): string => JSON.stringify([tool, withoutWhom(given)]);

const withoutWhom = (given: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'candidate'));

function together(group: readonly NextCall[], { tool, arguments: given }: NextCall): NextCall {
  const candidates = [...new Set(group.flatMap(({ arguments: { candidate } }) => candidate ?? []))];
  return { tool, arguments: { ...withoutWhom(given), candidates } };
}
