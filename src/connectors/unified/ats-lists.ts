// What a connected ATS keeps beside its candidates: requisitions, stages in their order, reasons, and who is who by e-mail.
import type { AtsMapping } from '../../core/connector/unified.ts';
import type { Clock } from '../../core/clock.ts';
import { JobId, type UserId } from '../../core/ids.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { RemoteRecord, MappedSystem } from '../../core/ports/remote-system.ts';
import { Job } from '../../core/records.ts';
import { readPath } from '../../core/json-path.ts';
import type { Mirror } from './mirror.ts';
import { isObject, plain, says, textAt } from './values.ts';

export interface StageRecord {
  readonly id: string;
  /** As the system spells it in JSON: some want numbers back as numbers. */
  readonly raw: Json;
  readonly name: string;
  readonly group: string | undefined;
  readonly ended: 'rejected' | 'hired' | undefined;
}

export interface Reason {
  readonly raw: Json;
  readonly text: string;
}

export interface AtsLists {
  jobs(): Promise<readonly Job[]>;
  stages(): Promise<readonly StageRecord[]>;
  reasons(): Promise<readonly Reason[]>;
  /** As the system spells it in JSON. */
  rawJobId(job: string): Promise<Json>;
}

interface AtsListsDependencies {
  readonly mapping: AtsMapping;
  readonly remote: MappedSystem;
  readonly mirror: (collection: string) => Mirror;
  readonly directory: Pick<Directory, 'users'>;
  readonly clock: Clock;
}

const patienceMs = 60_000;
const keptMs = 60_000;

export function openLists(dependencies: AtsListsDependencies): AtsLists {
  const { mapping, mirror } = dependencies;
  const stagesOfAll = kept(dependencies.clock, () => stagesOfEach(dependencies));
  const rawId = (collection: string, { id, body }: RemoteRecord): Json =>
    readPath(body, dependencies.remote.connector.collections[collection]?.id ?? 'id') ?? id;
  return {
    async jobs() {
      const people = await peopleOf(dependencies);
      const all = [...(await mirror(mapping.jobs.collection).all()).values()];
      return all.map((record) => jobOf(mapping, record, people));
    },
    async stages() {
      const { collection, each, within, seen, fixed, order } = mapping.stages;
      if (fixed !== undefined) return fixed.map((one) => ({ ...one, raw: one.id, group: undefined, ended: undefined }));
      const isOwn = each === undefined && within === undefined && seen === undefined;
      const held = each === undefined ? [...(await mirror(collection).all()).values()] : await stagesOfAll();
      const all =
        seen === undefined ? (within === undefined ? held : stagesWithin(held, within)) : stagesSeen(held, mapping);
      const listed = withKnown(
        mapping,
        all.map((record) => stageOf(mapping, record, isOwn ? rawId(collection, record) : undefined)),
      );
      return order === undefined ? listed : inOrder(all, listed, order);
    },
    async reasons() {
      const { reasons } = mapping;
      if (reasons === undefined) return [];
      const all = [...(await mirror(reasons.collection).all()).values()];
      return all.flatMap((record) => {
        const text = textAt(record.body, reasons.text);
        return text === undefined ? [] : [{ raw: rawId(reasons.collection, record), text }];
      });
    },
    async rawJobId(job) {
      if (mapping.jobs.key !== undefined) return job;
      const record = (await mirror(mapping.jobs.collection).all()).get(job);
      return record === undefined ? job : rawId(mapping.jobs.collection, record);
    },
  };
}

/** The ATS's own user id → the person here with the same address. */
async function peopleOf({ mapping, mirror, directory }: AtsListsDependencies): Promise<ReadonlyMap<string, UserId>> {
  const { users, jobs } = mapping;
  if (users === undefined || jobs.hiringManager === undefined) return new Map();
  const ours = new Map((await directory.users()).map(({ id, email }) => [email.toLowerCase(), id]));
  return new Map(
    [...(await mirror(users.collection).all())].flatMap(([id, { body }]): [string, UserId][] => {
      const known = ours.get(textAt(body, users.email)?.toLowerCase() ?? '');
      return known === undefined ? [] : [[id, known]];
    }),
  );
}

function jobOf({ jobs }: AtsMapping, { id, body }: RemoteRecord, people: ReadonlyMap<string, UserId>): Job {
  const department = textAt(body, jobs.department, 80) ?? '';
  const isOpen =
    jobs.open === undefined ||
    jobs.open.values.some((value) => says(body, { field: jobs.open?.field ?? '', equals: value }));
  return Job.parse({
    id: JobId.parse(textAt(body, jobs.key) ?? id),
    title: textAt(body, jobs.title) ?? `Requisition ${id}`,
    role: department.toLowerCase(),
    jobFamily: department.toLowerCase(),
    hiringManager: people.get(textAt(body, jobs.hiringManager) ?? '') ?? null,
    location: textAt(body, jobs.location) ?? '',
    salaryRange: '',
    status: isOpen ? 'open' : 'closed',
    description: plain(textAt(body, jobs.description, 20_000) ?? '', 20_000),
  });
}

function stageOf({ stages }: AtsMapping, { id, body }: RemoteRecord, raw: Json | undefined): StageRecord {
  return {
    id,
    raw: raw ?? readPath(body, stages.each?.id ?? stages.within?.id ?? stages.seen ?? 'id') ?? id,
    name: textAt(body, stages.name, 80) ?? id,
    group: textAt(body, stages.group),
    ended: stages.ended.find((one) => says(body, one))?.as,
  };
}

function inOrder(
  records: readonly RemoteRecord[],
  listed: readonly StageRecord[],
  path: string,
): readonly StageRecord[] {
  const position = new Map(records.map(({ id, body }) => [id, Number(readPath(body, path) ?? 0)]));
  return listed.toSorted((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
}

/** One request for each plan: asked again after a minute. */
function kept<Value>(clock: Clock, read: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; value: Promise<Value> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (last !== undefined && now - last.at < keptMs) return last.value;
    const value = read();
    last = { at: now, value };
    value.catch(() => (last = undefined));
    return value;
  };
}

async function stagesOfEach({ remote, mapping, mirror }: AtsListsDependencies): Promise<readonly RemoteRecord[]> {
  const { each } = mapping.stages;
  const found: RemoteRecord[] = [];
  if (each === undefined) return found;
  for (const [of] of await mirror(mapping.stages.collection).all()) {
    const signal = AbortSignal.timeout(patienceMs);
    const body = await remote.call({ call: each.call, values: { of }, writes: false, signal });
    const items = readPath(body, each.items);
    for (const item of Array.isArray(items) ? items.filter(isObject) : [])
      found.push({ id: textAt(item, each.id) ?? '', body: withGroup(item, of), deleted: false });
  }
  return found;
}

function stagesWithin(
  held: readonly RemoteRecord[],
  { items, id }: { items: string; id: string },
): readonly RemoteRecord[] {
  return held.flatMap((record) => {
    const listed = readPath(record.body, items);
    return (Array.isArray(listed) ? listed.filter(isObject) : []).map((item) => ({
      id: textAt(item, id) ?? '',
      body: withGroup(item, record.id),
      deleted: false,
    }));
  });
}

/** Each once for what it belongs to, in the order in which they were met. */
const stagesSeen = (
  held: readonly RemoteRecord[],
  { stages: { seen, group } }: AtsMapping,
): readonly RemoteRecord[] => [
  ...new Map(
    held.flatMap((record): [string, RemoteRecord][] => {
      const id = textAt(record.body, seen);
      return id === undefined ? [] : [[JSON.stringify([id, textAt(record.body, group)]), { ...record, id }]];
    }),
  ).values(),
];

/** Those of every account come in their own order, under the names that are seen. */
function withKnown({ stages }: AtsMapping, seen: readonly StageRecord[]): readonly StageRecord[] {
  const always = stages.known.map(({ id, name, ended }) => {
    const same = seen.find((one) => one.id === id);
    return { id, raw: id, name: same?.name ?? name, group: undefined, ended: ended ?? same?.ended };
  });
  return [...always, ...seen];
}

/** Where the entries do not name what they belong to, `group: of` does. */
const withGroup = (item: JsonObject, of: string): JsonObject => ('of' in item ? item : { ...item, of });
