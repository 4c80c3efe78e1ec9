// What a message may mean: the likeliest ways to label its clauses, each filled into calls and questions, with how likely it is.
import type { Catalogue } from './catalogue.ts';
import { featuresOf, type Message } from './features.ts';
import type { Focus } from './focus.ts';
import { isElliptic, ofOrderBefore, ofTalkBefore, sameWords } from './known-before.ts';
import { type ReadingNets, Scoring } from './model.ts';
import { goesOn, nothing, type Order, ordersOf, placeOf } from './orders.ts';
import { takesText, type Text, textOf, withText } from './quoted-text.ts';
import { saidLabelsOf } from './said-labels.ts';
import { fill } from './slots/fill.ts';
import { guessed } from './slots/second-look.ts';
import type { Filled, Filling, Weighed } from './slots/filling.ts';
import type { Span } from './span.ts';
import { spanFeatures } from './span-features.ts';
import { wordSet } from './word-set.ts';

export interface FilledOrder {
  readonly order: Order;
  readonly filled: Filled;
  readonly spans: readonly Weighed[];
  readonly text: Text;
}

export interface Reading {
  readonly labels: readonly string[];
  readonly orders: readonly FilledOrder[];
  /** Of the labels. */
  readonly share: number;
  /** Of the labels with all slots. */
  readonly sure: number;
}

const widest = 5;

interface Path {
  readonly labels: readonly string[];
  readonly share: number;
}

export const labelFeatures = (labels: readonly string[], place: number, { masks, clauses }: Message): string[] => {
  const before = labels[place - 1] ?? '^';
  return [`pl ${before}`, `pl ${before} ${masks[clauses[place]?.from ?? 0] ?? ''}`];
};

/** The likeliest labellings, best first. */
function pathsOf(message: Message, { catalogue, nets: { label } }: Scene): readonly Path[] {
  let paths: readonly Path[] = [{ labels: [], share: 1 }];
  const saidLabels = saidLabelsOf(message);
  for (const place of message.clauses.keys()) {
    const said = saidLabels[place];
    if (said !== undefined) {
      paths = paths.map(({ labels, share }) => ({ labels: [...labels, said], share }));
      continue;
    }
    const scoring = new Scoring(label, featuresOf(message, place, catalogue));
    const next = paths.flatMap(({ labels, share }) => {
      const shares = scoring.probabilities(labelFeatures(labels, place, message));
      return label.labels.flatMap((name, at): Path[] => {
        const one = shares[at] ?? 0;
        return one < 0.003 || (name === goesOn && !labels.some((before) => before !== nothing))
          ? []
          : [{ labels: [...labels, name], share: share * one }];
      });
    });
    paths = next.toSorted((a, b) => b.share - a.share).slice(0, widest);
  }
  return paths;
}

/** What readings are made with. */
export interface Scene {
  readonly catalogue: Catalogue;
  readonly focus: Focus;
  readonly nets: ReadingNets;
  /** What an answer or a repetition tells already. */
  readonly forced?: Filling['known'];
}

export const readingsOf = (message: Message, scene: Scene): readonly Reading[] =>
  pathsOf(message, scene).map((path) => readingOf(path, message, scene));

export function readingOf({ labels, share }: Path, message: Message, scene: Scene): Reading {
  const orders: FilledOrder[] = [];
  let sure = share;
  let before: Filling['before'] = { candidates: [], calls: [] };
  for (const labelled of ordersOf(withoutRepeats(labels, message))) {
    const made = filledOrder(labelled, message, { ...scene, before });
    orders.push(made);
    sure *= made.spans.reduce(
      (product, { used, anchor }) => product * Math.max(used, anchor, 1 - used - anchor),
      made.text.sure * guessed ** (made.filled.kind === 'calls' ? (made.filled.guessed ?? 0) : 0),
    );
    before = after(before, made.filled, scene.catalogue);
  }
  return { labels, orders, share, sure };
}

function filledOrder(labelled: Order, message: Message, scene: Scene & Pick<Filling, 'before'>): FilledOrder {
  const [tool = '', variant = ''] = labelled.tool.split('/');
  const order = { ...labelled, tool };
  const text = passedOn(order, message, scene.nets);
  const spans = weighed(order, message, { ...scene, text });
  const known = scene.forced ?? {
    ...ofOrderBefore(tool, scene.before.calls),
    ...ofTalkBefore({ order, variant }, message, scene.focus),
  };
  const told = typeof known['text'] === 'string' ? known['text'] : undefined;
  const said = sameWords(text, message, scene.focus) ?? wordsIn(text, message);
  const { catalogue, focus, before } = scene;
  const words = variant === 'instead' ? (said ?? told) : (told ?? said);
  const filling = {
    message,
    order,
    variant,
    catalogue,
    focus,
    spans,
    inText: peopleIn(text, message),
    text: words,
    isFree: text.kind === 'free',
    known,
    before,
    goesOn: isElliptic(message),
  };
  return { order, filled: fill(filling), spans, text };
}

/** The text of an order; the name of a letter is none where only a reason could be. */
function passedOn(order: Order, message: Message, nets: ReadingNets): Text {
  const found: Text = takesText(order.tool) ? textOf(order, message, nets) : { kind: 'none', sure: 1 };
  const isName = !withText.has(order.tool) && message.spans.some((span) => isLetter(span, found));
  const isNone = isName || isWholeMessage(found, order, message) || isTopic(found, message) || isOfNote(found, message);
  return isNone ? { kind: 'none', sure: found.sure } : found;
}

/** “Add this as a note to Priya”: the note itself is not told. */
const isOfNote = (text: Text, { tokens }: Message): boolean =>
  text.kind === 'said' &&
  /^(?:this )?as an? note (?:to|for|on) /.test(
    tokens
      .slice(text.from, text.to)
      .map(({ word }) => word)
      .join(' '),
  );

/** “Write to Declan”: an order is not its own text. */
function isWholeMessage(text: Text, order: Order, { clauses, spans, tokens }: Message): boolean {
  if (text.kind !== 'said' || text.from !== clauses[order.begins]?.from) return false;
  const rest = tokens.slice(text.to).some(({ isWord, word }) => isWord && !/^(?:please|pls|thanks|thx)$/.test(word));
  return !rest && spans.some(({ kind, from, to }) => kind === 'person' && from >= text.from && to <= text.to);
}

/** “Email Rob about the parking”: a topic is no text. */
const isTopic = (text: Text, { tokens }: Message): boolean =>
  text.kind === 'said' && tokens[text.from]?.word === 'about' && text.to - text.from <= 5;

function weighed(
  order: Order,
  message: Message,
  { catalogue, nets, text }: { catalogue: Catalogue; nets: ReadingNets; text: Text },
): Weighed[] {
  return message.spans.flatMap((span): Weighed[] => {
    const place = placeOf(span, order, message);
    if (
      place === undefined ||
      (text.kind === 'said' && span.from >= text.from && span.to <= text.to && !isLetter(span, text))
    )
      return [];
    const shares = new Scoring(nets.span, spanFeatures(span, { message, order, catalogue, place })).probabilities();
    const share = (name: string) => shares[nets.span.labels.indexOf(name)] ?? 0;
    return [{ span, place, used: share('used'), anchor: share('anchor') }];
  });
}

const peopleIn = (text: Text, { spans }: Message) =>
  text.kind === 'said'
    ? spans.flatMap((span) => (span.kind === 'person' && span.from >= text.from && span.to <= text.to ? [span] : []))
    : [];

/** “Quality applicants, anyone waiting for five days”: the same again, of nothing new, goes on with the order before. */
function withoutRepeats(labels: readonly string[], { clauses, spans }: Message): readonly string[] {
  return labels.map((label, at) => {
    const before = labels.slice(0, at).findLast((one) => one !== nothing && one !== goesOn);
    const clause = clauses[at];
    const isNew =
      clause === undefined ||
      spans.some(
        ({ kind, from, to }) => (kind === 'person' || kind === 'meeting') && from >= clause.from && to <= clause.to,
      );
    return before !== undefined && label.split('/')[0] === before.split('/')[0] && !isNew && !repeated.has(label)
      ? goesOn
      : label;
  });
}
const repeated = wordSet('move_stage add_note send_message notify_user undo_action cancel_meeting');

/** “Chaudhuri. Not for our list.”: the name of a template is no reason. */
const isLetter = (span: Span, text: Text): boolean =>
  text.kind === 'said' &&
  span.kind === 'template' &&
  span.coverage >= 0.99 &&
  span.from === text.from &&
  span.to >= text.to - 1;

function wordsIn(text: Text, { text: whole, tokens }: Message): string | undefined {
  if (text.kind !== 'said') return undefined;
  const [start, end] = [tokens[text.from]?.start ?? 0, tokens[text.to - 1]?.end ?? 0];
  // Quotation marks say where it ends.
  const closing = closings[whole.slice(0, start).at(-1) ?? ''];
  const close =
    closing === undefined ? -1 : Math.max(whole.lastIndexOf(closing, end + 1), whole.indexOf(closing, start));
  return whole.slice(start, close < 0 ? end : close);
}
const closings: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»' };

function after(before: Filling['before'], filled: Filled, { meetings }: Catalogue): Filling['before'] {
  const made = filled.kind === 'calls' ? filled.calls : [filled.call];
  const candidates = [
    ...new Set(
      made.flatMap(({ arguments: args }) => {
        const whom = args['candidate'] ?? meetings.find(({ id }) => id === args['meeting'])?.candidate;
        return typeof whom === 'string' && whom !== '' ? [whom] : [];
      }),
    ),
  ];
  return { candidates: candidates.length > 0 ? candidates : before.candidates, calls: [...before.calls, ...made] };
}
