// Two organizations in one service: nothing of the one can be seen, changed or guessed by the other.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxState } from '../support/sandbox-state.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';
import { startTalk } from '../support/talk.ts';

let service: RunningService;
let theirKey: { id: string; key: string };
beforeAll(async () => {
  service = await startService({ environment: { SANDBOX_FILE: 'examples/sandbox.json' } });
  const made = await service.call('POST', '/api/v1/organizations', { name: 'Northwind', client_id: 'northwind' });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  theirKey = { id: made.body.key_id, key: made.body.key };
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

const asThem = (method: string, path: string, body?: unknown) =>
  service.call(method, path, body, { authorization: `Bearer ${theirKey.key}` });

describe('two organizations', { shuffle: false }, () => {
  test('their lists are empty, whatever ours hold', async () => {
    expect((await service.call('GET', '/api/v1/organizations')).body.data).toMatchObject([
      { client_id: 'northwind', mode: 'live' },
      { client_id: 'sandbox', mode: 'sandbox' },
    ]);
    await service.call('POST', '/api/v1/tasks', { action: 'reject_candidate', candidate: 'c_bob' });
    await startTalk(service);
    for (const list of ['tasks', 'actions', 'approvals', 'conversations', 'users', 'templates']) {
      const path = `/api/v1/${list}`;
      expect((await service.call('GET', path)).body.data.length, `${list} of ours`).toBeGreaterThan(0);
      // Templates of the built-in sequences belong to everybody.
      const { data, next_cursor } = (await asThem('GET', path)).body;
      const own = data.filter(({ built_in: isBuiltIn }: { built_in?: boolean }) => isBuiltIn !== true);
      expect({ own, next_cursor }, `${list} of theirs`).toEqual({ own: [], next_cursor: null });
    }
    const { body } = await asThem('GET', '/api/v1/keys');
    expect(body.data.map(({ key_id: id }: { key_id: string }) => id)).toEqual([theirKey.id]);
  });

  test('none of our ids exists for them, to read or to change', async () => {
    const before = await sandboxState(service);
    const { body: moved } = await service.call('POST', '/api/v1/tasks', {
      action: 'move_stage',
      candidate: 'c_priya',
      stage: 'Phone Screen',
    });
    const { body: waiting } = await service.call('POST', '/api/v1/tasks', {
      action: 'reject_candidate',
      candidate: 'c_tomas',
    });
    const { id: conversation } = await startTalk(service);
    const { body: keys } = await service.call('GET', '/api/v1/keys');
    const ours: [string, string, object?][] = [
      ['GET', `/api/v1/tasks/${moved.task_id}`],
      ['POST', `/api/v1/tasks/${moved.task_id}/undo`],
      ['GET', `/api/v1/actions/${moved.action_id}`],
      ['POST', `/api/v1/actions/${moved.action_id}/undo`],
      ['GET', `/api/v1/approvals/${waiting.approval_id}`],
      ['POST', `/api/v1/approvals/${waiting.approval_id}/approve`, {}],
      ['POST', `/api/v1/approvals/${waiting.approval_id}/reject`, {}],
      ['POST', `/api/v1/approvals/${waiting.approval_id}/edit`, { arguments: { candidate: 'c_bob' } }],
      ['GET', `/api/v1/conversations/${conversation}`],
      ['POST', `/api/v1/conversations/${conversation}/messages`, { text: 'undo that' }],
      ['GET', '/api/v1/users/u_mara'],
      ['PATCH', '/api/v1/users/u_mara', { role: 'admin' }],
      ['DELETE', '/api/v1/users/u_mara'],
      ['GET', '/api/v1/templates/checking_in'],
      ['DELETE', `/api/v1/keys/${keys.data[0].key_id}`],
      ['GET', '/api/v1/sandbox'],
      ['POST', '/api/v1/sandbox/reset', {}],
      ['POST', '/api/v1/conversations', { as_user: 'u_mara' }],
    ];
    for (const [method, path, body] of ours)
      expect((await asThem(method, path, body)).status, `${method} ${path}`).toBe(404);
    for (const action of ['move_stage', 'reject_candidate', 'send_followup', 'undo_action', 'approve_action']) {
      const given = {
        ...(action === 'move_stage' ? { stage: 'Offer' } : {}),
        ...(action === 'undo_action'
          ? { action_id: moved.action_id }
          : action === 'approve_action'
            ? { approval: waiting.approval_id }
            : { candidate: 'c_grace' }),
      };
      expect(
        (await asThem('POST', '/api/v1/tasks', { action, ...given })).status,
        `${action} with an id of ours`,
      ).toBeGreaterThanOrEqual(400);
    }
    const after = await sandboxState(service);
    expect(after.candidates.map(({ id, stage }) => [id, stage])).toEqual(
      before.candidates.map(({ id, stage }) => [id, id === 'c_priya' ? 'Phone Screen' : stage]),
    );
    expect((await service.call('GET', `/api/v1/approvals/${waiting.approval_id}`)).body.status).toBe('pending');
  });

  test('nothing of theirs reaches us, and only the operator sees organizations', async () => {
    const { body: person } = await asThem('POST', '/api/v1/users', {
      user_id: 'u_theirs',
      name: 'Ada Quill',
      email: 'ada@northwind.test',
      role: 'recruiter',
    });
    expect(person.user_id).toBe('u_theirs');
    const { id: conversation } = await startTalk({ call: (method, path, body) => asThem(method, path, body) });
    for (const path of [`/api/v1/users/u_theirs`, `/api/v1/conversations/${conversation}`])
      expect((await service.call('GET', path)).status, `GET ${path}`).toBe(404);
    expect((await service.call('DELETE', `/api/v1/keys/${theirKey.id}`)).status).toBe(404);
    expect((await asThem('GET', '/api/v1/organizations')).status).toBe(403);
    expect((await asThem('GET', '/api/v1/organizations/sandbox')).status).toBe(403);
    expect((await service.call('GET', '/api/v1/organizations/northwind')).body).toMatchObject({ name: 'Northwind' });
  });

  test('the same name of a request is another request in another organization', async () => {
    const named = { 'idempotency-key': 'one-name' };
    const say = (key: string) =>
      service.call('POST', '/api/v1/conversations', {}, { ...named, authorization: `Bearer ${key}` });
    const ours = await say(service.apiKey);
    const theirs = await say(theirKey.key);
    expect(theirs.status).toBe(201);
    expect(theirs.headers.get('idempotent-replayed')).toBeNull();
    expect(theirs.body.conversation_id).not.toBe(ours.body.conversation_id);
  });

  test('a revoked key is refused like one that never was', async () => {
    const { body: made } = await asThem('POST', '/api/v1/keys', { name: 'gone soon', kind: 'live', scopes: ['admin'] });
    const used = async () => {
      const { status } = await service.call('GET', '/api/v1/tasks', undefined, { authorization: `Bearer ${made.key}` });
      return status;
    };
    expect(await used()).toBe(200);
    expect((await asThem('DELETE', `/api/v1/keys/${made.key_id}`)).status).toBe(204);
    expect(await used()).toBe(401);
  });
});
