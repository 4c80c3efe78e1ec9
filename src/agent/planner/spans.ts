// The second step: everything in a message that can be looked up, found once, in the order of the message.
import type { Catalogue } from './catalogue.ts';
import type { Span } from './span.ts';
import { figuresIn } from './spans/figures.ts';
import { peopleIn, strangersIn } from './spans/people.ts';
import { thingsIn } from './spans/things.ts';
import type { Token } from './tokens.ts';

const within = (spans: readonly Span[]) => (at: number) => spans.some(({ from, to }) => at >= from && at < to);

export function spansIn(text: string, tokens: readonly Token[], catalogue: Catalogue): readonly Span[] {
  const people = peopleIn(text, tokens, catalogue);
  const isPerson = within(people);
  const things = thingsIn(tokens, catalogue, isPerson);
  const figures = figuresIn(text, tokens, catalogue).filter(
    ({ from, to }) => !people.some((one) => one.from < to && from < one.to),
  );
  const known = [...people, ...things, ...figures];
  return [...known, ...strangersIn(tokens, within(known))].toSorted((a, b) => a.from - b.from || b.to - a.to);
}
