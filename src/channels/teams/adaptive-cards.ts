// Cards as Adaptive Cards 1.5, within Teams' limits. What people wrote stands in runs of rich text, where no markdown takes effect.
// https://adaptivecards.io/explorer/ ; 28 KB a message: https://learn.microsoft.com/microsoftteams/limits-specifications-teams
import { z } from 'zod';
import { type Button, type Card, Intent, type Part } from '../card.ts';
import { lineOf } from '../cards/plan.ts';
import { mostInput, type FormValues, shortened } from '../filled.ts';
import type { Outgoing } from './teams-port.ts';
import { ValidCard } from './valid-cards.ts';

type Element = Readonly<Record<string, unknown>>;

/** Far enough below what Teams takes, which counts more than the card. */
const mostBytes = 18_000;
const mostLine = 4000;
const mostLabel = 100;
/** Teams shows six buttons in a row of actions. */
const mostButtons = 6;
const fieldPrefix = 'field.';

/** Whom Teams asks for a card of their own when they see this one, and what it asks with. */
export interface Views {
  readonly post: string;
  readonly person: string;
}

export const refreshVerb = 'muster.refresh';
const Refreshed = z.looseObject({ post: z.string() });

/** Which post somebody wants to see as it is for them; undefined: it is no request of ours. */
export const readRefresh = (data: unknown): string | undefined => Refreshed.safeParse(data).data?.post;

/** In reading order; usually one, and only that one is drawn for each reader. */
export function messagesOf(card: Card, views?: Views): readonly Outgoing[] {
  const bodies: Element[][] = [[]];
  let size = 0;
  for (const element of card.parts.flatMap(elementsOf)) {
    const weight = Buffer.byteLength(JSON.stringify(element));
    const last = bodies.at(-1);
    if (last === undefined || (last.length > 0 && size + weight > mostBytes)) {
      bodies.push([element]);
      size = weight;
    } else {
      last.push(element);
      size += weight;
    }
  }
  const summary = shortened(card.text, 500);
  const refresh = views === undefined || bodies.length > 1 ? {} : { refresh: refreshOf(views) };
  return bodies.map((body) => ({
    type: 'message',
    summary,
    attachments: [{ contentType: cardType, content: ValidCard.parse({ ...adaptiveCard(body), ...refresh }) }],
  }));
}

export const cardType = 'application/vnd.microsoft.card.adaptive';

const refreshOf = ({ post, person }: Views): Element => ({
  action: { type: 'Action.Execute', verb: refreshVerb, data: { post } },
  userIds: [person],
});

const adaptiveCard = (body: readonly Element[]): Element => ({
  type: 'AdaptiveCard',
  $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
  version: '1.5',
  body,
});

const run = (text: string, look: Element = {}): Element => ({ type: 'TextRun', text, ...look });
const rich = (inlines: readonly Element[], look: Element = {}): Element => ({
  type: 'RichTextBlock',
  inlines,
  ...look,
});

/** A line each: runs do not break. */
const linesOf = (text: string, look: Element = {}): Element[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(pieces)
    .map((line, index) => rich([run(line, look)], index === 0 ? {} : { spacing: 'None' }));

function pieces(line: string): string[] {
  const found: string[] = [];
  let rest = line;
  while (rest.length > mostLine) {
    // Not between the two halves of one character.
    const at = /[\uD800-\uDBFF]$/.test(rest.slice(0, mostLine)) ? mostLine - 1 : mostLine;
    found.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...found, rest];
}

function elementsOf(part: Part): Element[] {
  switch (part.kind) {
    case 'heading':
      return linesOf(part.text, { size: 'Medium', weight: 'Bolder' });
    case 'text':
      return linesOf(part.text);
    case 'quiet':
      return linesOf(part.text, { size: 'Small', isSubtle: true });
    case 'facts':
      return part.facts.map(([label, value]) =>
        rich([run(`${label}: `, { weight: 'Bolder' }), run(shortened(value, mostLine))], { spacing: 'Small' }),
      );
    case 'plan':
      return [part.title, ...part.steps.map(lineOf)].flatMap((line, index) =>
        linesOf(line, index === 0 ? { weight: 'Bolder' } : {}),
      );
    case 'buttons':
      return buttonsOf(part.buttons);
    case 'link':
      return [{ type: 'ActionSet', actions: [{ type: 'Action.OpenUrl', title: titleOf(part.label), url: part.url }] }];
    default:
      return part satisfies never;
  }
}

function buttonsOf(buttons: readonly Button[]): Element[] {
  // Teams posts nothing later of its own.
  const able = buttons.filter(({ intent }) => intent.do !== 'snooze').map(actionOf);
  const sets: Element[] = [];
  for (let at = 0; at < able.length; at += mostButtons)
    sets.push({ type: 'ActionSet', actions: able.slice(at, at + mostButtons) });
  return sets;
}

/** A button without words is one that nobody can press. */
const titleOf = (label: string): string => shortened(label.trim() === '' ? '…' : label, mostLabel);

const styles = { primary: 'positive', danger: 'destructive' } as const;

function actionOf({ label, intent, style, form }: Button): Element {
  const look = style === undefined ? {} : { style: styles[style] };
  const title = titleOf(label);
  if (form === undefined) return { ...executeOf(title, intent), ...look };
  const inputs = form.fields.map(({ name, label: asked, value, isLong, isOptional }) => ({
    type: 'Input.Text',
    id: `${fieldPrefix}${name}`,
    label: asked,
    value: shortened(value, mostInput),
    isMultiline: isLong,
    isRequired: !isOptional,
    ...(isOptional ? {} : { errorMessage: `${asked} is needed` }),
    maxLength: mostInput,
  }));
  return {
    type: 'Action.ShowCard',
    title,
    ...look,
    card: { ...adaptiveCard(inputs), actions: [executeOf(form.submit, intent)] },
  };
}

/** What can be read anew is left out. */
const executeOf = (title: string, intent: Intent): Element => ({
  type: 'Action.Execute',
  title,
  verb: `muster.${intent.do}`,
  data: { intent: intent.do === 'edit' || intent.do === 'rewrite' ? { ...intent, arguments: {} } : intent },
});

const Clicked = z.looseObject({ intent: Intent });

/** The intent of a click and what was filled in; undefined: it is no button of ours. */
export function readClick(data: unknown): { readonly intent: Intent; readonly said: FormValues } | undefined {
  const clicked = Clicked.safeParse(data);
  if (!clicked.success) return undefined;
  const said = Object.entries(clicked.data).flatMap(([name, value]) =>
    name.startsWith(fieldPrefix) && typeof value === 'string' ? [[name.slice(fieldPrefix.length), value]] : [],
  );
  return { intent: clicked.data.intent, said: Object.fromEntries(said) };
}
