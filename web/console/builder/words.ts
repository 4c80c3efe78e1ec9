// What steps and triggers are called, and what they say in one line.
import type {
  FlowDocument,
  FlowEnd,
  FlowLine,
  FlowStep,
  FlowTest,
  FlowWhere,
  Rehearsed,
  StepKind,
  StepOf,
} from '../api/flows.ts';
import type { IconName } from '../kit/icon.tsx';
import type { Tone } from '../kit/layout.tsx';

export const kindWords: Readonly<
  Record<StepKind, { readonly label: string; readonly icon: IconName; readonly about: string }>
> = {
  filter: { label: 'Filter', icon: 'search', about: 'Records that do not match stop here' },
  condition: { label: 'Condition', icon: 'pipeline', about: 'Sends records down different branches' },
  map: { label: 'Map fields', icon: 'move', about: 'Builds a new record from the fields you choose' },
  transform: { label: 'Transform', icon: 'edit', about: 'Changes one field, keeps the rest' },
  write: { label: 'Write', icon: 'send', about: 'Creates, updates or deletes over there' },
  notify: { label: 'Notify', icon: 'bell', about: 'Tells people of new and changed records' },
};
export const isKind = (kind: string): kind is StepKind => kind in kindWords;

export const stateWords: Readonly<Record<FlowLine['state'], { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'calm' },
  publishing: { label: 'Publishing', tone: 'info' },
  live: { label: 'Live', tone: 'ok' },
  off: { label: 'Off', tone: 'warn' },
};

export const triggerWords: Readonly<Record<FlowDocument['trigger']['kind'], string>> = {
  manual: 'By hand',
  schedule: 'On a schedule',
  real_time: 'In real time',
  webhook: 'When the source reports a change',
  event: 'When something happens in Muster',
};

/** The comparisons of a test, with how they are said. */
export const comparisons = {
  is: 'is',
  is_not: 'is not',
  one_of: 'is one of',
  contains: 'contains',
  starts_with: 'starts with',
  exists: 'has a value',
  at_least: 'is at least',
  at_most: 'is at most',
  after: 'is after',
  before: 'is before',
} as const;
export type Comparison = keyof typeof comparisons;
export const isComparison = (name: string): name is Comparison => name in comparisons;

/** The comparison that a test makes, and with what. */
export function comparisonOf(test: FlowTest): readonly [Comparison, string] {
  for (const [name, value] of Object.entries(test))
    if (isComparison(name) && value !== undefined)
      return [name, Array.isArray(value) ? value.join(', ') : String(value)];
  return ['exists', 'true'];
}

function testWords(test: FlowTest): string {
  const [comparison, value] = comparisonOf(test);
  if (comparison === 'exists') return value === 'true' ? `${test.field} has a value` : `${test.field} is empty`;
  return `${test.field} ${comparisons[comparison]} ${value}`;
}

const whereWords = ({ all, any }: FlowWhere): string =>
  [...all.map(testWords), ...(any.length === 0 ? [] : [any.map(testWords).join(' or ')])].join(' and ');

/** What accounts, collections and steps are called. */
export interface FlowNames {
  /** `employees in BambooHR`; the word between them may be another, such as `from`. */
  readonly end: (end: FlowEnd, between?: string) => string;
  /** Steps of one name are numbered. */
  readonly step: (id: string) => string;
}

const actionWords: Readonly<Record<string, string>> = {
  upsert: 'Create or update',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
};

export function stepWords(step: FlowStep, names: FlowNames): string {
  switch (step.kind) {
    case 'filter':
      return whereWords(step.when);
    case 'condition':
      return step.branches
        .map(({ name, when }, at) => `${name ?? `Branch ${String(at + 1)}`}: ${whereWords(when)}`)
        .join('; ');
    case 'map':
      return [mapWords(step), ...step.fields.flatMap(({ to }) => (to === '' ? [] : [to.split('.').at(-1) ?? to]))]
        .join(', ')
        .replace(', ', ': ');
    case 'transform':
      return step.to === undefined ? step.field : `${step.field} → ${step.to}`;
    case 'write':
      return `${actionWords[step.action] ?? step.action} ${names.end(step.to)}`;
    case 'notify':
      return step.users.length === 1 ? '1 person' : `${String(step.users.length)} people`;
    default:
      return step satisfies never;
  }
}

/** Of the records of a test: how many came here, and how many went no further. */
export function triedWords(step: string, rehearsed: readonly Rehearsed[]): string {
  const visits = rehearsed.flatMap((each) => each.visits.filter((visit) => visit.step === step));
  const ended = visits.filter(({ outcome }) => outcome === 'stopped').length;
  const failed = visits.filter(({ outcome }) => outcome === 'failed').length;
  return [
    `Test: ${String(visits.length)} of ${String(rehearsed.length)} records`,
    ...(ended === 0 ? [] : [ended === 1 ? '1 ends here' : `${String(ended)} end here`]),
    ...(failed === 0 ? [] : [failed === 1 ? '1 fails' : `${String(failed)} fail`]),
  ].join(', ');
}

/** `5 fields mapped`, or how many of them somebody is still writing. */
export function mapWords({ fields }: Pick<StepOf<'map'>, 'fields'>): string {
  const done = fields.filter(({ from, to }) => from !== '' && to !== '').length;
  const count = fields.length === 1 ? '1 field' : `${String(fields.length)} fields`;
  if (fields.length === 0) return 'No field mapped yet';
  return done === fields.length ? `${count} mapped` : `${String(done)} of ${count} mapped`;
}
