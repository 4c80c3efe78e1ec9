// What a person finds behind the link to their own assessment, and what they ask for there. Asking changes no score: a reviewer who
// did not decide sees before and after and answers.
import { type AssessmentRequest, type Correction, assessmentPlaceholder } from '../../core/assessment-request.ts';
import type { Clock } from '../../core/clock.ts';
import type { ActionId, CandidateId, JobId, NewId } from '../../core/ids.ts';
import type { NoticeLanguage } from '../../core/law/jurisdiction.ts';
import type { AssessmentRequests } from '../../core/ports/assessment-requests.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import type { RetentionAlert, RetentionJournal, ScoreRecord } from '../../core/ports/retention.ts';
import { Problem } from '../../core/problem.ts';

/** A score as it is asked for. */
export interface Rescoring {
  readonly candidate: CandidateId;
  readonly job: JobId;
  readonly jobFamily: string;
  readonly signals: Readonly<Record<string, number>>;
}

/** Of one organization. */
export interface AssessmentPorts {
  readonly ledger: Pick<Ledger, 'action'>;
  readonly scores: Pick<RetentionJournal, 'scoresOf'>;
  readonly requests: Pick<AssessmentRequests, 'put' | 'list'>;
  /** What a score would be, kept nowhere. */
  readonly preview: (about: Rescoring) => Promise<ScoreRecord>;
  readonly raise: (alert: RetentionAlert) => Promise<unknown>;
  readonly hasOptedOut: (candidate: CandidateId) => Promise<boolean>;
  readonly optOut: (candidate: CandidateId, action: ActionId) => Promise<void>;
  /** Tells the audit trail of a request. */
  readonly noted: (request: string) => Promise<void>;
  readonly newId: NewId;
  /** Business time. */
  readonly clock: Clock;
}

interface About {
  readonly candidate: CandidateId;
  readonly action: ActionId;
}

export interface Assessment extends About {
  /** The newest; undefined: nobody scored them yet. */
  readonly score: ScoreRecord | undefined;
  readonly requests: readonly AssessmentRequest[];
  readonly hasOptedOut: boolean;
}

/** Why a link leads nowhere any more: its time, its letter, or the person's data. */
export type LinkEnd = 'over' | 'withdrawn' | 'erased';

export async function assessmentOf(ports: AssessmentPorts, about: About): Promise<Assessment | LinkEnd> {
  const end = await endOf(ports, about);
  if (end !== undefined) return end;
  const { candidate } = about;
  const [scores, requests, hasOptedOut] = await Promise.all([
    ports.scores.scoresOf(candidate),
    ports.requests.list({ candidate, limit: 20 }),
    ports.hasOptedOut(candidate),
  ]);
  return { ...about, score: scores[0], requests, hasOptedOut };
}

async function endOf({ ledger }: AssessmentPorts, { action, candidate }: About): Promise<LinkEnd | undefined> {
  try {
    const carrier = await ledger.action(action);
    // An erasure, or the end of its time in the log, puts something else in the place of the person's id.
    if (carrier.candidate !== candidate) return 'erased';
    return carrier.status === 'executed' ? undefined : 'withdrawn';
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return 'erased';
    throw error;
  }
}

/** Under which the letter with the answer to a request is held: it carries the same link as the letter that brought the person. */
export const answerKey = ({ action, id }: Pick<AssessmentRequest, 'action' | 'id'>): string => `${action}.answer.${id}`;

export interface CorrectionInput {
  /** By signal; null: it is not to be used. What is absent stays as it is. */
  readonly facts: Readonly<Record<string, number | null>>;
  readonly note: string;
  readonly language: NoticeLanguage;
}

/** `nothing`: neither a fact nor a word. `unfit`: a value that no model takes. */
export type CorrectionResult = 'asked' | 'nothing' | 'unfit';

export async function askForCorrection(
  ports: AssessmentPorts,
  about: Assessment,
  wanted: CorrectionInput,
): Promise<CorrectionResult> {
  const { score } = about;
  const { language } = wanted;
  if (score === undefined) return 'nothing';
  const corrections = correctionsOf(score, wanted);
  const note = wanted.note.trim();
  if (corrections.length === 0 && note === '') return 'nothing';
  const after = corrections.length === 0 ? null : await previewOf(ports, score, corrections);
  if (after === 'unfit') return 'unfit';
  await ask(ports, about, { kind: 'correction', corrections, note, language, after });
  return 'asked';
}

export async function askForReview(
  ports: AssessmentPorts,
  about: Assessment,
  { note, language }: Pick<CorrectionInput, 'note' | 'language'>,
): Promise<CorrectionResult> {
  await ask(ports, about, { kind: 'review', corrections: [], note: note.trim(), language, after: null });
  return 'asked';
}

const correctionsOf = ({ signals }: ScoreRecord, { facts }: CorrectionInput): Correction[] =>
  Object.entries(signals ?? {}).flatMap(([signal, from]) => {
    const to = facts[signal];
    return to === undefined || to === from ? [] : [{ signal, from, to }];
  });

/** The facts of a score with those that are said to be right. */
export function correctedSignals(
  { signals }: Pick<ScoreRecord, 'signals'>,
  corrections: readonly Correction[],
): Record<string, number> {
  const right = new Map(corrections.map(({ signal, to }) => [signal, to]));
  return Object.fromEntries(
    Object.entries(signals ?? {}).flatMap(([signal, value]) => {
      const now = right.has(signal) ? right.get(signal) : value;
      return now === null || now === undefined ? [] : [[signal, now]];
    }),
  );
}

async function previewOf(
  { preview }: AssessmentPorts,
  score: ScoreRecord,
  corrections: readonly Correction[],
): Promise<AssessmentRequest['after'] | 'unfit'> {
  const { candidate, job, jobFamily } = score;
  const signals = correctedSignals(score, corrections);
  // Without any fact there is no score; the reviewer sees that nothing is left of it.
  if (Object.keys(signals).length === 0) return null;
  try {
    const { band, stays } = await preview({ candidate, job, jobFamily, signals });
    return { band, stays };
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_failed') return 'unfit';
    throw error;
  }
}

const words = {
  correction:
    'A scored candidate says that a fact of theirs is wrong. Somebody who did not decide about them has to look at it.',
  review: 'A candidate asks that a person looks at their application again, without the score.',
} as const satisfies Record<AssessmentRequest['kind'], string>;

async function ask(
  { requests, raise, noted, newId, clock }: AssessmentPorts,
  { candidate, action, score }: Assessment,
  asked: Pick<AssessmentRequest, 'kind' | 'corrections' | 'note' | 'language' | 'after'>,
): Promise<void> {
  const requestedAt = clock.now();
  const { id } = await requests.put({
    ...asked,
    id: newId('asr'),
    candidate,
    action,
    score: score?.id ?? null,
    before: score === undefined ? null : { band: score.band, stays: score.stays },
    requestedAt,
    outcome: null,
    decidedBy: null,
    decidedAt: null,
    answer: null,
    rescored: null,
  });
  await noted(id);
  await raise({
    id: `assessment_request:${id}`,
    kind: 'review_requested',
    jobFamily: score?.jobFamily ?? null,
    text: words[asked.kind],
    raisedAt: requestedAt.toISOString(),
  });
}

/** Which action a letter with such a link belongs to; undefined: it has none. */
export function carrierOf({ key, text }: { readonly key: string; readonly text: string }): string | undefined {
  if (!text.includes(assessmentPlaceholder)) return undefined;
  return /^(.+?)\.(?:statement|answer)\./.exec(key)?.[1] ?? key;
}
