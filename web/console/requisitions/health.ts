// What about a requisition needs somebody: each as a sentence with a place where it is done.
import type { Candidate, Pipeline } from '../api/wire.ts';
import { daysIn } from '../pipeline/ages.ts';

type Job = Pipeline['jobs'][number];

export interface Finding {
  readonly kind: 'silent' | 'late' | 'waiting' | 'unplanned' | 'unowned';
  readonly words: string;
}

interface Known {
  readonly job: Job;
  /** Of this requisition alone. */
  readonly people: readonly Candidate[];
  readonly atRiskDays: number;
  /** Days allowed by stage; `*` for the others. Undefined while nobody knows. */
  readonly slaDays: Readonly<Record<string, number>> | undefined;
  /** Approvals about these people. */
  readonly waiting: number;
  /** Whether an interview plan covers it. Undefined while nobody knows. */
  readonly isPlanned: boolean | undefined;
  readonly now: number;
}

export const isOver = (stage: string): boolean => /hired|rejected/i.test(stage);

const people = (count: number, one: string, many: string): string =>
  count === 1 ? `1 candidate ${one}` : `${String(count)} candidates ${many}`;

function isLate(candidate: Candidate, slaDays: Readonly<Record<string, number>>, now: number): boolean {
  const allowed = slaDays[candidate.stage] ?? slaDays['*'];
  return allowed !== undefined && !isOver(candidate.stage) && daysIn(candidate, now) > allowed;
}

/** What matters most first; empty where all is well. */
export function healthOf({
  job,
  people: all,
  atRiskDays,
  slaDays,
  waiting,
  isPlanned,
  now,
}: Known): readonly Finding[] {
  const silent = all.filter(({ at_risk: atRisk }) => atRisk).length;
  const late = slaDays === undefined ? 0 : all.filter((each) => isLate(each, slaDays, now)).length;
  const days = `${String(atRiskDays)} ${atRiskDays === 1 ? 'day' : 'days'}`;
  return [
    ...(silent > 0
      ? [{ kind: 'silent' as const, words: `${people(silent, 'has', 'have')} not been contacted for ${days} or more.` }]
      : []),
    ...(late > 0
      ? [{ kind: 'late' as const, words: `${people(late, 'is', 'are')} past the time allowed in their stage.` }]
      : []),
    ...(waiting > 0
      ? [
          {
            kind: 'waiting' as const,
            words: waiting === 1 ? '1 action needs approval.' : `${String(waiting)} actions need approval.`,
          },
        ]
      : []),
    ...(job.hiring_manager === null
      ? [{ kind: 'unowned' as const, words: 'No hiring manager is set in the ATS.' }]
      : []),
    ...(isPlanned === false
      ? [{ kind: 'unplanned' as const, words: 'No interview plan covers this requisition.' }]
      : []),
  ];
}
