// What is not as the script has it, in lines; none where all is.
import type { Said } from '../../support/talk.ts';
import type { Line, Turn } from './talk.ts';

export interface Seen {
  readonly said: Said;
  readonly changes: readonly string[];
}

export const complaints = (turn: Turn, seen: Seen): string[] => [...ofDeeds(turn, seen), ...ofWords(turn, seen.said)];

function ofDeeds({ calls: wanted, given = {}, changes: due = [] }: Turn, { said, changes }: Seen): string[] {
  const calls = said.actions.map(({ tool, status }) => `${tool}${endings[status] ?? ` ${status}`}`);
  const first = said.actions[0]?.arguments ?? {};
  const others = Object.entries(given).filter(([name, value]) => !isGiven(value, first[name]));
  return [
    ...(wanted === undefined || sameLines(wanted, calls) ? [] : [`calls: ${calls.join(', ')}`]),
    ...(sameLines(due, changes) ? [] : [`changes: ${changes.join(' | ')}`]),
    ...others.map(([name]) => `given ${name}: ${JSON.stringify(first[name])}`),
  ];
}

function ofWords({ asks = false, tells = [], hides = [] }: Turn, { asks: isAsking, reply: { text } }: Said): string[] {
  return [
    ...(asks === 'either' || asks === isAsking ? [] : [`asks: ${isAsking}`]),
    ...tells.filter((one) => !holds(text, one)).map((one) => `does not tell ${String(one)}`),
    ...hides.filter((one) => holds(text, one)).map((one) => `tells ${String(one)}`),
    ...(text.trim() === '' ? ['says nothing'] : []),
  ];
}

const endings: Readonly<Record<string, string>> = { executed: '', pending_approval: ' waits', failed: ' fails' };

const holds = (text: string, part: Line): boolean => (typeof part === 'string' ? text.includes(part) : part.test(text));
const isLine = (wanted: Line, is: string): boolean => (typeof wanted === 'string' ? wanted === is : wanted.test(is));
const isGiven = (wanted: unknown, is: unknown): boolean =>
  wanted instanceof RegExp ? wanted.test(String(is)) : JSON.stringify(wanted) === JSON.stringify(is);

/** Each wanted line is met by one of its own; changes come in any order. */
function sameLines(wanted: readonly Line[], are: readonly string[]): boolean {
  const left = [...are];
  for (const one of wanted) {
    const at = left.findIndex((line) => isLine(one, line));
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}
