// Sixty talks of two to six turns with the whole service over HTTP, in a group of eye clinics. Their authors knew the contract and
// not the planner: what fails here is what a stranger meets.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetSandbox } from '../support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startService } from '../support/service.ts';
import { clinicLists } from './talks/clinics-1.ts';
import { clinicAnswers } from './talks/clinics-2.ts';
import { clinicDecisions } from './talks/clinics-3.ts';
import { clinicQuestions } from './talks/clinics-4.ts';
import { clinics, clinicZone } from './talks/clinics.ts';
import { playTalk, untold } from './talks/play.ts';
import type { TalkScript } from './talks/talk.ts';

const talks: readonly (readonly [string, TalkScript])[] = Object.entries({
  lists: clinicLists,
  answers: clinicAnswers,
  decisions: clinicDecisions,
  questions: clinicQuestions,
}).flatMap(([about, scripts]) => scripts.map((script) => [`${about}: ${script.name}`, script] as const));

let service: RunningService;
const folder = freshFolder();

beforeAll(async () => {
  const file = join(folder, 'clinics.json');
  writeFileSync(file, JSON.stringify(clinics));
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

test('there are sixty talks of two to six turns', () => {
  expect(talks.length).toBe(60);
  expect(talks.filter(([, { turns }]) => turns.length > 6 || turns.length < 2).map(([name]) => name)).toEqual([]);
});

test.each(talks)('%s', async (_, script) => {
  const played = await playTalk(service, script, clinicZone);
  const wrong = played.filter(({ complaints }) => complaints.length > 0);
  expect(wrong.map(({ turn, said, complaints }) => ({ said: turn.say, complaints, reply: said.reply.text }))).toEqual(
    [],
  );
  expect(await untold(service, played)).toEqual([]);
});
