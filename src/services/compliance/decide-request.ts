// Who answers what a scored person asks for: a person, and never one who decided about them. A granted correction makes a new score.
import type { AssessmentRequest } from '../../core/assessment-request.ts';
import type { Action } from '../../core/action.ts';
import type { Principal } from '../../core/access.ts';
import type { Clock } from '../../core/clock.ts';
import type { CandidateId } from '../../core/ids.ts';
import type { AssessmentRequests } from '../../core/ports/assessment-requests.ts';
import type { Letters } from '../../core/ports/letters.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import type { PredictionId, ScoreRecord } from '../../core/ports/retention.ts';
import { Problem } from '../../core/problem.ts';
import { correctedSignals, type Rescoring } from './assessment.ts';
import { decidingTools } from './decisions.ts';

/** Of one organization. */
export interface DecidingPorts {
  readonly ledger: Pick<Ledger, 'actions' | 'approvalOf'>;
  /** Throws `not_found`. */
  readonly score: (id: PredictionId) => Promise<ScoreRecord>;
  readonly requests: Pick<AssessmentRequests, 'find' | 'decide' | 'rescored'>;
  readonly rescore: (about: Rescoring) => Promise<ScoreRecord>;
  /** Undefined: the person cannot be written to. */
  readonly letter: (request: AssessmentRequest, answered: AnsweredAt) => Promise<HeldLetter | undefined>;
  readonly clock: Clock;
}

type HeldLetter = Parameters<Letters['hold']>[0];
export type AnsweredAt = Pick<Answer, 'outcome' | 'answer'> & { readonly at: Date };

export interface Answer {
  readonly id: string;
  readonly by: Principal;
  readonly outcome: NonNullable<AssessmentRequest['outcome']>;
  /** What the person reads. */
  readonly answer: string;
}

export async function decideRequest(ports: DecidingPorts, given: Answer): Promise<AssessmentRequest> {
  const { id, by, outcome, answer } = given;
  const request = await ports.requests.find(id);
  if (request === undefined) throw new Problem('not_found', 'There is no such request.');
  if (by.kind !== 'user') throw new Problem('forbidden', 'Only a person who is signed in to the console reviews this.');
  if ((await decidersOf(ports, request.candidate)).has(by.id))
    throw new Problem('four_eyes', 'You took part in a decision about this candidate. Somebody else has to review it.');
  const at = ports.clock.now();
  const letter = request.outcome === null ? await ports.letter(request, { outcome, answer, at }) : undefined;
  const decided =
    (await ports.requests.decide(id, { outcome, answer, decidedBy: by.id, decidedAt: at }, letter)) ??
    (await sameDecision(ports, given));
  return outcome === 'granted' ? rescoredFor(ports, decided) : decided;
}

/** A grant whose score failed to be made is given again by the same person. */
async function sameDecision({ requests }: DecidingPorts, { id, by, outcome }: Answer): Promise<AssessmentRequest> {
  const known = await requests.find(id);
  if (known?.outcome === outcome && known.decidedBy === by.id) return known;
  throw new Problem('already_decided', `Somebody has decided the request ${id} already.`);
}

const mostActions = 200;

/** Whoever asked for or approved something that decides about the candidate and was carried out. */
async function decidersOf(
  { ledger }: Pick<DecidingPorts, 'ledger'>,
  candidate: CandidateId,
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    decidingTools.map((tool) => ledger.actions({ candidate, tool, effects: ['write'], limit: mostActions })),
  );
  const done = found.flat().filter(({ executedAt }) => executedAt !== null);
  const approvals = await Promise.all(done.map((action: Action) => ledger.approvalOf(action.root ?? action.id)));
  const approvers = approvals.flatMap((approval) => approval?.decidedBy ?? []);
  return new Set([...done.map(({ requestedBy }) => requestedBy), ...approvers]);
}

async function rescoredFor(ports: DecidingPorts, request: AssessmentRequest): Promise<AssessmentRequest> {
  const { id, kind, score, corrections, rescored } = request;
  if (kind !== 'correction' || score === null || corrections.length === 0 || rescored !== null) return request;
  const before = await ports.score(score);
  const signals = correctedSignals(before, corrections);
  if (Object.keys(signals).length === 0) return request;
  const { candidate, job, jobFamily } = before;
  const made = await ports.rescore({ candidate, job, jobFamily, signals });
  return (await ports.requests.rescored(id, made.id)) ?? request;
}
