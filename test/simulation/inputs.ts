// What the calls of a story say: the tool, and words that no other call has.
import type { JsonObject } from '../../src/core/json.ts';
import { candidates, stages, start } from './people.ts';
import type { Command } from './script.ts';

type CallCommand = Extract<Command, { kind: 'call' }>;

export const toolNames = {
  move: 'move_stage',
  note: 'add_note',
  reject: 'reject_candidate',
  offer: 'send_offer',
  book: 'book_meeting',
  message: 'send_message',
  'follow up': 'send_followup',
  notify: 'notify_user',
  crm: 'log_crm',
} as const;

const isoAt = (ms: number): string => new Date(ms).toISOString();
const dayMs = 86_400_000;

interface Words {
  readonly candidate: string;
  readonly whom: JsonObject;
  readonly to: number;
  readonly number: number;
}

const managerFor = (to: number): string => (to % 2 === 0 ? 'u_kofi' : 'u_dana');

/** The words of each call are its own. */
const inputs: Readonly<Record<CallCommand['tool'], (words: Words) => JsonObject>> = {
  move: ({ whom, to }) => ({ ...whom, stage: stages[to] ?? 'Applied' }),
  reject: ({ whom, to }) => ({ ...whom, ...(to % 2 === 0 ? { message_template: 'not_this_time' } : {}) }),
  offer: ({ candidate, number }) => ({ candidate, salary: 80_000 + number, currency: 'USD' }),
  note: ({ candidate, number }) => ({ candidate, text: `Note number ${number}.` }),
  book: ({ candidate, to, number }) => ({
    candidate,
    with: [managerFor(to)],
    start: isoAt(start.getTime() + 7 * dayMs + (number % 6) * 3_600_000),
    duration_minutes: 30,
    title: `Meeting number ${number}.`,
  }),
  message: ({ candidate, number }) => ({
    candidate,
    subject: `Letter number ${number}`,
    text: `This is letter number ${number}.`,
  }),
  'follow up': ({ whom }) => ({ ...whom, message_template: 'still_there' }),
  notify: ({ to, number }) => ({ user: managerFor(to), text: `Word number ${number}.` }),
  crm: ({ candidate, number }) => ({ candidate, text: `Entry number ${number}.` }),
};

export function inputOf({ tool, of, to, number }: CallCommand): JsonObject {
  const ids = of.map((one) => candidates[one] ?? 'cand-1');
  const [candidate = 'cand-1'] = ids;
  return inputs[tool]({ candidate, whom: ids.length > 1 ? { candidates: ids } : { candidate }, to, number });
}
