// Where a slot stayed empty: the likeliest thing of its kind that the order names, though nothing tells surely that it is meant.
// What is filled so is never sure; it is what a question offers.
import { type Filled, type Filling, type Weighed, wordsOf } from './filling.ts';

const kindsOf: Readonly<Record<string, readonly Weighed['span']['kind'][]>> = {
  start: ['time', 'count'],
  from: ['time'],
  stage: ['stage', 'role', 'job'],
  filters: ['stage', 'role', 'job'],
  mos_code: ['code'],
  meeting: ['meeting', 'person', 'time'],
  message_template: ['template'],
  salary: ['money', 'count'],
};

const fits = ({ span }: Weighed, slot: string): boolean => {
  if (slot === 'candidate') return span.kind === 'person' && span.candidates.length > 0;
  if (slot === 'with' || slot === 'user') return span.kind === 'person' && span.users.length > 0;
  return kindsOf[slot]?.includes(span.kind) === true;
};

const least = 0.02;
/** How much less likely a reading is in which something is guessed. */
export const guessed = 0.5;

/** Undefined where nothing else could fill what lacks. */
export function secondLook(filling: Filling, filled: Extract<Filled, { kind: 'open' }>): Filling | undefined {
  const { slot } = filled.open;
  const best = likeliest(filling, slot);
  if (best !== undefined && best.used + best.anchor >= least)
    return { ...filling, spans: filling.spans.map((one) => (one === best ? { ...one, used: 0.51, anchor: 0 } : one)) };
  const variant = variantFor(slot, filling);
  if (variant !== undefined) return variant === filling.variant ? undefined : { ...filling, variant };
  return slot === 'text' && filling.text === undefined ? withRest(filling) : undefined;
}

/** Of what fills nothing yet and fits the slot, the likeliest, within the order first. */
function likeliest({ spans }: Filling, slot: string): Weighed | undefined {
  const unused = spans.filter((one) => one.used <= 0.5 && fits(one, slot));
  const near = unused.filter(({ place }) => place === 'in' || place === 'more');
  return (near.length > 0 ? near : unused).toSorted((a, b) => b.used + b.anchor - a.used - a.anchor)[0];
}

/** Who speaks takes part; somebody goes a step on. */
function variantFor(slot: string, filling: Filling): string | undefined {
  const has = (pattern: RegExp) => wordsOf(filling).some((word) => pattern.test(word));
  if (slot === 'with' && filling.catalogue.me !== undefined && has(/^(?:me|i|my|us|we|i'd|i'll)$/)) return 'me';
  return slot === 'stage' && filling.variant === '' && has(onward) ? 'next' : undefined;
}

const onward = /^(?:next|nxt|along|forward|up|ahead|advanced?|onward|onwards|through|progress|progressed)$/;

/** “Remind Marcus to submit his feedback”: what follows whoever is addressed. */
function withRest(filling: Filling): Filling | undefined {
  const { message, order, spans } = filling;
  const addressed = spans.findLast(({ span, used, place }) => span.kind === 'person' && used > 0.5 && place === 'in');
  const clause = message.clauses[order.begins];
  const last = message.clauses[order.clauses.at(-1) ?? order.begins];
  if (addressed === undefined || clause === undefined || last === undefined) return undefined;
  const rest = message.tokens.slice(addressed.span.to, last.to);
  const from = rest.findIndex(({ isWord, word }) => isWord && !/^(?:to|that|about|of|for|know)$/.test(word));
  const [first, end] = [rest[from], rest.at(-1)];
  if (first === undefined || end === undefined || rest.length - from < 2) return undefined;
  return { ...filling, text: message.text.slice(first.start, end.end) };
}
