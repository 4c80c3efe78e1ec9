// A candidate in shadow in the whole service: it is asked behind the answer, changes nothing, and its report says how it differs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenAi, openFakeOpenAi } from '../fakes/openai.ts';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';
import { startTalk } from '../support/talk.ts';

let candidate: FakeOpenAi;
let service: RunningService;
beforeAll(async () => {
  candidate = await openFakeOpenAi();
  service = await startService({
    environment: {
      SANDBOX_FILE: 'examples/sandbox.json',
      SHADOW_MODEL: 'newer',
      SHADOW_API_KEY: 'sk-of-the-candidate',
      SHADOW_BASE_URL: candidate.baseUrl,
    },
  });
});
afterAll(async () => {
  await service.stop();
  await candidate.close();
  removeData(service);
});

test('an organization that has not chosen a share is not tried; with one, the report compares', async () => {
  await (await startTalk(service)).say('thanks');
  expect(candidate.requests).toEqual([]);
  await service.call('PATCH', '/api/v1/settings', { shadow_share: 1 });
  candidate.script.push(
    { calls: [{ name: 'move_stage', arguments: { candidate: 'c_priya', stage: 'Offer' } }] },
    { text: 'Moved to Offer.' },
  );
  const said = await (await startTalk(service)).say('move Priya to phone screen');
  expect(said.actions).toMatchObject([{ tool: 'move_stage', status: 'executed' }]);
  await expect
    .poll(async () => (await service.call('GET', '/api/v1/shadow')).body, { timeout: 10_000 })
    .toMatchObject({
      candidate: 'newer',
      turns: 1,
      answered: 1,
      never_made: 1,
      differences: [
        {
          only_candidate: [{ arguments: { candidate: 'c_priya', stage: 'Offer' } }],
          only_people: [{ arguments: { candidate: 'c_priya', stage: 'Phone Screen' }, status: 'executed' }],
        },
      ],
    });
  expect(candidateOf(await sandboxState(service), 'c_priya').stage).toBe('Phone Screen');
  const { body } = await service.call('GET', '/api/v1/model-usage');
  expect(body).toMatchObject({
    shadow: { turns: 1 },
    by_person: [{ person: 'system:shadow', turns: 0 }, { turns: 2 }],
  });
});
