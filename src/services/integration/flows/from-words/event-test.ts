// How a collection tells that something happened to a record: a date that is filled then, a value of its status, a flag.
import type { Collection } from '../../../../core/connector/collection.ts';
import type { FlowTest } from '../../../../core/flow.ts';
import type { FlowEvent } from './flow-idea.ts';

export interface EventTest {
  readonly test: FlowTest;
  /** The declaration itself says so; otherwise a person has to look. */
  readonly isCertain: boolean;
}

type Field = Collection['fields'][string];

interface Signs {
  /** A date that is there once it has happened. */
  readonly date?: RegExp;
  readonly flag?: RegExp;
  readonly value: RegExp;
  /** What a status is taken to say where its values are not declared. */
  readonly usual: string;
}

const signs: Readonly<Partial<Record<FlowEvent, Signs>>> = {
  hired: { date: /^hired_?(at|on|date)$/i, value: /^hired$/i, usual: 'hired' },
  left: {
    date: /^terminat\w*_?(date|at|on)$/i,
    flag: /^terminated$/i,
    value: /^(terminated|inactive|left)$/i,
    usual: 'inactive',
  },
  rejected: {
    date: /^(rejected|disqualified)_?(at|on|date)$/i,
    flag: /^(rejected|disqualified)$/i,
    value: /^(rejected|disqualified)$/i,
    usual: 'rejected',
  },
  accepted: { value: /^accepted$/i, usual: 'accepted' },
  declined: { value: /^(declined|rejected)$/i, usual: 'declined' },
  withdrawn: { value: /^withdrawn$/i, usual: 'withdrawn' },
  completed: {
    date: /^completed_?(at|on|date)$/i,
    flag: /^completed$/i,
    value: /^(completed|done)$/i,
    usual: 'completed',
  },
  signed: {
    date: /^(completed|signed)_?(at|on|date_?time|date)$/i,
    value: /^(completed|signed)$/i,
    usual: 'completed',
  },
  won: { value: /^(won|closed_?won)$/i, usual: 'won' },
  lost: { value: /^(lost|closed_?lost)$/i, usual: 'lost' },
  suspended: { value: /^suspended$/i, usual: 'suspended' },
};

/** Undefined: records of that kind do not tell it. Events that every record has need no test. */
export function eventTest(event: FlowEvent, { fields }: Pick<Collection, 'fields'>): EventTest | undefined {
  const sign = signs[event];
  if (sign === undefined) return undefined;
  const all = Object.entries(fields);
  const date = all.find(([name]) => sign.date?.test(name) === true);
  if (date !== undefined) return { test: { field: date[1].path, exists: true }, isCertain: true };
  const flag = all.find(([name, { type }]) => type === 'boolean' && sign.flag?.test(name) === true);
  if (flag !== undefined) return { test: { field: flag[1].path, is: true }, isCertain: true };
  for (const [, field] of all) {
    const value = valueOf(field, sign.value);
    if (value !== undefined) return { test: { field: field.path, is: value }, isCertain: true };
  }
  const status = all.find(([name, field]) => isStatus(name, field));
  return status === undefined ? undefined : { test: { field: status[1].path, is: sign.usual }, isCertain: false };
}

/** In the system’s own words. */
const valueOf = ({ values = {} }: Field, wanted: RegExp): string | undefined =>
  Object.keys(values).find((value) => wanted.test(value)) ??
  Object.entries(values).find(([, ours]) => wanted.test(ours))?.[0];

const isStatus = (name: string, { type, values }: Field): boolean =>
  type === 'string' && values === undefined && /^(status|state|stage_?kind|\w+_status)$/i.test(name);

/** Whether there is anything to test at all. */
export const needsTest = (event: FlowEvent): boolean => signs[event] !== undefined || event === 'moved';
