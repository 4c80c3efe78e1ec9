// Which predictions can be judged by now: the hire left before the horizon, or was still there when it had passed.
import type { JudgedScore, RetentionOutcome } from '../../../core/ports/retention.ts';

export const dayMs = 86_400_000;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Stayed, left, or undefined where nobody can know yet. */
export function outcomeAt(
  outcome: Pick<RetentionOutcome, 'hiredAt' | 'leftAt'>,
  at: { horizonDays: number; today: string },
): boolean | undefined {
  const until = daysBetween(outcome.hiredAt, outcome.leftAt ?? at.today);
  if (until >= at.horizonDays) return true;
  return outcome.leftAt === null ? undefined : false;
}

export interface Matured {
  readonly stays: number;
  readonly stayed: boolean;
  readonly confidence: number;
  readonly modelVersion: string;
  readonly hiredAt: string;
}

/**
 * Only hires whose whole horizon has passed are counted: those who left early are known sooner, and counting them
 * before their cohort is complete would make every young cohort look like leavers.
 */
export function maturedOf(judged: readonly JudgedScore[], today: string): readonly Matured[] {
  return judged.flatMap(({ score, outcome }) => {
    if (daysBetween(outcome.hiredAt, today) < score.horizonDays) return [];
    const stayed = outcomeAt(outcome, { horizonDays: score.horizonDays, today });
    if (stayed === undefined) return [];
    const { stays, confidence, modelVersion } = score;
    return [{ stays, stayed, confidence, modelVersion, hiredAt: outcome.hiredAt }];
  });
}
