// What each step asks of the records that reach it, held against the fields that the systems declare.
import type { Collection, Write } from '../../../core/connector/collection.ts';
import type { FlowStep, FlowStepOf, FlowWhere } from '../../../core/flow.ts';
import { pathFault } from '../../../core/json-path.ts';
import type { Transform } from '../../../core/mapping.ts';
import { isDate } from '../mapping/compare.ts';
import { formatFault } from '../mapping/dates.ts';
import type { Finding, Findings } from './finding.ts';
import { type Shape, closest, mayHold, mayStandAs } from './shape.ts';

/** The collection that a write step leads to, as its system declares it. */
export interface Target {
  readonly title: string;
  readonly collection: Collection;
}

interface Reading {
  readonly shape: Shape;
  readonly of: string;
  /** Expressions that cannot be read, and why. */
  readonly syntax: ReadonlyMap<string, string>;
}

/** Fields that a step reads; `of` says whose they are, in words. */
export function checkReads(found: Findings, step: FlowStep, { shape, of, syntax }: Reading): Finding[] {
  const field = (path: string, at: string) => checkField(found, { path, at, shape, of });
  const dates = (when: FlowWhere, at: string) => checkDates(found, when, at);
  switch (step.kind) {
    case 'filter':
      return [...fieldsIn(step.when).flatMap(([path, at]) => field(path, `when.${at}`)), ...dates(step.when, 'when')];
    case 'condition':
      return step.branches.flatMap(({ when }, index) => [
        ...fieldsIn(when).flatMap(([path, at]) => field(path, `branches.${index}.when.${at}`)),
        ...dates(when, `branches.${index}.when`),
      ]);
    case 'map':
      return [
        ...(step.fields.length === 0
          ? [found.error('fields', 'no_fields', 'The step maps no field.', 'Add the fields to be moved.')]
          : []),
        ...twice(found, step),
        ...step.fields.flatMap(({ from, transform }, index) => [
          // An expression sees the whole record; what it is named after need not be there.
          ...(typeof transform === 'string' ? [] : field(from, `fields.${index}.from`)),
          ...checkTarget(found, step.fields[index]?.to, `fields.${index}.to`),
          ...checkTransform(found, { transform, at: `fields.${index}.transform`, syntax }),
        ]),
      ];
    case 'transform':
      return [
        ...(typeof step.transform === 'string' ? [] : field(step.field, 'field')),
        ...checkTarget(found, step.to ?? step.field, step.to === undefined ? 'field' : 'to'),
        ...checkTransform(found, { transform: step.transform, at: 'transform', syntax }),
      ];
    case 'notify':
      return [...step.text.matchAll(/\{([^{}]+)\}/g)].flatMap(([, path = '']) => field(path, 'text'));
    case 'write':
      return [];
    default:
      return step satisfies never;
  }
}

const fieldsIn = ({ all, any }: FlowWhere): readonly (readonly [string, string])[] => [
  ...all.map(({ field }, index) => [field, `all.${index}.field`] as const),
  ...any.map(({ field }, index) => [field, `any.${index}.field`] as const),
];

function checkDates(found: Findings, { all, any }: FlowWhere, at: string): Finding[] {
  const tests = [
    ...all.map((test, index) => [test, `all.${index}`] as const),
    ...any.map((test, index) => [test, `any.${index}`] as const),
  ];
  return tests.flatMap(([{ after, before }, place]) =>
    Object.entries({ after, before }).flatMap(([side, date]) =>
      date === undefined || isDate(date)
        ? []
        : [found.error(`${at}.${place}.${side}`, 'not_comparable', `${date} is no date.`, 'Write it as 2026-01-31.')],
    ),
  );
}

function checkTarget(found: Findings, to: string | undefined, at: string): Finding[] {
  const because = to === undefined ? undefined : pathFault(to);
  return because === undefined ? [] : [found.error(at, 'forbidden_field', because, 'Choose another field.')];
}

interface Read {
  readonly path: string;
  readonly at: string;
  readonly shape: Shape;
  readonly of: string;
}

/** A field that looks like a slip keeps the flow from running; one that looks like nothing known may be a custom field. */
function checkField(found: Findings, { path, at, shape, of }: Read): Finding[] {
  if (mayHold(shape, path)) return [];
  const meant = closest(shape, path);
  const message = `${of} declares no field ${path}.`;
  return meant === undefined
    ? [
        found.warning(
          at,
          'unknown_field',
          message,
          'If it is a field of your own over there, leave it; else choose one.',
        ),
      ]
    : [found.error(at, 'unknown_field', message, `Write ${meant}.`)];
}

function twice(found: Findings, { fields }: FlowStepOf<'map'>): Finding[] {
  const seen = new Set<string>();
  return fields.flatMap(({ to }, index) => {
    const isKnown = seen.has(to);
    seen.add(to);
    return isKnown
      ? [found.error(`fields.${index}.to`, 'twice', `${to} is filled twice.`, 'Remove one of the two fields.')]
      : [];
  });
}

interface Transforming {
  readonly transform: Transform | undefined;
  readonly at: string;
  readonly syntax: Reading['syntax'];
}

function checkTransform(found: Findings, { transform, at, syntax }: Transforming): Finding[] {
  if (typeof transform !== 'string')
    return (transform ?? []).flatMap((step, index) => {
      const fault = step.op === 'date' ? formatFault(step) : undefined;
      return fault === undefined ? [] : [found.error(`${at}.${index}`, 'invalid', fault, 'Write it as yyyy-MM-dd.')];
    });
  const because = syntax.get(transform);
  if (because === undefined) return [];
  return [found.error(at, 'expression', because, 'Mend it, then test the step on a sample record.')];
}

interface Sent {
  readonly shape: Shape;
  readonly target: Target;
  readonly action: FlowStepOf<'write'>['action'];
}

/** What the destination needs is there, and what it declares is of its type. */
export function checkSent(found: Findings, { shape, target, action }: Sent): Finding[] {
  const { collection, title } = target;
  const needed = neededBy(collection, action)
    .filter((path) => !mayHold(shape, path))
    .map((path) =>
      found.error(
        'to',
        'missing_field',
        `${title} needs ${path} for this, and no step makes it.`,
        `Map a field to ${path}.`,
      ),
    );
  const declared = new Map(Object.values(collection.fields).map(({ path, type }) => [path, type]));
  const mistyped = [...(shape ?? [])].flatMap(([path, type]) => {
    const wanted = declared.get(path) ?? 'unknown';
    if (mayStandAs(type, wanted)) return [];
    const remedy = wanted === 'string' ? 'Add a cast step to string.' : `Add a step that makes it a ${wanted}.`;
    return [found.warning('to', 'type', `${title} declares ${path} as ${wanted}, and it is sent as ${type}.`, remedy)];
  });
  return [...needed, ...mistyped];
}

/** The record’s fields that stand in the address or the body of the call, and the one that a record is found by. */
function neededBy({ writes }: Collection, action: Sent['action']): readonly string[] {
  if (writes === undefined) return [];
  const declared = writes[action];
  const used: readonly (Write | undefined)[] =
    declared === undefined && action === 'upsert' ? [writes.create, writes.update] : [declared];
  const calls = used.flatMap((write) => (write === undefined ? [] : [JSON.stringify(write.call)]));
  const places = calls.flatMap((text) => [...text.matchAll(/\{record\.([\w.@[\]-]+)\}/g)].map(([, path = '']) => path));
  const looksUp = writes.match !== undefined && action !== 'create';
  return [...new Set([...places, ...(looksUp && writes.match !== undefined ? [writes.match.by] : [])])];
}
