// The calls of what goes out one by one, as routes of an emulator: who is looked for, conversations, what is written and found again.
import type { Call } from '../../core/connector/calls.ts';
import type { Collection } from '../../core/connector/collection.ts';
import type { OutgoingMapping } from '../../core/connector/outgoing.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import type { Deed } from '../../core/connector/deed.ts';

/** Records whose `path` is what stands in the place. */
export interface Seek {
  readonly items: string;
  readonly id?: string;
  readonly path: string;
  readonly place: 'email' | 'key';
  /** What is looked for stands among other records, told apart by whoever asked. */
  readonly isLoose?: true;
}

export type OutgoingRoute =
  | { readonly kind: 'seek'; readonly seek: Seek }
  | { readonly kind: 'named'; readonly at: string; readonly after?: string | undefined }
  | { readonly kind: 'deed'; readonly deed: Deed; readonly makes: true }
  | { readonly kind: 'notes' | 'note-add'; readonly notes: NonNullable<AtsMapping['notes']> };

type About = (name: string) => { readonly name: string; readonly collection: Collection | undefined };
type Routed = OutgoingRoute & ReturnType<About> & { readonly call: Call };

export function outgoingRoutes(mapping: OutgoingMapping, about: About): readonly Routed[] {
  const { person, self, room, write, found, collection } = mapping;
  const routes: Routed[] = [self, room].flatMap((one): Routed[] =>
    one === undefined ? [] : [{ kind: 'named', at: one.id, after: one.after, call: one.call, ...about('') }],
  );
  if (person !== undefined) {
    const { find, create, email } = person;
    const seek: Seek = { items: find.items, id: find.id, path: email, place: 'email' };
    routes.push({ kind: 'seek', seek, call: find.call, ...about(person.collection) });
    const own = about(person.collection);
    if (create !== undefined && !isDeclared(own.collection, create.call))
      routes.push({ kind: 'deed', deed: create, makes: true, call: create.call, ...own });
  }
  return [
    ...routes,
    ...(collection === undefined ? entries(mapping, about('')) : letters({ write, found }, about(collection))),
  ];
}

/** The collection itself is written to by the same call. */
const isDeclared = (collection: Collection | undefined, { method, path }: Call): boolean =>
  [collection?.writes?.create, collection?.writes?.upsert].some(
    (write) => write?.call.method === method && write.call.path === path,
  );

/** Entries stand beside whoever they are about. */
function entries({ write, found }: OutgoingMapping, own: ReturnType<About>): readonly Routed[] {
  const list =
    found === undefined
      ? undefined
      : { call: found.call, items: found.items, id: 'id', text: found.key, paging: found.paging };
  const notes = { add: write, ...(list === undefined ? {} : { list }) };
  const add: Routed = { kind: 'note-add', notes, call: write.call, ...own };
  return found === undefined ? [add] : [add, { kind: 'notes', notes, call: found.call, ...own }];
}

function letters(
  { write, found }: Pick<OutgoingMapping, 'write' | 'found'>,
  own: ReturnType<About>,
): readonly Routed[] {
  const sent: Routed = { kind: 'deed', deed: write, makes: true, call: write.call, ...own };
  if (found === undefined) return [sent];
  const seek: Seek = { items: found.items, path: found.key, place: 'key', isLoose: true };
  return [sent, { kind: 'seek', seek, call: found.call, ...own }];
}
