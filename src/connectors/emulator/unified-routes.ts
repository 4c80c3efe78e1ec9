// The calls of a connector's unified mapping, as routes of its emulator, and what it holds that belongs to no collection.
import type { Call } from '../../core/connector/calls.ts';
import type { Collection } from '../../core/connector/collection.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Deed } from '../../core/connector/deed.ts';
import type { AtsMapping, CalendarMapping, One } from '../../core/connector/unified.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { isObject } from './invert.ts';
import { type OutgoingRoute, outgoingRoutes } from './outgoing-routes.ts';

/** What belongs to no collection: notes by whom they are about, stages by what they belong to. */
export interface Beside {
  readonly notes: Map<string, JsonObject[]>;
  readonly stages: JsonObject[];
  made: number;
}

export const nothingBeside = (): Beside => ({ notes: new Map(), stages: [], made: 0 });

/** `alsoGone`: systems that restore what was deleted still know it. */
type UnifiedRoute =
  | { readonly kind: 'one'; readonly one: One; readonly alsoGone?: true }
  | { readonly kind: 'deed'; readonly deed: Deed; readonly makes?: true; readonly alsoGone?: true }
  | { readonly kind: 'notes' | 'note-add' | 'note-remove'; readonly notes: NonNullable<AtsMapping['notes']> }
  | { readonly kind: 'stages'; readonly stages: AtsMapping['stages'] }
  | { readonly kind: 'meetings'; readonly calendar: CalendarMapping }
  | { readonly kind: 'busy'; readonly calendar: CalendarMapping }
  | { readonly kind: 'rooms'; readonly calendar: CalendarMapping }
  | OutgoingRoute;

export interface RouteContext {
  readonly call: Call;
  readonly name: string;
  readonly collection: Collection | undefined;
}
export type Placed = UnifiedRoute & RouteContext;

/** The calls of a mapping, each with the collection it is about. */
export const unifiedRoutes = ({
  collections,
  unified: { ats, calendar, crm, mail, chat },
}: Connector): readonly Placed[] => {
  const about = (name: string) => ({ name, collection: collections[name] });
  return [
    ...(ats === undefined ? [] : atsRoutes(ats, about)),
    ...(calendar === undefined ? [] : calendarRoutes(calendar, about(calendar.collection))),
    ...[crm, mail, chat].flatMap((mapping) => (mapping === undefined ? [] : outgoingRoutes(mapping, about))),
  ];
};

type About = (name: string) => Pick<RouteContext, 'name' | 'collection'>;

function atsRoutes(
  { candidates, notes, stages, move, reject, restore, offers }: AtsMapping,
  about: About,
): readonly Placed[] {
  const own = about(candidates.collection);
  const { person, one } = candidates;
  return [
    { kind: 'one', one, call: one.call, ...own },
    ...(person === undefined
      ? []
      : [{ kind: 'one' as const, one: person.one, call: person.one.call, ...about(person.collection) }]),
    ...madeBy(candidates.write?.make, own),
    ...[move, reject, restore, candidates.write?.remove].flatMap((deed): Placed[] =>
      deed === undefined ? [] : [{ kind: 'deed', deed, call: deed.call, ...own }],
    ),
    ...(stages.each === undefined
      ? []
      : [{ kind: 'stages' as const, stages, call: stages.each.call, ...about(stages.collection) }]),
    ...(notes === undefined ? [] : noteRoutes(notes, own)),
    ...offerRoutes(offers, about),
  ];
}

/** Where making one is a write of the collection itself, that is its route already. */
function madeBy(make: Deed | undefined, own: Pick<RouteContext, 'name' | 'collection'>): readonly Placed[] {
  if (make === undefined) return [];
  const { method, path } = make.call;
  const { create } = own.collection?.writes ?? {};
  if (create?.call.method === method && create.call.path === path) return [];
  return [{ kind: 'deed', deed: make, makes: true, call: make.call, ...own }];
}

function noteRoutes(
  notes: NonNullable<AtsMapping['notes']>,
  own: Pick<RouteContext, 'name' | 'collection'>,
): readonly Placed[] {
  const { list, add, remove } = notes;
  return [
    ...(list === undefined ? [] : [{ kind: 'notes' as const, notes, call: list.call, ...own }]),
    { kind: 'note-add', notes, call: add.call, ...own },
    ...(remove === undefined ? [] : [{ kind: 'note-remove' as const, notes, call: remove.call, ...own }]),
  ];
}

function offerRoutes(offers: AtsMapping['offers'], about: About): readonly Placed[] {
  if (offers?.write === undefined) return [];
  const { make, remove } = offers.write;
  const own = about(offers.collection);
  return [
    { kind: 'deed', deed: make, makes: true, call: make.call, ...own },
    { kind: 'deed', deed: remove, call: remove.call, ...own },
  ];
}

function calendarRoutes(calendar: CalendarMapping, own: Pick<Placed, 'name' | 'collection'>): readonly Placed[] {
  const { list, one, book, reschedule, attend, cancel, reinstate, rooms } = calendar;
  const changes = [reschedule, attend, cancel, reinstate].filter((deed) => deed !== undefined);
  const kept = reinstate === undefined ? {} : { alsoGone: true as const };
  return [
    { kind: 'meetings', calendar, call: list.call, ...own },
    ...(calendar.busy === undefined ? [] : [{ kind: 'busy' as const, calendar, call: calendar.busy.call, ...own }]),
    ...(rooms === undefined ? [] : [{ kind: 'rooms' as const, calendar, call: rooms.call, ...own }]),
    { kind: 'one', one, call: one.call, ...kept, ...own },
    { kind: 'deed', deed: book, makes: true, call: book.call, ...own },
    ...changes.map((deed): Placed => ({
      kind: 'deed',
      deed,
      call: deed.call,
      ...own,
      ...(deed === reinstate && kept),
    })),
  ];
}

/** How well a request's body fits a declared one: values that are fixed, and places that are filled. */
export function bodyFits(template: Json | undefined, body: JsonObject): number {
  if (!isObject(template)) return 0;
  let score = 0;
  for (const [name, wanted] of Object.entries(template)) {
    const shown = body[name];
    if (Array.isArray(wanted)) score += Array.isArray(shown) ? 1 : -1;
    else if (isObject(wanted)) score += isObject(shown) ? bodyFits(wanted, shown) : -1;
    else if (typeof wanted === 'string' && wanted.includes('{'))
      score += shown === undefined || shown === null ? -1 : 1;
    else score += JSON.stringify(wanted) === JSON.stringify(shown) ? 1 : -10;
  }
  return score;
}
