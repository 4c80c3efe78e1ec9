// Executions through failures: what is repeated, how often, what is refused, and when nobody can know.
import { expect, test } from 'vitest';
import { callOf, createWorld } from './world.ts';

const letter = () => callOf('write', { candidate: 'c1', text: 'Hello' });

test.each(['refused', 'patience', 'silent'] as const)(
  'a system that says “%s” twice is asked a third time',
  async (fault) => {
    const { gate, remote, pauses } = createWorld();
    remote.faults.push(fault, fault);
    expect((await gate.call(letter())).root.status).toBe('executed');
    expect(remote.effects).toHaveLength(1);
    expect(pauses).toHaveLength(2);
  },
);

test('pauses between tries grow, and follow what the system asks for', async () => {
  const { gate, remote, pauses } = createWorld();
  remote.faults.push('refused', 'refused');
  await gate.call(letter());
  remote.faults.push('patience');
  await gate.call(letter());
  expect(pauses).toEqual([500, 1000, 1000]);
});

test.each(['lost', 'broken'] as const)(
  'an answer that is %s after the effect does not make a second one',
  async (fault) => {
    for (const repeats of ['same_key', 'read_back'] as const) {
      const { gate, remote } = createWorld({ repeats });
      remote.faults.push(fault);
      expect((await gate.call(letter())).root).toMatchObject({
        status: 'executed',
        output: { letter: expect.any(String) },
      });
      expect(remote.effects).toHaveLength(1);
    }
  },
);

test('where the system can neither be repeated nor read, a person has to look', async () => {
  for (const fault of ['lost', 'silent'] as const) {
    const { gate, remote } = createWorld({ repeats: 'none' });
    remote.faults.push(fault);
    const { root, summary } = await gate.call(letter());
    expect(root).toMatchObject({ status: 'failed', uncertain: true, problem: { code: 'outcome_unknown' } });
    expect(summary).toContain('Not known whether it was done');
    expect(summary).toContain('Look in the connected system');
    expect(remote.effects).toHaveLength(fault === 'lost' ? 1 : 0);
  }
});

test('a refusal that asks for patience is certain, also without keys', async () => {
  const { gate, remote } = createWorld({ repeats: 'none' });
  remote.faults.push('patience');
  expect((await gate.call(letter())).root.status).toBe('executed');
});

test('a system that stays away fails the action, after three tries', async () => {
  const { gate, remote } = createWorld();
  remote.faults.push('patience', 'patience', 'patience', 'patience');
  const { root } = await gate.call(letter());
  expect(root).toMatchObject({ status: 'failed', uncertain: false, problem: { code: 'upstream_rate_limited' } });
  expect(remote.faults).toHaveLength(1);
});

test.each(['same_key', 'read_back'] as const)(
  'a system of kind %s that does not answer is asked again after growing pauses, and acts once when it is back',
  async (repeats) => {
    const { gate, remote, clock, ledger } = createWorld({ repeats });
    remote.faults.push(...Array.from({ length: 6 }, () => 'silent' as const));
    const { root } = await gate.call(letter());
    expect(root).toMatchObject({ status: 'executing', uncertain: false });
    expect(await gate.recover()).toBe(0);
    clock.advance(15_000);
    await gate.recover();
    expect((await ledger.action(root.id)).status).toBe('executing');
    clock.advance(15_000);
    expect(await gate.recover()).toBe(0);
    clock.advance(15_000);
    await gate.recover();
    expect(await ledger.action(root.id)).toMatchObject({ status: 'executed', uncertain: false });
    expect(remote.effects).toHaveLength(1);
  },
);

test('an outage of an hour is outlasted, and a system that never answers leaves it uncertain in the end', async () => {
  const { gate, remote, clock, ledger } = createWorld();
  remote.faults.push(...Array.from({ length: 200 }, () => 'silent' as const));
  const begun = clock.real.now().getTime();
  const { root } = await gate.call(letter());
  const standing = () => ledger.action(root.id);
  while ((await standing()).status === 'executing' && remote.faults.length > 0) {
    clock.advance(30_000);
    await gate.recover();
  }
  expect(await standing()).toMatchObject({ status: 'failed', uncertain: true, problem: { code: 'outcome_unknown' } });
  expect(clock.real.now().getTime() - begun).toBeGreaterThan(3_600_000);
  expect(remote.effects).toEqual([]);
});

test('the same call made again while the system is away changes nothing', async () => {
  const { gate, remote } = createWorld();
  remote.faults.push('silent', 'silent', 'silent');
  const call = letter();
  await gate.call(call);
  expect((await gate.call(call)).root.status).toBe('executing');
  expect(remote.effects).toEqual([]);
});

test('a member that is put off lets the others go first, and is done with them in the end', async () => {
  const { gate, remote, clock, ledger } = createWorld();
  remote.faults.push('silent', 'silent', 'silent');
  const { root } = await gate.call(callOf('write', { candidates: ['c1', 'c2', 'c3'], text: 'Hello' }));
  expect(root.status).toBe('executing');
  clock.advance(15_000);
  await gate.recover();
  expect((await ledger.action(root.id)).status).toBe('executed');
  expect(remote.effects.map(({ candidate }) => candidate)).toEqual(['c2', 'c3', 'c1']);
});

test('people are told of what waits, of what was given up, and of nothing that went through', async () => {
  const { gate, remote, clock, troubles } = createWorld();
  await gate.call(letter());
  expect(await troubles.list()).toEqual([]);
  remote.faults.push('silent', 'silent', 'silent');
  const { root } = await gate.call(letter());
  expect(await troubles.list()).toMatchObject([{ subject: `action ${root.id}`, kind: 'waits', code: 'unavailable' }]);
  clock.advance(15_000);
  await gate.recover();
  expect(await troubles.list()).toMatchObject([{ kind: 'settled' }]);
  const { gate: other, remote: blind, troubles: noted } = createWorld({ repeats: 'none' });
  blind.faults.push('lost');
  await other.call(letter());
  expect(await noted.list()).toMatchObject([{ kind: 'given_up', code: 'outcome_unknown' }]);
});

test('a record that changed between plan and execution fails it for certain, without another try', async () => {
  const { gate, remote, pauses } = createWorld({
    bendTools: (tools) =>
      tools.map((tool) =>
        tool.name === 'move' && tool.effect === 'write'
          ? { ...tool, prepare: async () => ({ candidate: 'c1', from: 'Screen', to: 'Hired', revision: 0 }) }
          : tool,
      ),
  });
  const { root } = await gate.call(callOf('move', { candidate: 'c1', to: 'Hired' }));
  expect(root).toMatchObject({ status: 'failed', uncertain: false, problem: { code: 'changed_since' } });
  expect(pauses).toEqual([]);
  expect(remote.effects).toEqual([]);
});

test('one member that fails does not keep the others from being done', async () => {
  const { gate, remote } = createWorld();
  remote.faults.push('patience', 'patience', 'patience');
  const { root, members } = await gate.call(callOf('write', { candidates: ['c1', 'c2'], text: 'Hello' }));
  expect(root.status).toBe('partially_executed');
  expect(members.map(({ status }) => status)).toEqual(['failed', 'executed']);
});

test('a pause in the middle of a group stops it, and it goes on when the pause ends', async () => {
  const world = createWorld({ watch: () => world.settings.set({ paused: true }) });
  const { root } = await world.gate.call(callOf('write', { candidates: ['c1', 'c2', 'c3'], text: 'Hello' }));
  expect(root.status).toBe('executing');
  expect(world.remote.effects).toHaveLength(1);
  world.ledger.freeLeases();
  await world.gate.recover();
  expect(world.remote.effects).toHaveLength(1);
  world.settings.set({ paused: false });
  world.ledger.freeLeases();
  await world.gate.recover();
  world.settings.set({ paused: false });
  world.ledger.freeLeases();
  await world.gate.recover();
  expect((await world.ledger.action(root.id)).status).toBe('executed');
  expect(world.remote.effects).toHaveLength(3);
});

test('events of an execution are written with it', async () => {
  const { gate, ledger } = createWorld();
  await gate.call(letter());
  expect(ledger.events).toEqual([{ kind: 'candidate.contacted', candidate: 'c1' }]);
});

test('the audit chain holds after all of it', async () => {
  const { gate, ledger, rows } = createWorld();
  await gate.call(letter());
  await gate.call(callOf('offer', { candidate: 'c1' }));
  const { records, brokenAt } = await ledger.verifyAudit();
  expect(brokenAt).toBeNull();
  expect(records).toBeGreaterThan(rows().length);
});
