// What a dry run of a rule shows.
import { z } from 'zod';
import type { Automation } from '../../automation/automation.ts';
import { JsonObject } from '../../core/json.ts';
import { component } from '../docs/components.ts';

export const WireRehearsal = component(
  'RuleDryRun',
  z.object({
    events_seen: z.int(),
    matches: z.array(
      z.object({
        event_id: z.string(),
        occurred_at: z.string(),
        candidate_id: z.string().nullable(),
        tool: z.string(),
        arguments: JsonObject,
        problem: z.string().nullable().describe('Why it would have failed.'),
      }),
    ),
    warnings: z.array(z.string()),
  }),
);

export type Rehearsed = Awaited<ReturnType<Automation['rehearse']>>;

export const wireRehearsal = ({ seen, isCut, matches }: Rehearsed, warnings: readonly string[]) => ({
  events_seen: seen,
  matches: matches.map(({ event, tool, arguments: given, problem }) => ({
    event_id: event.id,
    occurred_at: event.occurredAt.toISOString(),
    candidate_id: event.candidate,
    tool,
    arguments: given,
    problem,
  })),
  warnings: isCut ? [...warnings, `Only the newest ${seen} events were looked at; there were more.`] : [...warnings],
});
