// The process dies at every single port call of a story, before it and after it, and once more while it recovers.
// Nothing is lost, nothing is done twice; where that cannot be known, it is said.
import { expect, test } from 'vitest';
import type { Repeats } from '../../src/core/ports/ats.ts';
import type { AnyTool } from '../../src/core/tool.ts';
import type { Gate } from '../../src/gate/gate.ts';
import { Killed, Life } from './mortal.ts';
import { callOf, createWorld, leaseMs, people, type World } from './world.ts';
import { pressed } from '../support/acts.ts';

interface Story {
  readonly name: string;
  /** Done before anything can die. */
  readonly before?: (world: World) => Promise<void>;
  readonly play: (gate: Gate, world: World) => Promise<unknown>;
  /** What has to hold when all is recovered and the caller has tried the same again. */
  readonly effects: number;
}

const call = callOf('write', { candidate: 'c1', text: 'Hello' });
const group = callOf('write', { candidates: ['c1', 'c2', 'c3'], text: 'Hello' });
const offer = callOf('offer', { candidate: 'c1' });
const move = callOf('move', { candidate: 'c1', to: 'Screen' });
const undoCall = callOf('undo_action', { action: 'act_000001' });

const only = (world: World, tool: string) => {
  const found = world.rows().find((action) => action.tool === tool && action.root === null);
  if (found === undefined) throw new Error(`there is no ${tool}`);
  return found;
};
const decideOn = async (gate: Gate, world: World) => {
  const approval = await world.ledger.approvalOf(only(world, 'offer').id);
  if (approval?.status === 'pending') await gate.approve(approval.id, pressed(people.manager, approval.digest));
};
const play = (one: typeof call) => async (world: World) => void (await world.gate.call(one));

const worded = callOf('write', { candidate: 'c1', text: 'Hello' }, { worded: true });
const sendIt = async (gate: Gate, world: World) => {
  const draft = only(world, 'write');
  if (draft.status === 'draft') await gate.sendDraft(draft.id, pressed(people.recruiter, draft.digest));
};

const stories: readonly Story[] = [
  { name: 'one letter', play: (gate) => gate.call(call), effects: 1 },
  { name: 'a move', play: (gate) => gate.call(move), effects: 1 },
  { name: 'three letters', play: (gate) => gate.call(group), effects: 3 },
  { name: 'an approval', before: play(offer), play: decideOn, effects: 1 },
  { name: 'a draft that is sent', before: play(worded), play: sendIt, effects: 1 },
  {
    name: 'an undo of a move',
    before: play(move),
    play: (gate, world) => gate.undoAction(only(world, 'move').id, people.recruiter),
    effects: 2,
  },
  {
    name: 'an undo of three letters',
    before: play(group),
    play: (gate, world) => gate.undoTask(only(world, 'write').task, people.recruiter),
    effects: 6,
  },
  {
    name: 'an undo by a control tool',
    before: play(move),
    play: (gate, world) => gate.call({ ...undoCall, input: { action: only(world, 'move').id } }),
    effects: 2,
  },
];

/** Whether the story ran to its end. */
async function playUntilDeath(world: World, story: Story, life: Life): Promise<boolean> {
  try {
    await story.play(world.start(life), world);
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
  return !life.isOver;
}

async function recoverAll(world: World, life = new Life()): Promise<void> {
  world.clock.advance(leaseMs + 1);
  try {
    await world.start(life).recover();
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}

/** What went wrong, in words; an unknown outcome is wrong only where the system could have told. */
function faultsOf(world: World, story: Story): string[] {
  const rows = world.rows();
  const keys = world.remote.effects.map(({ key }) => key);
  const isUncertain = rows.some((action) => action.effect === 'write' && action.uncertain);
  const unfounded = rows.filter(
    ({ id, status, isGroup, effect }) => status === 'executed' && !isGroup && effect === 'write' && !keys.includes(id),
  );
  const stuck = rows.filter(({ status }) => ['approved', 'executing', 'undoing'].includes(status));
  return [
    ...(new Set(keys).size === keys.length ? [] : ['something was done twice']),
    ...(isUncertain || keys.length === story.effects ? [] : ['something was lost']),
    ...(isUncertain && world.remote.repeats !== 'none' ? ['uncertain without need'] : []),
    ...stuck.map(({ id, status }) => `${id} is stuck in ${status}`),
    ...unfounded.map(({ id }) => `${id} says it was done`),
  ];
}

const kinds: readonly Repeats[] = ['same_key', 'read_back', 'none'];
const sweeps = stories.flatMap((story) => kinds.map((repeats) => ({ story, repeats, name: story.name })));

async function afterDeath({ story, repeats }: (typeof sweeps)[number], lives: readonly [Life, Life]) {
  const world = createWorld({ repeats });
  await story.before?.(world);
  const [life, second] = lives;
  const survived = await playUntilDeath(world, story, life);
  await recoverAll(world, second);
  await recoverAll(world);
  await recoverAll(world);
  // The caller, who got no answer, tries again.
  await story.play(world.start(), world).catch(() => undefined);
  return { survived, faults: faultsOf(world, story) };
}

test.each(sweeps)('$name in a system of kind $repeats survives a death at every port call', async (sweep) => {
  const found: string[] = [];
  let places = 0;
  for (const when of ['before', 'after'] as const)
    for (let at = 1, isOver = false; !isOver; at += 1) {
      const { survived, faults } = await afterDeath(sweep, [new Life({ at, when }), new Life()]);
      found.push(...faults.map((fault) => `${when} call ${at}: ${fault}`));
      places += survived ? 0 : 1;
      isOver = survived;
    }
  expect(found).toEqual([]);
  expect(places).toBeGreaterThan(8);
});

test.each(sweeps)('$name in a system of kind $repeats survives a second death while it recovers', async (sweep) => {
  const found: string[] = [];
  let pairs = 0;
  for (let at = 1, isOver = false; !isOver; at += 1)
    for (let again = 1, hasRecovered = false; !hasRecovered; again += 2) {
      const second = new Life({ at: again, when: 'after' });
      const { survived, faults } = await afterDeath(sweep, [new Life({ at, when: 'after' }), second]);
      found.push(...faults.map((fault) => `after calls ${at} and ${again}: ${fault}`));
      pairs += 1;
      isOver = survived;
      hasRecovered = !second.isOver;
    }
  expect(found).toEqual([]);
  expect(pairs).toBeGreaterThan(10);
});

test('a process that is still at work is left alone until its lease has ended', async () => {
  const world = createWorld();
  await playUntilDeath(
    world,
    { name: '', play: (gate) => gate.call(call), effects: 1 },
    new Life({ at: 8, when: 'before' }),
  );
  const [row] = world.rows();
  expect(row?.status).toBe('executing');
  expect(await world.start().recover()).toBe(0);
  world.ledger.freeLeases();
  expect(await world.start().recover()).toBe(1);
  expect(world.rows()[0]?.status).toBe('executed');
});

test('an action that nobody had to approve is not done after a crash when it needs approval by then', async () => {
  const world = createWorld();
  await playUntilDeath(
    world,
    { name: '', play: (gate) => gate.call(call), effects: 1 },
    new Life({ at: 5, when: 'after' }),
  );
  expect(world.rows()[0]?.status).toBe('approved');
  world.settings.set({ approvals: { write: 'ask' } });
  await recoverAll(world);
  expect(world.rows()[0]).toMatchObject({ status: 'failed', problem: { code: 'stale_approval' } });
  expect(world.remote.effects).toEqual([]);
});

test('one action that cannot be recovered does not keep others from it', async () => {
  const world = createWorld();
  await playUntilDeath(
    world,
    { name: '', play: (gate) => gate.call(group), effects: 3 },
    new Life({ at: 14, when: 'after' }),
  );
  await playUntilDeath(
    world,
    { name: '', play: (gate) => gate.call(call), effects: 1 },
    new Life({ at: 6, when: 'after' }),
  );
  const [root] = world.rows();
  if (root === undefined) throw new Error('nothing was begun');
  world.ledger.actionRows.set(root.id, { ...root, tool: 'gone' });
  await recoverAll(world);
  expect(world.rows()[0]).toMatchObject({ status: 'failed', uncertain: true });
  expect(world.rows().at(-1)?.status).toBe('executed');
});

test('an undo of a whole group that was cut off is finished when one of its members is to be undone', async () => {
  const world = createWorld();
  await play(group)(world);
  const undoing = {
    name: '',
    play: (gate: Gate) => gate.undoTask(only(world, 'write').task, people.recruiter),
    effects: 6,
  };
  await playUntilDeath(world, undoing, new Life({ at: 9, when: 'after' }));
  expect(only(world, 'write').status).toBe('undoing');
  const last = world.rows().at(-1)?.id ?? only(world, 'write').id;
  world.clock.advance(leaseMs + 1);
  await world.start().undoAction(last, people.recruiter);
  expect(world.rows().map(({ status }) => status)).toEqual(['undone', 'undone', 'undone', 'undone']);
  expect(world.remote.effects).toHaveLength(6);
});

test('an action that no process survives is left to a person', async () => {
  const world = createWorld();
  for (let death = 0; death < 12; death += 1) {
    const life = new Life();
    const isBegun = world.rows().length > 0;
    world.clock.advance(leaseMs + 1);
    // The other system is reached last of all, and that is where each of these processes ends.
    life.endIn(isBegun ? 5 : 8, 'before');
    const gate = world.start(life);
    await (isBegun ? gate.recover() : gate.call(call)).catch(() => undefined);
  }
  await recoverAll(world);
  expect(world.rows()[0]).toMatchObject({ status: 'failed', uncertain: true });
  expect(world.remote.effects).toEqual([]);
});

/** A world in which whatever changes the other system takes the process along, from `arm` on. */
function deadlyWorld() {
  let life: Life | undefined;
  let deaths = 0;
  const die = (): void => {
    if (life === undefined) return;
    life.isOver = true;
    deaths += 1;
    throw new Killed();
  };
  const deadly = (tool: AnyTool): AnyTool =>
    tool.effect !== 'write' || tool.reversal === 'none'
      ? tool
      : {
          ...tool,
          execute: (plan, context) => (die(), tool.execute(plan, context)),
          undo: (done, context) => (die(), tool.undo(done, context)),
        };
  const world = createWorld({ repeats: 'read_back', bendTools: (tools) => tools.map(deadly) });
  const start = () => world.start((life = new Life()));
  return { world, start, deaths: () => deaths };
}

const deadlyStories = stories.filter(({ name }) => ['one letter', 'a move', 'an undo of a move'].includes(name));

test.each(deadlyStories.map((story) => [story.name, story] as const))(
  '%s over which every process dies is given up after the third, and somebody is told',
  async (_name, story) => {
    const { world, start, deaths } = deadlyWorld();
    await story.before?.(world);
    const before = world.remote.effects.length;
    await story.play(start(), world).catch(() => undefined);
    for (let round = 0; round < 10; round += 1) {
      world.clock.advance(leaseMs + 1);
      await start()
        .recover()
        .catch(() => undefined);
    }
    expect(deaths()).toBe(3);
    expect(world.remote.effects).toHaveLength(before);
    const [root] = world.rows().filter(({ uncertain }) => uncertain);
    expect(['failed', 'undo_failed']).toContain(root?.status);
    expect(JSON.stringify([...world.troubles.rows.keys()])).toContain(root?.id);
  },
);

test('an action whose system does not answer keeps no other from being recovered', async () => {
  const silence = Promise.withResolvers<undefined>();
  const world = createWorld({ bend: (dependencies) => ({ ...dependencies, sleep: () => silence.promise }) });
  for (const idem of ['one', 'another'])
    await playUntilDeath(
      world,
      { name: '', play: (gate) => gate.call({ ...call, idem }), effects: 1 },
      new Life({ at: 6, when: 'before' }),
    );
  world.ledger.freeLeases();
  world.remote.faults.push('silent');
  const recovery = world.start().recover();
  await expect
    .poll(() =>
      world
        .rows()
        .map(({ status }) => status)
        .toSorted(),
    )
    .toEqual(['executed', 'executing']);
  silence.resolve(undefined);
  await recovery;
  expect(world.rows().map(({ status }) => status)).toEqual(['executed', 'executed']);
});
