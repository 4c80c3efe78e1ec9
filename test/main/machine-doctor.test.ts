// What stands in the way of a start on a stranger's machine is named with its remedy.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { examineMachine } from '../../src/main/machine-doctor.ts';

function projectWith(folders: readonly string[] = ['node_modules/vite/dist']): string {
  const root = mkdtempSync(join(tmpdir(), 'muster-doctor-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  return root;
}

async function found(root: string, config: Partial<Parameters<typeof examineMachine>[0]['config']> = {}) {
  const whole = { DATA_DIR: join(root, 'data'), DATABASE_URL: undefined, HOST: '127.0.0.1', PORT: 0, ...config };
  const findings = await examineMachine({ config: whole, root, fetch });
  return Object.fromEntries(findings.map(({ what, isWell, words }) => [what, `${isWell ? 'ok' : 'to do'}: ${words}`]));
}

async function listening(body: string): Promise<number> {
  const server = createServer((_request, response) => response.end(body));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what listens on a port has this kind of address
  return (server.address() as AddressInfo).port;
}

test('a folder that can be made, a free port and what builds the pages are well', async () => {
  expect(await found(projectWith())).toEqual({
    'Data folder': expect.stringMatching(/^ok: .+ can be written; \d+ MiB free/),
    Port: 'ok: a free one is taken',
    Console: 'ok: its pages are built at the first start',
  });
});

test('a data folder that is a file is to be changed', async () => {
  const root = projectWith();
  writeFileSync(join(root, 'file'), '', { mode: 0o600 });
  expect((await found(root, { DATA_DIR: join(root, 'file') }))['Data folder']).toMatch(/^to do: .+set DATA_DIR/);
});

test('with a server for the database no folder is asked for', async () => {
  expect(await found(projectWith(), { DATABASE_URL: 'postgres://db/muster' })).not.toHaveProperty('Data folder');
});

test.each([
  ['another program', '<h1>hello</h1>', /^to do: \d+ is taken by another program\. .+set PORT/],
  ['Muster itself', '{"status":"live"}', /^ok: Muster answers on \d+ already/],
])('a port that %s holds', async (_who, body, words) => {
  expect((await found(projectWith(), { PORT: await listening(body) }))['Port']).toMatch(words);
});

test('an address of another machine is to be changed', async () => {
  expect((await found(projectWith(), { HOST: '192.0.2.1' }))['Port']).toMatch(/^to do: 192\.0\.2\.1 is no address/);
});

test('pages that are not built and cannot be are to be installed for', async () => {
  expect((await found(projectWith([])))['Console']).toMatch(/^to do: .+"npm ci" without --omit=optional/);
  expect((await found(projectWith(['dist/web/1234'])))['Console']).toBe('ok: its pages are built');
});
