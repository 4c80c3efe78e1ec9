// The road with a language model, end to end: a server that speaks OpenAI's wire format plans, the same gate decides; when it
// is silent or gone the built-in planner answers and says so.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeOpenAi, openFakeOpenAi } from '../fakes/openai.ts';
import { candidateOf, resetSandbox, sandboxState } from '../support/sandbox-state.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';
import { startTalk } from '../support/talk.ts';

const notice = 'The language model did not answer';

let provider: FakeOpenAi;
let service: RunningService;
beforeAll(async () => {
  provider = await openFakeOpenAi();
  service = await startService({
    environment: {
      SANDBOX_FILE: 'examples/sandbox.json',
      OPENAI_API_KEY: 'sk-of-the-journey',
      OPENAI_BASE_URL: provider.baseUrl,
      AGENT_MODEL: 'journey-model',
      AGENT_TIMEOUT_MS: '1000',
    },
  });
});
afterAll(async () => {
  await service.stop();
  await provider.close();
  removeData(service);
});
beforeEach(async () => {
  provider.script.length = 0;
  provider.requests.length = 0;
  await resetSandbox(service);
});
const stageOf = async (id: string) => candidateOf(await sandboxState(service), id).stage;

test('the model chooses the tools, the service acts, and the model has the last word', async () => {
  expect(service.output()).toContain('journey-model, offline planner behind it');
  provider.script.push(
    { calls: [{ name: 'move_stage', arguments: { candidate: 'c_priya', stage: 'Phone Screen' } }] },
    { text: 'Priya is in Phone Screen now.' },
  );
  const talk = await startTalk(service);
  const { reply, actions } = await talk.say('please move our backend person along');
  expect(actions).toMatchObject([{ tool: 'move_stage', status: 'executed' }]);
  expect(reply.text).toContain('Priya is in Phone Screen now.');
  expect(await stageOf('c_priya')).toBe('Phone Screen');
  const [asked, told] = provider.requests;
  expect(asked?.body).toContain('please move our backend person along');
  expect(asked?.body).toContain('"name":"move_stage"');
  expect(told?.body).toContain('Phone Screen');
});

test('a model that asks for what needs approval gets no further than the approval', async () => {
  provider.script.push(
    { calls: [{ name: 'reject_candidate', arguments: { candidate: 'c_bob' } }] },
    { text: 'That waits for approval.' },
  );
  const { actions } = await (await startTalk(service)).say('reject Bob Harlan');
  expect(actions).toMatchObject([{ tool: 'reject_candidate', status: 'pending_approval' }]);
  expect(await stageOf('c_bob')).toBe('Phone Screen');
});

test.each([
  ['refuses', { status: 500 }],
  ['is silent', { hangs: true }],
] as const)('when it %s, the planner does what was asked and says who did', async (_how, next) => {
  provider.script.push(next);
  const { reply, actions } = await (await startTalk(service)).say('move Priya to phone screen');
  expect(reply.text).toContain(notice);
  expect(actions).toMatchObject([{ tool: 'move_stage', status: 'executed' }]);
  expect(await stageOf('c_priya')).toBe('Phone Screen');
});

test('when it is gone for good, every turn is answered, and soon without asking it', async () => {
  await provider.close();
  const talk = await startTalk(service);
  for (const stage of ['phone screen', 'onsite interview', 'offer']) {
    const { reply, actions } = await talk.say(`move Priya to ${stage}`);
    expect(reply.text, `to ${stage}`).toContain(notice);
    expect(actions, `to ${stage}`).toMatchObject([{ tool: 'move_stage', status: 'executed' }]);
  }
});
