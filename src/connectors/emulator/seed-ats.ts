// Fills an emulated applicant tracking system with given people, as its unified mapping says where each thing stands.
import type { AtsMapping } from '../../core/connector/unified.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { Emulator } from './emulate.ts';
import { place } from './place.ts';

export interface AtsPeople {
  readonly users: readonly { readonly id: string; readonly name: string; readonly email: string }[];
  readonly jobs: readonly {
    readonly id: string;
    readonly title: string;
    readonly department: string;
    /** Id of a user. */
    readonly hiringManager: string | null;
  }[];
  /** In pipeline order; the end of a candidacy is not among them. */
  readonly stages: readonly string[];
  readonly reasons: readonly string[];
  readonly candidates: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly job: string;
    readonly stage: string;
    readonly appliedAt: string;
  }[];
}

type Seeded = Pick<Emulator, 'connector' | 'collection' | 'beside'>;

export function seedAts(emulator: Seeded, people: AtsPeople): void {
  const { ats } = emulator.connector.unified;
  if (ats === undefined) throw new Error(`${emulator.connector.title} has no mapping to the ATS port`);
  seedUsers(emulator, ats, people);
  seedJobs(emulator, ats, people);
  seedStages(emulator, ats, people);
  const { reasons } = ats;
  if (reasons !== undefined)
    for (const [index, text] of people.reasons.entries())
      emulator.collection(reasons.collection).keep(`reason-${index + 1}`, { [reasons.text]: text });
  for (const candidate of people.candidates) seedCandidate(emulator, ats, { candidate, people });
}

/** Paths that the mapping has, with their values. */
const filled = (values: readonly (readonly [string | undefined, Json | undefined])[]): JsonObject =>
  Object.fromEntries(
    values.flatMap(([path, value]) => (path === undefined || value === undefined ? [] : [[path, value]])),
  );

function seedUsers(emulator: Seeded, { users }: AtsMapping, people: AtsPeople): void {
  if (users === undefined) return;
  for (const { id, email } of people.users) emulator.collection(users.collection).keep(id, { [users.email]: email });
}

function seedJobs(emulator: Seeded, { jobs }: AtsMapping, people: AtsPeople): void {
  for (const { id, title, department, hiringManager } of people.jobs)
    emulator.collection(jobs.collection).keep(
      id,
      filled([
        [jobs.key, id],
        [jobs.title, title],
        [jobs.department, department],
        [jobs.hiringManager, hiringManager ?? undefined],
        [jobs.open?.field, jobs.open?.values[0]],
      ]),
    );
}

/** Systems without an end of their own have a stage for it; some have stages of their own choosing. */
export function stagesOf({ reject, candidates, stages }: AtsMapping, people: AtsPeople): readonly string[] {
  const always = alwaysOf(stages);
  if (always !== undefined) return always.map(({ name }) => name);
  const endsByItself = reject !== undefined || candidates.ended.some(({ as }) => as === 'rejected');
  return endsByItself ? people.stages : [...people.stages, 'Rejected'];
}

/** Stages of the system's own choosing; undefined where it has none of those. */
const alwaysOf = ({ fixed, known }: AtsMapping['stages']): readonly { id: string; name: string }[] | undefined =>
  fixed ?? (known.length === 0 ? undefined : known.filter(({ ended }) => ended === undefined));

/** Stages belong to requisitions, to a plan that several share, or to nothing. */
const groupsOf = (mapping: AtsMapping, people: AtsPeople): readonly string[] => {
  if (mapping.stages.group === undefined) return [''];
  return isByJob(mapping) ? people.jobs.map(({ id }) => id) : ['plan-1'];
};

const isByJob = ({ stages, jobs }: AtsMapping): boolean =>
  (stages.each === undefined && stages.within === undefined) || stages.collection === jobs.collection;

/** A number, since some systems name their stages by nothing else. */
function stageId(mapping: AtsMapping, people: AtsPeople, { name, group }: { name: string; group: string }): string {
  const always = alwaysOf(mapping.stages);
  if (always !== undefined) return always[Math.min(people.stages.indexOf(name), always.length - 1)]?.id ?? '';
  const at = stagesOf(mapping, people).indexOf(name);
  return String((Math.max(0, groupsOf(mapping, people).indexOf(group)) + 1) * 100 + at + 1);
}

function seedStages(emulator: Seeded, mapping: AtsMapping, people: AtsPeople): void {
  const { stages } = mapping;
  if (stages.fixed !== undefined || stages.seen !== undefined) return;
  if (!isByJob(mapping)) emulator.collection(stages.collection).keep('plan-1', {});
  for (const [of, group] of groupsOf(mapping, people).entries()) {
    const named = stagesOf(mapping, people).map((name) => ({
      id: stageId(mapping, people, { name, group }),
      name,
      end: {},
    }));
    const ends = stages.ended.map(({ as, field, equals }, index) => ({
      id: String((of + 1) * 100 + 90 + index),
      name: `Ended: ${as}`,
      end: { [field]: equals ?? true },
    }));
    for (const [index, { id, name, end }] of [...named, ...ends].entries()) {
      const paths = filled([
        [stages.name, name],
        [stages.group, group === '' ? undefined : group],
        [stages.order, index],
      ]);
      keepStage(emulator, mapping, { id, of: group, paths: { ...paths, ...end } });
    }
  }
}

interface SeededStage {
  readonly id: string;
  readonly of: string;
  readonly paths: JsonObject;
}

function keepStage(emulator: Seeded, { stages }: AtsMapping, { id, of, paths }: SeededStage): void {
  const { each, within, collection } = stages;
  const records = emulator.collection(collection);
  if (each === undefined && within === undefined) return void records.keep(id, paths);
  const body: JsonObject = {};
  for (const [path, value] of Object.entries({ ...paths, [within?.id ?? each?.id ?? 'id']: id }))
    place(body, path, value);
  if (within === undefined) return void emulator.beside.stages.push(body);
  const listed = readPath(records.get(of)?.body, within.items);
  records.set(of, { [within.items]: [...(Array.isArray(listed) ? listed : []), body] });
}

type Person = AtsPeople['candidates'][number];

function seedCandidate(
  emulator: Seeded,
  mapping: AtsMapping,
  { candidate, people }: { candidate: Person; people: AtsPeople },
): void {
  const { candidates } = mapping;
  const { person } = candidates;
  const personId = `person-${candidate.id}`;
  const group = isByJob(mapping) ? candidate.job : 'plan-1';
  const stage =
    candidates.stageIs === 'name' ? candidate.stage : stageId(mapping, people, { name: candidate.stage, group });
  const called = alwaysOf(mapping.stages)?.find(({ id }) => id === stage)?.name ?? candidate.stage;
  const all = filled([
    ...namesOf(candidates.name, candidate.name),
    [candidates.email, candidate.email],
    [candidates.job, candidate.job],
    [candidates.stage, stage],
    [mapping.stages.seen === undefined ? undefined : mapping.stages.name, called],
    [candidates.appliedAt, candidate.appliedAt],
    [candidates.personId, personId],
  ]);
  const own = Object.entries(all).filter(([path]) => !path.startsWith('person.'));
  emulator.collection(candidates.collection).keep(candidate.id, Object.fromEntries(own));
  if (person === undefined) return;
  const theirs = Object.entries(all).flatMap(([path, value]): [string, Json][] =>
    path.startsWith('person.') ? [[path.slice('person.'.length), value]] : [],
  );
  emulator.collection(person.collection).keep(personId, Object.fromEntries(theirs));
}

function namesOf(paths: readonly string[], name: string): readonly (readonly [string, string])[] {
  const [first, second] = paths;
  if (first === undefined) return [];
  if (second === undefined) return [[first, name]];
  const [given = '', ...family] = name.split(' ');
  return [
    [first, given],
    [second, family.join(' ')],
  ];
}
