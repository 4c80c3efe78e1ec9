// Talks of two to six turns with the whole service over HTTP, in an organization that no set of the planner knows: after every
// turn the answer's fields, what waits for approval and what has changed in the sandbox's systems, and at the end the ledger.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetSandbox } from '../support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startService } from '../support/service.ts';
import { talks } from './talks/index.ts';
import { outfitters } from './talks/outfitters.ts';
import { playTalk, untold } from './talks/play.ts';

let service: RunningService;
const folder = freshFolder();

beforeAll(async () => {
  const file = join(folder, 'outfitters.json');
  writeFileSync(file, JSON.stringify(outfitters));
  service = await startService({ environment: { SANDBOX_FILE: file, RATE_LIMIT: '6000' } });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await resetSandbox(service);
});

test('there are at least forty talks of two to six turns', () => {
  expect(talks.length).toBeGreaterThanOrEqual(40);
  expect(talks.filter(([, { turns }]) => turns.length > 6 || turns.length < 2).map(([name]) => name)).toEqual([]);
});

/** Turns that were offered first. */
let presses = 0;
/** What stands today; it may only shrink. */
const mostPresses = 24;

test.each(talks)('%s', async (_, script) => {
  const played = await playTalk(service, script, outfitters.timezone);
  presses += played.filter(({ isPressed }) => isPressed).length;
  expect(presses, 'turns that need a press').toBeLessThanOrEqual(mostPresses);
  const wrong = played.filter(({ complaints }) => complaints.length > 0);
  expect(wrong.map(({ turn, said, complaints }) => ({ said: turn.say, complaints, reply: said.reply.text }))).toEqual(
    [],
  );
  expect(await untold(service, played)).toEqual([]);
});
