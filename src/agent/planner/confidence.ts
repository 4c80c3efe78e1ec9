// How likely the best reading is exactly what was meant: learned from messages that the other nets had not been trained on.
import { fills, unusedIn } from './accounting.ts';
import type { Message } from './features.ts';
import { hashOf, type Nets, Scoring } from './model.ts';
import type { FilledOrder, Reading } from './readings.ts';
import { nothing } from './orders.ts';

/** Readings that come to the same calls, with how likely they are together. */
export interface Weighted {
  readonly reading: Reading;
  readonly sure: number;
}

const bin = (share: number): string => {
  const clipped = Math.min(0.9999, Math.max(0.0001, share));
  return String(Math.round(Math.log(clipped / (1 - clipped)) * 1.5));
};
const upTo = (count: number, most: number): number => Math.min(count, most);

export function confidenceFeatures(
  [top, next]: readonly Weighted[],
  { message, nets }: { message: Message; nets: Pick<Nets, 'label'> },
): string[] {
  if (top === undefined) return ['bias'];
  const { reading, sure } = top;
  const { orders, labels } = reading;
  const tools = orders.map(({ order }) => order.tool);
  const tool = tools[0] ?? nothing;
  const kinds = [...new Set(tools)].join('+');
  const left = message.clauses.filter((_, at) => labels[at] === nothing);
  const leftWords = left.reduce((sum, { from, to }) => sum + (to - from), 0);
  const unused = orders.flatMap((one) => unusedIn(one, message));
  const idle = idleKinds(orders, message);
  const base = [
    'bias',
    `tool ${tool}`,
    `tools ${kinds}`,
    `sure ${bin(sure)}`,
    `sure ${bin(sure)} ${tool}`,
    `share ${bin(reading.share)}`,
    `next ${bin(next?.sure ?? 0)}`,
    `margin ${bin(sure / (sure + (next?.sure ?? 0)))}`,
    `next none ${next?.reading.orders.length === 0}`,
    `clauses ${upTo(message.clauses.length, 6)}`,
    `orders ${upTo(orders.length, 4)}`,
    `left ${upTo(left.length, 3)}`,
    `left words ${upTo(Math.ceil(leftWords / 3), 6)}`,
    `words ${upTo(Math.ceil(message.tokens.length / 4), 8)}`,
    `unused ${upTo(unused.length, 3)}`,
    `unused ${upTo(unused.length, 3)} ${tool}`,
    ...idle.flatMap((kind) => [`idle ${kind}`, `idle ${kind} ${tool}`]),
    ...restraints(message).flatMap((word) => [`r ${word}`, `r ${word} ${tool}`]),
    `open ${orders.some(({ filled }) => filled.kind === 'open')} ${tool}`,
    ...message.talk.signs.map((sign) => `talk ${sign}`),
    ...left.map(({ mood, joint }) => `left ${mood} ${joint}`),
    ...strangeness(message, labels, nets),
  ];
  return [...base, ...orders.flatMap((one) => orderSigns(one, message))];
}

/** What is named and fills nothing, by kind. */
function idleKinds(orders: readonly FilledOrder[], { spans }: Message): string[] {
  const counts = new Map<string, number>();
  for (const span of spans) if (!fills(orders, span)) counts.set(span.kind, (counts.get(span.kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kind} ${upTo(count, 2)}`);
}

/** Words that hold an order back, tell what was, or point to what nothing here looks up. */
const holding = new Set(
  'if unless once until till when whenever while provided providing permitting assuming supposing in case condition tentatively maybe perhaps wonder wondering might may should shouldn would wouldn could couldn not no never nor without yet but however though although hold wait keep stays stay stop actually sorry correction scratch instead rather was were been had did has have is are isn aren already just earlier yesterday last ago soon later eventually sometime some somewhere thing things stuff usual standard normal other others another rest except apart besides same too also again both either or only promised remember said says told asked wants wanted thinks believe apparently supposedly hopefully think guess feel why how who what which where whose'.split(
    ' ',
  ),
);
const restraints = ({ tokens }: Message): string[] => [
  ...new Set(
    tokens.flatMap(({ word }) => (holding.has(word.replace(/['’]?(?:n't|t)$/, '')) || holding.has(word) ? [word] : [])),
  ),
];

function orderSigns({ order, filled, spans, text }: FilledOrder, message: Message): string[] {
  const { tool } = order;
  const clause = message.clauses[order.begins];
  const least = Math.min(1, ...spans.map(({ used, anchor }) => Math.max(used, anchor, 1 - used - anchor)));
  const calls = filled.kind === 'calls' ? filled.calls : [filled.call];
  const isNamed = message.spans.some(({ kind }) => kind === 'person');
  return [
    `mood ${clause?.mood}`,
    `mood ${clause?.mood} ${tool}`,
    `ending ${clause?.ending} ${tool}`,
    `span ${bin(least)}`,
    `span ${bin(least)} ${tool}`,
    `text ${text.kind} ${bin(text.sure)}`,
    `calls ${upTo(calls.length, 4)} ${tool}`,
    `named ${isNamed} ${tool}`,
    ...spans.flatMap(({ span, used }) =>
      span.kind === 'person' && used > 0.5 ? [`name ${Math.round(span.score * 20)} ${span.isFull}`] : [],
    ),
    ...spans.flatMap(({ span, used }) =>
      span.kind === 'time' && used > 0.5 ? [`time ${span.when.grain} ${span.when.problem ?? ''} ${tool}`] : [],
    ),
    `times ${upTo(spans.filter(({ span, used }) => span.kind === 'time' && used > 0.5).length, 3)} ${tool}`,
    `people ${upTo(spans.filter(({ span, used }) => span.kind === 'person' && used > 0.5).length, 4)} ${tool}`,
    `beside ${upTo(order.beside.length, 3)} ${tool}`,
    `guessed ${filled.kind === 'calls' ? (filled.guessed ?? 0) : 'open'}`,
    ...calls.slice(0, 3).map(({ arguments: args }) => `args ${tool} ${Object.keys(args).toSorted().join(',')}`),
  ];
}

/** Words, and pairs of words, that no training message had. */
function strangeness({ masks, clauses }: Message, labels: readonly string[], { label }: Pick<Nets, 'label'>): string[] {
  let [words, pairs] = [0, 0];
  let [newWords, newPairs] = [0, 0];
  for (const [at, { from, to }] of clauses.entries()) {
    if (labels[at] === nothing) continue;
    const said = masks.slice(from, to).flatMap((mask) => mask ?? []);
    for (const [place, word] of said.entries()) {
      words += 1;
      pairs += 1;
      if (!label.rows.has(hashOf(`w ${word}`))) newWords += 1;
      if (!label.rows.has(hashOf(`b ${place === 0 ? '^' : said[place - 1]} ${word}`))) newPairs += 1;
    }
  }
  return [
    `new words ${Math.min(3, newWords)}`,
    `new pairs ${Math.min(5, newPairs)}`,
    `new pairs share ${Math.round((5 * newPairs) / Math.max(1, pairs))} ${Math.min(3, Math.ceil(words / 4))}`,
  ];
}

export function confidenceIn(weighted: readonly Weighted[], scene: { message: Message; nets: Nets }): number {
  const { right } = scene.nets;
  return new Scoring(right, confidenceFeatures(weighted, scene)).probabilities()[right.labels.indexOf('yes')] ?? 0;
}
