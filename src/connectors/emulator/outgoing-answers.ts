// What an emulated system answers when somebody or something is looked for, and when a conversation is opened.
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { Answer } from './http-answers.ts';
import type { Seek } from './outgoing-routes.ts';
import { place } from './place.ts';

interface Held {
  readonly id: string;
  readonly body: JsonObject;
  readonly deleted: boolean;
}

/** What was written where no collection reads it. */
export const heldBeside = (bodies: readonly JsonObject[] = []): readonly Held[] =>
  bodies.map((body) => ({ id: '', body, deleted: false }));

export function soughtIn(among: readonly Held[], seek: Seek, values: JsonObject): Answer {
  const wanted = values[seek.place] ?? values[`${seek.place}_quoted`];
  const isMeant = (body: JsonObject): boolean =>
    wanted === undefined ? seek.isLoose === true : sameText(readPath(body, seek.path), wanted);
  const items = among.filter(({ deleted, body }) => !deleted && isMeant(body)).map((one) => shown(one, seek));
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
export function namedFor({ at, after = '' }: { at: string; after?: string | undefined }, values: JsonObject): Answer {
  const body: JsonObject = {};
  const who = values['person'] ?? values['email'];
  place(body, at, `${after}${typeof who === 'string' ? `room-${who}` : 'self-1'}`);
  return { status: 200, body };
}
