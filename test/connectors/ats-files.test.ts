// Files of candidates at connected systems, as their documentation shows them, and how one is fetched.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { openBudget } from '../../src/connectors/runtime/budget.ts';
import { openHttp } from '../../src/connectors/runtime/http.ts';
import { openRemoteSystem } from '../../src/connectors/runtime/remote.ts';
import { fileOf, filesOf } from '../../src/connectors/unified/ats-files.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { RemoteFault } from '../../src/core/ports/remote-system.ts';
import { createTestClock } from '../support/clock.ts';

const pdf = Buffer.from('%PDF-1.7 résumé \u0000\u00ff', 'latin1');
interface Asked {
  readonly path: string;
  readonly host: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

const asked: Asked[] = [];
let answers: Readonly<Record<string, unknown>> = {};
let storage = '';
let server: ReturnType<typeof createServer>;

async function respond(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { authorization, host = '' } = request.headers;
  asked.push({ path: request.url ?? '', host, authorization, body: Buffer.concat(chunks).toString() });
  const given = answers[(request.url ?? '').split('?')[0] ?? ''];
  if (given instanceof Buffer) return response.writeHead(200, { 'content-type': 'text/html' }).end(given);
  if (given === undefined) return response.writeHead(404).end('{}');
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given));
}

beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  storage = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The system under the name 127.0.0.1; files lie on another host, localhost. */
function open(system: string, given: Readonly<Record<string, unknown>>) {
  const declared = connectors.find((one) => one.system === system);
  if (declared?.unified.ats === undefined) throw new Error(`${system} is no ATS`);
  answers = given;
  asked.length = 0;
  const connector = {
    ...declared,
    baseUrl: storage.replace('localhost', '127.0.0.1'),
    auth: [{ kind: 'basic', username: 'key', password: '' } as const],
  };
  const { real: clock } = createTestClock();
  const remote = openRemoteSystem({
    connector,
    config: { integration_id: 'int_1' },
    secrets: { credentials: { account_token: 'acc_1' }, token: null },
    keepToken: async () => undefined,
    budget: openBudget({ concurrency: 4 }, clock),
    http: openHttp({ allowPrivate: true }),
    log: { note: () => undefined },
    drift: { note: () => undefined },
    clock,
  });
  return { remote, mapping: declared.unified.ats };
}

const places: JsonObject = { id: 'app_1', person: 'per_1', job: null };

test('Greenhouse: by the address in the list, which is shown no credentials on another host', async () => {
  const opened = open('greenhouse', {
    '/v3/attachments': [
      {
        id: 7,
        type: 'resume',
        filename: 'Ines CV.pdf',
        url: `${storage}/s3/1?sig=x`,
        created_at: '2026-05-20T10:00:00Z',
      },
      {
        id: 8,
        type: 'offer_letter',
        filename: 'Offer.pdf',
        url: `${storage}/s3/2`,
        created_at: '2026-05-21T10:00:00Z',
      },
    ],
    '/s3/1': pdf,
  });
  expect(await filesOf(opened, places)).toMatchObject([
    { id: '8', kind: 'other' },
    { id: '7', kind: 'resume', name: 'Ines CV.pdf', bytes: null },
  ]);
  expect(asked[0]).toMatchObject({ path: '/v3/attachments?application_ids=app_1', authorization: expect.any(String) });
  expect(Buffer.from(await fileOf(opened, { values: places, id: '7' }))).toEqual(pdf);
  expect(asked.at(-1)).toMatchObject({ path: '/s3/1?sig=x', authorization: undefined });
});

test('Lever: résumés and files are two lists, and each is downloaded by a call of its own', async () => {
  const opened = open('lever', {
    '/v1/opportunities/app_1/resumes': {
      data: [{ id: 'r1', createdAt: 1_780_000_000_000, file: { name: 'cv.pdf', size: 12_000 } }],
      hasNext: false,
    },
    '/v1/opportunities/app_1/files': {
      data: [{ id: 'f1', name: 'portfolio.pdf', size: 9, uploadedAt: 1 }],
      hasNext: false,
    },
    '/v1/opportunities/app_1/resumes/r1/download': pdf,
  });
  expect(await filesOf(opened, places)).toMatchObject([
    { id: 'r1', kind: 'resume', name: 'cv.pdf', bytes: 12_000 },
    { id: 'f1', kind: 'other', name: 'portfolio.pdf', bytes: 9 },
  ]);
  expect(Buffer.from(await fileOf(opened, { values: places, id: 'r1' }))).toEqual(pdf);
  expect(asked.at(-1)?.authorization).toBeDefined();
});

test('Ashby: a handle is asked for its address, and a résumé that stands in both lists is one file', async () => {
  const resume = { id: 'h1', name: 'cv.docx', handle: 'sealed' };
  const opened = open('ashby', {
    '/candidate.info': {
      success: true,
      results: { resumeFileHandle: resume, fileHandles: [resume, { id: 'h2', name: 'letter.txt', handle: 'other' }] },
    },
    '/file.info': { success: true, results: { url: `${storage}/s3/3` } },
    '/s3/3': pdf,
  });
  expect(await filesOf(opened, places)).toMatchObject([
    { id: 'h1', kind: 'resume' },
    { id: 'h2', kind: 'other' },
  ]);
  await fileOf(opened, { values: places, id: 'h1' });
  expect(asked.find(({ path }) => path === '/file.info')?.body).toBe('{"fileHandle":"sealed"}');
});

test('Workable: the one address of a candidate’s record, and no file without it', async () => {
  const candidate = { id: 'app_1', name: 'Inés', created_at: '2026-05-20T10:00:00Z', resume_url: `${storage}/s3/4` };
  const opened = open('workable', { '/spi/v3/candidates/app_1': { candidate }, '/s3/4': pdf });
  expect(await filesOf(opened, places)).toMatchObject([{ id: 'app_1', kind: 'resume', name: 'Résumé' }]);
  const without = open('workable', { '/spi/v3/candidates/app_1': { candidate: { ...candidate, resume_url: null } } });
  expect(await filesOf(without, places)).toEqual([]);
});

test.each([
  [
    'kombo',
    '/ats/candidates/per_1/attachments',
    { data: { results: [{ id: 'k1', type: 'CV', file_name: 'cv.pdf', data_url: 'https://files.example/1' }] } },
  ],
  [
    'merge',
    '/ats/v1/attachments',
    {
      results: [{ id: 'k1', attachment_type: 'RESUME', file_name: 'cv.pdf', file_url: 'https://files.example/1' }],
      next: null,
    },
  ],
])('%s: attachments of the person', async (system, path, answer) => {
  const opened = open(system, { [path]: answer });
  expect(await filesOf(opened, places)).toMatchObject([{ id: 'k1', kind: 'resume', name: 'cv.pdf' }]);
});

test('a file that is not in the candidate’s own list is not fetched', async () => {
  const opened = open('greenhouse', { '/v3/attachments': [] });
  await expect(fileOf(opened, { values: places, id: '7' })).rejects.toMatchObject({ code: 'not_found' });
  expect(asked).toHaveLength(1);
});

test('an address that has ended says so, and says nothing of the connection’s credentials', async () => {
  const opened = open('greenhouse', { '/v3/attachments': [{ id: 7, type: 'resume', url: `${storage}/gone` }] });
  const failing = fileOf(opened, { values: places, id: '7' });
  await expect(failing).rejects.toThrow(RemoteFault);
  await expect(failing).rejects.toMatchObject({ kind: 'not_found', fix: expect.stringContaining('list of files') });
});

test('an address within a private network is refused', async () => {
  const opened = open('greenhouse', {});
  const { remote } = opened;
  const guarded = openHttp({ allowPrivate: false });
  await expect(
    guarded.send({ method: 'GET', url: 'https://169.254.169.254/latest', headers: {}, wants: 'bytes' }),
  ).rejects.toThrow('private network');
  expect(remote.connector.system).toBe('greenhouse');
});
