// The body of a call whose fields are left out where their value is null.
import type { Json, JsonObject } from '../../core/json.ts';
import { isObject } from './values.ts';

/** A meeting without a place has none, a letter without HTML has none; of a list the element goes that has no value. */
export function withoutNothing(template: Json, values: JsonObject): Json {
  const isNothing = (entry: Json): boolean => {
    const [, place = ''] = typeof entry === 'string' ? (/^\{(\w+)\}$/.exec(entry) ?? []) : [];
    return values[place] === null;
  };
  if (Array.isArray(template))
    return template
      .filter((element) => !(isObject(element) && Object.values(element).some(isNothing)))
      .map((element) => withoutNothing(element, values));
  if (!isObject(template)) return template;
  const kept = Object.entries(template).flatMap(([name, entry]): [string, Json][] => {
    if (isNothing(entry)) return [];
    const inner = withoutNothing(entry, values);
    const isEmptied = isObject(entry) && isObject(inner) && Object.keys(inner).length < Object.keys(entry).length;
    return isEmptied && Object.keys(inner).length === 0 ? [] : [[name, inner]];
  });
  return Object.fromEntries(kept);
}
