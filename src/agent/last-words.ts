// What is said where a language model has no usable words of its own: what happened, what came of the turn, and a question.
// Written from the calls and what became of them, never from the model.
import type { TurnCall } from '../core/ports/conversations.ts';
import { AskInput, askTool } from './ask.ts';
import { CallResult } from './call-result.ts';
import type { ModelAnswer } from './models/reading/model-answer.ts';
import { bounded, wholeSentences, withoutReasoning } from './models/reading/visible-text.ts';

export interface LastWords {
  readonly text: string;
  readonly asks: boolean;
}

const inOtherWords = 'Could you say it in other words?';

/** The reply that stands for a model's last answer of a turn. */
export function lastWordsOf(answer: ModelAnswer, calls: readonly TurnCall[]): LastWords {
  const { text, isCut } = bounded(withoutReasoning(answer.text));
  switch (answer.finish) {
    case 'filtered':
      return ended('The provider of the language model stopped this answer with its content filter.', calls);
    case 'refused':
      return ended(`The language model declined to answer${quoted(answer.refusal)}.`, calls);
    case 'length': {
      const whole = wholeSentences(`${text}\n`);
      const cutOff = 'The answer ends here, because the language model may write no more at once. Shall it go on?';
      return whole === ''
        ? ended('The language model was cut off before it said anything.', calls)
        : { text: `${whole}\n\n${cutOff}`, asks: true };
    }
    case 'stop':
    case 'unknown':
      if (text === '') return ended('The language model gave no answer in words.', calls);
      return { text: isCut ? `${text}\n\n(The answer went on for longer than can be shown.)` : text, asks: false };
    default:
      return answer.finish satisfies never;
  }
}

/** Says what happened and how things stand; asks, unless something was done and nothing is missing. */
function ended(happened: string, calls: readonly TurnCall[]): LastWords {
  const lines = standing(calls);
  if (lines.length === 0) return { text: `${happened} Nothing was changed. ${inOtherWords}`, asks: true };
  return { text: `${happened} This is how things stand:\n${lines.join('\n')}\n\nIs anything missing?`, asks: true };
}

export function question(call: TurnCall): string {
  const asked = AskInput.safeParse(call.arguments);
  if (!asked.success) return inOtherWords;
  const labels = asked.data.choices.map(({ label }) => label);
  const unnamed = labels.filter((label) => !asked.data.question.includes(label));
  return unnamed.length === 0
    ? asked.data.question
    : `${asked.data.question}\n${labels.map((label) => `- ${label}`).join('\n')}`;
}

/** One line for each call that changed something, waits or failed. */
export function standing(calls: readonly TurnCall[]): string[] {
  return calls.flatMap(({ tool, result: stored }) => {
    const result = CallResult.parse(stored);
    if (tool === askTool.name || result.kind === 'question') return [];
    if (result.kind === 'problem') return [`- Not done (${tool}): ${result.problem.detail}`];
    if (result.effect === 'read') return [];
    if (result.draft !== undefined) return [`- Draft, not sent: ${result.preview}`];
    return [result.status === 'pending_approval' ? `- Waits for approval: ${result.preview}` : `- ${result.summary}`];
  });
}

const quoted = (refusal: string): string => {
  const text = refusal.trim().slice(0, 500);
  return text === '' ? '' : `: “${text.replace(/[.!]$/, '')}”`;
};
