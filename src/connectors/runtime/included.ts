// JSON:API answers hold what records refer to beside the list (`included`, jsonapi.org/format §7.2.2). Each record takes along what it refers to.
import type { Json, JsonObject } from '../../core/json.ts';
import { isId, isObject } from './items.ts';

/** The records as they came where there is nothing beside them. */
export function withIncluded(body: Json, items: readonly JsonObject[]): readonly JsonObject[] {
  const included = isObject(body) ? body['included'] : undefined;
  if (!Array.isArray(included) || included.length === 0) return items;
  const byName = new Map(included.filter(isObject).map((one) => [nameOf(one), one]));
  return items.map((item) => {
    const meant = linkedFrom(item).flatMap((name) => byName.get(name) ?? []);
    return meant.length === 0 || 'included' in item ? item : { ...item, included: meant };
  });
}

function linkedFrom({ relationships }: JsonObject): readonly string[] {
  if (!isObject(relationships)) return [];
  return Object.values(relationships).flatMap((relation) => {
    const data = isObject(relation) ? relation['data'] : undefined;
    return (Array.isArray(data) ? data : [data]).filter(isObject).map(nameOf);
  });
}

const nameOf = ({ type, id }: JsonObject): string => JSON.stringify([type, isId(id) ? String(id) : null]);
