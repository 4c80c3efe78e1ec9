// The builder's document: each change gives a new one, and the ways between steps stay whole.
import { faultsOf, setupWords } from '../../web/console/builder/context.ts';
import { outcomeOf } from '../../web/console/builder/step-results.tsx';
import { expect, test } from 'vitest';
import {
  change as replaced,
  comingBy,
  duplicate,
  finished,
  incoming,
  insert,
  mayMoveUp,
  moveUp,
  reaches,
  redirect,
  remove,
  waysIn,
} from '../../web/console/builder/document.ts';
import { edgesOf, nodesOf } from '../../web/console/builder/drawing.ts';
import { exampleRecord } from '../../web/console/builder/example-record.ts';
import { namesOf, stepTitles } from '../../web/console/builder/names.ts';
import { mapWords, triedWords } from '../../web/console/builder/words.ts';
import { placesOf } from '../../web/console/builder/layout.ts';
import { FlowDocument } from '../../src/core/flow.ts';
import { ConnectionId } from '../../src/core/ids.ts';
import type { z } from 'zod';

const at = { system: 'hubspot', connection: null, collection: 'contacts' };
const when = { all: [{ field: 'email', exists: true }], any: [] };

const flow = (change: Partial<z.input<typeof FlowDocument>> = {}): FlowDocument =>
  FlowDocument.parse({
    format: 1,
    name: 'A flow',
    trigger: { kind: 'manual' },
    source: at,
    start: 'first',
    steps: [
      { id: 'first', kind: 'filter', when, next: 'second' },
      { id: 'second', kind: 'map', fields: [{ from: 'email', to: 'email' }], next: 'last' },
      { id: 'last', kind: 'write', to: at, action: 'upsert', next: null },
    ],
    ...change,
  });

const branched = flow({
  start: 'which',
  steps: [
    { id: 'which', kind: 'condition', branches: [{ when, next: 'left' }], otherwise: 'right' },
    { id: 'left', kind: 'write', to: at, action: 'create', next: 'right' },
    { id: 'right', kind: 'write', to: at, action: 'update', next: null },
  ],
});

/** From the start on, always straight ahead. */
function order(document: FlowDocument): readonly string[] {
  const met: string[] = [];
  for (let id = document.start; id !== null;) {
    met.push(id);
    const step = document.steps.find((each) => each.id === id);
    id = step === undefined || step.kind === 'condition' ? null : step.next;
  }
  return met;
}

test('a new step of every kind stands between two others, and the document is still one', () => {
  for (const kind of ['filter', 'condition', 'map', 'transform', 'write', 'notify'] as const) {
    const { document, id } = insert(flow(), { step: 'first', port: 'next' }, kind);
    expect(FlowDocument.parse(document)).toEqual(document);
    expect(incoming(document, id)).toEqual([{ step: 'first', port: 'next' }]);
    expect(reaches(document, id, 'second')).toBe(true);
  }
});

test('a removed step leaves no gap', () => {
  expect(order(remove(flow(), 'second'))).toEqual(['first', 'last']);
  expect(order(remove(flow(), 'first'))).toEqual(['second', 'last']);
  expect(remove(branched, 'right')).toMatchObject({ steps: [{ otherwise: null }, { next: null }] });
});

test('a copy stands behind its original under a name of its own', () => {
  const { document, id } = duplicate(flow(), 'second');
  expect(id).toBe('second-2');
  expect(order(document)).toEqual(['first', 'second', 'second-2', 'last']);
});

test('a step moves up one place, but never past a condition', () => {
  expect(order(moveUp(flow(), 'last'))).toEqual(['first', 'last', 'second']);
  expect(order(moveUp(flow(), 'second'))).toEqual(['second', 'first', 'last']);
  expect(moveUp(flow(), 'first')).toEqual(flow());
  expect(moveUp(branched, 'left')).toBe(branched);
});

test('ways may meet, and each branch is led elsewhere by itself', () => {
  expect(incoming(branched, 'right')).toHaveLength(2);
  const led = redirect(branched, { step: 'which', port: 0 }, null);
  expect(led.steps[0]).toMatchObject({ branches: [{ next: null }], otherwise: 'right' });
});

test('two hundred steps are laid out one below the other, none on another, and placed ones stay where they are', () => {
  const steps = Array.from({ length: 200 }, (_, index) => ({
    id: `s${String(index)}`,
    kind: 'filter' as const,
    when,
    next: index === 199 ? null : `s${String(index + 1)}`,
  }));
  const places = placesOf(flow({ start: 's0', steps, layout: { s7: { x: 900, y: 40 } } }));
  expect(places.get('s7')).toEqual({ x: 900, y: 40 });
  expect(new Set([...places.values()].map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(200);
});

test('what is looked up once for all steps says the same as what is looked up for each', () => {
  for (const document of [flow(), branched]) {
    const looked = { steps: new Map(document.steps.map((step) => [step.id, step])), ways: waysIn(document) };
    for (const step of document.steps) {
      expect(looked.ways.get(step.id) ?? []).toEqual(incoming(document, step.id));
      expect(mayMoveUp(looked, step)).toBe(moveUp(document, step.id) !== document);
      const before = comingBy(document, step.id);
      for (const { id } of document.steps) expect(before.has(id)).toBe(reaches(document, id, step.id));
    }
  }
});

test('a change of one step draws that step anew and leaves the others and their ways alone', () => {
  const document = flow();
  const names = namesOf(document, { connections: [], systems: [] });
  const seen = { faults: new Map(), chosen: 'second', names, rehearsed: undefined };
  const before = nodesOf(document, seen);
  const [, second] = document.steps;
  if (second === undefined) throw new Error('there are three');
  const changed = replaced(document, { ...second, name: 'Another name' });
  const after = nodesOf(changed, { ...seen, names: namesOf(changed, { connections: [], systems: [] }) });
  expect(after.map((node, index) => node === before[index])).toEqual([true, false, true]);
  expect(after[1]?.data.title).toBe('Another name');
  const faulty = nodesOf(document, {
    ...seen,
    faults: new Map([['last', { severity: 'error', message: 'No account.' } as const]]),
    chosen: 'first',
  });
  expect(faulty.map((node, index) => node === before[index])).toEqual([false, false, false]);
  const way = (of: typeof document) => edgesOf(of).find(({ source }) => source === 'first');
  expect(way(changed)).toBe(way(document));
});

test('a row of a mapping that somebody is still writing is not sent to be kept', () => {
  const document = flow();
  const rows = [
    { from: 'workEmail', to: 'email' },
    { from: 'firstName', to: '' },
    { from: '', to: '' },
  ];
  const steps = [{ id: 'm', kind: 'map' as const, fields: rows, keep: 'mapped' as const, next: null }];
  const [step] = finished({ ...document, steps }).steps;
  expect(step).toMatchObject({ id: 'm', fields: [{ from: 'workEmail', to: 'email' }] });
  expect(finished(document)).toEqual(document);
});

const known = {
  connections: [{ connection_id: ConnectionId.parse('con_1'), name: 'BambooHR Europe' }],
  systems: [
    {
      system: 'bamboohr',
      title: 'BambooHR',
      collections: [{ name: 'time_off', label: 'Time off requests' }],
    },
  ],
};

test('accounts and collections are called by their names, never by an id', () => {
  const { end } = namesOf(flow(), known);
  const held = { system: 'bamboohr', connection: ConnectionId.parse('con_1'), collection: 'time_off' };
  expect(end(held)).toBe('time off requests in BambooHR Europe');
  expect(end({ ...held, connection: null }, 'from')).toBe('time off requests from BambooHR');
  expect(end({ ...held, collection: null })).toBe('BambooHR Europe, no collection yet');
  expect(end({ ...held, collection: 'pay_slips' })).toBe('pay slips in BambooHR Europe');
  expect(end({ system: null, connection: null, collection: null })).toBe('not chosen yet');
});

test('steps of one name are told apart by a number', () => {
  const { steps } = flow();
  const [first, second, last] = steps;
  if (first === undefined || second === undefined || last === undefined) throw new Error('there are three');
  const twice = [first, { ...second, id: 'again' }, second, { ...last, name: 'Payroll' }];
  expect([...stepTitles(twice).values()]).toEqual(['Filter', 'Map fields', 'Map fields 2', 'Payroll']);
});

const visit = (step: string, outcome: 'passed' | 'stopped') => ({
  step,
  outcome,
  branch: null,
  record: {},
  because: null,
});

test('after a test a step says how many records came to it, and how many went no further', () => {
  const records = [[visit('first', 'passed'), visit('second', 'passed')], [visit('first', 'stopped')]].map(
    (visits) => ({ record: {}, filtered: false, because: null, visits }),
  );
  expect(triedWords('first', records)).toBe('Test: 2 of 2 records, 1 ends here');
  expect(triedWords('second', records)).toBe('Test: 1 of 2 records');
});

test('a mapping says how much of it is finished', () => {
  const row = { from: 'email', to: 'email' };
  expect(mapWords({ fields: [] })).toBe('No field mapped yet');
  expect(mapWords({ fields: [row] })).toBe('1 field mapped');
  expect(mapWords({ fields: [row, { from: 'name', to: '' }] })).toBe('1 of 2 fields mapped');
  expect(mapWords({ fields: [row, { ...row, to: 'mail' }] })).toBe('2 fields mapped');
});

test('an example record holds a value for each field that the source declares', () => {
  const fields = [
    { path: 'id', type: 'string' },
    { path: 'name.first', type: 'string' },
    { path: 'name.last', type: 'string' },
    { path: 'email', type: 'string' },
    { path: 'hours', type: 'number' },
    { path: 'phones[0].value', type: 'string' },
    { path: '__proto__.a', type: 'string' },
  ];
  expect(exampleRecord(fields)).toEqual({
    id: 'example-1',
    name: { first: 'Example name.first', last: 'Example name.last' },
    email: 'ada@example.com',
    hours: 1,
  });
});

const found = (step: string | null, severity: 'error' | 'warning', message: string) => ({
  step,
  severity,
  message,
  path: '',
  code: '',
  remedy: '',
});

test('the page says how many steps need setup, and each step why; the worst comes first', () => {
  const findings = [
    found('map', 'warning', 'A field may be empty.'),
    found('map', 'error', 'No field is mapped.'),
    found('map', 'error', 'A name is wrong.'),
    found('crm', 'warning', 'A run takes long.'),
    found(null, 'error', 'No account is chosen.'),
  ];
  expect([...faultsOf(findings)]).toEqual([
    ['map', { severity: 'error', message: 'No field is mapped.' }],
    ['crm', { severity: 'warning', message: 'A run takes long.' }],
    ['source', { severity: 'error', message: 'No account is chosen.' }],
  ]);
  expect(setupWords(findings)).toBe('2 steps need setup');
  expect(setupWords(findings.slice(0, 3))).toBe('1 step needs setup');
  expect(setupWords(findings.slice(3, 4))).toBe('');
});

test('a test says what would happen at each kind of step', () => {
  const document = { steps: [{ id: 'tell', kind: 'notify' as const, users: [], text: '', at_most: 25, next: null }] };
  const reached = { record: {}, branch: null, because: null, outcome: 'reached' } as const;
  expect(outcomeOf(document, { ...reached, step: 'tell' }).label).toBe('Would notify');
  expect(outcomeOf(document, { ...reached, step: 'crm' }).label).toBe('Would be written');
});
