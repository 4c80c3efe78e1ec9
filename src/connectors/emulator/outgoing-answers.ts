// What an emulated system answers when somebody or something is looked for, and when a conversation is opened.
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { Answer } from './http-answers.ts';
import type { Seek } from './outgoing-routes.ts';
import { place } from './place.ts';
import type { Records } from './records.ts';

export function soughtIn(records: Records | undefined, seek: Seek, values: JsonObject): Answer {
  const wanted = values[seek.place] ?? values[`${seek.place}_quoted`];
  const isMeant = (body: JsonObject): boolean =>
    wanted === undefined ? seek.isLoose === true : sameText(readPath(body, seek.path), wanted);
  const items = (records?.all() ?? [])
    .filter(({ deleted, body }) => !deleted && isMeant(body))
    .map((held) => shown(held, seek));
  if (seek.items === '$') return { status: 200, body: items };
  const body: JsonObject = {};
  place(body, seek.items, items);
  return { status: 200, body };
}

/** Addresses are the same in capitals and in small letters. */
const sameText = (a: Json | undefined, b: Json): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.replaceAll('\\', '').toLowerCase();

function shown({ id, body }: { id: string; body: JsonObject }, { id: path }: Seek): JsonObject {
  if (path === undefined || readPath(body, path) !== undefined) return body;
  const item: JsonObject = structuredClone(body);
  place(item, path, id);
  return item;
}

/** The same conversation for the same person. */
export function namedFor(at: string, values: JsonObject): Answer {
  const body: JsonObject = {};
  const who = values['person'];
  place(body, at, typeof who === 'string' ? `room-${who}` : 'self-1');
  return { status: 200, body };
}
