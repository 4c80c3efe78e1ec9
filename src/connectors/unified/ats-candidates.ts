// Candidacies of a connected ATS in Muster's own shape: read live one by one, or all of them from the mirror.
import type { Clock } from '../../core/clock.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import { CandidateId, JobId } from '../../core/ids.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import type { AtsChanges, Reading } from '../../core/ports/ats.ts';
import type { MappedSystem, RemoteRecord } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import { Candidate, noAddress, type Note } from '../../core/records.ts';
import { stageKind } from '../../core/stages.ts';
import { readPath, withPath } from '../../core/json-path.ts';
import type { AtsLists, StageRecord } from './ats-lists.ts';
import { type KnownOffer, offerShown, offersOfOne, readOffers } from './ats-offers.ts';
import { type Mirror, readChangesAnew } from './mirror.ts';
import { asProblem, isGone } from './problem-of.ts';
import type { Contact, KeptOffer, Rejection, SideRecords } from './side-records.ts';
import { instantAt, phoneAt, plain, recordAt, says, textAt } from './values.ts';

export const endedNames = { rejected: 'Rejected', hired: 'Hired' } as const;

/** A candidacy as the system holds it, with the person's own record where the system keeps that apart. */
export interface CandidateState {
  readonly record: RemoteRecord;
  /** The record with the person's under `person`. */
  readonly body: JsonObject;
  readonly stage: StageRecord | undefined;
  readonly stageName: string;
  readonly personId: Json;
}

export interface AtsCandidates {
  all(reading?: Reading): Promise<readonly Candidate[]>;
  /** Who changed since a cursor given out before; null: everybody. */
  changed(since: string | null): Promise<AtsChanges>;
  /** Live. Throws `candidate_not_found`. */
  standing(id: string): Promise<CandidateState>;
  candidate(standing: CandidateState, notes: readonly Note[]): Promise<Candidate>;
}

interface AtsContext {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
  readonly mirror: (collection: string) => Mirror;
  readonly lists: AtsLists;
  readonly side: SideRecords;
  readonly clock: Clock;
}

const patienceMs = 30_000;

export function openCandidates(context: AtsContext): AtsCandidates {
  const { mapping, mirror, lists, side } = context;
  const { collection, person, personId } = mapping.candidates;
  return {
    async all({ fresh } = {}) {
      const [records, stages, contacts, rejections, kept, offers] = await Promise.all([
        fresh === true ? mirror(collection).anew() : mirror(collection).all(),
        lists.stages(),
        side.contacts(),
        side.rejections(),
        side.offers(),
        readOffers(context),
      ]);
      const ids = [...records.values()].flatMap(({ body }) => textAt(body, personId) ?? []);
      const people = person === undefined ? undefined : await mirror(person.collection).all(ids);
      const found = [...records.values()].map((record) => {
        const own = people?.get(textAt(record.body, personId) ?? '')?.body;
        const { id } = record;
        const [contact, rejection, offer] = [contacts.get(id), rejections.get(id), offers.get(id)];
        const beside = { contact, rejection, kept: kept.get(id), offer, notes: [] };
        return shape(context, standingOf(mapping, { record, person: own, stages }), beside);
      });
      return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
    changed: (since) => changedSince(context, since),
    standing: (id) => asProblem(() => live(context, id)),
    async candidate(standing, notes) {
      const { id } = standing.record;
      const job = readPath(standing.body, mapping.candidates.job) ?? null;
      const kept = await side.offer(id);
      const [contact, rejection, offer] = await Promise.all([
        side.contact(id),
        side.rejection(id),
        asProblem(() => offersOfOne({ ...context, kept }, { id, person: standing.personId, job })),
      ]);
      return shape(context, standing, { contact, rejection, kept, offer, notes });
    },
  };
}

async function changedSince(context: AtsContext, since: string | null): Promise<AtsChanges> {
  const { remote, mapping, mirror, lists, clock } = context;
  const { collection, appliedAt, stageSince, job } = mapping.candidates;
  const found = await readChangesAnew(remote, { collection, clock }, since);
  const stages = await lists.stages();
  const records = found.records.filter(({ deleted }) => !deleted);
  for (const record of records) mirror(collection).keep(record);
  return {
    cursor: found.since,
    changed: records.map((record) => ({
      candidate: CandidateId.parse(record.id),
      job: JobId.parse(textAt(record.body, job) ?? 'none'),
      stage: standingOf(mapping, { record, person: undefined, stages }).stageName,
      stageSince: instantAt(record.body, stageSince) ?? null,
      appliedAt: instantAt(record.body, appliedAt) ?? null,
    })),
  };
}

async function live(context: AtsContext, id: string): Promise<CandidateState> {
  const { remote, mapping, mirror, lists } = context;
  const { candidates } = mapping;
  const job = await jobListed(context, id);
  const shown =
    job === null
      ? undefined
      : await one(remote, candidates.one, { id, id_raw: /^\d+$/.test(id) ? Number(id) : id, job });
  const body = shown === undefined ? undefined : withJob(candidates, shown, job ?? '');
  if (body === undefined) throw new Problem('candidate_not_found', `${remote.connector.title} has no candidate ${id}.`);
  const record: RemoteRecord = { id, body, deleted: false };
  mirror(candidates.collection).keep(record);
  const personId = candidates.personId === undefined ? undefined : readPath(body, candidates.personId);
  const own = personId === undefined ? undefined : await personOf({ remote, mapping, mirror }, personId);
  return standingOf(mapping, { record, person: own, stages: await lists.stages() });
}

/** What the list says, where one record is not shown without it; null: nobody of that id is listed. */
async function jobListed({ mapping, mirror }: AtsContext, id: string): Promise<string | null> {
  const { collection, one: reading, job } = mapping.candidates;
  if (!reading.call.path.includes('{job}')) return '';
  const listed = (await mirror(collection).all([id])).get(id);
  return (listed === undefined ? undefined : textAt(listed.body, job)) ?? null;
}

const withJob = ({ job: path }: AtsMapping['candidates'], body: JsonObject, job: string): JsonObject =>
  job === '' || readPath(body, path) !== undefined ? body : withPath(body, path, job);

/** Names and addresses change seldom: whom the mirror knows is not asked for again. */
async function personOf(
  { remote, mapping, mirror }: Pick<AtsContext, 'remote' | 'mapping' | 'mirror'>,
  id: Json,
): Promise<JsonObject | undefined> {
  const { person } = mapping.candidates;
  if (person === undefined) return undefined;
  const known = (await mirror(person.collection).all()).get(textAt({ id }, 'id') ?? '');
  return known === undefined ? one(remote, person.one, { id }) : known.body;
}

async function one(
  remote: MappedSystem,
  { call, at }: AtsMapping['candidates']['one'],
  values: JsonObject,
): Promise<JsonObject | undefined> {
  try {
    const body = await remote.call({ call, values, writes: false, signal: AbortSignal.timeout(patienceMs) });
    return recordAt(body, at);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

interface CandidateRecord {
  readonly record: RemoteRecord;
  readonly person: JsonObject | undefined;
  readonly stages: readonly StageRecord[];
}

function standingOf({ candidates }: AtsMapping, { record, person, stages }: CandidateRecord): CandidateState {
  const body = person === undefined ? record.body : { ...record.body, person };
  const stage = stageOf(candidates, body, stages);
  const ended = candidates.ended.find((over) => says(body, over))?.as ?? stage?.ended;
  const known = stage?.name ?? textAt(body, candidates.stage, 80) ?? 'Unknown';
  return {
    record,
    body,
    stage,
    stageName: ended === undefined ? known : endedNames[ended],
    personId: (candidates.personId === undefined ? undefined : readPath(body, candidates.personId)) ?? record.id,
  };
}

function stageOf(
  { stage: path, stageIs, job }: AtsMapping['candidates'],
  body: JsonObject,
  stages: readonly StageRecord[],
): StageRecord | undefined {
  const value = textAt(body, path);
  const own = textAt(body, job);
  if (stageIs === 'id')
    return stages.find(({ id, group }) => id === value && group === own) ?? stages.find(({ id }) => id === value);
  const named = stages.filter(({ name }) => name.toLowerCase() === value?.toLowerCase());
  return named.find(({ group }) => group === own) ?? named[0];
}

interface Beside {
  readonly contact: Contact | undefined;
  readonly rejection: Rejection | undefined;
  readonly kept: KeptOffer | undefined;
  readonly offer: KnownOffer | undefined;
  readonly notes: readonly Note[];
}

function shape({ mapping, clock }: AtsContext, { record, body, stageName }: CandidateState, beside: Beside): Candidate {
  const { candidates } = mapping;
  const appliedAt = instantAt(body, candidates.appliedAt) ?? clock.now().toISOString();
  const stageSince = instantAt(body, candidates.stageSince) ?? appliedAt;
  const name = candidates.name
    .map((path) => textAt(body, path) ?? '')
    .join(' ')
    .trim();
  const email = textAt(body, candidates.email, 320);
  const isRejected = stageKind(stageName) === 'rejected';
  return Candidate.parse({
    id: CandidateId.parse(record.id),
    name: plain(name, 200) || `Candidate ${record.id}`,
    email: Candidate.shape.email.safeParse(email).data ?? noAddress,
    ...phoneAt(body, candidates.phone),
    job: JobId.parse(textAt(body, candidates.job) ?? 'none'),
    stage: stageName,
    appliedAt,
    stageSince,
    lastContactAt: lastContact(instantAt(body, candidates.lastContactAt) ?? null, beside.contact),
    signals: {},
    notes: [...beside.notes],
    offer: offerShown(beside.offer, beside.kept, stageSince),
    rejection: isRejected ? rejectionOf(mapping, body, beside.rejection) : null,
  });
}

/** Ours, until the system tells of a later one. */
export function lastContact(theirs: string | null, ours: Contact | undefined): string | null {
  if (ours === undefined) return theirs;
  if (theirs === null || ours.seen === theirs) return ours.at;
  const ourTime = Math.max(Date.parse(ours.at ?? ''), Date.parse(ours.seen ?? ''));
  return Number.isNaN(ourTime) || Date.parse(theirs) > ourTime ? theirs : ours.at;
}

export const theirContact = ({ candidates }: AtsMapping, body: JsonObject): string | null =>
  instantAt(body, candidates.lastContactAt) ?? null;

function rejectionOf(
  { candidates }: AtsMapping,
  body: JsonObject,
  ours: Rejection | undefined,
): { reason: string | null; at: string } {
  if (ours !== undefined) return { reason: ours.reason, at: ours.at };
  const at = candidates.ended.map(({ field }) => instantAt(body, field)).find((instant) => instant !== undefined);
  return { reason: textAt(body, candidates.reason) ?? null, at: at ?? new Date(0).toISOString() };
}
