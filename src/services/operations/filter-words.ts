// Filters in words: every answer about people says by what they were chosen.
import type { Filters, HasInterview } from './filters.ts';

const days = (count: number): string => `${String(count)} ${count === 1 ? 'day' : 'days'}`;

const daysOfInterview: Readonly<Record<string, string>> = {
  today: 'an interview today',
  tomorrow: 'an interview tomorrow',
  this_week: 'an interview this week',
  next_week: 'an interview next week',
  this_month: 'an interview this month',
};

function interviewWords(asked: HasInterview): string {
  if (typeof asked === 'boolean') return asked ? 'an interview ahead' : 'no interview ahead';
  if (typeof asked !== 'string') return `an interview from ${asked.from} to before ${asked.to}`;
  return daysOfInterview[asked] ?? `an interview on ${asked}`;
}

type Words = (filters: Filters, job: string | undefined) => string;

const says =
  <Name extends keyof Filters>(
    name: Name,
    words: (value: NonNullable<Filters[Name]>, job: string | undefined) => string,
  ): Words =>
  (filters, job) => {
    const value = filters[name];
    return value === undefined || value === null ? '' : words(value, job);
  };

const wordsOf: Readonly<Record<keyof Filters, Words>> = {
  role: says('role', (role) => role),
  stage: says('stage', (stage) => `in ${stage}`),
  job: says('job', (id, title) => title ?? `requisition ${id}`),
  name: says('name', (name) => `name with “${name}”`),
  location: says('location', (place) => `in ${place}`),
  mine: says('mine', (isMine) => (isMine ? 'on your requisitions' : 'on requisitions of others')),
  days_since_contact: says('days_since_contact', (count) => `no contact for ${days(count)} or more`),
  at_risk: says('at_risk', (isAtRisk) => (isAtRisk ? 'at risk' : 'not at risk')),
  stage_days: says('stage_days', (count) => `in their stage for ${days(count)} or more`),
  applied_after: says('applied_after', (moment) => `applied since ${moment.slice(0, 10)}`),
  applied_before: says('applied_before', (moment) => `applied before ${moment.slice(0, 10)}`),
  has_interview: says('has_interview', interviewWords),
  sort: () => '',
};

/** `nursing, no contact for 7 days or more`; empty where nobody was left out. `job` is the title of the requisition, where it is known. */
export function filtersInWords(filters: Filters, job?: string): string {
  const words = Object.values(wordsOf).map((wordsIn) => wordsIn(filters, job));
  // A colon ends the words in an answer.
  return words
    .filter((word) => word !== '')
    .join(', ')
    .replaceAll(':', ' ');
}
