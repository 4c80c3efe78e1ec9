// A process dies in the middle of requests; the next one is asked the same again. Nobody waits for leases of the dead.
import { expect, onTestFinished, test, vi } from 'vitest';
import { type FakeOpenAi, openFakeOpenAi } from '../fakes/openai.ts';
import { freshFolder, removeData, type RunningService, startService } from '../support/service.ts';

async function started(provider: FakeOpenAi, dataDir: string): Promise<RunningService> {
  const service = await startService({
    dataDir,
    environment: {
      SANDBOX_FILE: 'examples/sandbox.json',
      OPENAI_API_KEY: 'sk-of-the-journey',
      OPENAI_BASE_URL: provider.baseUrl,
      AGENT_TIMEOUT_MS: '60000',
    },
  });
  onTestFinished(async () => {
    await service.kill();
    removeData(service);
  });
  return service;
}

test('a request that died under its key goes on at once when it is repeated', async () => {
  const text = 'move Priya along';
  const provider = await openFakeOpenAi();
  onTestFinished(() => provider.close());
  const dataDir = freshFolder();
  const first = await started(provider, dataDir);
  const talk = await first.call('POST', '/api/v1/conversations', {});
  const path = `/api/v1/conversations/${talk.body.conversation_id}/messages`;
  const headers = { 'idempotency-key': 'say-1' };
  provider.script.push({ hangs: true });
  const cut = first.call('POST', path, { text }, headers).catch((error: unknown) => error);
  await vi.waitFor(() => expect(provider.requests.length).toBeGreaterThan(0), { timeout: 20_000 });
  expect(await first.call('POST', path, { text }, headers)).toMatchObject({ status: 409 });
  await first.kill();
  expect(await cut).toBeInstanceOf(TypeError);

  const second = await started(provider, dataDir);
  const other = await second.call('POST', path, { text: 'something else' }, headers);
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
  const again = await second.call('POST', path, { text }, headers);
  expect({ status: again.status, code: again.body.code }).toEqual({ status: 200, code: undefined });
  const repeated = await second.call('POST', path, { text }, headers);
  expect(repeated.headers.get('idempotent-replayed')).toBe('true');
});
