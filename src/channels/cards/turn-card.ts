// The card of a turn: what the agent answered, what was done, and the way back while there is one.
import type { Action } from '../../core/action.ts';
import type { Button, Card, Part } from '../card.ts';
import { endOfUndo } from './approval-card.ts';

export interface TurnView {
  readonly reply: string;
  readonly choices: readonly string[];
  readonly actions: readonly Action[];
  /** Ids of those that the reader may undo now. */
  readonly undoable: ReadonlySet<string>;
  /** What the turn showed, with its buttons: the brief. */
  readonly beside?: readonly Part[];
  /** That shows all of the answer. */
  readonly isToldBeside?: boolean;
}

const mostButtons = 5;

export function turnCard({ reply, choices, actions, undoable, beside = [], isToldBeside = false }: TurnView): Card {
  const text = reply === '' ? 'Done.' : reply;
  const undone = actions.filter(({ status }) => status === 'undone');
  const ways = actions.filter(({ id }) => undoable.has(id)).slice(0, mostButtons);
  const undoButtons = ways.map((action): Button => ({
    label: ways.length === 1 ? 'Undo' : `Undo: ${shortened(action.preview)}`,
    intent: { do: 'undo', action: action.id },
  }));
  const choiceButtons = choices
    .slice(0, mostButtons)
    .map((choice): Button => ({ label: shortened(choice), intent: { do: 'say', text: choice } }));
  const parts: Part[] = [
    ...(isToldBeside ? [] : [{ kind: 'text', text } as const]),
    ...beside,
    ...undone.map(({ preview }): Part => ({ kind: 'quiet', text: `Taken back: ${preview}` })),
    ...buttons(choiceButtons),
    ...buttons(undoButtons),
  ];
  return { text, parts, ...endOfUndo(ways) };
}

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
