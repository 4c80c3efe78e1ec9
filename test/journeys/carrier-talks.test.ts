// Talks of a carrier's working day, as its recruiters and hiring managers type them, with the whole service over HTTP: in an
// organisation and in words that the planner's authors have not seen.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetSandbox } from '../support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startService } from '../support/service.ts';
import { carrierDeciding } from './talks/carrier-1.ts';
import { carrierArranging } from './talks/carrier-2.ts';
import { carrierListening } from './talks/carrier-3.ts';
import { carrierMending } from './talks/carrier-4.ts';
import { carrier, carrierZone } from './talks/carrier.ts';
import { playTalk, untold } from './talks/play.ts';

let service: RunningService;
const folder = freshFolder();
const scripts = [...carrierDeciding, ...carrierArranging, ...carrierListening, ...carrierMending];
const talks = scripts.map((script) => [script.name, script] as const);

beforeAll(async () => {
  const file = join(folder, 'carrier.json');
  writeFileSync(file, JSON.stringify(carrier));
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

test('there are sixty talks of two to six turns, each with a name of its own', () => {
  expect(new Set(scripts.map(({ name }) => name)).size).toBe(60);
  expect(scripts.filter(({ turns }) => turns.length > 6 || turns.length < 2).map(({ name }) => name)).toEqual([]);
});

test.each(talks)('%s', async (_, script) => {
  const played = await playTalk(service, script, carrierZone);
  const wrong = played.filter(({ complaints }) => complaints.length > 0);
  expect(wrong.map(({ turn, said, complaints }) => ({ said: turn.say, complaints, reply: said.reply.text }))).toEqual(
    [],
  );
  expect(await untold(service, played)).toEqual([]);
});
