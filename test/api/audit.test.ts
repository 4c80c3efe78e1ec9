import { expect, test } from 'vitest';
import { describedAudit } from '../../src/api/described-audit.ts';
import { Problem } from '../../src/core/problem.ts';
import { makeAction, makeApproval, nora } from '../support/ledger-records.ts';
import { openApi } from './world.ts';

test('the audit trail tells an admin who changed what, newest first, page by page, and narrows', async () => {
  const { call } = await openApi();
  const made = await call({
    method: 'POST',
    path: '/api/v1/keys',
    body: { name: 'job', kind: 'live', scopes: ['operations:*'] },
  });
  const id = String(made.body.key_id);
  await call({ method: 'DELETE', path: `/api/v1/keys/${id}` });

  const first = await call({ path: '/api/v1/audit?limit=1' });
  expect(first).toMatchObject({ status: 200, body: { data: [{ event: 'key.revoked', subject: id }] } });
  const next = await call({ path: `/api/v1/audit?limit=1&cursor=${String(first.body.next_cursor)}` });
  expect(next.body.data).toMatchObject([{ event: 'key.created', subject: id }]);

  const about = async (query: string) => (await call({ path: `/api/v1/audit?${query}` })).body.data;
  expect(await about(`subject=${id}`)).toHaveLength(2);
  expect(await about('area=rule')).toEqual([]);
  expect(await about('from=2100-01-01T00:00:00Z')).toEqual([]);
});

test('the chain is computed anew on demand', async () => {
  const { call } = await openApi();
  expect(await call({ path: '/api/v1/audit/check' })).toMatchObject({
    status: 200,
    body: { records: 0, broken_at: null },
  });
});

test('nobody but an admin reads it', async () => {
  const { call, key: makeKey } = await openApi();
  const key = await makeKey({ scopes: ['operations:*', 'integrations:*'] });
  for (const path of ['/api/v1/audit', '/api/v1/audit/check'])
    expect(await call({ path, key })).toMatchObject({ status: 403 });
});

test('the trail is read as a table and as lines too, page by page', async () => {
  const { call } = await openApi();
  const body = { name: 'job', kind: 'live', scopes: ['operations:*'] };
  for (let made = 0; made < 2; made += 1) await call({ method: 'POST', path: '/api/v1/keys', body });
  const read = async (accept: string, path: string) => await call({ path, headers: { accept } });
  const { data } = (await call({ path: '/api/v1/audit' })).body;
  expect(data).toHaveLength(2);

  const table = await read('text/csv', '/api/v1/audit');
  expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(table.headers['link']).toBeUndefined();
  expect(table.text.split('\r\n')).toEqual([
    'seq,at,actor,event,subject',
    ...data.map((record: object) => Object.values(record).join(',')),
    '',
  ]);

  const first = await read('application/x-ndjson', '/api/v1/audit?limit=1&area=key');
  const [, next = ''] = /^<(.+)>; rel="next"$/.exec(String(first.headers['link'])) ?? [];
  expect(next).toContain('area=key');
  const second = await read('application/x-ndjson', next);
  expect(second.headers['link']).toBeUndefined();
  const lines = `${first.text}${second.text}`.trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(data);
});

test('for people each action and approval is told in words, and who approved their own request is marked', async () => {
  const root = makeAction({ status: 'pending_approval', preview: 'Reject Bob Harlan', requestedBy: nora });
  const described = await describedAudit(
    {
      action: async () => root,
      approval: async () => makeApproval(root, { preview: 'Reject Bob Harlan' }),
    },
    [
      { seq: 3, at: new Date(0), actor: String(nora), event: 'approval.approved', subject: 'apr_1' },
      { seq: 2, at: new Date(0), actor: 'u_omar', event: 'approval.approved', subject: 'apr_1' },
      { seq: 1, at: new Date(0), actor: String(nora), event: 'settings.changed', subject: 'settings' },
    ],
  );
  const about = { summary: 'Reject Bob Harlan', action_id: root.id, tool: 'move_stage', own: true };
  expect(described).toEqual([about, { ...about, own: false }, null]);
});

const gone = async (): Promise<never> => {
  throw new Problem('not_found', 'There is no such action.');
};

test('what is not there any more has no words', async () => {
  const line = { seq: 1, at: new Date(0), actor: 'u_1', event: 'action.executed', subject: 'act_1' };
  expect(await describedAudit({ action: gone, approval: gone }, [line])).toEqual([null]);
});

test('the route tells it where asked to', async () => {
  const { call } = await openApi();
  await call({ method: 'POST', path: '/api/v1/keys', body: { name: 'job', kind: 'live', scopes: ['operations:*'] } });
  expect((await call({ path: '/api/v1/audit' })).body.data[0]).not.toHaveProperty('about');
  expect((await call({ path: '/api/v1/audit?described=true' })).body.data).toMatchObject([{ about: null }]);
});
