// Two ways on the same fields, however they are made and however their runs fall together: what Muster wrote itself is no news.
import { afterAll, describe, expect, test } from 'vitest';
import type { FlowStep } from '../../../../src/core/flow.ts';
import { ConnectionId } from '../../../../src/core/ids.ts';
import type { Json, JsonObject } from '../../../../src/core/json.ts';
import type { Transform } from '../../../../src/core/mapping.ts';
import { openExpressions } from '../../../../src/services/integration/mapping/expressions.ts';
import { twoWays } from '../../../support/two-ways.ts';

const expressions = openExpressions();
afterAll(() => expressions.close());

interface Field {
  readonly from: string;
  readonly to: string;
  readonly transform?: Transform;
}
type Carrying = Parameters<ReturnType<typeof twoWays>['made']>[1];

const mapping = ({ from, to, transform }: Field): Carrying => ({
  mapping: { id: 'id', [from]: transform === undefined ? to : { to, transform } },
});

const write: FlowStep = {
  kind: 'write',
  id: 'write',
  to: { system: 'fake', connection: ConnectionId.parse('con_b'), collection: 'people' },
  action: 'upsert',
  next: null,
};
const steps = (field: Field): Carrying => ({
  steps: [{ kind: 'map', id: 'map', keep: 'mapped', fields: [{ from: 'id', to: 'id' }, field], next: 'write' }, write],
});
const changedOnTheWay = ({ from, to, transform = [{ op: 'trim' }] }: Field): Carrying => ({
  steps: [
    {
      kind: 'map',
      id: 'map',
      keep: 'mapped',
      fields: ['id', from].map((name) => ({ from: name, to: name })),
      next: 'tidy',
    },
    { kind: 'transform', id: 'tidy', field: from, to, transform, next: 'write' },
    write,
  ],
});

const upper: Transform = [{ op: 'case', to: 'upper' }];
const lower: Transform = [{ op: 'case', to: 'lower' }];
const mister: Transform = [{ op: 'template', text: 'Mr {value}' }];

/** What grows with each turn would do so for ever. */
const pairs: Readonly<Record<string, readonly [Transform | undefined, Transform | undefined]>> = {
  'as they are': [undefined, undefined],
  'upper case there, lower case back': [upper, lower],
  'with a word more each time': [mister, undefined],
  'with a word more by an expression': ['"Mr " & name', 'label'],
};
const ways = { mapping, steps, changedOnTheWay } as const;
const timings = ['in turn', 'late', 'together'] as const;

const cases = Object.entries(pairs).flatMap(([what, transforms]) =>
  Object.entries(ways).flatMap(([how, make]) => timings.map((timing) => ({ what, how, timing, transforms, make }))),
);

const text = (value: Json | undefined): string => (typeof value === 'string' ? value.toLowerCase() : 'no text');

const field = (from: string, to: string, transform: Transform | undefined): Field =>
  transform === undefined ? { from, to } : { from, to, transform };

describe.each(cases)('$what, by $how, $timing', ({ timing, transforms: [there, back], make }) => {
  const setUp = async () => {
    const world = twoWays(expressions);
    await world.begin(world.made('a>b', make(field('name', 'label', there))));
    await world.begin(world.made('b>a', make(field('label', 'name', back))));
    world.edit('a', { name: 'Ann' });
    await world.minute(timing);
    await world.minute(timing);
    return world;
  };

  test('an edit goes over once and comes to rest', async () => {
    const { edit, minute, value } = await setUp();
    edit('a', { name: 'Bob' });
    for (let minutes = 0; minutes < 3; minutes += 1) await minute(timing);
    expect([await minute(timing), await minute(timing)]).toEqual([0, 0]);
    expect(value('a', 'name')).toBe('Bob');
  });

  test('edits on both sides at once come to rest', async () => {
    const { edit, minute, value } = await setUp();
    edit('a', { name: 'Bob' });
    edit('b', { label: 'Eve' });
    for (let minutes = 0; minutes < 4; minutes += 1) await minute(timing);
    expect([await minute(timing), await minute(timing)]).toEqual([0, 0]);
    expect(JSON.stringify(value('b', 'label')).toLowerCase()).toContain(text(value('a', 'name')));
  });
});

test.each(timings)('without a mapping they come to rest too, %s', async (timing) => {
  const { made, begin, edit, minute } = twoWays(expressions);
  for (const way of ['a>b', 'b>a']) await begin(made(way, { mapping: {} }));
  edit('a', { name: 'Ann' });
  await minute(timing);
  await minute(timing);
  edit('a', { name: 'Bob' });
  edit('b', { name: 'Eve' });
  for (let minutes = 0; minutes < 4; minutes += 1) await minute(timing);
  expect([await minute(timing), await minute(timing)]).toEqual([0, 0]);
});

test('one that writes where it reads does not feed on itself', async () => {
  const { made, begin, edit, minute, value } = twoWays(expressions);
  await begin(made('a>a', mapping({ from: 'name', to: 'name', transform: mister })));
  edit('a', { name: 'Ann' });
  for (let minutes = 0; minutes < 4; minutes += 1) await minute();
  expect(value('a', 'name')).toBe('Mr Ann');
  edit('a', { name: 'Bob' });
  for (let minutes = 0; minutes < 4; minutes += 1) await minute();
  expect(value('a', 'name')).toBe('Mr Bob');
});

test('an edit of a field that only a template names goes over', async () => {
  const { made, begin, edit, minute, value } = twoWays(expressions);
  await begin(made('a>b', mapping({ from: 'name', to: 'label' })));
  const full: Transform = [{ op: 'template', text: '{label} {title}' }];
  await begin(made('b>a', mapping({ from: 'label', to: 'full', transform: full })));
  edit('a', { name: 'Ann' });
  await minute();
  edit('b', { title: 'PhD' });
  await minute();
  await minute();
  expect(value('a', 'full')).toBe('Ann PhD');
});

const nest = ({ id = '', ...fields }: JsonObject): JsonObject => ({ id, properties: fields });
const path = (name: string) => `properties.${name}`;

test('records that show fields elsewhere than they were written come to rest', async () => {
  const { made, begin, edit, minute, value } = twoWays(expressions, { path, shows: (_, written) => nest(written) });
  await begin(made('a>b', mapping({ from: 'properties.name', to: 'label' })));
  await begin(made('b>a', mapping({ from: 'properties.label', to: 'name' })));
  edit('a', { properties: { name: 'Ann' } });
  expect([await minute(), await minute()]).toEqual([1, 0]);
  edit('b', { properties: { label: 'Eve' } });
  await minute();
  expect([await minute(), await minute()]).toEqual([0, 0]);
  expect(value('a', 'properties')).toEqual({ name: 'Eve' });
});

const inCase = (system: string, written: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(written).map(([name, value]) =>
      typeof value !== 'string' || name === 'id'
        ? [name, value]
        : [name, system === 'a' ? value.toLowerCase() : value.toUpperCase()],
    ),
  );

test.each(timings)('systems that each write a value their own way come to rest, %s', async (timing) => {
  const { made, begin, edit, minute, value } = twoWays(expressions, { shows: inCase });
  await begin(made('a>b', mapping({ from: 'name', to: 'label' })));
  await begin(made('b>a', mapping({ from: 'label', to: 'name' })));
  edit('a', { name: 'Ann' });
  for (let minutes = 0; minutes < 5; minutes += 1) await minute(timing);
  expect([await minute(timing), await minute(timing)]).toEqual([0, 0]);
  edit('b', { label: 'Eve' });
  for (let minutes = 0; minutes < 5; minutes += 1) await minute(timing);
  expect([await minute(timing), await minute(timing)]).toEqual([0, 0]);
  expect(text(value('a', 'name'))).toBe('eve');
});

test.each(timings)(
  'where each system gives ids of its own, a record is made once and comes to rest, %s',
  async (timing) => {
    const { made, begin, edit, minute, value, count } = twoWays(expressions);
    await begin(made('a>b', { mapping: { name: 'label' } }));
    await begin(made('b>a', { mapping: { label: 'name' } }));
    edit('a', { name: 'Ann' });
    for (let minutes = 0; minutes < 4; minutes += 1) await minute(timing);
    expect([count('a'), count('b')]).toEqual([1, 1]);
    edit('b', { label: 'Eve' }, 'new-0-0');
    for (let minutes = 0; minutes < 4; minutes += 1) await minute(timing);
    expect([await minute(timing), await minute(timing)]).toEqual([0, 0]);
    expect(value('a', 'name')).toBe('Eve');
    expect([count('a'), count('b')]).toEqual([1, 1]);
  },
);
