// The body of a call whose fields are left out where their value is null.
import type { Json, JsonObject } from '../../core/json.ts';
import { isObject } from './values.ts';

/** A meeting without a place has none, a letter without HTML has none. */
export function withoutNothing(template: Json, values: JsonObject): Json {
  if (!isObject(template)) return template;
  const kept = Object.entries(template).flatMap(([name, entry]): [string, Json][] => {
    const [, place = ''] = typeof entry === 'string' ? (/^\{(\w+)\}$/.exec(entry) ?? []) : [];
    if (values[place] === null) return [];
    const inner = withoutNothing(entry, values);
    const isEmptied = isObject(entry) && isObject(inner) && Object.keys(inner).length < Object.keys(entry).length;
    return isEmptied && Object.keys(inner).length === 0 ? [] : [[name, inner]];
  });
  return Object.fromEntries(kept);
}
