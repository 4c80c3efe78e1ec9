// Which letter is meant, where one is named.
import { type Filling, type Open, usedOf } from './filling.ts';

export interface Letter {
  readonly args: { readonly message_template?: string };
  readonly lacks?: Open;
}

export function letterFor(filling: Filling): Letter {
  const [best] = usedOf(filling, 'template').toSorted((a, b) => b.used - a.used);
  const known = filling.known['message_template'];
  if (best === undefined) return { args: typeof known === 'string' ? { message_template: known } : {} };
  const [only, ...others] = best.span.ids;
  if (only !== undefined && others.length === 0) return { args: { message_template: only } };
  const choices = best.span.ids.map((id) => ({ label: id, value: id }));
  return { args: {}, lacks: { slot: 'message_template', question: 'Which template do you mean?', choices } };
}
