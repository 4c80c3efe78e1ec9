// What is too long to be read as messages: its beginning stays a message with all its buttons, the whole becomes a file.
import type { Card, Part } from '../card.ts';
import { lineOf } from '../cards/plan.ts';
import { shortened } from '../filled.ts';
import { messagesOf, type SlackMessage } from './blocks.ts';

/** More than these are a storm in somebody's conversation. */
const mostMessages = 3;
const mostShown = 1500;

/** `share` puts the whole where the reader finds it; where it cannot, the card is split after all. */
export async function fitted(card: Card, share: (whole: string) => Promise<boolean>): Promise<readonly SlackMessage[]> {
  const all = messagesOf(card);
  if (all.length <= mostMessages) return all;
  return (await share(card.parts.flatMap(wordsOf).join('\n\n'))) ? messagesOf(beginningOf(card)) : all;
}

/** What stands in the place of a posted card: as much as stands there already. */
export function redrawn(card: Card, standing: number): readonly SlackMessage[] {
  const all = messagesOf(card);
  return all.length <= mostMessages || standing > mostMessages ? all : messagesOf(beginningOf(card));
}

function beginningOf(card: Card): Card {
  const hint: Part = { kind: 'quiet', text: 'This is its beginning. The whole is in the file.' };
  const parts = card.parts.flatMap((part): Part[] =>
    part.kind === 'text' && part.text.length > mostShown
      ? [{ kind: 'text', text: shortened(part.text, mostShown) }, hint]
      : [part],
  );
  return { ...card, parts };
}

function wordsOf(part: Part): string[] {
  if ('text' in part) return [part.text];
  if (part.kind === 'plan') return [[part.title, ...part.steps.map(lineOf)].join('\n')];
  return part.kind === 'facts' ? [part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : [];
}
