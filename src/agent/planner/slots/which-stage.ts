// Where somebody goes: a stage that is named, in whatever way the organization's people shorten it, or a step on or back.
import { findStage } from '../../../nlp/stages-in-words.ts';
import type { ThingSpan } from '../span.ts';
import { type Filling, usedOf, type Weighed, wordsOf } from './filling.ts';

type StageSpan = Extract<ThingSpan, { kind: 'stage' }>;

export function stepsIn(filling: Filling): number {
  if (filling.variant === 'next') return 1;
  if (filling.variant === 'back') return -1;
  const words = wordsOf(filling);
  return words.some((word, at) => word === 'next' && /^(?:stage|step|round|level|one|phase)$/.test(words[at + 1] ?? ''))
    ? 1
    : 0;
}

/** Undefined where none is named, or the words fit several. */
export function stageFor(filling: Filling, from: string | undefined): string | undefined {
  const used = usedOf(filling, 'stage');
  const maybe =
    used.length > 0
      ? used
      : filling.spans.flatMap((one) =>
          one.span.kind === 'stage' && one.place === 'in' && (one.used > 0.1 || one.span.coverage >= 0.99)
            ? [{ ...one, span: one.span }]
            : [],
        );
  const [best] = maybe.toSorted((a, b) => fitOf(b, filling, from) - fitOf(a, filling, from));
  if (best !== undefined && best.span.ids.length === 1) return best.span.ids[0];
  return inWords(filling);
}

/** Behind “to” it is where they go; where they stand already it only describes them. */
function fitOf({ span, used }: Weighed<StageSpan>, { message }: Filling, from: string | undefined): number {
  const leads = message.tokens
    .slice(Math.max(0, span.from - 2), span.from)
    .some(({ word }) => /^(?:to|into|onto|for|>|→|2|as)$/.test(word));
  return used + (leads ? 0.3 : 0) - (span.ids[0] === from ? 0.6 : 0);
}

/** “Mgr interview”, “2nd int”: shortened as people type. */
function inWords({ message, order, catalogue }: Filling): string | undefined {
  const clause = message.clauses[order.begins];
  if (clause === undefined) return undefined;
  for (let width = 3; width > 1; width -= 1)
    for (let at = clause.to - width; at >= clause.from; at -= 1) {
      const [first, last] = [message.tokens[at], message.tokens[at + width - 1]];
      const found =
        first === undefined || last === undefined
          ? undefined
          : findStage(message.text.slice(first.start, last.end), catalogue.stages);
      if (found?.kind === 'one') return found.stage;
    }
  return undefined;
}
