// Changes of configuration are made all or none, and go on after a crash where they stopped.
import { expect, test } from 'vitest';
import type { EnvironmentChange } from '../../src/core/environment.ts';
import { Problem } from '../../src/core/problem.ts';
import { applyEnvironment } from '../../src/tools/apply-environment.ts';
import { FakeEnvironment } from '../fakes/environment.ts';
import { openOperations } from '../support/operations.ts';

const wanted = { rules: { a: { name: 'A' }, b: { name: 'B' } }, settings: { settings: { tone: 'brief' } } };

/** Refuses or dies at one change. */
class Failing extends FakeEnvironment {
  readonly #at: (change: EnvironmentChange) => boolean;
  readonly #error: Error;
  readonly #apply = this.apply;

  constructor(at: (change: EnvironmentChange) => boolean, error: Error) {
    super();
    this.#at = at;
    this.#error = error;
    this.apply = async (change, by) => {
      if (this.#at(change)) throw this.#error;
      await this.#apply(change, by);
    };
  }
}

const setUp = async (environment: FakeEnvironment) => {
  const { context } = await openOperations();
  const tool = applyEnvironment({ environment });
  const plan = await tool.prepare({ environment: wanted }, context('plan'));
  return { tool, plan, run: context('run') };
};

test('where one change is refused, those before it are put back', async () => {
  const refusal = new Problem('conflict', 'The tone is decided elsewhere.');
  const environment = new Failing(({ kind, to }) => kind === 'settings' && to?.['tone'] === 'brief', refusal);
  const before = await environment.read();
  const { tool, plan, run } = await setUp(environment);
  await expect(tool.execute(plan, run)).rejects.toBe(refusal);
  expect(await environment.read()).toEqual(before);
});

test('after a crash the rest is done, and what was done is left alone', async () => {
  const environment = new FakeEnvironment();
  const { tool, plan, run } = await setUp(environment);
  const [first] = plan.changes;
  if (first !== undefined) await environment.apply(first, run.actor);
  expect(await tool.recover(plan, run)).toEqual({ kind: 'repeat' });
  expect(await tool.execute(plan, run)).toEqual({ changed: plan.changes.length });
  expect(await environment.read()).toEqual(wanted);
});

test('an outage in the middle keeps what was done, for the try that follows', async () => {
  const down = new Problem('unavailable', 'The database is down.');
  const environment = new Failing(({ name }) => name === 'b', down);
  const { tool, plan, run } = await setUp(environment);
  await expect(tool.execute(plan, run)).rejects.toMatchObject({ code: 'outcome_unknown' });
  expect((await environment.read()).rules).toHaveProperty('a');
});

test('an undo that was cut off is finished by the next one', async () => {
  const environment = new FakeEnvironment();
  const before = await environment.read();
  const { tool, plan, run } = await setUp(environment);
  const output = await tool.execute(plan, run);
  const [first] = plan.changes;
  if (first !== undefined) await environment.apply({ ...first, from: first.to, to: first.from }, run.actor);
  if (tool.reversal === 'none') throw new Error('it has a way back');
  expect(await tool.undo({ plan, output }, run)).toEqual({ kind: 'undone' });
  expect(await environment.read()).toEqual(before);
});
