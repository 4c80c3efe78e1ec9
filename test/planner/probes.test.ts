// Questions about what was done, lists with filters, and statements: nothing may be written after them, and a list leaves no condition
// out unsaid. The figures are bounds: they only fall.
import { expect, test } from 'vitest';
import { probe, type Probed } from '../../evals/harness/probes.ts';

const longest = 180_000;
const most = { questions: { wrote: 0, unanswered: 15 }, reads: { wrote: 0, dropped: 0 }, reports: { wrote: 0 } };
const beyond = (probed: readonly Probed[], is: (one: Probed) => boolean, bound: number): readonly string[] => {
  const found = probed.filter(is).map(({ at, say }) => `${at} ${say}`);
  return found.length > bound ? found : [];
};

test('a question about what was done writes nothing, and is answered', { timeout: longest }, async () => {
  const probed = await probe('questions');
  expect(probed.length).toBeGreaterThanOrEqual(300);
  expect(beyond(probed, ({ wrote }) => wrote, most.questions.wrote)).toEqual([]);
  expect(beyond(probed, ({ answered }) => !answered, most.questions.unanswered)).toEqual([]);
});

test('a list has every condition that was asked for, or says which it lacks', { timeout: longest }, async () => {
  const probed = await probe('reads');
  expect(probed.length).toBe(60);
  expect(beyond(probed, ({ wrote }) => wrote, most.reads.wrote)).toEqual([]);
  expect(beyond(probed, ({ dropped }) => dropped, most.reads.dropped)).toEqual([]);
});

test('a statement writes nothing', { timeout: longest }, async () => {
  const probed = await probe('reports');
  expect(probed.length).toBe(120);
  expect(beyond(probed, ({ wrote }) => wrote, most.reports.wrote)).toEqual([]);
});
