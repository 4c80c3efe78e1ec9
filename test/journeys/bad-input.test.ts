// Everything a client can get wrong, over real HTTP: each has one clear answer, and none of them changes anything.
import { describe, expect, test } from 'vitest';
import { sandboxService } from '../support/sandbox-service.ts';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import type { Answer } from '../support/service.ts';
import { startTalk } from '../support/talk.ts';

const service = sandboxService();

const post = (path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  service.call('POST', `/api/v1/${path}`, body, headers);
const refusal = (status: number, code: string) => ({
  status,
  body: { status, code, type: `/problems/${code}`, request_id: expect.any(String) },
});
const rejectBob = { action: 'reject_candidate', candidate: 'c_bob' };
const moveBob = (stage: string) => post('tasks', { action: 'move_stage', candidate: 'c_bob', stage });
/** A body as it stands, whatever it holds. */
const raw = async (body: string, type = 'application/json') => {
  const headers = { authorization: `Bearer ${service.apiKey}`, 'content-type': type };
  const response = await fetch(`${service.url}/api/v1/tasks`, { method: 'POST', headers, body });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
};
const book = (start: string) =>
  post('tasks', { action: 'book_meeting', candidate: 'c_bob', with: ['u_kofi'], start, duration_minutes: 30 });
const using = (authorization: string) =>
  service.call('GET', '/api/v1/tasks', undefined, authorization === '' ? undefined : { authorization });
const notes = async () => candidateOf(await sandboxState(service), 'c_bob')['notes'];

describe('a body', () => {
  test('that is no JSON, or no object, is refused before anything is done', async () => {
    expect(await raw('{"action": ')).toMatchObject(refusal(400, 'malformed_json'));
    expect((await raw('{"action": ')).type).toContain('application/problem+json');
    expect(await raw('[]')).toMatchObject(refusal(422, 'validation_failed'));
    expect(await raw('"move"')).toMatchObject(refusal(422, 'validation_failed'));
    expect(await raw('{}', 'text/plain')).toMatchObject(refusal(415, 'unsupported_media_type'));
    expect(await raw(`{"action":"find_candidates","name":"${'x'.repeat(1_100_000)}"}`)).toMatchObject(
      refusal(413, 'payload_too_large'),
    );
    expect(await raw(`{"action":"find_candidates","name":${'['.repeat(40)}${']'.repeat(40)}}`)).toMatchObject(
      refusal(422, 'limit_exceeded'),
    );
  });

  test.each([
    ['an unknown field', { action: 'find_candidates', colour: 'red' }, 'colour'],
    ['an unknown filter', { action: 'send_followup', filters: { age: 40 }, message_template: 'checking_in' }, 'age'],
    ['a wrong type', { action: 'find_candidates', days_since_contact: 'many' }, 'days_since_contact'],
    ['no tool at all', { candidate: 'c_bob' }, 'action'],
    ['a tool that does not exist', { action: 'hire_everybody' }, 'action'],
    ['a missing argument', { action: 'move_stage', candidate: 'c_bob' }, 'stage'],
    ['an overlong text', { action: 'add_note', candidate: 'c_bob', text: 'x'.repeat(10_001) }, 'text'],
    ['a time without a zone', { action: 'book_meeting', with: ['u_dana'], start: '2026-03-10T15:00:00' }, 'start'],
  ])('with %s is refused and names it', async (_what, body, field) => {
    const { status, body: problem } = await post('tasks', body);
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'validation_failed' });
    expect(JSON.stringify(problem.errors)).toContain(field);
  });
});

describe('what does not exist', () => {
  test.each([
    ['a candidate', { action: 'show_candidate', candidate: 'c_nobody' }, 'candidate_not_found'],
    ['a person', { action: 'notify_user', user: 'u_nobody', text: 'Hello' }, 'user_not_found'],
    [
      'a template',
      { action: 'reject_candidate', candidate: 'c_bob', message_template: 'no_such' },
      'template_not_found',
    ],
    ['a meeting', { action: 'cancel_meeting', meeting: 'm_none' }, 'meeting_not_found'],
  ])('%s is 404', async (_what, body, code) => {
    expect(await post('tasks', body)).toMatchObject(refusal(404, code));
  });

  test.each(['tasks/tsk_0', 'actions/act_0', 'approvals/apr_0', 'conversations/con_0', 'users/u_0', 'nothing'])(
    'the address %s is 404',
    async (path) => {
      expect((await service.call('GET', `/api/v1/${path}`)).status).toBe(404);
    },
  );

  test('a stage the pipeline lacks, a time that has passed, a person who is busy', async () => {
    expect(await moveBob('Sainthood')).toMatchObject(refusal(422, 'unknown_stage'));
    expect(await book('2026-03-08T15:00:00-04:00')).toMatchObject(refusal(422, 'in_the_past'));
    expect(await book('2026-03-10T13:30:00-04:00')).toMatchObject(refusal(409, 'calendar_conflict'));
  });

  test('a method that an address does not take is 405 with what it takes', async () => {
    const answer = await service.call('PUT', '/api/v1/tasks', {});
    expect(answer).toMatchObject(refusal(405, 'method_not_allowed'));
    expect(answer.headers.get('allow')).toContain('POST');
  });
});

describe('credentials', () => {
  test('that are forged, cut off or of another form are 401', async () => {
    const { body: made } = await post('keys', { name: 'to forge', kind: 'live', scopes: ['operations:read'] });
    expect((await using(`Bearer ${made.key}`)).status).toBe(200);
    const last = made.key.endsWith('0') ? '1' : '0';
    for (const wrong of [
      `Bearer ${made.key.slice(0, -1)}${last}`,
      `Bearer ${made.key.slice(0, -4)}`,
      `Bearer ${service.apiKey}x`,
      `Basic ${made.key}`,
      'Bearer ',
      `Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.`,
    ])
      expect(await using(wrong), `“${wrong}”`).toMatchObject(refusal(401, 'unauthorized'));
    const none = await fetch(`${service.url}/api/v1/tasks`);
    expect(none.status).toBe(401);
    expect(none.headers.get('www-authenticate')).toContain('Bearer');
  });

  test('that have expired are 401, without anybody revoking them', async () => {
    const expiresAt = new Date(Date.now() + 1_500).toISOString();
    const { body: made } = await post('keys', {
      name: 'short-lived',
      kind: 'live',
      scopes: ['operations:read'],
      expires_at: expiresAt,
    });
    expect((await using(`Bearer ${made.key}`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, Date.parse(expiresAt) - Date.now() + 50));
    expect(await using(`Bearer ${made.key}`)).toMatchObject(refusal(401, 'unauthorized'));
  });

  test('that reach too little are 403', async () => {
    const { body: made } = await post('keys', { name: 'reader', kind: 'live', scopes: ['operations:read'] });
    const authorization = `Bearer ${made.key}`;
    expect(await post('tasks', rejectBob, { authorization })).toMatchObject(refusal(403, 'forbidden'));
    expect(await post('sandbox/reset', {}, { authorization })).toMatchObject(refusal(403, 'forbidden'));
    expect(await post('conversations', { as_user: 'u_lea' }, { authorization })).toMatchObject(
      refusal(403, 'forbidden'),
    );
  });
});

describe('decisions', () => {
  test('two at once are one', async () => {
    const { body: waiting } = await post('tasks', { ...rejectBob, message_template: 'not_this_time' });
    const path = `approvals/${waiting.approval_id}/approve`;
    const answers = await Promise.all([post(path, {}), post(path, {}), post(path, {})]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toMatchObject([
      refusal(409, 'already_decided'),
      refusal(409, 'already_decided'),
    ]);
    expect((await sandboxState(service)).mailbox).toHaveLength(1);
    expect(await post(`approvals/${waiting.approval_id}/reject`, {})).toMatchObject(refusal(409, 'already_decided'));
  });

  test('an approval of what has changed since is refused, and nothing is done', async () => {
    const { body: waiting } = await post('tasks', rejectBob);
    expect((await moveBob('Onsite Interview')).status).toBe(200);
    expect(await post(`approvals/${waiting.approval_id}/approve`, {})).toMatchObject(refusal(409, 'stale_approval'));
    expect(candidateOf(await sandboxState(service), 'c_bob').stage).toBe('Onsite Interview');
  });

  test('an approval of something else than what waits is refused, and it goes on waiting', async () => {
    const { body: waiting } = await post('tasks', rejectBob);
    const path = `approvals/${waiting.approval_id}/approve`;
    expect(await post(path, { digest: 'another' })).toMatchObject(refusal(409, 'stale_approval'));
    expect((await post(path, {})).body.status).toBe('executed');
  });

  test('an approval in words and one over REST are one decision', async () => {
    const talk = await startTalk(service);
    await talk.say('reject Bob Harlan');
    const { body } = await service.call('GET', '/api/v1/approvals');
    const [{ approval_id: approval }] = body.data;
    expect((await post(`approvals/${approval}/reject`, { reason: 'Not yet' })).body.status).toBe('rejected');
    const late = await talk.say('approve it');
    expect(late.actions.filter(({ tool }) => tool !== 'list_approvals')).toEqual([]);
    expect(candidateOf(await sandboxState(service), 'c_bob').stage).toBe('Phone Screen');
  });
});

describe('an undo', () => {
  test("after somebody else's change is refused and keeps their work", async () => {
    const { body: first } = await moveBob('Onsite Interview');
    expect((await moveBob('Offer')).status).toBe(200);
    expect(await post(`tasks/${first.task_id}/undo`)).toMatchObject(refusal(409, 'changed_since'));
    expect(candidateOf(await sandboxState(service), 'c_bob').stage).toBe('Offer');
  });

  test('twice is once', async () => {
    const { body: moved } = await moveBob('Onsite Interview');
    for (const _ of [1, 2])
      expect(await post(`tasks/${moved.task_id}/undo`)).toMatchObject({ status: 200, body: { status: 'undone' } });
    const both = await Promise.all([1, 2].map(() => post(`actions/${moved.action_id}/undo`)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(candidateOf(await sandboxState(service), 'c_bob').stage).toBe('Phone Screen');
  });

  test('of a reading, or of what waits, says that there is nothing to undo', async () => {
    const { body: read } = await post('tasks', { action: 'find_candidates' });
    expect(await post(`tasks/${read.task_id}/undo`)).toMatchObject(refusal(409, 'not_undoable'));
    const { body: waiting } = await post('tasks', rejectBob);
    expect(await post(`actions/${waiting.action_id}/undo`)).toMatchObject(refusal(409, 'not_undoable'));
  });
});

describe('a repeated request', () => {
  const note = { action: 'add_note', candidate: 'c_bob', text: 'Called back' };

  test('under one Idempotency-Key gets the same answer and acts once', async () => {
    const headers = { 'idempotency-key': 'note-1' };
    const first = await post('tasks', note, headers);
    const again = await post('tasks', note, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body: first.body });
    expect(await notes()).toHaveLength(1);
    expect(await post('tasks', { ...note, text: 'Another' }, headers)).toMatchObject(
      refusal(409, 'idempotency_mismatch'),
    );
  });

  test('at the same moment acts once too', async () => {
    const headers = { 'idempotency-key': 'note-2' };
    const answers = await Promise.all([1, 2, 3].map(() => post('tasks', note, headers)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, body } of answers)
      expect([200, `409 ${body.code}`]).toContain(status === 200 ? 200 : `${status} ${body.code}`);
    expect(await notes()).toHaveLength(1);
  });
});
