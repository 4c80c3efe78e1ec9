// Thousands of random stories: no action is done without its consent, twice, or after a refusal, and undone means restored.
import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { story } from './commands.ts';
import { emptyTally, playStory } from './driver.ts';

const sequences = 5_000;

test(
  `${sequences} random stories of proposals, decisions, crashes, undos and outside changes break no promise`,
  { timeout: 120_000 },
  async () => {
    const tally = emptyTally();
    const property = asyncProperty(story, (one) => playStory(one, undefined, tally));
    await assert(property, { numRuns: sequences, seed: 20_261_120 });
    process.stdout.write(`gate: ${sequences} stories, ${JSON.stringify(tally)}\n`);
    // A run in which little happens would prove little.
    expect(tally.effects).toBeGreaterThan(sequences);
    expect(tally.approvals).toBeGreaterThan(sequences / 5);
    expect(tally.crashes).toBeGreaterThan(sequences / 5);
    expect(tally.undone).toBeGreaterThan(sequences / 10);
  },
);
