// Moves candidates in a connected ATS: on within their pipeline, out of it with a reason, and back in. Only from where they
// were said to stand, since most systems move whoever they are told to.
import type { Deed } from '../../core/connector/deed.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import type { Clock } from '../../core/clock.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Move } from '../../core/ports/ats.ts';
import { RemoteFault, type MappedSystem } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import { readPath } from '../../core/json-path.ts';
import { type AtsCandidates, endedNames, type CandidateState } from './ats-candidates.ts';
import type { AtsLists, Reason, StageRecord } from './ats-lists.ts';
import { afterWrite, problemOf } from './problem-of.ts';
import type { SideRecords } from './side-records.ts';
import { isObject, textAt } from './values.ts';

export interface MoveDependencies {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
  readonly config: JsonObject;
  readonly lists: AtsLists;
  readonly candidates: AtsCandidates;
  readonly side: SideRecords;
  readonly cannot: (act: 'move' | 'reject' | 'restore') => Problem;
  readonly clock: Clock;
}

const patienceMs = 30_000;

export async function moveCandidate(dependencies: MoveDependencies, move: Move): Promise<void> {
  const key = `move:${move.key}`;
  if ((await dependencies.side.done(key)) !== undefined) return;
  const before = await dependencies.candidates.standing(move.candidate);
  expectAt(before, move);
  const stages = await dependencies.lists.stages();
  if (isRejection(dependencies.mapping, move))
    await reject(dependencies, before, { stages, reason: move.rejection?.reason ?? null });
  else await moveOn(dependencies, before, { stages, move });
  const { candidate } = move;
  const rejection = move.rejection === undefined ? { candidate } : { candidate, ...move.rejection };
  await dependencies.side.note({ key, value: null, rejection });
}

/** Where the end of a candidacy is no stage, nobody is moved into it. */
const isRejection = (mapping: AtsMapping, { to }: Pick<Move, 'to'>): boolean =>
  to === endedNames.rejected &&
  (mapping.reject !== undefined || mapping.candidates.ended.some(({ as }) => as === 'rejected'));

function expectAt({ stageName, record }: CandidateState, { from }: Pick<Move, 'from'>): void {
  if (stageName !== from)
    throw new Problem('changed_since', `Candidate ${record.id}: stands in ${stageName}, not in ${from}.`);
}

interface Rejecting {
  readonly stages: readonly StageRecord[];
  readonly reason: string | null;
}

async function reject(
  dependencies: MoveDependencies,
  standing: CandidateState,
  { stages, reason }: Rejecting,
): Promise<void> {
  const { mapping } = dependencies;
  if (mapping.reject === undefined) throw dependencies.cannot('reject');
  const ends = stages.filter(({ ended }) => ended === 'rejected');
  const to = ends.find(({ group }) => group === standing.stage?.group) ?? ends.find(({ group }) => group === undefined);
  const chosen = mapping.reasons === undefined ? undefined : await reasonFor(dependencies, reason);
  await carryOut(dependencies, chosen === undefined ? withoutReason(mapping.reject) : mapping.reject, {
    standing,
    values: {
      ...(await valuesOf(dependencies, standing, to)),
      reason: chosen?.raw ?? null,
      reason_text: reason ?? chosen?.text ?? '',
    },
  });
}

/** Where none of the system's reasons fits and none is required, the call goes without. */
function withoutReason(deed: Deed): Deed {
  const { body } = deed.call;
  if (!isObject(body)) return deed;
  const kept = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '{reason}'));
  return { ...deed, call: { ...deed.call, body: kept } };
}

/** The organization's own reason that the words name; without words, or with others, the one for everything else. */
async function reasonFor(
  { lists, config, remote, mapping }: MoveDependencies,
  text: string | null,
): Promise<Reason | undefined> {
  const reasons = await lists.reasons();
  const wanted = typeof config['reject_reason'] === 'string' ? config['reject_reason'] : '';
  const found =
    reasons.find((one) => fold(one.text) === fold(text ?? '')) ??
    reasons.find((one) => fold(one.text) === fold(wanted)) ??
    reasons.find((one) => /^(other|other reason|unspecified|not specified|none|no reason)\.?$/i.test(one.text));
  if (found !== undefined || mapping.reasons?.required === false) return found;
  const choices = reasons.map((one) => one.text);
  throw new Problem(
    'ambiguous',
    `${remote.connector.title} wants one of its own reasons for a rejection: ${choices.join(', ')}.`,
    { extra: { choices } },
  );
}

const fold = (text: string): string => text.trim().toLowerCase();

async function moveOn(
  dependencies: MoveDependencies,
  standing: CandidateState,
  { stages, move }: { stages: readonly StageRecord[]; move: Move },
): Promise<void> {
  const { mapping, candidates, remote } = dependencies;
  const { move: deed } = mapping;
  if (deed === undefined) throw dependencies.cannot('move');
  const to = targetOf(remote.connector.title, { stages, standing, name: move.to });
  const moveFrom = async (now: CandidateState): Promise<void> =>
    carryOut(dependencies, deed, { standing: now, values: await valuesOf(dependencies, now, to) });
  if (standing.stageName !== endedNames.rejected || mapping.reject === undefined) return moveFrom(standing);
  if (mapping.restore === undefined) throw dependencies.cannot('restore');
  await carryOut(dependencies, mapping.restore, { standing, values: await valuesOf(dependencies, standing, to) });
  await afterWrite(async () => {
    const back = await candidates.standing(move.candidate);
    if (back.stageName !== move.to) await moveFrom(back);
  });
}

/** Of stages with that name the one in the candidate's own pipeline. */
function targetOf(
  title: string,
  { stages, standing, name }: { stages: readonly StageRecord[]; standing: CandidateState; name: string },
): StageRecord {
  const named = stages.filter((stage) => stage.name === name && stage.ended === undefined);
  const own =
    named.find(({ group }) => group === standing.stage?.group) ??
    (new Set(named.map(({ id }) => id)).size === 1 ? named[0] : undefined);
  if (own !== undefined) return own;
  const choices = [...new Set(stages.map((stage) => stage.name))];
  throw new Problem('unknown_stage', `${title} has no stage "${name}" in this candidate's pipeline.`, {
    extra: { choices },
  });
}

async function valuesOf(
  { mapping, lists, clock }: MoveDependencies,
  { record, body, stage, personId }: CandidateState,
  to: StageRecord | undefined,
): Promise<JsonObject> {
  return {
    id: readPath(body, 'id') ?? record.id,
    person: personId,
    job: await lists.rawJobId(textAt(body, mapping.candidates.job) ?? ''),
    from: stage?.raw ?? null,
    from_name: stage?.name ?? '',
    to: to?.raw ?? null,
    to_number: Number(to?.raw),
    to_name: to?.name ?? '',
    now: clock.now().toISOString(),
  };
}

/** Afterwards the record is read again: for the mirror, and to tell a refusal from somebody who was quicker. */
async function carryOut(
  { remote, candidates }: MoveDependencies,
  { call }: Deed,
  { standing, values }: { standing: CandidateState; values: JsonObject },
): Promise<void> {
  const { record, stageName } = standing;
  try {
    await remote.call({ call, values, writes: true, signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    const isRefused = error instanceof RemoteFault && !error.unclear && !error.passes;
    if (isRefused) expectAt(await candidates.standing(record.id), { from: stageName });
    throw problemOf(error);
  }
  await afterWrite(() => candidates.standing(record.id));
}
