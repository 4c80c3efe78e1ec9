// The card of a turn: what the agent answered, what was done, and the way back while there is one.
import { headlineOf } from '../../core/planned-meetings.ts';
import type { Action } from '../../core/action.ts';
import type { Fact } from '../../core/fact.ts';
import type { Button, Card, Part } from '../card.ts';
import { endOfUndo } from './approval-card.ts';
import { type DraftView, draftParts } from './draft-parts.ts';
import { planOf, stepOf } from './plan.ts';

export interface TurnView {
  readonly reply: string;
  readonly choices: readonly string[];
  /** Set apart from a language model's words; empty where the words are Muster's own, which say the same. */
  readonly facts: readonly Fact[];
  readonly actions: readonly Action[];
  /** Who may decide, in words, by the ids of what waits. */
  readonly waitsFor?: ReadonlyMap<string, string>;
  /** Ids of those that the reader may undo now. */
  readonly undoable: ReadonlySet<string>;
  /** Letters that were worded in it, and how they stand. */
  readonly drafts?: readonly DraftView[];
  /** What the turn showed, with its buttons: the brief. */
  readonly beside?: readonly Part[];
  /** That shows all of the answer. */
  readonly isToldBeside?: boolean;
}

const mostButtons = 5;

export function turnCard(view: TurnView): Card {
  const { reply, choices, facts, actions, undoable, drafts = [], beside = [], isToldBeside = false } = view;
  const text = reply === '' ? (facts[0]?.text ?? 'Done.') : reply;
  const ways = actions.filter(({ id }) => undoable.has(id)).slice(0, mostButtons);
  const undoButtons = ways.map((action): Button => ({
    label: ways.length === 1 ? 'Undo' : `Undo: ${shortened(headlineOf(action.preview))}`,
    intent: { do: 'undo', action: action.id },
  }));
  const choiceButtons = choices
    .slice(0, mostButtons)
    .map((choice): Button => ({ label: shortened(choice), intent: { do: 'say', text: choice } }));
  const parts: Part[] = [
    ...(isToldBeside ? [] : [{ kind: 'text', text } as const]),
    ...factsPart(facts.filter(({ actionId }) => actions.every(({ id }) => id !== actionId))),
    ...(actions.length === 0 ? [] : [planPart(view)]),
    ...beside,
    ...drafts.flatMap(draftParts),
    ...buttons(choiceButtons),
    ...buttons(undoButtons),
  ];
  return { text, parts, ...endOfUndo(ways) };
}

/** It says of the turn's own actions what the facts say, and goes on saying what is so. */
const planPart = ({ actions, waitsFor }: TurnView): Part => ({
  kind: 'plan',
  ...planOf(actions.map((action) => stepOf(action, waitsFor?.get(action.id)))),
});

const factNames = {
  done: 'Done',
  waiting: 'Waits',
  refused: 'Not done',
  asked: 'Asked',
  unchanged: 'Unchanged',
} as const satisfies Record<Fact['kind'], string>;

const factsPart = (facts: readonly Fact[]): Part[] =>
  facts.length === 0 ? [] : [{ kind: 'facts', facts: facts.map(({ kind, text }) => named(factNames[kind], text)) }];

/** A receipt's line may begin with the name that stands beside it. */
const named = (name: string, text: string) =>
  [name, text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text] as const;

const buttons = (list: readonly Button[]): Part[] => (list.length === 0 ? [] : [{ kind: 'buttons', buttons: list }]);

/** Button labels are short on every platform. */
const shortened = (text: string): string => {
  const letters = Array.from(text);
  return letters.length <= 60 ? text : `${letters.slice(0, 59).join('')}…`;
};

/**
 * What several people may read of a turn: that it was done, with ids and links. Names, reasons and figures go to the asker.
 */
export function sharedCard(turn: Pick<TurnView, 'actions'> & { asks: boolean; url: string }): Card {
  const ids = turn.actions.map(({ id, status }) => `${id} (${status.replaceAll('_', ' ')})`);
  const text = turn.asks
    ? 'I have a question about that and sent it to you alone.'
    : ids.length === 0
      ? 'I answered you alone, because others read here.'
      : `${ids.join(', ')}. I sent you the details alone, because others read here.`;
  return {
    text,
    parts: [
      { kind: 'text', text },
      { kind: 'link', label: 'Open in Muster', url: turn.url },
    ],
  };
}
