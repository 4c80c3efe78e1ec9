// Names, addresses, texts and secrets go through the whole service; none of them may reach a span, a metric or a log line.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenAi, openFakeOpenAi } from '../fakes/openai.ts';
import { openTracedService, tracedKey, type TracedService } from '../support/traced-service.ts';

const modelKey = 'canary-model-key';
const word = 'canarysaid';

let provider: FakeOpenAi;
let service: TracedService;
beforeAll(async () => {
  provider = await openFakeOpenAi();
  service = await openTracedService({
    OPENAI_API_KEY: modelKey,
    OPENAI_BASE_URL: provider.baseUrl,
    AGENT_MODEL: 'canary-free-model',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=canary-collector-token',
  });
});
afterAll(async () => {
  await service.close();
  await provider.close();
});

const call = (method: string, path: string, body?: object) =>
  service.call(method, path, body === undefined ? {} : { body });

/** Everything a person could write, asked in ways that succeed and ways that fail. */
async function playAll(): Promise<void> {
  await call('PATCH', '/api/v1/settings', { hold_seconds: 1 });
  const { body: talk } = await call('POST', '/api/v1/conversations', { as_user: 'u_mara' });
  const say = (text: string) => call('POST', `/api/v1/conversations/${talk.conversation_id}/messages`, { text });
  provider.script.push(
    { calls: [{ name: 'move_stage', arguments: { candidate: 'c_priya', stage: 'Phone Screen' } }] },
    { text: `Priya Raman ${word} is in Phone Screen.` },
  );
  await say(`move Priya along, ${word}@example.test`);
  provider.script.push({ status: 500 });
  await say(`reject Bob Harlan ${word}`);
  const { body: waiting } = await call('GET', '/api/v1/approvals');
  for (const { approval_id: id, digest } of waiting.data)
    await call('POST', `/api/v1/approvals/${id}/approve`, { digest });
  for (const candidate of ['c_priya', word, `${word}@example.test`])
    await call('POST', '/api/v1/tasks', { action: 'send_message', candidate, subject: word, text: word });
  await call('GET', `/api/v1/actions/${word}?q=${word}`);
  await call('GET', `/${word}`);
  await call('POST', '/api/v1/users', { name: word, email: `${word}@example.test`, role: 'viewer' });
  await call('POST', '/v1/veteran/translate', { mos_code: word, client_id: word });
}

test('nothing personal and nothing secret is told to whoever watches the service', async () => {
  await playAll();
  await expect.poll(() => service.spans().map(({ name }) => name)).toContain('job release-letter');
  await expect.poll(() => service.spans().map(({ name }) => name)).toContain('POST /v1/veteran/translate');
  const spans = JSON.stringify(service.spans());
  const told = { spans, metrics: await service.metrics(), lines: service.lines() };
  const hidden = [word, 'Priya', 'Raman', 'Harlan', '@example', modelKey, tracedKey, 'canary-collector-token'];
  for (const [where, text] of Object.entries(told))
    for (const secret of hidden) expect(text, `${secret} in ${where}`).not.toContain(secret);
  // The model was called and failed: that is told, by figures.
  expect(told.metrics).toMatch(/^gen_ai_client_operation_duration_seconds_count\{.*error_type="\w+"\} 1$/m);
  expect(spans).toContain('chat canary-free-model');
  expect(spans).toContain('gen_ai.usage.input_tokens');
});
