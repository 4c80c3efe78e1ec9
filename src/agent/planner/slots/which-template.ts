// Which letter is meant, where one is named.
import { type Filling, type Open, usedOf, type Weighed } from './filling.ts';

export interface Letter {
  readonly args: { readonly message_template?: string };
  readonly lacks?: Open;
}

/** “Everybody in Licence Check” names no licence letter. */
const isNamed = ({ span, used }: Weighed, { spans, message }: Filling): boolean =>
  !message.tokens
    .slice(span.from, span.to)
    .every(({ word }) => /^(?:the|letter|e?mail|message|note|template)$/.test(word)) &&
  span.kind === 'template' &&
  (span.coverage >= 0.5 || used > 0.95) &&
  !spans.some(
    (one) =>
      one.used > 0.5 &&
      (one.span.kind === 'stage' || one.span.kind === 'role' || one.span.kind === 'job') &&
      one.span.from <= span.from &&
      span.to <= one.span.to,
  );

export function letterFor(filling: Filling): Letter {
  const [best] = usedOf(filling, 'template')
    .filter((one) => isNamed(one, filling))
    .toSorted((a, b) => b.used - a.used);
  const known = filling.known['message_template'];
  if (best === undefined) return { args: typeof known === 'string' ? { message_template: known } : {} };
  const [only, ...others] = best.span.ids;
  if (only !== undefined && others.length === 0) return { args: { message_template: only } };
  const choices = best.span.ids.map((id) => ({ label: id, value: id }));
  return { args: {}, lacks: { slot: 'message_template', question: 'Which template do you mean?', choices } };
}
