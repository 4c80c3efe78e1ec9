// What the law asks for before a rejection is asked of every tool that rejects, right before it acts.
import { expect, test } from 'vitest';
import type { Obligations } from '../../src/core/ports/obligations.ts';
import type { AnyTool } from '../../src/core/tool.ts';
import { callOf, createWorld } from './world.ts';

/** The same tools, of which each move says the stage that it leads to. */
const sayingStages = (tools: readonly AnyTool[]): readonly AnyTool[] =>
  tools.map((tool) =>
    tool.name !== 'move' || tool.effect !== 'write'
      ? tool
      : {
          ...tool,
          subject: (plan: unknown) => ({ ...tool.subject(plan), stage: String(Object(plan).to) }),
        },
  );

function setUp(missing: string | undefined) {
  const asked: Parameters<Obligations['missing']>[0][] = [];
  const obligations = {
    owes: async () => undefined,
    async missing(about: Parameters<Obligations['missing']>[0]) {
      asked.push(about);
      return missing;
    },
  };
  const world = createWorld({
    bend: (dependencies) => ({ ...dependencies, obligations: () => obligations }),
    bendTools: sayingStages,
  });
  const moveTo = (to: string) => world.gate.call(callOf('move', { candidate: 'c1', to }));
  return { ...world, asked, moveTo };
}

test('a rejection for which something is missing is not carried out, and says what', async () => {
  const { moveTo, asked, remote } = setUp('A statement is owed first.');
  const { root } = await moveTo('Rejected');
  expect(root).toMatchObject({
    status: 'failed',
    problem: { code: 'duty_unmet', detail: 'A statement is owed first.' },
  });
  expect(asked).toMatchObject([{ candidate: 'c1', key: root.id }]);
  expect(await remote.stageOf('c1')).toBe('Applied');
});

test('a rejection for which nothing is missing is carried out', async () => {
  const { moveTo, remote } = setUp(undefined);
  expect((await moveTo('Rejected')).root).toMatchObject({ status: 'executed' });
  expect(await remote.stageOf('c1')).toBe('Rejected');
});

test('a move to any other stage is not asked about', async () => {
  const { moveTo, asked } = setUp('A statement is owed first.');
  expect((await moveTo('Phone Screen')).root).toMatchObject({ status: 'executed' });
  expect(asked).toEqual([]);
});
