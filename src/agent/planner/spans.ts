// The second step: everything in a message that can be looked up, found once, in the order of the message.
import type { Catalogue } from './catalogue.ts';
import type { Span } from './span.ts';
import { figuresIn } from './spans/figures.ts';
import { peopleIn, strangersIn } from './spans/people.ts';
import { thingsIn } from './spans/things.ts';
import type { Token } from './tokens.ts';

/** “The hiring manager” is no stage “Hired”, and a phone number no phone screen. */
const notThings: ReadonlySet<string> = new Set(['hiring manager', 'phone number', 'phone numbers']);

const within = (spans: readonly Span[]) => (at: number) => spans.some(({ from, to }) => at >= from && at < to);

/** “45 min” is a length, whoever is called Min. */
const isUnit = ({ from, to }: Span, tokens: readonly Token[]): boolean =>
  to - from === 1 && /^(?:min|mins)$/.test(tokens[from]?.raw ?? '') && /^\d+$/.test(tokens[from - 1]?.raw ?? '');

/** “Tom, no wait, Mark”, “the 4th… no, the 11th”: what a second thought replaces is not meant. */
function withoutReplaced(spans: readonly Span[], tokens: readonly Token[]): readonly Span[] {
  const replaced = tokens.flatMap((_, at): Span[] => {
    const width = correctionAt(tokens, at);
    if (width === 0) return [];
    const next = spans.find(({ from, kind }) => from >= at + width && from <= at + width + 2 && corrected.has(kind));
    const last = next === undefined ? undefined : spans.filter(({ kind, to }) => kind === next.kind && to <= at).at(-1);
    return last === undefined ? [] : [last];
  });
  return replaced.length === 0
    ? spans
    : spans.filter((one) => !replaced.some(({ from, to }) => one.from < to && from < one.to));
}
const corrected: ReadonlySet<string> = new Set(['person', 'time', 'stage', 'money', 'length']);

/** How many tokens a second thought takes to begin; 0 where none does. */
function correctionAt(tokens: readonly Token[], at: number): number {
  const words = [0, 1, 2, 3].map((ahead) => tokens[at + ahead]?.word ?? '');
  const isBehind = at > 1;
  if (!isBehind) return 0;
  const said = words.join(' ');
  return /^(?:no wait|i mean|i meant|no sorry|sorry no|no actually|no make|or rather)\b/.test(said)
    ? 2
    : /^(?:no|sorry) , /.test(said)
      ? 2
      : 0;
}

export function spansIn(text: string, tokens: readonly Token[], catalogue: Catalogue): readonly Span[] {
  const people = peopleIn(text, tokens, catalogue).filter((one) => !isUnit(one, tokens));
  const isPerson = within(people);
  const things = thingsIn(tokens, catalogue, isPerson).filter(
    ({ to }) => !notThings.has(`${tokens[to - 1]?.word} ${tokens[to]?.word}`),
  );
  const figures = figuresIn(text, tokens, catalogue).filter(
    ({ from, to }) => !people.some((one) => one.from < to && from < one.to),
  );
  const known = [...people, ...things, ...figures];
  const found = [...known, ...strangersIn(tokens, within(known))].toSorted((a, b) => a.from - b.from || b.to - a.to);
  return withoutReplaced(found, tokens);
}
