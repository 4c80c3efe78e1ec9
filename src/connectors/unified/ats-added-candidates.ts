// New candidates in a connected ATS, and taking them away while nothing became of them. Twice is told by the address: whoever
// stands in a requisition is not made again.
import { z } from 'zod';
import type { AtsAct } from '../../core/connector/ats-acts.ts';
import type { Call } from '../../core/connector/calls.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import { CandidateId } from '../../core/ids.ts';
import { readPath } from '../../core/json-path.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import type { NewCandidate } from '../../core/new-records.ts';
import type { AddedCandidate, Ats } from '../../core/ports/ats.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import { Instant, Stage } from '../../core/records.ts';
import type { AtsCandidates } from './ats-candidates.ts';
import type { AtsLists } from './ats-lists.ts';
import type { Mirror } from './mirror.ts';
import { afterWrite } from './problem-of.ts';
import type { SideRecords } from './side-records.ts';
import { textAt } from './values.ts';

export interface AddingDependencies {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
  readonly mirror: (collection: string) => Mirror;
  readonly lists: AtsLists;
  readonly candidates: AtsCandidates;
  readonly side: SideRecords;
  readonly cannot: (act: AtsAct) => Problem;
}

const patienceMs = 30_000;
const Added = z.strictObject({ candidate: CandidateId, stage: Stage, stageSince: Instant });

export async function addCandidate(
  dependencies: AddingDependencies,
  { candidate, key }: Parameters<Ats['addCandidate']>[0],
): Promise<AddedCandidate> {
  const { remote, mapping, mirror, lists, candidates, side } = dependencies;
  const { write, collection } = mapping.candidates;
  if (write === undefined) throw dependencies.cannot('add_candidate');
  const known = await side.done(`add:${key}`);
  if (known !== undefined) return Added.parse(known);
  const stage = await stageFor(dependencies, candidate);
  await mirror(collection).anew();
  await expectNew(dependencies, candidate);
  const [first, ...others] = candidate.name.trim().split(/\s+/);
  const values = {
    name: candidate.name,
    first_name: first ?? candidate.name,
    last_name: others.join(' '),
    email: candidate.email,
    phone: candidate.phone ?? null,
    phones: candidate.phone === undefined ? [] : [{ value: candidate.phone }],
    job: await lists.rawJobId(candidate.job),
    stage: stage.raw,
    stage_name: stage.name,
  };
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await remote.call({ call: withoutUnknown(write.make.call, values), values, writes: true, signal });
  const id = textAt({ id: readPath(answer, write.make.answerId ?? 'id') ?? null }, 'id');
  if (id === undefined)
    throw new Problem('outcome_unknown', `${remote.connector.title} added the candidate and did not name them.`);
  const made = await afterWrite(async () => {
    await mirror(collection).all([id]);
    return candidates.candidate(await candidates.standing(id), []);
  });
  const added = { candidate: made.id, stage: made.stage, stageSince: made.stageSince };
  await side.note({ key: `add:${key}`, value: added });
  return added;
}

/** A field that nothing is known for is left out: some systems refuse an empty one. */
const withoutUnknown = ({ body, ...call }: Call, values: JsonObject): Call => ({
  ...call,
  ...(body === undefined ? {} : { body: filledIn(body, values) }),
});

function filledIn(template: Json, values: JsonObject): Json {
  if (template === null || typeof template !== 'object') return template;
  if (Array.isArray(template)) return template.map((entry) => filledIn(entry, values));
  const isKnown = (entry: Json): boolean => typeof entry !== 'string' || values[entry.slice(1, -1)] !== null;
  return Object.fromEntries(
    Object.entries(template).flatMap(([name, entry]) => (isKnown(entry) ? [[name, filledIn(entry, values)]] : [])),
  );
}

/** Undefined where every open stage will do. */
export async function entryStages({
  mapping,
  lists,
}: Pick<AddingDependencies, 'mapping' | 'lists'>): Promise<readonly Stage[] | undefined> {
  const into = mapping.candidates.write?.into;
  if (into === undefined) return undefined;
  const names = (await lists.stages()).filter(({ id }) => into.includes(id)).map(({ name }) => Stage.parse(name));
  return [...new Set(names)];
}

async function stageFor(dependencies: AddingDependencies, { job, stage }: NewCandidate) {
  const { lists } = dependencies;
  if ((await lists.jobs()).every(({ id }) => id !== job))
    throw new Problem('job_not_found', `There is no requisition ${job}.`);
  const stages = await lists.stages();
  const entry = await entryStages(dependencies);
  const found = stages.find(
    ({ name, group }) =>
      name === stage && (group === undefined || group === job) && (entry === undefined || entry.includes(stage)),
  );
  if (found === undefined)
    throw new Problem('unknown_stage', `Nobody can be added in the stage "${stage}".`, {
      extra: { choices: entry ?? stages.map(({ name }) => name) },
    });
  return found;
}

async function expectNew({ candidates }: AddingDependencies, { job, email }: NewCandidate): Promise<void> {
  const same = (await candidates.all()).find(
    (one) => one.job === job && one.email.toLowerCase() === email.toLowerCase(),
  );
  if (same !== undefined)
    throw new Problem('conflict', `Candidate ${same.id} has this address in the requisition already.`);
}

export async function removeCandidate(
  { remote, mapping, mirror, candidates, side, cannot }: AddingDependencies,
  { added: { candidate: id, stage }, key }: Parameters<Ats['removeCandidate']>[0],
): Promise<void> {
  const { write, collection } = mapping.candidates;
  if (write?.remove === undefined) throw cannot('remove_candidate');
  if ((await side.done(`unadd:${key}`)) !== undefined) return;
  const standing = await present(candidates, id);
  if (standing !== undefined) {
    const { offer, lastContactAt, ...there } = await candidates.candidate(standing, []);
    if (there.stage !== stage || offer !== null || lastContactAt !== null)
      throw new Problem('changed_since', `Candidate ${id} was moved, written to or made an offer meanwhile.`);
    const signal = AbortSignal.timeout(patienceMs);
    await remote.call({ call: write.remove.call, values: { id }, writes: true, signal });
    mirror(collection).forget(id);
  }
  await side.note({ key: `unadd:${key}`, value: null });
}

async function present(candidates: AtsCandidates, id: CandidateId) {
  try {
    return await candidates.standing(id);
  } catch (error) {
    if (error instanceof Problem && error.code === 'candidate_not_found') return undefined;
    throw error;
  }
}
