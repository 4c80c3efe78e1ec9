// Questions that arise only when the gate has looked: somebody is busy, a name fits several, the time has passed.
import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import { askTool, AskInput } from '../../ask.ts';
import type { PastCall } from './context/dialogue.ts';
import { labelOf } from './orders/times/conflicts.ts';
import { type Part, partOf } from './parts.ts';
import { type Known, knownOf } from './named/known.ts';
import type { Situation } from './plan.ts';

const MilitaryCode = z.object({ branch: z.string(), code: z.string(), title: z.string() });
const Choices = z.array(z.union([z.string(), z.object({ id: z.string(), label: z.string() }), MilitaryCode]));
const Details = z.looseObject({
  code: z.string(),
  detail: z.string(),
  path: z.string().optional(),
  choices: Choices.optional().catch(undefined),
  suggestions: Choices.optional().catch(undefined),
});

const slots: Readonly<Record<string, string>> = {
  calendar_conflict: 'start',
  in_the_past: 'start',
  candidate_not_found: 'candidate',
  unknown_stage: 'stage',
  template_not_found: 'message_template',
  user_not_found: 'with',
  job_not_found: 'job',
  branch_required: 'branch',
  mos_not_found: 'mos_code',
};

/** One question for each call that was refused for something the person can settle, unless it was asked already. */
export async function asksAfter(done: readonly PastCall[], situation: Situation): Promise<readonly Part[]> {
  const asked = done.flatMap(({ tool, arguments: args }) =>
    tool === askTool.name ? [AskInput.safeParse(args).data?.pending?.tool] : [],
  );
  const refused = done.flatMap((call) => (asked.includes(call.tool) ? [] : (refusalOf(call) ?? [])));
  if (refused.length === 0) return [];
  const known = await knownOf(situation.world, situation.reader);
  return refused.map((refusal) => askAbout(refusal, known));
}

interface Refusal {
  readonly call: PastCall;
  readonly details: z.infer<typeof Details>;
  readonly slot: string;
}

function refusalOf(call: PastCall): Refusal | undefined {
  const details = Details.safeParse(call.result?.kind === 'question' ? undefined : call.result?.problem).data;
  if (details === undefined) return undefined;
  const slot = details.code === 'ambiguous' ? details.path : slots[details.code];
  return slot === undefined ? undefined : { call, details, slot };
}

function askAbout({ call, details, slot }: Refusal, known: Known): Part {
  const choices = (details.choices ?? details.suggestions ?? []).map((choice) => {
    if (typeof choice === 'object' && 'branch' in choice)
      return {
        label: `${choice.branch} ${choice.code}: ${choice.title}`,
        value: slot === 'branch' ? choice.branch : choice.code,
      };
    if (typeof choice !== 'string') return { label: choice.label, value: choice.id };
    return { label: slot === 'start' ? labelOf(choice, known) : choice, value: choice };
  });
  const open = { slot: slot.split('.')[0] ?? slot, question: questionOf(details.code, details.detail), choices };
  return partOf({ tool: call.tool, arguments: withoutKey(call.arguments, slot) }, [
    { ...open, ...dayOf(call.arguments, slot) },
  ]);
}

const withoutKey = (args: JsonObject, slot: string): JsonObject =>
  Object.fromEntries(Object.entries(args).filter(([key]) => key !== slot));

/** The day of a refused time is kept: “4pm” then answers for that day. */
const dayOf = ({ start }: JsonObject, slot: string): { day?: string; hasHour?: boolean } =>
  slot === 'start' && typeof start === 'string' ? { day: start, hasHour: true } : {};

const questionOf = (code: string, detail: string): string =>
  code === 'calendar_conflict'
    ? 'Somebody is busy then. When would suit instead?'
    : code === 'in_the_past'
      ? 'That time has passed. When should it be instead?'
      : detail;
