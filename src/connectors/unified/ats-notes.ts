// Notes on a candidate of a connected ATS.
import type { Clock } from '../../core/clock.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import { NoteId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Reading } from '../../core/ports/ats.ts';
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
  /** As they were a moment ago, unless they shall be fresh. */
  of(standing: CandidateState, reading?: Reading): Promise<readonly Note[]>;
  /** As they are now, as many as are read. */
  found(standing: CandidateState): Promise<readonly Note[]>;
  add(standing: CandidateState, text: string): Promise<NoteId>;
  remove(standing: CandidateState, note: NoteId): Promise<void>;
}

export function openNotes({
  clock,
  freshMs,
  ...dependencies
}: AtsNotesDependencies & { clock: Clock; freshMs: number }): AtsNotes {
  const kept = new Map<string, { at: number; notes: readonly Note[] }>();
  let writes = 0;
  const live = async (standing: CandidateState): Promise<Listed> => {
    const before = writes;
    const at = clock.now().getTime();
    const listed = await notesOf(dependencies, standing);
    if (kept.size > mostKept) kept.clear();
    // What was read while something was written may be without it.
    if (writes === before) kept.set(standing.record.id, { at, notes: listed.notes });
    return listed;
  };
  const written = async <Answer>(standing: CandidateState, write: () => Promise<Answer>): Promise<Answer> => {
    const forget = () => {
      writes += 1;
      kept.delete(standing.record.id);
    };
    forget();
    return write().finally(forget);
  };
  return {
    found: async (standing) => (await live(standing)).notes,
    of: async (standing, { fresh } = {}) => {
      const known = fresh === true ? undefined : kept.get(standing.record.id);
      if (known !== undefined && clock.now().getTime() - known.at < freshMs) return known.notes;
      const { notes, isWhole } = await live(standing);
      if (fresh === true && !isWhole) throw moreThanRead(dependencies.remote.connector.title);
      return notes;
    },
    add: (standing, text) => written(standing, () => addNote(dependencies, standing, text)),
    remove: (standing, note) => written(standing, () => removeNote(dependencies, standing, note)),
  };
}

interface Listed {
  readonly notes: readonly Note[];
  /** False: there are more than are read. */
  readonly isWhole: boolean;
}

const moreThanRead = (title: string) =>
  new Problem('outcome_unknown', `${title} has more notes on that candidate than are read. Look in ${title} itself.`);

const mostKept = 200;
const patienceMs = 30_000;
type NoteList = NonNullable<NonNullable<AtsMapping['notes']>['list']>;
const longest = 10_000;

/** None where the system does not let them be read. */
async function notesOf({ remote, mapping }: AtsNotesDependencies, standing: CandidateState): Promise<Listed> {
  const { list, only, gone } = mapping.notes ?? {};
  if (list === undefined) return { notes: [], isWhole: true };
  const { items, isWhole } = await asProblem(() => listedNotes(remote, list, placesOf(mapping, standing)));
  const notes = items.flatMap((item): readonly Note[] => {
    const text = noteText(item, list);
    const id = NoteId.safeParse(textAt(item, list.id)).data;
    const isNone = (gone !== undefined && says(item, { field: gone })) || (only !== undefined && !says(item, only));
    if (text === undefined || id === undefined || isNone) return [];
    return [{ id, text, at: instantAt(item, list.at) ?? new Date(0).toISOString() }];
  });
  return { notes, isWhole };
}

async function listedNotes(
  remote: MappedSystem,
  { call, items, id, paging }: NoteList,
  values: JsonObject,
): Promise<{ items: readonly JsonObject[]; isWhole: boolean }> {
  if (paging !== undefined) return allItems(remote, { call, items, id, paging, values });
  const body = await remote.call({ call, values, writes: false, signal: AbortSignal.timeout(patienceMs) });
  const listed = readPath(body, items);
  return { items: Array.isArray(listed) ? listed.filter(isObject) : [], isWhole: true };
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
