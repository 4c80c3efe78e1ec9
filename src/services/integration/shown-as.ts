// Where a record shows a field that was written under another name, as far as the connector declares it.
import { pathKeys } from '../../core/json-path.ts';
import type { Collection } from '../../core/connector/collection.ts';

/** The path at which the collection’s records hold it: `properties.email` of what HubSpot is sent as `email`. */
export function shownAs(collection: Pick<Collection, 'fields'> | undefined, name: string): string {
  if (collection === undefined) return name;
  const { fields } = collection;
  if (Object.hasOwn(fields, name)) return fields[name]?.path ?? name;
  const paths = Object.values(fields).map(({ path }) => path);
  if (paths.includes(name)) return name;
  const [only, ...others] = paths.filter((path) => endsWith(path, name));
  return only !== undefined && others.length === 0 ? only : name;
}

function endsWith(path: string, name: string): boolean {
  const [keys, end] = [pathKeys(path), pathKeys(name)];
  return end.every((key, index) => keys[keys.length - end.length + index] === key);
}
