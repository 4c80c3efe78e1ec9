// What a clause comes to: calls, a question about what is open, or a remark.
import type { JsonObject } from '../../../core/json.ts';
import type { AskInput } from '../../ask.ts';

export interface NextCall {
  readonly tool: string;
  readonly arguments: JsonObject;
}

export type Part =
  | { readonly kind: 'call'; readonly call: NextCall }
  | { readonly kind: 'ask'; readonly ask: AskInput }
  | { readonly kind: 'remark'; readonly text: string };

/** An argument that is missing or unclear. */
export interface Open {
  readonly slot: string;
  readonly question: string;
  readonly choices?: AskInput['choices'];
  /** An instant of the day that was said already. */
  readonly day?: string;
  /** How many stages on or back it is for whoever is chosen. */
  readonly step?: number;
  /** `day` is also the hour that was said. */
  readonly hasHour?: boolean;
}

/** A call, or the question about the first thing that is open in it. Nothing is done of a call with an open end. */
export function partOf(call: NextCall, open: readonly (Open | undefined)[]): Part {
  const [first] = open.filter((one) => one !== undefined);
  if (first === undefined) return { kind: 'call', call };
  const { slot, question, choices = [], day, hasHour, step } = first;
  return {
    kind: 'ask',
    ask: {
      question,
      choices: choices.slice(0, 12),
      pending: {
        ...call,
        slot,
        ...(day === undefined ? {} : { day }),
        ...(hasHour === undefined ? {} : { hasHour }),
        ...(step === undefined ? {} : { step }),
      },
    },
  };
}

export const question = (text: string, choices: AskInput['choices'] = []): Part => ({
  kind: 'ask',
  ask: { question: text, choices: choices.slice(0, 12) },
});

export const remark = (text: string): Part => ({ kind: 'remark', text });

/** A letter by another medium is a call of its own tool; up to here both are one order. */
export function byMedium(part: Part): Part {
  if (part.kind !== 'call' || part.call.arguments['medium'] !== 'text') return part;
  const { medium: _, ...left } = part.call.arguments;
  return { ...part, call: { tool: 'send_text', arguments: left } };
}
