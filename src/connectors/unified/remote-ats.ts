// Any connected applicant tracking system behind the one port that tools, brief, status sync and veteran matching use. What
// differs from system to system stands in the connector's mapping; nothing here knows a vendor.
import { whyNot } from '../../core/connector/abilities.ts';
import type { AtsAct } from '../../core/connector/ats-acts.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import type { Clock } from '../../core/clock.ts';
import { Instant, type Job } from '../../core/records.ts';
import { NoteId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Ats, Reading } from '../../core/ports/ats.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import { addCandidate, entryStages, removeCandidate } from './ats-added-candidates.ts';
import { type AtsCandidates, endedNames, lastContact, openCandidates, theirContact } from './ats-candidates.ts';
import { mattersSince } from './ats-matters.ts';
import { openLists } from './ats-lists.ts';
import { moveCandidate, type MoveDependencies } from './ats-moves.ts';
import { withoutOwn } from './ats-offers.ts';
import { openNotes } from './ats-notes.ts';
import { fileOf, filesOf } from './ats-files.ts';
import { scorecardsOf } from './ats-scorecards.ts';
import { textAt } from './values.ts';
import { hasSetOffer, setOffer, whyNoOffer } from './ats-offer-writes.ts';
import { type Mirror, openMirror } from './mirror.ts';
import { patient } from './patient.ts';
import { asProblem } from './problem-of.ts';
import { sideRecords } from './side-records.ts';

export interface RemoteAtsDependencies {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
  /** The connection's own values, such as the reason for rejections that name none. */
  readonly config: JsonObject;
  /** Tells this connection's notes in the store from others'. */
  readonly scope: string;
  readonly store: RecordStore;
  readonly directory: Pick<Directory, 'users'>;
  /** Real time. */
  readonly clock: Clock;
  /** How old an answer about all candidates may be; 10 seconds where absent. */
  readonly freshMs?: number;
}

export function remoteAts(dependencies: RemoteAtsDependencies): Ats {
  const opened = open(dependencies);
  const { remote } = dependencies;
  return {
    system: remote.connector.system,
    repeats: 'read_back',
    async unable(act, about) {
      const because = opened.unable(act);
      if (because !== null || act !== 'offer' || about === undefined) return because;
      return asProblem(() => whyNoOffer(opened.offering, about));
    },
    ...readsOf(opened),
    ...writesOf(opened),
  };
}

type Opened = ReturnType<typeof open>;

function open(dependencies: RemoteAtsDependencies) {
  const { mapping, store, scope, clock, config } = dependencies;
  const remote = patient(dependencies.remote);
  const mirrors = new Map<string, Mirror>();
  const { freshMs = 10_000 } = dependencies;
  const mirror = (collection: string): Mirror => {
    // Requisitions, stages, reasons and people's names change seldom, and requests are few: Greenhouse gives 50 in half a minute.
    const isQuick = collection === mapping.candidates.collection || collection === mapping.offers?.collection;
    const slowly = isQuick ? 1 : 30;
    const known = mirrors.get(collection) ?? openMirror(remote, { collection, clock, freshMs: freshMs * slowly });
    mirrors.set(collection, known);
    return known;
  };
  const side = sideRecords(store, scope);
  const lists = openLists({ mapping, remote, mirror, directory: dependencies.directory, clock });
  const candidates = openCandidates({ remote, mapping, mirror, lists, side, clock });
  const unable = (act: AtsAct): string | null => whyNot(remote.connector.title, mapping, act);
  const cannot = (act: AtsAct) => new Problem('not_supported', unable(act) ?? 'That cannot be done here.');
  const notes = openNotes({ remote, mapping, clock, freshMs });
  const moving: MoveDependencies = { remote, mapping, config, lists, candidates, side, cannot, clock };
  const offering = { remote, mapping, mirror, candidates, side, cannot };
  const adding = { remote, mapping, mirror, lists, candidates, side, cannot };
  const scoring = { remote, mapping, mirror, directory: dependencies.directory };
  return { remote, mapping, scoring, side, lists, candidates, notes, clock, unable, cannot, moving, offering, adding };
}

type Reads =
  | 'stages'
  | 'jobs'
  | 'job'
  | 'candidates'
  | 'candidate'
  | 'changes'
  | 'matters'
  | 'scorecards'
  | 'files'
  | 'file';

const readsOf = ({
  remote,
  mapping,
  lists,
  candidates,
  notes,
  clock,
  side,
  scoring,
}: Opened): Required<Pick<Ats, Reads>> => ({
  scorecards: (id) => asProblem(async () => scorecardsOf(scoring, await placesOf({ candidates, mapping }, id))),
  files: (id) => asProblem(async () => filesOf({ remote, mapping }, await placesOf({ candidates, mapping }, id))),
  file: ({ candidate, file }) =>
    asProblem(async () =>
      fileOf({ remote, mapping }, { values: await placesOf({ candidates, mapping }, candidate), id: file }),
    ),
  stages: () =>
    asProblem(async () => {
      const names = (await lists.stages()).filter(({ ended }) => ended === undefined).map(({ name }) => name);
      return [...new Set([...names, ...endNames(mapping)])];
    }),
  jobs: () => asProblem(() => lists.jobs()),
  job: (id) => asProblem(async () => found(await lists.jobs(), id, remote.connector.title)),
  candidates: ({ job, stage, ...reading } = {}) =>
    asProblem(async () =>
      (await candidates.all(reading)).filter(
        (one) => (job === undefined || one.job === job) && (stage === undefined || one.stage === stage),
      ),
    ),
  candidate: (id, reading) => wholeCandidate({ notes, candidates }, id, reading),
  changes: (since) => asProblem(() => candidates.changed(since)),
  matters: (kind, since) =>
    asProblem(async () => {
      const listed = await mattersSince({ remote, mapping, clock }, kind, since);
      return listed === undefined || kind === 'interviews' ? listed : withoutOwn(listed, await side.offers());
    }),
});

/** What the calls of one candidacy may name. */
async function placesOf({ candidates, mapping }: Pick<Opened, 'candidates' | 'mapping'>, id: string) {
  const { personId, body } = await candidates.standing(id);
  return { id, person: personId, job: textAt(body, mapping.candidates.job) ?? null };
}

function found(jobs: readonly Job[], id: string, title: string): Job {
  const job = jobs.find((one) => one.id === id);
  if (job === undefined) throw new Problem('job_not_found', `${title} has no requisition ${id}.`);
  return job;
}

async function wholeCandidate(
  { notes, candidates }: Pick<Opened, 'notes' | 'candidates'>,
  id: string,
  reading?: Reading,
) {
  const standing = await candidates.standing(id);
  return candidates.candidate(standing, await notes.of(standing, reading));
}

/** Where the end of a candidacy is a field of its own and no stage, it stands behind the stages. */
function endNames({ candidates, stages }: AtsMapping): readonly string[] {
  const ends = new Set([...candidates.ended, ...stages.ended].map(({ as }) => as));
  return (['hired', 'rejected'] as const).filter((end) => ends.has(end)).map((end) => endedNames[end]);
}

type Writes = 'move' | 'setLastContact' | 'addNote' | 'removeNote' | 'setOffer' | 'hasSetOffer' | Makes;
type Makes = 'entryStages' | 'addCandidate' | 'removeCandidate' | 'addJob' | 'removeJob';

const writesOf = (opened: Opened): Pick<Ats, Writes> => ({
  move: (move) => asProblem(() => moveCandidate(opened.moving, move)),
  setLastContact: (contact) => setLastContact(opened, contact),
  async addNote({ candidate, text, key }) {
    const { side, candidates, notes } = opened;
    const known = await side.done(`note:${key}`);
    if (known !== undefined) return NoteId.parse(known);
    if (opened.unable('add_note') !== null) throw opened.cannot('add_note');
    const standing = await candidates.standing(candidate);
    const note = await notes.add(standing, text);
    await side.note({ key: `note:${key}`, value: note });
    return note;
  },
  async removeNote({ candidate, note, text, key }) {
    const { side, candidates, notes } = opened;
    if ((await side.done(`unnote:${key}`)) !== undefined) return;
    const standing = await candidates.standing(candidate);
    const there = (await notes.found(standing)).find(({ id }) => id === note);
    if (opened.unable('remove_note') === null && there?.text !== text.trim())
      throw new Problem('changed_since', `Candidate ${candidate}: the note was edited or removed meanwhile.`);
    await notes.remove(standing, note);
    await side.note({ key: `unnote:${key}`, value: null });
  },
  setOffer: (offer) => asProblem(() => setOffer(opened.offering, offer)),
  hasSetOffer: (set) => asProblem(() => hasSetOffer(opened.offering, set)),
  entryStages: () => asProblem(() => entryStages(opened.adding)),
  addCandidate: (add) => asProblem(() => addCandidate(opened.adding, add)),
  removeCandidate: (remove) => asProblem(() => removeCandidate(opened.adding, remove)),
  addJob: () => Promise.reject(opened.cannot('add_job')),
  removeJob: () => Promise.reject(opened.cannot('remove_job')),
});

/** Kept beside the system: none takes a time of contact from outside, and what it says later of its own counts again. */
async function setLastContact(
  { side, candidates, mapping }: { side: Opened['side']; candidates: AtsCandidates; mapping: AtsMapping },
  { candidate, from, to, key }: Parameters<Ats['setLastContact']>[0],
): Promise<string | null> {
  const known = await side.done(`contact:${key}`);
  if (known !== undefined) return Instant.nullable().parse(known);
  const { body } = await candidates.standing(candidate);
  const seen = theirContact(mapping, body);
  if (lastContact(seen, await side.contact(candidate)) !== from)
    throw new Problem('changed_since', `Candidate ${candidate}: somebody has been in contact meanwhile.`);
  await side.note({ key: `contact:${key}`, value: to, contact: { candidate, at: to, seen } });
  return to;
}
