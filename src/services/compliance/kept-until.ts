// Until when the values of an action are kept: as the sweep in the store counts it, so that a decision record can say it.
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { assessmentPlaceholder } from '../../core/assessment-request.ts';
import { longestRecordYears } from '../../core/law/duties.ts';
import { noticeNamed } from '../../core/law/duty-texts.ts';
import type { Settings } from '../../core/settings.ts';

export interface RetentionPeriod {
  readonly until: Date;
  /** Duties that want it so long; none: the setting does. */
  readonly duties: readonly string[];
}

const Recorded = z.object({ records: z.object({ years: z.number(), duties: z.array(z.string()) }) });

/** A legal hold keeps it for longer, an erasure ends it before. */
export function keptUntil(
  { plan, input, updatedAt }: Action,
  { actionDays }: Pick<Settings, 'actionDays'>,
): RetentionPeriod {
  const recorded = Recorded.safeParse(plan).data?.records;
  const hasLink = JSON.stringify(plan).includes(assessmentPlaceholder);
  const isLinked = hasLink || noticeNamed(input['message_template']) !== undefined;
  const years = Math.max(recorded?.years ?? 0, isLinked ? longestRecordYears : 0);
  const bySetting = new Date(updatedAt.getTime() + actionDays * 86_400_000);
  const byLaw = plusYears(updatedAt, years);
  return byLaw > bySetting ? { until: byLaw, duties: recorded?.duties ?? [] } : { until: bySetting, duties: [] };
}

function plusYears(at: Date, years: number): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('UTC');
  return new Date(start.add({ months: Math.round(years * 12) }).epochMilliseconds);
}
