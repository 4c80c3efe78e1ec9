// Writes one thing to a connected system once, whatever happens on the way: noted before it leaves and after, and looked for where
// the answer was lost. What differs from system to system stands in the connector's mapping.
import { z } from 'zod';
import type { OutgoingMapping } from '../../core/connector/outgoing.ts';
import { Json, type JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import { type MappedSystem, RemoteFault } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import { markOf } from './mark.ts';
import { patient } from './patient.ts';
import { asProblem, isGone } from './problem-of.ts';
import { allItems } from './all-items.ts';
import { textAt } from './values.ts';
import { withoutNothing } from './without-nothing.ts';

export interface OutgoingDependencies {
  readonly remote: MappedSystem;
  readonly mapping: OutgoingMapping;
  /** Tells this connection's notes in the store from others'. */
  readonly scope: string;
  readonly store: RecordStore;
}

export interface Outgoing {
  readonly key: string;
  /** Null where nobody has to be found. */
  readonly to: { readonly email: string; readonly name: string } | null;
  /** The places of what is written; those of the person, the room and the key are added. */
  readonly values: (mark: string) => JsonObject;
}

export interface WriteOnce {
  write(outgoing: Outgoing): Promise<void>;
  /** Undefined where the system cannot tell. */
  hasWritten(key: string): Promise<boolean | undefined>;
}

/** What was looked up before the write is what it is looked for with. */
const Note = z.strictObject({ state: z.enum(['writing', 'written']), values: z.record(z.string(), Json) });
type Note = z.infer<typeof Note>;

const kind = 'outgoing';
const patienceMs = 30_000;

export function openWriteOnce({ mapping, scope, store, ...dependencies }: OutgoingDependencies): WriteOnce {
  const remote = patient(dependencies.remote);
  const at = { remote, mapping };
  const id = (key: string): string => `${scope}:${key}`;
  const noteOf = (key: string) =>
    store.read(async (records) => Note.optional().parse(await records.get(kind, id(key))));
  const note = (key: string, body: Note) => store.change((records) => records.put({ kind, id: id(key), body }));
  const hasWritten = async (key: string): Promise<boolean | undefined> => {
    const before = await noteOf(key);
    if (before === undefined || before.state === 'written') return before !== undefined;
    return isThere(at, before.values);
  };
  return {
    hasWritten: (key) => asProblem(() => hasWritten(key)),
    write: ({ key, to, values }) =>
      asProblem(async () => {
        const there = await hasWritten(key);
        if (there === undefined)
          throw new Problem('outcome_unknown', `An earlier try may have reached ${remote.connector.title}.`);
        if (there) return note(key, { state: 'written', values: {} });
        const looked = await lookUp(at, { key: markOf(key), ...namesOf(to) });
        await note(key, { state: 'writing', values: looked });
        try {
          await call(at, { deed: mapping.write, values: { ...looked, ...values(markOf(key)) } });
        } catch (error) {
          // Whatever says nothing of whether it arrived leaves the note: without it the same would be written again.
          if (error instanceof RemoteFault && !error.unclear)
            await store.change((records) => records.remove(kind, id(key)));
          throw error;
        }
        return note(key, { state: 'written', values: {} });
      }),
  };
}

type At = Pick<OutgoingDependencies, 'remote' | 'mapping'>;

function namesOf(to: Outgoing['to']): JsonObject {
  if (to === null) return {};
  const [first = '', ...others] = to.name.trim().split(/\s+/);
  const last = others.join(' ');
  return {
    email: to.email,
    email_quoted: to.email.replaceAll(/['\\]/g, String.raw`\$&`),
    name: to.name,
    // Systems ask for a family name, and some people have one name.
    first_name: last === '' ? null : first,
    last_name: last === '' ? first : last,
  };
}

/** Who, by whom and where: what the write needs to know. */
async function lookUp(at: At, values: JsonObject): Promise<JsonObject> {
  const { person, self, room } = at.mapping;
  const known: JsonObject = { ...values };
  if (person !== undefined) known['person'] = await personIn(at, known);
  if (self !== undefined) known['self'] = await named(at, self, known);
  if (room !== undefined) known['room'] = await named(at, room, known);
  return known;
}

async function personIn(at: At, values: JsonObject): Promise<Json> {
  const { remote, mapping } = at;
  const { person } = mapping;
  if (person === undefined) return null;
  const found = await sought(at, values);
  if (found !== undefined) return found;
  const { title } = remote.connector;
  if (person.create === undefined) throw unknownThere(remote);
  const body = await call(at, { deed: person.create, values });
  const made = readPath(body, person.create.answerId ?? 'id');
  if (made === undefined || made === null || typeof made === 'object')
    throw new Problem('outcome_unknown', `${title} did not say which contact it made.`);
  return made;
}

const unknownThere = ({ connector: { title } }: MappedSystem) =>
  new Problem('user_not_found', `${title} knows nobody with that e-mail address. Invite them there first.`);

const notAsked = ({ connector: { title } }: MappedSystem) =>
  new Problem(
    'not_supported',
    `${title} answers with others when it is asked for an e-mail address. Log by hand there.`,
  );

/** Addresses are the same in capitals and in small letters. */
const meant = (items: readonly JsonObject[], { among, email }: { among: string; email: string }) =>
  items.filter((item) =>
    JSON.stringify(readPath(item, among) ?? null)
      .toLowerCase()
      .includes(JSON.stringify(email.toLowerCase())),
  );

/** Undefined: there is nobody. */
async function sought({ remote, mapping: { person } }: At, values: JsonObject): Promise<Json | undefined> {
  if (person === undefined) return undefined;
  const { call: find, items, id, among } = person.find;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const page = await remote.list({ call: find, items, id, paging: { kind: 'none' }, values, cursor: null, signal });
    const [first] =
      among === undefined ? page.items : meant(page.items, { among, email: textAt(values, 'email') ?? '' });
    if (first === undefined && page.items.length > 0) throw notAsked(remote);
    return first === undefined ? undefined : readPath(first, id);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

async function named(
  { remote }: At,
  { call: asked, id, after = '' }: NonNullable<OutgoingMapping['room']>,
  values: JsonObject,
): Promise<Json> {
  const writes = asked.method !== 'GET';
  const body = await remote
    .call({ call: asked, values, writes, signal: AbortSignal.timeout(patienceMs) })
    .catch((error: unknown) => {
      throw isGone(error) ? unknownThere(remote) : error;
    });
  const name = readPath(body, id);
  if (typeof name === 'string') return name.startsWith(after) ? name.slice(after.length) : name;
  if (typeof name === 'number') return name;
  throw new Problem('upstream_failed', `${remote.connector.title} opened no conversation with that person.`);
}

async function call(
  { remote }: At,
  { deed, values }: { deed: OutgoingMapping['write']; values: JsonObject },
): Promise<Json> {
  const { body } = deed.call;
  const filled = body === undefined ? deed.call : { ...deed.call, body: withoutNothing(body, values) };
  return remote.call({ call: filled, values, writes: true, signal: AbortSignal.timeout(patienceMs) });
}

/** Undefined: the system cannot tell, or lists more than anybody reads. */
async function isThere({ remote, mapping: { found } }: At, values: JsonObject): Promise<boolean | undefined> {
  if (found === undefined) return undefined;
  const { call: asked, items, key, paging } = found;
  const mark = textAt(values, 'key') ?? '';
  const isIt = (item: JsonObject): boolean => textAt(item, key, longest)?.includes(mark) === true;
  const listed = await allItems(remote, { call: asked, items, paging, values }, (page) => page.some(isIt));
  if (listed.items.some(isIt)) return true;
  return listed.isWhole ? false : undefined;
}

const longest = 100_000;
