// Cards as Block Kit, within Slack's limits: long text becomes several sections, many sections several messages.
// Limits: https://docs.slack.dev/reference/block-kit/blocks
import type { Button as SlackButton, KnownBlock } from '@slack/types';
import type { Button, Card, Intent, Part } from '../card.ts';
import { planBlock } from './plan.ts';
import { mostSection, pieces, plain } from './text.ts';
import { shortened } from '../filled.ts';

const mostBlocks = 50;
const mostHeader = 150;
const mostLabel = 75;
const mostField = 2000;
const mostButtons = 25;
/** Of the whole message; Slack cuts off beyond. https://docs.slack.dev/changelog/2018-truncating-really-long-messages */
const mostText = 3000;
/** One message stays readable, and far below what Slack takes. */
const mostCharacters = 12_000;

/** In `text` and in mrkdwn these three have a meaning of their own. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export interface SlackMessage {
  readonly text: string;
  readonly blocks: readonly KnownBlock[];
}

/** In reading order; usually one. */
export function messagesOf(card: Card): readonly SlackMessage[] {
  const blocks = card.parts.flatMap((part, index) => blocksOf(part, index));
  const messages: KnownBlock[][] = [[]];
  let size = 0;
  for (const block of blocks) {
    const weight = JSON.stringify(block).length;
    const last = messages.at(-1);
    if (last === undefined || last.length >= mostBlocks || (last.length > 0 && size + weight > mostCharacters)) {
      messages.push([block]);
      size = weight;
    } else {
      last.push(block);
      size += weight;
    }
  }
  const text = shortened(escaped(card.text), mostText);
  return messages.map((list, index) => ({ text: index === 0 ? text : '…', blocks: list }));
}

export function blocksOf(part: Part, index: number): KnownBlock[] {
  switch (part.kind) {
    case 'heading':
      return [{ type: 'header', text: plain(shortened(part.text, mostHeader)) }];
    case 'text':
      return pieces(part.text, mostSection).map((text) => ({ type: 'section', text: plain(text) }));
    case 'quiet':
      return [{ type: 'context', elements: [plain(shortened(part.text, mostField))] }];
    case 'facts':
      return part.facts.map(([label, value]) => ({
        type: 'section',
        fields: [plain(shortened(label, mostField)), plain(shortened(value, mostField))],
      }));
    case 'plan':
      return [planBlock(part)];
    case 'buttons':
      return [
        {
          type: 'actions',
          elements: part.buttons.slice(0, mostButtons).map((button, at) => buttonOf(button, `${index}.${at}`)),
        },
      ];
    case 'link':
      return [{ type: 'context', elements: [{ type: 'mrkdwn', text: `<${part.url}|${escaped(part.label)}>` }] }];
    default:
      return part satisfies never;
  }
}

/** What a click on a button that asks for more opens; see views. */
const asksMore = ({ form }: Button) => form !== undefined;

const buttonOf = (button: Button, at: string): SlackButton => ({
  type: 'button',
  text: plain(shortened(button.label, mostLabel)),
  action_id: `muster.${asksMore(button) ? 'ask.' : ''}${button.intent.do}.${at}`,
  value: JSON.stringify(small(button.intent)),
  ...(button.style === undefined ? {} : { style: button.style }),
});

/** A value holds 2,000 characters: what can be read anew is left out. */
const small = (intent: Intent): Intent =>
  intent.do === 'edit' || intent.do === 'rewrite' ? { ...intent, arguments: {} } : intent;
