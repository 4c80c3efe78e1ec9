// An answer to the question of the turn before: a choice by its number or words, or what fills the open slot.
import type { AskInput } from '../ask.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Message } from './features.ts';
import { toldBefore } from './focus.ts';
import { goesOn } from './orders.ts';
import { type Reading, readingOf, type Scene } from './readings.ts';
import { labelOf } from './said-labels.ts';
import { stemsOf } from './tokens.ts';

interface Answer {
  readonly reading: Reading;
  /** Without what only chooses: “the second one” is no hour. */
  readonly heard: Message;
  readonly chosen: boolean;
}

/** Undefined where nothing was asked, or the message does not answer it. */
export function answerTo(message: Message, scene: Scene): Answer | undefined {
  const { asked } = scene.focus;
  if (asked?.pending === undefined) return undefined;
  const { pending, choices } = asked;
  const chosen = allOf(message, asked) ?? chosenOf(message, choices);
  const told = { ...choiceFor(pending.slot, chosen), ...textFor(pending.slot, message) };
  const labels = message.clauses.map((_, at) => (at === 0 ? labelOf(pending.tool) : goesOn));
  const forced = { ...toldBefore(pending), ...told };
  const heard = chosen === undefined ? message : { ...message, spans: [] };
  const reading = readingOf({ labels, share: 1 }, heard, { ...scene, forced });
  const tells = Object.keys(told).length > 0 || reading.orders.some(({ spans }) => spans.length > 0);
  const isWhole = reading.orders.every(({ filled }) => filled.kind === 'calls');
  return isWhole && tells ? { reading, heard, chosen: chosen !== undefined } : undefined;
}

function choiceFor(slot: string, chosen: JsonObject[string] | undefined): JsonObject {
  if (chosen === undefined) return {};
  return { [slot]: slot === 'with' && !Array.isArray(chosen) ? [chosen] : chosen };
}

/** “Both”, “all three”. */
function allOf({ tokens }: Message, { pending, choices }: AskInput): JsonObject[string] | undefined {
  const isAll = tokens.length <= 6 && tokens.some(({ word }) => /^(?:both|all)$/.test(word));
  return isAll && (pending?.slot === 'candidate' || pending?.slot === 'action') && choices.length > 1
    ? choices.map(({ value, label }) => value ?? label)
    : undefined;
}

/** “Yes” alone is no text. */
const textFor = (slot: string, { tokens, text }: Message): JsonObject =>
  (slot === 'text' || slot === 'proof') && tokens.filter(({ isWord }) => isWord).length > 1 ? { [slot]: text } : {};

/** By number, by place, or by the words that only one choice has. */
function chosenOf({ tokens, text }: Message, choices: AskInput['choices']): JsonObject[string] | undefined {
  if (choices.length === 0) return undefined;
  const number = Number(/^#?(\d)[.)]?$/.exec(text.trim())?.[1] ?? 0);
  const place =
    number > 0
      ? number - 1
      : tokens.map(({ word }) => places.findIndex((words) => words.includes(word))).find((at) => at >= 0);
  const scored = choices.map(({ label }) => {
    const words = new Set(stemsOf(label));
    return new Set(
      tokens.filter(({ stem, isWord }) => isWord && stem.length > 2 && words.has(stem)).map(({ stem }) => stem),
    ).size;
  });
  const most = Math.max(...scored);
  const best = scored.flatMap((score, at) => (score === most ? [at] : []));
  const at = most > 0 && best.length === 1 ? best[0] : place;
  const choice = at === undefined ? undefined : choices[at];
  return choice === undefined ? undefined : (choice.value ?? choice.label);
}
const places: readonly (readonly string[])[] = [['first'], ['second', 'latter'], ['third'], ['fourth'], ['fifth']];
