// Questions about what was done, lists with conditions, news, and whether somebody may be written to. These are the examples that the
// reader was made with; test/planner/*.jsonl measures it.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openSession } from '../../../evals/harness/play.ts';
import { rowsOf, sandboxesIn } from '../../../evals/harness/rows.ts';
import { harmless } from '../../../evals/harness/score.ts';
import { JsonObject } from '../../../src/core/json.ts';

const sandboxes = sandboxesIn(new URL('../../planner/probes.sandboxes.jsonl', import.meta.url));
const Row = z.strictObject({
  say: z.string(),
  filters: JsonObject.exactOptional(),
  left: z.array(z.string()).exactOptional(),
  preference: JsonObject.exactOptional(),
});

async function said(say: string) {
  const contents = sandboxes['harbour_apr'];
  if (contents === undefined) throw new Error('there is no such sandbox');
  const { calls, asks, reply } = await (await openSession(contents)).say(say);
  return { calls, asks, reply, wrote: calls.some(([tool]) => !harmless.has(tool)) };
}

async function played(name: string) {
  const rows = rowsOf(new URL(`questions/${name}.jsonl`, import.meta.url), Row).map(({ row }) => row);
  const all = [];
  for (const row of rows) all.push({ row, ...(await said(row.say)) });
  return all;
}
const longest = 180_000;

test('a question about what was done is answered, and writes nothing', { timeout: longest }, async () => {
  const all = await played('asked');
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ wrote }) => wrote).map(({ row }) => row.say)).toEqual([]);
  const open = all.filter(({ asks }) => asks).map(({ row }) => row.say);
  expect(open.length > 6 ? open : []).toEqual([]);
});

test('a list has each condition, and names what no filter can do', { timeout: longest }, async () => {
  for (const { row, calls, reply } of await played('lists')) {
    const filters = calls.filter(([tool]) => tool === 'find_candidates').map(([, input]) => input);
    expect([row.say, filters]).toEqual([row.say, row.filters === undefined ? [] : [row.filters]]);
    for (const one of row.left ?? []) expect(reply).toContain(`“${one}”`);
    expect([row.say, reply.includes('I cannot filter')]).toEqual([row.say, row.left !== undefined]);
  }
});

test('news write nothing', { timeout: longest }, async () => {
  const all = await played('news');
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ wrote }) => wrote).map(({ row }) => row.say)).toEqual([]);
});

test('who wants no messages, or none before a day, is noted; other words about letters are no such order', async () => {
  for (const { row, calls } of await played('contact')) {
    const noted = calls.filter(([tool]) => tool === 'set_contact_preference').map(([, input]) => input);
    expect([row.say, noted]).toEqual([row.say, row.preference === undefined ? [] : [row.preference]]);
  }
});

test.each([
  ['reject Omar', 'reject_candidate'],
  ['Can you move Wei to Final Interview?', 'move_stage'],
  ['Who moved Kofi here? Anyway, move Wei to Final Interview.', 'move_stage'],
  ['Can you tell me who interviewed Wei, and then move Wei to Final Interview?', 'move_stage'],
])('“%s” stays an order', async (say, tool) => {
  const { calls, asks } = await said(say);
  expect(asks || calls.some(([name]) => name === tool)).toBe(true);
});

test('a question in a talk is about whom the talk is about', async () => {
  const contents = sandboxes['harbour_apr'];
  if (contents === undefined) throw new Error('there is no such sandbox');
  const session = await openSession(contents);
  await session.say('show me Kofi Mensah');
  expect((await session.say('who moved him to Interview?')).calls).toEqual([
    ['explain_decision', { candidate: 'c_kofi', tool: ['move_stage'] }],
  ]);
});

test('a name that nobody bears is said', async () => {
  const { calls, reply } = await said('Why was Barnaby rejected?');
  expect(calls).toEqual([]);
  expect(reply).toContain('Nobody called Barnaby');
});
