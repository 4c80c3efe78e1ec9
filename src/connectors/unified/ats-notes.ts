// Notes on a candidate of a connected ATS.
import type { AtsMapping } from '../../core/connector/unified.ts';
import { NoteId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { RemoteSystem } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import type { Note } from '../../core/records.ts';
import { readPath } from '../../core/json-path.ts';
import type { Standing } from './ats-candidates.ts';
import { asProblem } from './problem-of.ts';
import { instantAt, isObject, says, textAt } from './values.ts';

interface Parts {
  readonly remote: RemoteSystem;
  readonly mapping: AtsMapping;
}

const patienceMs = 30_000;
const longest = 10_000;

/** None where the system does not let them be read. */
export async function notesOf({ remote, mapping }: Parts, standing: Standing): Promise<readonly Note[]> {
  const { list, only, gone } = mapping.notes ?? {};
  if (list === undefined) return [];
  const signal = AbortSignal.timeout(patienceMs);
  const body = await asProblem(() =>
    remote.call({ call: list.call, values: placesOf(standing), writes: false, signal }),
  );
  const items = readPath(body, list.items);
  return (Array.isArray(items) ? items : []).filter(isObject).flatMap((item) => {
    const text = textAt(item, list.text, longest);
    const id = NoteId.safeParse(textAt(item, list.id)).data;
    const isNone = (gone !== undefined && says(item, { field: gone })) || (only !== undefined && !says(item, only));
    if (text === undefined || id === undefined || isNone) return [];
    return [{ id, text, at: instantAt(item, list.at) ?? new Date(0).toISOString() }];
  });
}

/** The id that the system gave it; where it names none, the one of the note that was not there before. */
export async function addNote(
  parts: Parts,
  standing: Standing,
  { text, before }: { text: string; before: readonly Note[] },
): Promise<NoteId> {
  const { remote, mapping } = parts;
  const { notes } = mapping;
  if (notes === undefined) throw new Problem('not_supported', `${remote.connector.title} takes no notes from outside.`);
  const { call, answerId } = notes.add;
  const signal = AbortSignal.timeout(patienceMs);
  const body = await asProblem(() =>
    remote.call({ call, values: { ...placesOf(standing), text }, writes: true, signal }),
  );
  const named = answerId === undefined || !isObject(body) ? undefined : textAt(body, answerId);
  if (named !== undefined) return NoteId.parse(named);
  const known = new Set(before.map(({ id }) => id));
  const added = (await notesOf(parts, standing)).find((note) => !known.has(note.id) && note.text === text);
  return added?.id ?? NoteId.parse(`unnamed-${standing.record.id}`);
}

export async function removeNote({ remote, mapping }: Parts, standing: Standing, note: NoteId): Promise<void> {
  const remove = mapping.notes?.remove;
  if (remove === undefined)
    throw new Problem(
      'not_undoable',
      `${remote.connector.title} lets no note be taken away from outside. Do it there.`,
    );
  const signal = AbortSignal.timeout(patienceMs);
  await asProblem(() =>
    remote.call({ call: remove.call, values: { ...placesOf(standing), note }, writes: true, signal }),
  );
}

const placesOf = ({ record, body, personId }: Standing): JsonObject => ({
  id: readPath(body, 'id') ?? record.id,
  person: personId,
});
