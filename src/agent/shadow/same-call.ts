// When two calls would do the same: the same instants, the same people in any order, and the same words but for case and
// punctuation. What a title or a subject says is left to whoever plans.
import { canonical, type Json, type JsonObject } from '../../core/json.ts';

interface CallLike {
  readonly tool: string;
  readonly arguments: JsonObject;
}

const free: ReadonlySet<string> = new Set(['title', 'subject']);

export const isSameCall = (one: CallLike, other: CallLike): boolean =>
  one.tool === other.tool && plainly(one.arguments) === plainly(other.arguments);

const plainly = (given: JsonObject): string =>
  canonical(
    Object.fromEntries(
      Object.entries(given)
        .filter(([key, value]) => !free.has(key) && value !== null)
        .map(([key, value]): [string, Json] => [key, plain(value)]),
    ),
  );

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map((one) => canonical(plain(one))).toSorted();
  if (typeof value !== 'string') return value;
  if (instant.test(value)) return Date.parse(value);
  return value
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
