// What a call of a tool would do, before anybody asks for it: each effect, each letter, and who would have to approve.
import { z } from 'zod';
import { isLeftOut, type Action } from '../../core/action.ts';
import type { Receipt } from '../../core/ports/action-gate.ts';
import { lettersOf } from '../../core/planned-letter.ts';
import { plannedMeetingsIn } from '../../core/planned-meetings.ts';
import { component } from '../docs/components.ts';
import { AnyObject } from './any-json.ts';
import { WireProblem } from './action.ts';
import { WireMeetingLine } from './meeting-line.ts';
import { WireLetter, wireLetter } from './letter.ts';

/** A screen full each. */
const mostEffects = 200;
const mostLetters = 50;

export const WireTaskPreview = component(
  'TaskPreview',
  z.object({
    tool: z.string().describe('The tool that would act: moving somebody to a rejected stage is a rejection.'),
    arguments: AnyObject,
    summary: z.string(),
    meetings: z
      .array(WireMeetingLine)
      .describe('Several meetings one by one, as they would be; empty where the summary says all of it.'),
    digest: z.string().describe('Send it with the task to have exactly this done, or 409 `stale_approval`.'),
    waits_because: z
      .string()
      .nullable()
      .describe('Why somebody would have to approve it; null: it would be done at once.'),
    approvers: z.array(z.string()).describe('Who could approve it besides the admins.'),
    undo: z.enum(['exact', 'compensating', 'redo', 'none']),
    effects: z
      .array(
        z.object({
          candidate: z.string().nullable(),
          summary: z.string(),
          outcome: z.enum(['planned', 'left_out', 'refused']),
          problem: WireProblem.nullable(),
        }),
      )
      .describe(`One for each candidate, the first ${mostEffects}.`),
    effects_total: z.int(),
    letters: z
      .array(WireLetter.omit({ action_id: true }))
      .describe(`Exactly as they would be sent, the first ${mostLetters}.`),
    letters_total: z.int(),
  }),
);
type WireTaskPreview = z.infer<typeof WireTaskPreview>;

function effectOf(line: Action): WireTaskPreview['effects'][number] {
  const { candidate, preview: summary, problem } = line;
  const outcome = isLeftOut(line) ? 'left_out' : problem === null ? 'planned' : 'refused';
  return { candidate, summary, outcome, problem };
}

export function wireTaskPreview({ root, members, approval }: Receipt): WireTaskPreview {
  const lines = root.isGroup ? members : [root];
  const letters = lettersOf(lines);
  return {
    tool: root.tool,
    arguments: root.input,
    summary: root.preview,
    meetings: [...plannedMeetingsIn(root.plan)],
    digest: root.digest,
    waits_because: approval?.because ?? null,
    approvers: [...(approval?.approvers ?? [])],
    undo: root.reversal,
    effects: lines.slice(0, mostEffects).map(effectOf),
    effects_total: lines.length,
    letters: letters.slice(0, mostLetters).map((letter) => {
      const { action_id: _action, ...shown } = wireLetter(letter);
      return shown;
    }),
    letters_total: letters.length,
  };
}
