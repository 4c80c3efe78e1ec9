// The six things that every write tool has to prove, over the list of the tools.
import { describe, expect, test } from 'vitest';
import { openOperations } from '../support/operations.ts';
import { executed, planned, writeToolNamed } from '../support/tool-calls.ts';
import { stories } from './write-tool-stories.ts';
import { isAsked, type Story } from './write-tool-story.ts';

const arranged = async ({ arrange }: Pick<Story, 'arrange'>) => {
  const world = await openOperations();
  await arrange?.(world);
  return world;
};

test('there is a story for each write tool of the list', async () => {
  const { tools, automatic } = await openOperations();
  const names = [...tools, ...automatic].filter(({ effect }) => effect === 'write').map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(stories.map(({ tool }) => tool).toSorted()).toEqual(names.toSorted());
});

describe.each(stories.map((story) => [story.tool, story] as const))('%s', (name, story) => {
  test('preparing changes nothing, and the plan survives JSON', async () => {
    const world = await arranged(story);
    const before = await world.seen();
    const { tool, plan } = await planned(world, name, story.input);
    expect(await world.seen()).toEqual(before);
    expect(plan).toEqual(await tool.prepare(tool.input.parse(story.input), world.context('plan')));
  });

  test('the preview says in plain words what will be done', async () => {
    const { tool, plan } = await planned(await arranged(story), name, story.input);
    expect(tool.preview(plan)).toBe(story.preview);
  });

  test('executing twice under one key acts once', async () => {
    const world = await arranged(story);
    const { tool, plan, output } = await executed(world, name, story.input);
    const after = await world.seen();
    world.clock.advance(3_000);
    expect(await tool.execute(plan, world.context('run'))).toEqual(output);
    expect(await world.seen()).toEqual(after);
  });

  test('executing changes something, unless its record is all there is to it', async () => {
    const world = await arranged(story);
    const before = JSON.stringify(await world.seen());
    await executed(world, name, story.input);
    expect(JSON.stringify(await world.seen()) === before).toBe(story.leavesNoTrace === true);
  });
});

test.each(stories.map((story) => [story.tool, story] as const))(
  'undo of %s is proved to refuse exactly where it goes back exactly',
  async (name, { later }) => {
    expect(isAsked(later)).toBe(writeToolNamed(await openOperations(), name).reversal === 'exact');
  },
);

const overtaken = stories.flatMap(({ overtake, ...story }) => (isAsked(overtake) ? [{ ...story, overtake }] : []));
const reversible = stories.flatMap(({ later, ...story }) => (isAsked(later) ? [{ ...story, later }] : []));

describe.each(overtaken.map((story) => [story.tool, story] as const))('%s', (name, story) => {
  test('a plan that was overtaken is not executed', async () => {
    const world = await arranged(story);
    const { tool, plan } = await planned(world, name, story.input);
    await story.overtake.by(world);
    const before = await world.seen();
    await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({ code: story.overtake.code });
    expect(await world.seen()).toEqual(before);
  });
});

describe.each(reversible.map((story) => [story.tool, story] as const))('%s', (name, story) => {
  test('undo restores, and a repeated undo is the same undo', async () => {
    const world = await arranged(story);
    const before = await world.seen();
    const { undo } = await executed(world, name, story.input);
    world.clock.advance(5_000);
    expect(await undo()).toMatchObject({ kind: 'undone' });
    expect(await world.seen()).toEqual(before);
    expect(await undo()).toMatchObject({ kind: 'undone' });
    expect(await world.seen()).toEqual(before);
  });

  test('undo refuses after a later change and leaves it alone', async () => {
    const world = await arranged(story);
    const { undo } = await executed(world, name, story.input);
    await story.later.by(world);
    const before = await world.seen();
    expect(await undo()).toMatchObject({ kind: 'refused', because: expect.stringMatching(/\w/) });
    expect(await world.seen()).toEqual(before);
  });
});
