// A small fixed number of stories of the simulation, and the proof that it would find what is broken; `npm run simulate` plays more.
import { expect, test } from 'vitest';
import { planted } from './planted.ts';
import { kindOf, shrunk } from './shrink.ts';
import { emptyTally, play, storyFor } from './simulate.ts';

const stories = 60;
const seeds = Array.from({ length: stories }, (_, index) => index + 1);

test(`${stories} stories with faults at any step break no promise`, { timeout: 120_000 }, async () => {
  const tally = emptyTally();
  const broken: string[] = [];
  for (const seed of seeds) {
    const { violation } = await play(storyFor(seed), { tally });
    if (violation !== undefined) broken.push(`npm run simulate -- --seed=${seed}: ${violation}`);
  }
  expect(broken).toEqual([]);
  // A run in which little happens would prove little.
  expect(tally.effects).toBeGreaterThan(4 * stories);
  expect(tally.faults).toBeGreaterThan(stories);
  expect(tally.deaths).toBeGreaterThan(stories / 4);
  expect(tally.approvals).toBeGreaterThan(stories / 4);
  expect(tally.undone).toBeGreaterThan(stories / 4);
});

test('the same seed is the same story, to the bit', async () => {
  const traces: number[] = [];
  for (const seed of [7, 7, 8]) traces.push((await play(storyFor(seed))).trace);
  expect(traces[0]).toBe(traces[1]);
  expect(traces[0]).not.toBe(traces[2]);
});

test('who presses again while all is paused begins nothing anew', async () => {
  const whole = storyFor(30_149, 10);
  const places = [0, 1, 2, 15, 16, 17, 22, 29];
  const story = { ...whole, faults: [], commands: whole.commands.filter((_, place) => places.includes(place)) };
  expect((await play(story)).violation).toBeUndefined();
});

const quick = [
  'approved by an old digest',
  'policy asks for no offer and no rejection',
  'people in bulk are not counted',
];

test.each(planted.filter(({ name }) => quick.includes(name)))(
  'found: $name',
  { timeout: 120_000 },
  async ({ bend }) => {
    let found: string | undefined;
    for (let seed = 1; found === undefined && seed <= 2_000; seed += 1)
      found = (await play(storyFor(seed), { bend })).violation;
    expect(found).toMatch(/without consent/);
  },
);

test('a story that breaks a promise is made short, and breaks the same one', { timeout: 120_000 }, async () => {
  const bend = planted.find(({ name }) => name === quick[1])?.bend;
  const story = storyFor(5);
  const { violation = '' } = await play(story, { bend });
  const short = await shrunk(
    story,
    async (one) => kindOf((await play(one, { bend })).violation ?? '') === kindOf(violation),
  );
  expect(short.commands.length).toBeLessThanOrEqual(2);
  expect(short.faults).toEqual([]);
});
