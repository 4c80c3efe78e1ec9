// show_metrics: what was done in a span of time, and how much work that saved.
import { z } from 'zod';
import type { Ledger } from '../core/ports/ledger.ts';
import { readTool } from '../core/tool.ts';
import { fewestForFigures, Metrics, metricsOf } from '../services/operations/metrics.ts';
import { periodInWords, rangeOf } from '../services/operations/period.ts';
import * as argument from './arguments.ts';

/** Counted from the ledger; hours saved are tasks times the minutes of the setting `minutesSaved`. */
export const showMetrics = ({ ledger }: { ledger: Pick<Ledger, 'actions'> }) =>
  readTool({
    name: 'show_metrics',
    summary:
      'Show productivity: tasks done, hours saved, on-time rate and pipeline velocity. The last 7 days unless told.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: false,
    input: z.strictObject({ period: argument.period.default('last_7_days') }),
    /** `period` in words. */
    output: Metrics.extend({ period: z.string() }),
    async execute({ period }, { now, settings }) {
      const metrics = await metricsOf(ledger, rangeOf(period, now, settings.timeZone), settings);
      return { ...metrics, period: periodInWords(period, settings.timeZone) };
    },
    summarize: ({
      tasks_saved: tasks,
      time_saved_hours: hours,
      on_time_rate: onTime,
      pipeline_velocity: velocity,
      period,
    }) =>
      `${tasks} tasks done ${period}, ${hours} hours saved, ` +
      (onTime === null || velocity.stage_changes < fewestForFigures
        ? 'too few stage changes to judge punctuality by.'
        : `${onTime}% of stage changes on time.`),
  });
