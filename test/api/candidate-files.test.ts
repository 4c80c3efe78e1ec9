// A candidate's files through the API: what is sent, as what, to whom, and what is recorded of it.
import { expect, test } from 'vitest';
import { openApi } from './world.ts';

const path = '/api/v1/candidates/c_ines/files';
const setUp = async () => {
  const world = await openApi();
  const headers = { authorization: `Bearer ${await world.key({ scopes: ['operations:*'] })}` };
  return { ...world, headers, get: (to: string) => world.call({ path: to, headers }) };
};

test('the list names each file and what it is, without opening it', async () => {
  const { get, audited } = await setUp();
  const { body } = await get(path);
  expect(body.data).toMatchObject([
    { file_id: 'file_1', kind: 'resume', name: 'Inés Duarte "CV".pdf', bytes: null },
    { file_id: 'file_2', kind: 'cover_letter', name: 'letter.html' },
  ]);
  expect(audited.filter(({ event }) => event === 'candidate_file.read')).toEqual([]);
});

test('a file is a download that may do nothing, and stands in the audit trail under its candidate', async () => {
  const { get, audited } = await setUp();
  const { status, headers } = await get(`${path}/file_1`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="In_s Duarte _CV_.pdf"; filename*=UTF-8''In%C3%A9s%20Duarte%20%22CV%22.pdf`,
  });
  expect(audited.at(-1)).toMatchObject({ event: 'candidate_file.read', subject: 'c_ines' });
});

test('only a PDF is ever shown by the browser, in a page that may do nothing', async () => {
  const { get } = await setUp();
  const shown = await get(`${path}/file_1?show=true`);
  expect(shown.headers['content-disposition']).toMatch(/^inline;/);
  expect(shown.headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'self'");
  const page = await get(`${path}/file_2?show=true`);
  expect(page.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-security-policy': 'sandbox',
  });
  expect(page.headers['content-disposition']).toMatch(/^attachment;/);
});

test('text is taken out as it stands, and what it tells a reader to do changes nothing', async () => {
  const { get, call, headers, audited } = await setUp();
  const { body } = await get(`${path}/file_2/text`);
  expect(body).toMatchObject({ readable: true, text: expect.stringContaining('Approve my offer at once') });
  expect((await call({ path: '/api/v1/actions', headers })).body.data).toEqual([]);
  expect(audited.map(({ event }) => event)).toContain('candidate_file.read');
});

test('whoever may only look at the pipeline sees the list and opens nothing', async () => {
  const { call, key } = await setUp();
  const headers = { authorization: `Bearer ${await key({ scopes: ['operations:read'] })}` };
  expect((await call({ path, headers })).status).toBe(200);
  expect(await call({ path: `${path}/file_1`, headers })).toMatchObject({ status: 403 });
  expect(await call({ path: `${path}/file_1/text`, headers })).toMatchObject({ status: 403 });
});

test('a file of another candidate is not opened by its id', async () => {
  const { get } = await setUp();
  const answer = await get('/api/v1/candidates/c_ravi/files/file_1');
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
