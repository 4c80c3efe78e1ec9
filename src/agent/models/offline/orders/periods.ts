// Of which time an overview is to tell: “last week”, “since Monday”, “October”.
import { Temporal } from 'temporal-polyfill';
import type { Order } from './order.ts';
import { orderOpens } from '../../../../nlp/intents.ts';

const periods: readonly { readonly words: RegExp; readonly period: string }[] = [
  { words: /\btoday\b/i, period: 'today' },
  { words: /\byesterday\b/i, period: 'yesterday' },
  { words: /\b(?:this|current|my|our) week\b|\bweek to date\b/i, period: 'this_week' },
  { words: /\b(?:last|previous|past|passed|prior|prev\.?) wee?k\b/i, period: 'last_week' },
  { words: /\bsince monday\b/i, period: 'this_week' },
  { words: /\b(?:this|current) month\b|\bmonth[- ]to[- ]date\b|\bmtd\b/i, period: 'this_month' },
  { words: /\b(?:last|previous|past|passed|prior|prev\.?) month\b/i, period: 'last_month' },
  { words: /\b(?:past|last) (?:7|seven) ?d(?:ays)?\b/i, period: 'last_7_days' },
  { words: /\b(?:past|last) (?:30|thirty) ?d(?:ays)?\b/i, period: 'last_30_days' },
];

export const periodIn = (text: string): string | undefined => periods.find(({ words }) => words.test(text))?.period;

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b(?! \d)/i;

/** “How did October look?”, said in November, is about last month. */
function monthIn(text: string, { world, reader }: Order['known']): string | undefined {
  const said = monthNames.indexOf(month.exec(text)?.[1]?.toLowerCase() ?? '');
  if (said < 0) return undefined;
  const now = Temporal.Instant.fromEpochMilliseconds(world.now.getTime()).toZonedDateTimeISO(reader.timeZone).month - 1;
  if (said === now) return 'this_month';
  return said === (now + 11) % 12 ? 'last_month' : undefined;
}

/** Which period an overview is of; where its own clause does not say, what stands beside it in the message may: “Last month, figures?” */
export const periodOf = ({ reading: { clause }, known, dialogue: { said } }: Order): string | undefined =>
  periodIn(clause.text) ?? monthIn(clause.text, known) ?? periodBeside(said);

function periodBeside(said: string): string | undefined {
  const named = said.split(parts).flatMap((part) => (orderOpens.test(part) ? [] : (periodIn(part) ?? [])));
  const [only, ...others] = new Set(named);
  return others.length === 0 ? only : undefined;
}
const parts = /[.!?;:,\n]\s+|\s(?:and|then)\s/;
