// What rules and sequences are made of, in words. Typed by the wire: a new event or fact does not compile without its words.
import type { Rule } from '../api/wire.ts';

export type EventKind = Rule['when']['event'];
export type Condition = Rule['when']['conditions'][number];
export type Fact = Condition['fact'];

export const eventWords: Readonly<Record<EventKind, string>> = {
  'application.received': 'Somebody applies',
  'candidate.moved': 'A candidate moves to another stage',
  'candidate.at_risk': 'A candidate is at risk: no contact for days',
  'candidate.contacted': 'A candidate is contacted',
  'message.received': 'A candidate answers',
  'message.bounced': 'A message cannot be delivered',
  'interview.scheduled': 'An interview is scheduled',
  'interview.finished': 'An interview is over',
  'meeting.booked': 'A meeting is booked',
  'meeting.moved': 'A meeting is moved',
  'meeting.cancelled': 'A meeting is cancelled',
  'offer.extended': 'An offer is made',
  'offer.accepted': 'An offer is accepted',
  'offer.declined': 'An offer is declined',
  'offer.withdrawn': 'An offer is withdrawn',
  'candidate.added': 'A candidate is added',
  'requisition.added': 'A requisition is added',
  'candidate.rejected': 'A candidate is rejected',
  'candidate.withdrawn': 'A candidate withdraws',
  'candidate.opted_out': 'A candidate wants no more messages',
  'action.undone': 'An action is undone',
};

export const factWords: Readonly<Record<Fact, string>> = {
  'candidate.id': 'The candidate’s id',
  'candidate.stage': 'The candidate’s stage',
  'candidate.days_since_contact': 'Days since the last contact',
  'candidate.at_risk': 'The candidate is at risk',
  'job.id': 'The requisition’s id',
  'job.role': 'The role',
  'job.family': 'The job family',
  'job.location': 'The location',
  'event.from': 'The stage it was moved from',
  'event.to': 'The stage it was moved to',
  'event.system': 'The system that reports it',
};

export const comparisons = ['is', 'is_not', 'at_least', 'at_most'] as const;
export type Comparison = (typeof comparisons)[number];

export const comparisonWords: Readonly<Record<Comparison, string>> = {
  is: 'is',
  is_not: 'is not',
  at_least: 'is at least',
  at_most: 'is at most',
};

export const isEvent = (value: string): value is EventKind => Object.hasOwn(eventWords, value);
export const isFact = (value: string): value is Fact => Object.hasOwn(factWords, value);
export const isComparison = (value: string): value is Comparison => comparisons.some((each) => each === value);

/** `The stage it was moved to is Onsite Interview` */
export function conditionWords({ fact, ...wanted }: Condition): string {
  const parts = Object.entries(wanted)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const said = Array.isArray(value) ? value.join(' or ') : String(value);
      return `${isComparison(name) ? comparisonWords[name] : 'is one of'} ${said}`;
    });
  return `${factWords[fact]} ${parts.join(' and ')}`;
}

/** A list of choices made from words. */
export const optionsOf = <Key extends string>(
  words: Readonly<Record<Key, string>>,
): { value: string; label: string }[] => Object.entries<string>(words).map(([value, label]) => ({ value, label }));
