// What the lists of a description are called as collections, and which of them belong to the records of another one.
import { type FoundList, nounOf } from './find-list.ts';
import { placesIn } from './operations.ts';
import { type Parent, stemOf } from './places.ts';
import { singular, snake } from './words.ts';

export interface Named {
  readonly name: string;
  readonly list: FoundList;
  readonly parent: Parent | undefined;
}

/** By the last word of the address, and by one more before it where two are called the same. Parents come before their own. */
export function nameLists(lists: readonly FoundList[], shared: ReadonlySet<string>): readonly Named[] {
  const named: Named[] = [];
  for (const list of lists.toSorted((a, b) => placesIn(a.operation.path).length - placesIn(b.operation.path).length)) {
    const { path, method } = list.operation;
    // A search beside a list of the same gives nothing new.
    if (
      /\/(search|lookup|autocomplete|find)\/?$/.test(path) &&
      named.some((other) => path.startsWith(`${other.list.operation.path.replace(/\/$/, '')}/`))
    )
      continue;
    if (
      method === 'POST' &&
      named.some(({ list: { operation }, name }) => operation.method === 'GET' && name === nounOf(path))
    )
      continue;
    const parent = parentOf(named, path, shared);
    const segments = path
      .split('/')
      .filter((segment) => segment !== '' && !segment.includes('{'))
      .map(snake);
    const own = parent === undefined ? nounOf(path) : `${singular(parent.name)}_${nounOf(path)}`;
    const name = named.some((other) => other.name === own) ? segments.slice(-2).join('_') : own;
    if (!/^[a-z_]/.test(name) || named.some((other) => other.name === name)) continue;
    named.push({ name, list, parent });
  }
  return named;
}

/** `/jobs/{id}/applicants` lists the applicants of each job, wherever the jobs are listed. */
function parentOf(named: readonly Named[], path: string, shared: ReadonlySet<string>): Parent | undefined {
  const [, before = '', place = ''] = /^(.*)\/\{([^}]+)\}\/[^{}]+$/.exec(path) ?? [];
  if (before === '' || shared.has(stemOf(place))) return undefined;
  if (placesIn(before).some((one) => !shared.has(stemOf(one)))) return undefined;
  const noun = singular(nounOf(before));
  const tops = named.filter((one) => one.parent === undefined);
  const parent =
    tops.find(({ list }) => list.operation.path === before) ??
    tops.find(({ list }) => singular(nounOf(list.operation.path)) === noun);
  return parent === undefined ? undefined : { name: parent.name, place };
}
