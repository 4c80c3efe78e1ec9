// Questions that arise only when the gate has looked: somebody is busy, the time has passed, a name fits several.
import { z } from 'zod';
import { AskInput, askTool } from '../ask.ts';
import { clockTime } from '../time-words.ts';
import type { PastCall } from './dialogue.ts';

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
export function asksAfter(done: readonly PastCall[], timeZone: string): readonly AskInput[] {
  const asked = done.flatMap(({ tool, arguments: args }) =>
    tool === askTool.name ? [AskInput.safeParse(args).data?.pending?.tool] : [],
  );
  return done.flatMap((call) => {
    const details = Details.safeParse(call.result?.kind === 'question' ? undefined : call.result?.problem).data;
    const slot = details?.code === 'ambiguous' ? details.path : slots[details?.code ?? ''];
    return asked.includes(call.tool) || details === undefined || slot === undefined
      ? []
      : [askAbout(call, details, { slot, timeZone })];
  });
}

function askAbout(
  { tool, arguments: args }: PastCall,
  details: z.infer<typeof Details>,
  { slot, timeZone }: { slot: string; timeZone: string },
): AskInput {
  const choices = (details.choices ?? details.suggestions ?? []).map((choice) => {
    if (typeof choice === 'object' && 'branch' in choice)
      return {
        label: `${choice.branch} ${choice.code}: ${choice.title}`,
        value: slot === 'branch' ? choice.branch : choice.code,
      };
    if (typeof choice !== 'string') return { label: choice.label, value: choice.id };
    return { label: slot === 'start' ? clockTime(new Date(choice), timeZone) : choice, value: choice };
  });
  const rest = Object.fromEntries(Object.entries(args).filter(([key]) => key !== slot));
  const { start } = args;
  return {
    question: questionOf(details.code, details.detail),
    choices: choices.slice(0, 12),
    pending: {
      tool,
      arguments: rest,
      slot: slot.split('.')[0] ?? slot,
      ...(slot === 'start' && typeof start === 'string' ? { day: start, hasHour: true } : {}),
    },
  };
}

/** “Dana Whitfield is busy from …”: a name, and no id. */
const busyIn = (detail: string): string => /^\p{Lu}[^_\d]*?(?= is busy\b)/u.exec(detail)?.[0] ?? 'Somebody';

const questionOf = (code: string, detail: string): string =>
  code === 'calendar_conflict'
    ? `${busyIn(detail)} is busy then. When would suit instead?`
    : code === 'in_the_past'
      ? 'That time has passed. When should it be instead?'
      : detail;
