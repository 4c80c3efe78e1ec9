// What every write tool answers after an execution was cut off, for each way in which systems treat a repeated key.
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../src/connectors/sandbox/faults.ts';
import type { Repeats } from '../../src/core/ports/ats.ts';
import { recoverBy } from '../../src/tools/recovery.ts';
import { openOperations } from '../support/operations.ts';
import { executed, planned } from '../support/tool-calls.ts';
import { stories } from './write-tool-stories.ts';
import { isAsked, type OutsideCall, type Story } from './write-tool-story.ts';

type Acting = Story & { readonly acts: OutsideCall };
const acting = stories.flatMap(({ acts, ...story }): Acting[] => (isAsked(acts) ? [{ ...story, acts }] : []));

async function cutOff({ tool: name, arrange, acts, input }: Acting, as: Fault, repeats: Repeats) {
  const world = await openOperations();
  for (const system of ['ats', 'calendar', 'messenger', 'crm'] as const) world.faults.behaveAs(system, repeats);
  await arrange?.(world);
  const { tool, plan } = await planned(world, name, input);
  world.faults.failNext({ call: acts.call, as });
  await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({ code: 'outcome_unknown' });
  expect(world.faults.outstanding()).toBe(0);
  world.clock.advance(60_000);
  const recovery = await tool.recover(plan, world.context('run'));
  return { world, tool, plan, recovery };
}

const seenAfterOne = async ({ tool, arrange, input }: Story) => {
  const world = await openOperations();
  await arrange?.(world);
  await executed(world, tool, input);
  return world.seen();
};

/** Times differ between a first attempt and a later one; how often something stands there must not. */
const counts = (seen: Awaited<ReturnType<typeof seenAfterOne>>) => ({
  notes: seen.candidates.flatMap(({ notes }) => notes).length,
  calendar: seen.calendar.map(({ start, with: people }) => ({ start, people })),
  stages: seen.candidates.map(({ stage }) => stage),
  offers: seen.candidates.map(({ offer }) => offer?.status),
  letters: seen.letters.map(({ subject, to }) => ({ subject, to })),
  messages: seen.messages.map(({ text }) => text),
  crm: seen.crm.map(({ text }) => text),
});

describe.each(acting.map((story) => [story.tool, story] as const))('%s', (_name, story) => {
  test.each(['timeout_before_effect', 'timeout_after_effect'] as const)(
    'is repeated after a %s where the system honours keys, and then has acted once',
    async (fault) => {
      const { world, tool, plan, recovery } = await cutOff(story, fault, 'same_key');
      expect(recovery).toEqual({ kind: 'repeat' });
      tool.output.parse(await tool.execute(plan, world.context('run')));
      expect(counts(await world.seen())).toEqual(counts(await seenAfterOne(story)));
    },
  );

  test('is repeated where reading back shows that nothing happened', async () => {
    const { world, tool, plan, recovery } = await cutOff(story, 'timeout_before_effect', 'read_back');
    expect(recovery).toEqual({ kind: 'repeat' });
    await tool.execute(plan, world.context('run'));
    expect(counts(await world.seen())).toEqual(counts(await seenAfterOne(story)));
  });

  test(`is ${story.acts.readBack} where reading back shows the effect, and changes nothing more`, async () => {
    const { world, tool, recovery } = await cutOff(story, 'timeout_after_effect', 'read_back');
    const before = await world.seen();
    expect(recovery.kind).toBe(story.acts.readBack);
    if (recovery.kind === 'done') tool.output.parse(recovery.output);
    expect(await world.seen()).toEqual(before);
  });

  test('is left to a person where the system can tell nothing', async () => {
    const { recovery } = await cutOff(story, 'timeout_after_effect', 'none');
    expect(recovery).toMatchObject({ kind: 'unknown', because: expect.stringMatching(/\w/) });
  });
});

describe.each(
  acting.filter(({ tool }) => /send|reject|withdraw/.test(tool)).map((story) => [story.tool, story] as const),
)('%s', (name, story) => {
  test('is done once its letter is held, whatever the systems can tell', async () => {
    const world = await openOperations();
    await story.arrange?.(world);
    const { tool, plan, output } = await executed(world, name, story.input);
    world.faults.behaveAs('ats', 'read_back');
    expect(await tool.recover(plan, world.context('run'))).toEqual({ kind: 'done', output });
  });
});

const lookedUp = {
  system: 'ats',
  repeats: 'read_back' as const,
  named: async () => ({ system: 'sandbox', repeats: 'same_key' as const }),
};
const mustNotRead = async () => ({ kind: 'unknown' as const, because: 'nobody should have read' });

test('a system that has to be looked up is asked what it can do, not taken for what it was before the look-up', async () => {
  expect(await recoverBy(lookedUp, mustNotRead)).toEqual({ kind: 'repeat' });
});
