// Notes on a candidate of a connected ATS.
import type { Clock } from '../../core/clock.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import { NoteId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import type { Note } from '../../core/records.ts';
import { readPath } from '../../core/json-path.ts';
import type { CandidateState } from './ats-candidates.ts';
import { allItems } from './all-items.ts';
import { asProblem } from './problem-of.ts';
import { htmlOf, plainOf } from './note-html.ts';
import { instantAt, isObject, says, textAt } from './values.ts';

interface AtsNotesDependencies {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
}

export interface AtsNotes {
  /** As they were a moment ago. */
  of(standing: CandidateState): Promise<readonly Note[]>;
  live(standing: CandidateState): Promise<readonly Note[]>;
  add(standing: CandidateState, text: string): Promise<NoteId>;
  remove(standing: CandidateState, note: NoteId): Promise<void>;
}

export function openNotes({
  clock,
  freshMs,
  ...dependencies
}: AtsNotesDependencies & { clock: Clock; freshMs: number }): AtsNotes {
  const kept = new Map<string, { at: number; notes: readonly Note[] }>();
  const live = async (standing: CandidateState): Promise<readonly Note[]> => {
    const notes = await notesOf(dependencies, standing);
    if (kept.size > mostKept) kept.clear();
    kept.set(standing.record.id, { at: clock.now().getTime(), notes });
    return notes;
  };
  return {
    live,
    of: async (standing) => {
      const known = kept.get(standing.record.id);
      return known !== undefined && clock.now().getTime() - known.at < freshMs ? known.notes : live(standing);
    },
    async add(standing, text) {
      kept.delete(standing.record.id);
      return addNote(dependencies, standing, text);
    },
    async remove(standing, note) {
      kept.delete(standing.record.id);
      await removeNote(dependencies, standing, note);
    },
  };
}

const mostKept = 200;
const patienceMs = 30_000;
type NoteList = NonNullable<NonNullable<AtsMapping['notes']>['list']>;
const longest = 10_000;

/** None where the system does not let them be read. */
async function notesOf({ remote, mapping }: AtsNotesDependencies, standing: CandidateState): Promise<readonly Note[]> {
  const { list, only, gone } = mapping.notes ?? {};
  if (list === undefined) return [];
  const items = await asProblem(() => listedNotes(remote, list, placesOf(mapping, standing)));
  return items.flatMap((item) => {
    const text = noteText(item, list);
    const id = NoteId.safeParse(textAt(item, list.id)).data;
    const isNone = (gone !== undefined && says(item, { field: gone })) || (only !== undefined && !says(item, only));
    if (text === undefined || id === undefined || isNone) return [];
    return [{ id, text, at: instantAt(item, list.at) ?? new Date(0).toISOString() }];
  });
}

async function listedNotes(
  remote: MappedSystem,
  { call, items, id, paging }: NoteList,
  values: JsonObject,
): Promise<readonly JsonObject[]> {
  if (paging !== undefined) return (await allItems(remote, { call, items, id, paging, values })).items;
  const body = await remote.call({ call, values, writes: false, signal: AbortSignal.timeout(patienceMs) });
  const listed = readPath(body, items);
  return Array.isArray(listed) ? listed.filter(isObject) : [];
}

function noteText(item: JsonObject, { text: path, isHtml }: NoteList): string | undefined {
  const text = textAt(item, path, longest);
  return text === undefined || isHtml !== true ? text : plainOf(text);
}

/** The id that the system gave it. */
async function addNote(
  { remote, mapping }: AtsNotesDependencies,
  standing: CandidateState,
  text: string,
): Promise<NoteId> {
  const { notes } = mapping;
  if (notes === undefined) throw new Problem('not_supported', `${remote.connector.title} takes no notes from outside.`);
  const { call, answerId = 'id' } = notes.add;
  const signal = AbortSignal.timeout(patienceMs);
  const values = { ...placesOf(mapping, standing), text, text_html: htmlOf(text) };
  const body = await asProblem(() => remote.call({ call, values, writes: true, signal }));
  const named = textAt({ answer: readPath(body, answerId) ?? null }, 'answer');
  return NoteId.parse(named ?? `unnamed-${standing.record.id}`);
}

async function removeNote(
  { remote, mapping }: AtsNotesDependencies,
  standing: CandidateState,
  note: NoteId,
): Promise<void> {
  const remove = mapping.notes?.remove;
  if (remove === undefined)
    throw new Problem(
      'not_undoable',
      `${remote.connector.title} does not let other systems remove notes. Remove it there.`,
    );
  const signal = AbortSignal.timeout(patienceMs);
  const values = { ...placesOf(mapping, standing), note };
  await asProblem(() => remote.call({ call: remove.call, values, writes: true, signal }));
}

const placesOf = ({ candidates }: AtsMapping, { record, body, personId }: CandidateState): JsonObject => ({
  id: readPath(body, 'id') ?? record.id,
  person: personId,
  job: readPath(body, candidates.job) ?? null,
});
