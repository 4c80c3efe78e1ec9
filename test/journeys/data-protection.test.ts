// A candidate asks to be forgotten: exported, erased, and then searched for in every byte that the service has written.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filesHolding } from '../support/canary-files.ts';
import { type RunningService, removeData, startService } from '../support/service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

const candidate = 'c_mateo_alvarez';
const traces = ['Mateo Álvarez', 'mateo.alvarez@example.test', candidate, 'quokka-note-5521'];

describe('a candidate asks to be forgotten', { shuffle: false }, () => {
  test('instructions, notes and messages about somebody are given out on request', async () => {
    const tasks = '/api/v1/tasks';
    await service.call('POST', tasks, { action: 'add_note', candidate, text: 'quokka-note-5521' });
    await service.call('POST', tasks, { action: 'send_message', candidate, text: 'quokka-note-5521, Mateo Álvarez' });
    const { body: talk } = await service.call('POST', '/api/v1/conversations', {});
    await service.call('POST', `/api/v1/conversations/${talk.conversation_id}/messages`, {
      text: 'tell me about Mateo',
    });
    const { status, body } = await service.call('POST', '/api/v1/data/export', { candidate });
    expect(status).toBe(200);
    const stores = new Set(body.data.map(({ store }: { store: string }) => store));
    expect([...stores]).toEqual(expect.arrayContaining(['action', 'letter', 'sandbox_record', 'turn']));
    expect(body.kept.length).toBeGreaterThanOrEqual(8);
  });

  test('erased, no address answers with them, undo has ended, and the log still tells that something was done', async () => {
    const { body: before } = await service.call('GET', '/api/v1/actions');
    const { status, body, headers } = await service.call('POST', '/api/v1/data/erase', { candidate });
    expect(status).toBe(202);
    expect(headers.get('location')).toBe(`/api/v1/data/erasures/${body.erasure_id}`);
    const { body: after } = await service.call('GET', '/api/v1/actions');
    expect(after.data.length).toBe(before.data.length);
    const sandbox = await service.call('GET', '/api/v1/sandbox');
    for (const trace of traces) expect(JSON.stringify([after, sandbox.body])).not.toContain(trace);
    const noted = after.data.find(({ tool }: { tool: string }) => tool === 'add_note');
    const undo = await service.call('POST', `/api/v1/actions/${noted.action_id}/undo`);
    expect(undo).toMatchObject({ status: 409, body: { code: 'not_undoable' } });
    expect(await service.call('POST', '/api/v1/data/erase', { candidate })).toMatchObject({ status: 404 });
  });

  test('once the erasure is finished, no byte of the data folder or of the log holds them', async () => {
    const { body } = await service.call('POST', '/api/v1/data/erase', { candidate: 'c_aoife_byrne' });
    await vi.waitFor(
      async () => {
        const shown = await service.call('GET', `/api/v1/data/erasures/${body.erasure_id}`);
        expect(shown.body.status).toBe('finished');
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(
      filesHolding(service.dataDir, [...traces, 'Aoife Byrne', 'aoife.byrne@example.test', 'c_aoife_byrne']),
    ).toEqual([]);
    for (const trace of traces) expect(service.output()).not.toContain(trace);
  });

  test('who asks for neither a candidate nor everything is told which field to name', async () => {
    const none = await service.call('POST', '/api/v1/data/erase', {});
    expect(none).toMatchObject({ status: 422, body: { errors: [{ path: 'candidate' }] } });
    const both = await service.call('POST', '/api/v1/data/export', { candidate, all: true });
    expect(both.status).toBe(422);
  });

  test('everything of the organization goes at one word, and its own people stay', async () => {
    const { status } = await service.call('POST', '/api/v1/data/erase', { all: true });
    expect(status).toBe(202);
    const { body } = await service.call('GET', '/api/v1/sandbox');
    expect(body).toMatchObject({ candidates: [], calendar: [], mailbox: [], crm: [], messages: [] });
    expect(body.users.length).toBeGreaterThan(5);
  });
});
