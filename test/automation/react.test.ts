// How automation goes about one event: each part by itself, each effect once, and what cannot be done now is tried again.
import { expect, test } from 'vitest';
import { type Intention, type Reactor, reactTo } from '../../src/automation/react.ts';
import { CandidateId, EventId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import { noDetails, type TriggerEvent } from '../../src/core/trigger-event.ts';
import { automationOver } from '../support/automation.ts';
import { openOperations } from '../support/operations.ts';

const done = { result: 'done', detail: null, action: null } as const;
const away = new Problem('unavailable', 'The calendar does not answer.');

/** A part of automation that would do these things. */
const reactor = (name: string, ...intentions: Intention[]): Reactor => ({ name, intend: async () => intentions });

async function setUp(part: Partial<TriggerEvent> = {}) {
  const world = await openOperations();
  const { context, eventLog, troubles } = await automationOver(world);
  const occurredAt = world.clocks.business.now();
  const moved = { ...noDetails, candidate: CandidateId.parse('c_ines'), undone: null, cause: null, system: 'lever' };
  const happened = (more: Partial<TriggerEvent>) =>
    eventLog.add({
      ...moved,
      kind: 'candidate.moved',
      from: 'Applied',
      to: 'Offer',
      eventId: 'e',
      occurredAt,
      ...more,
    });
  const id = await happened(part);
  const acted: string[] = [];
  const intention = (name: string, fault?: Error): Intention => ({
    name,
    async act() {
      acted.push(name);
      if (fault !== undefined) throw fault;
      return done;
    },
  });
  const react = (reactors: readonly Reactor[], isLast = false) => reactTo({ context, reactors, isLast }, id);
  const noted = async () => (await eventLog.reactions(id)).map(({ name, result, detail }) => [name, result, detail]);
  return { acted, intention, react, noted, troubles, id, happened, occurredAt, context };
}

test('each effect is done and noted once, however often the event is reacted to', async () => {
  const { intention, react, acted, noted } = await setUp();
  const reactors = [reactor('a', intention('a:1'), intention('a:2')), reactor('b', intention('b:1'))];
  await react(reactors);
  await react(reactors);
  expect(acted).toEqual(['a:1', 'a:2', 'b:1']);
  expect(await noted()).toEqual(['a:1', 'a:2', 'b:1'].map((name) => [name, 'done', null]));
});

test('what is away for now keeps no other part from acting, and is tried again alone', async () => {
  const { intention, react, acted, noted, troubles, id } = await setUp();
  const first = [reactor('a', intention('a:1', away)), reactor('b', intention('b:1'))];
  await expect(react(first)).rejects.toBe(away);
  expect(await noted()).toEqual([['b:1', 'done', null]]);
  expect(await troubles.list()).toMatchObject([{ subject: `event ${id}`, kind: 'waits', code: 'unavailable' }]);
  await react([reactor('a', intention('a:1')), reactor('b', intention('b:1'))]);
  expect(acted).toEqual(['a:1', 'b:1', 'a:1']);
  expect(await troubles.list()).toMatchObject([{ kind: 'settled' }]);
});

test('what waiting cannot heal is noted at once, and is no fault of the event', async () => {
  const { intention, react, noted, troubles } = await setUp();
  await react([reactor('a', intention('a:1', new Problem('conflict', 'Taken.')))]);
  expect(await noted()).toEqual([['a:1', 'failed', 'conflict']]);
  expect(await troubles.list()).toEqual([]);
});

test('the last try notes what still fails, and somebody is told', async () => {
  const { intention, react, noted, troubles } = await setUp();
  await expect(react([reactor('a', intention('a:1', away))], true)).rejects.toBe(away);
  expect(await noted()).toEqual([['a:1', 'failed', 'unavailable']]);
  expect(await troubles.list()).toMatchObject([{ kind: 'given_up', code: 'unavailable' }]);
});

test('a defect is named without what it says', async () => {
  const { intention, react, noted, troubles } = await setUp();
  await expect(react([reactor('a', intention('a:1', new Error('Inés')))], true)).rejects.toThrow('Inés');
  expect(await noted()).toEqual([['a:1', 'failed', 'internal_error']]);
  expect(await troubles.list()).toMatchObject([{ code: 'internal_error' }]);
});

test('a part that cannot say what it would do is noted under its own name', async () => {
  const { react, noted } = await setUp();
  await react([{ name: 'odd', intend: () => Promise.reject(new Problem('not_found', 'Gone.')) }]);
  expect(await noted()).toEqual([['odd', 'failed', 'not_found']]);
});

test('a stage that was reported late does nothing, and what is no stage or comes from Muster is never late', async () => {
  const late = await setUp();
  await late.happened({ to: 'Hired', eventId: 'later', occurredAt: new Date(late.occurredAt.getTime() + 1) });
  await late.react([reactor('a', late.intention('a:1'))]);
  expect([await late.noted(), late.acted]).toEqual([[['order', 'skipped', 'overtaken']], []]);
  for (const part of [{ system: null }, { kind: 'message.received' }, { candidate: null }] as const) {
    const { happened, occurredAt, react, intention, acted } = await setUp(part);
    await happened({ to: 'Hired', eventId: 'later', occurredAt: new Date(occurredAt.getTime() + 1) });
    await react([reactor('a', intention('a:1'))]);
    expect(acted).toEqual(['a:1']);
  }
});

test('an event that is gone is no fault', async () => {
  const { context } = await setUp();
  await expect(reactTo({ context, reactors: [], isLast: true }, EventId.parse('99'))).resolves.toBeUndefined();
});
