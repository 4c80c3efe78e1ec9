// An order that was not understood, as Muster would have understood it: offered in a question, never acted on.
import type { Intent } from '../../../nlp/intents.ts';
import type { Reading } from './clause-reading.ts';
import { likelyIntent } from './gist.ts';

/** What was named, in the words in which it was named; undefined where it was not. */
interface Named {
  readonly person: string | undefined;
  readonly stage: string | undefined;
  readonly when: string | undefined;
  readonly length: string | undefined;
  readonly money: string | undefined;
}

/** Undefined where something lacks that the order needs. */
const plain: Partial<Record<Intent, (named: Named) => string | undefined>> = {
  move_stage: ({ person, stage }) => both(person, stage, (who, to) => `move ${who} to ${to}`),
  reject_candidate: ({ person }) => one(person, (who) => `reject ${who}`),
  send_offer: ({ person, money }) => both(person, money, (who, sum) => `send ${who} an offer of ${sum}`),
  book_meeting: ({ person, when, length = '30 minutes' }) =>
    both(person, when, (who, time) => `book ${length} with ${who} ${time}`),
  reschedule_meeting: ({ person, when }) =>
    both(person, when, (who, time) => `move the meeting with ${who} to ${time}`),
  cancel_meeting: ({ person }) => one(person, (who) => `cancel the meeting with ${who}`),
  show_candidate: ({ person }) => one(person, (who) => `show me ${who}`),
  score_candidate: ({ person }) => one(person, (who) => `score ${who}`),
  find_free_slots: ({ person, when = '' }) => one(person, (who) => `when is ${who} free ${when}`.trim()),
  morning_brief: () => 'what is on today',
  show_metrics: () => 'show me the metrics',
  list_approvals: () => 'what waits for approval',
};

const one = (text: string | undefined, say: (text: string) => string): string | undefined =>
  text === undefined ? undefined : say(text);

const both = (
  text: string | undefined,
  other: string | undefined,
  say: (text: string, other: string) => string,
): string | undefined => (text === undefined || other === undefined ? undefined : say(text, other));

export function saidPlainly(reading: Reading): string | undefined {
  const intent = likelyIntent(reading);
  if (intent === undefined) return undefined;
  const { people, stages, whens, durations, money, text } = reading;
  const stage = stages.find(({ isOrigin }) => !isOrigin);
  return plain[intent]?.({
    person: people[0]?.text,
    stage: stage && text.slice(stage.start, stage.end),
    when: whens[0]?.text,
    length: durations[0]?.text,
    money: money[0]?.text,
  });
}
