// No text may hold the event loop: what is too much is told, and work grows with the message, not faster.
import { expect, test } from 'vitest';
import { boundsOf } from '../../../src/agent/planner/bounds.ts';
import { sandboxes } from '../../planner/sandboxes.ts';
import { openTalk } from '../talk.ts';

const long = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const { clinic } = sandboxes;
const names = clinic.candidates.map(({ name }) => name).join(', ');
const hostile = [
  ', ',
  'Ann, Bob, Cid, ',
  '(',
  ')',
  '"',
  '7',
  '1 2 3 ',
  'a',
  '. ',
  'and then ',
  `${names}, `,
  'é',
  '👩‍💻',
  '@mia ',
  'move Ann to Offer. ',
  'at 3pm tomorrow ',
];

const cpuMs = () => process.threadCpuUsage().user / 1_000;

async function costOf(text: string): Promise<number> {
  const talk = openTalk(clinic, { as: 'u_rita' });
  const before = cpuMs();
  await talk.say(text);
  return cpuMs() - before;
}
/** The least of some tries: what else the machine does only ever adds. */
async function leastCost(text: string): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 5; tries += 1) least = Math.min(least, await costOf(text));
  return least;
}

test.each(hostile)('a message of 8,000 characters of %j is answered, and nothing is done', async (unit) => {
  const talk = openTalk(clinic, { as: 'u_rita' });
  const { reply, asks } = await talk.say(long(unit, 8_000));
  expect(asks).toBe(true);
  expect(reply.text).toMatch(/8,000 characters.*Send it in parts/);
  expect(talk.gate.calls).toEqual([]);
});

test.each(hostile)('twice as much of %j costs no more than twice', { timeout: 60_000 }, async (unit) => {
  await leastCost(long(unit, 1_000));
  const [half, whole] = [await leastCost(long(unit, 1_000)), await leastCost(long(unit, 2_000))];
  // Below a few milliseconds the turn itself is what is measured.
  expect(whole / Math.max(half, 8)).toBeLessThan(2.4);
});

test('a message that was too much is not read by the turns after it either', async () => {
  const talk = openTalk(clinic, { as: 'u_rita' });
  await talk.say(long('Ann, Bob, Cid, ', 8_000));
  const before = cpuMs();
  await talk.say('what is waiting for approval?');
  // Read as a message of today's planner, that text costs over a minute.
  expect(cpuMs() - before).toBeLessThan(1_000);
  expect(talk.gate.calls.map(({ tool }) => tool)).toEqual(['list_approvals']);
});

test.each([
  ['a word without end', `move ${long('a', 61)} to Offer`, 'more than 60 letters'],
  ['too many words', long('do it ', 990), 'words'],
  ['a list of forty names', Array.from({ length: 40 }, (_, n) => `Name${n}`).join(', '), 'capital letter'],
  ['too many marks', long('( ', 200), 'punctuation marks'],
])('%s is too much, and the answer says what', (_, text, why) => {
  const bounds = boundsOf(text);
  expect(bounds.kind === 'beyond' ? bounds.answer : '').toContain(why);
});

test('what people write is within bounds', () => {
  const note = 'add a note on Nina Kovac: met her on Tuesday at 3pm, strong on Kubernetes (6 years), wants $145k. ';
  expect(boundsOf(note + long('She asked about the team, the on-call rota and remote work. ', 500))).toEqual({
    kind: 'within',
  });
});
