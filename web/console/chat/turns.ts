// One exchange as data: what the person said, and what Muster answers, asks and does, as it streams in.
import type { ChatEvent } from '../api/chat.ts';
import type { ActionEntry, Answer, Approval, Fact, Question, TurnUsage } from '../api/wire.ts';

export type Card =
  | { readonly kind: 'action'; readonly entry: ActionEntry }
  | { readonly kind: 'approval'; readonly approval: Approval };

/** How a turn ended, where it did not end well. */
export type End =
  | { readonly kind: 'refused'; readonly text: string; readonly requestId: string | undefined }
  | { readonly kind: 'broken' }
  | { readonly kind: 'stopped' };

export interface Turn {
  readonly id: string;
  /** Names the message on every try. */
  readonly key: string;
  readonly said: string;
  readonly text: string;
  /** Set apart from a language model's words; empty where the words are Muster's own. */
  readonly facts: readonly Fact[];
  /** Where a language model planned. */
  readonly usage: TurnUsage | undefined;
  readonly cards: readonly Card[];
  readonly questions: readonly Question[];
  /** The choice that was taken, so that a question is answered once. */
  readonly chosen: string | undefined;
  readonly isOver: boolean;
  readonly end: End | undefined;
}

export const newTurn = (said: string, key: string): Turn => ({
  id: key,
  key,
  said,
  text: '',
  facts: [],
  usage: undefined,
  cards: [],
  questions: [],
  chosen: undefined,
  isOver: false,
  end: undefined,
});

/** The same turn once more, after a fault. What is known to be done stays. */
export const restarted = (turn: Turn, key: string): Turn => ({
  ...newTurn(turn.said, key),
  id: turn.id,
  cards: turn.cards,
});

export function after(turn: Turn, event: ChatEvent): Turn {
  switch (event.kind) {
    case 'token':
      return { ...turn, text: turn.text + event.text };
    case 'action':
      return withAction(turn, event.action);
    case 'approval':
      return withApproval(turn, event.approval);
    case 'question':
      return withQuestion(turn, event.question);
    case 'done':
      return finished(turn, event.answer);
    case 'error': {
      const { message: text, requestId } = event.problem;
      return { ...turn, isOver: true, end: { kind: 'refused', text, requestId } };
    }
    default:
      return event satisfies never;
  }
}

const idOf = (card: Card): string => (card.kind === 'action' ? card.entry.action_id : card.approval.action_id);

function withAction(turn: Turn, entry: ActionEntry): Turn {
  const known = turn.cards.find((card) => idOf(card) === entry.action_id);
  // Its approval card says all of it, and turns into the action's card when decided.
  if (known?.kind === 'approval') return turn;
  const card: Card = { kind: 'action', entry };
  const cards = known === undefined ? [...turn.cards, card] : turn.cards.map((each) => (each === known ? card : each));
  return { ...turn, cards };
}

function withApproval(turn: Turn, approval: Approval): Turn {
  const card: Card = { kind: 'approval', approval };
  const known = turn.cards.find((each) => idOf(each) === approval.action_id);
  if (known?.kind === 'approval') return turn;
  const cards = known === undefined ? [...turn.cards, card] : turn.cards.map((each) => (each === known ? card : each));
  return { ...turn, cards };
}

const withQuestion = (turn: Turn, question: Question): Turn =>
  turn.questions.some((asked) => asked.question === question.question)
    ? turn
    : { ...turn, questions: [...turn.questions, question] };

function finished(turn: Turn, { reply, actions, usage }: Answer): Turn {
  let done: Turn = { ...turn, text: reply.text, usage, isOver: true };
  for (const action of actions) done = withAction(done, action);
  for (const { type, question, choices } of reply.blocks ?? [])
    if (type === 'question' && question !== undefined && choices !== undefined)
      done = withQuestion(done, { question, choices });
  const told = reply.blocks?.find(({ type }) => type === 'facts')?.facts;
  if (told !== undefined) done = { ...done, facts: told };
  return done;
}

/** How far an exchange is that is not over yet. */
export function progressOf({ text, cards }: Pick<Turn, 'text' | 'cards'>): string {
  const waiting = cards.filter(({ kind }) => kind === 'approval').length;
  const done = cards.length - waiting;
  if (cards.length === 0) return text === '' ? 'Reading your instruction' : 'Answering';
  return [
    ...(done === 0 ? [] : [done === 1 ? '1 step done' : `${String(done)} steps done`]),
    ...(waiting === 0 ? [] : [waiting === 1 ? '1 waits for approval' : `${String(waiting)} wait for approval`]),
    'working on the rest',
  ].join(', ');
}

/** What people were looked for by, where an address can say it; undefined for anything else than a search for people. */
export function filtersOf({
  tool,
  status,
  arguments: given,
}: ActionEntry): Readonly<Record<string, string>> | undefined {
  if (tool !== 'find_candidates' || status !== 'executed') return undefined;
  const filters = Object.entries(given ?? {});
  return filters.some(([, value]) => typeof value === 'object')
    ? undefined
    : Object.fromEntries(
        filters.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      );
}

/** A numbered line of an answer. */
const isRow = (line: string): boolean => /^\d+\. /.test(line);
/** A line to say as it stands. */
const dash = '- ';

interface Said {
  /** What no card shows. */
  readonly text: string;
  /** What may be said next, where the answer did nothing but name examples. */
  readonly examples: readonly string[];
}

/** Each thing is said once: people stand in their list, a letter in its card, an example on its button. */
export function saidBeside({ text, cards, questions }: Pick<Turn, 'text' | 'cards' | 'questions'>): Said {
  const entries = cards.flatMap((card) => (card.kind === 'action' ? [card.entry] : []));
  const letters = entries.filter(({ status }) => status === 'draft').map(({ summary }) => summary);
  const words = letters.reduce((left, summary) => left.replace(summary, summary.replace(/”: .*$/s, '”')), text);
  const lines = words.split('\n');
  if (entries.some((entry) => filtersOf(entry) !== undefined))
    return { text: lines.filter((line) => !isRow(line)).join('\n'), examples: [] };
  if (cards.length > 0 || questions.length > 0) return { text: words, examples: [] };
  return {
    text: lines.filter((line) => !line.startsWith(dash)).join('\n'),
    examples: lines.filter((line) => line.startsWith(dash)).map((line) => line.slice(dash.length)),
  };
}

/** Each thing is said once: what a card of the exchange or its question shows is left to them. */
export function factsBeside({ facts, cards, questions, text }: Turn): readonly Fact[] {
  const shown = new Set(cards.map(idOf));
  const asked = [text, ...questions.map(({ question }) => question)];
  return facts.filter(({ kind, action_id: id, text: fact }) =>
    kind === 'asked' ? !asked.some((words) => words.includes(fact)) : id === undefined || !shown.has(id),
  );
}
