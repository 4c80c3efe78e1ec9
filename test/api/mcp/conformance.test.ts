// The protocol's own conformance suite against our route: what every server answers with the catalogue, the rest with the tools,
// resources and prompts that the suite calls by name. The suite itself names the scenarios that a revision requires.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApi, type World } from '../world.ts';
import { sampleServer } from './sample-server.ts';

const suite = installed('@modelcontextprotocol/conformance/dist/index.js');

/** Scenarios of the current revision that need no tool of the suite's own. */
const ofEveryServer = [
  'tools-list',
  'resources-list',
  'sep-2164-resource-not-found',
  'dns-rebinding-protection',
  'http-header-validation',
  'server-sse-multiple-streams',
  'input-required-result-unsupported-methods',
];

/**
 * In them a server of 2025 sends a request of its own to the client in the middle of a call, which needs a session. The revision of
 * 2026-07-28 took sessions and such requests away (SEP-2567, SEP-2575, SEP-2322), and the suite requires none of the four there.
 */
const needSessions = [
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
];

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

describe.skipIf(suite === undefined)('the suite, where it is installed', () => {
  test('our transport passes every scenario that the current revision requires', async () => {
    const required = requiredBy('2026-07-28');
    expect(required.length).toBeGreaterThan(30);
    const played = await play(await addressOf(await openApi({ mcpServer: sampleServer })), '2026-07-28');
    expect(required.filter((scenario) => !hasPassed(played, scenario))).toEqual([]);
    for (const scenario of needSessions) expect(required).not.toContain(scenario);
  });

  test('our transport passes every scenario of the revision before, but those that need a session', async () => {
    const required = requiredBy('2025-11-25');
    expect(required.length).toBeGreaterThan(25);
    const played = await play(await addressOf(await openApi({ mcpServer: sampleServer })), '2025-11-25');
    expect(required.filter((scenario) => !hasPassed(played, scenario))).toEqual(needSessions);
  });

  test('the catalogue passes what every server answers', async () => {
    const played = await play(await addressOf(await openApi()), '2026-07-28');
    expect(ofEveryServer.filter((scenario) => !hasPassed(played, scenario))).toEqual([]);
    const failed = (played.get('server-stateless') ?? []).filter(({ status }) => status === 'FAILURE');
    expect(failed.filter(({ errorMessage = '' }) => !errorMessage.startsWith('Not testable'))).toEqual([]);
  });
});

function installed(path: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch {
    return undefined;
  }
}

const Check = z.looseObject({ status: z.string(), id: z.string(), errorMessage: z.string().optional() });
type Played = ReadonlyMap<string, readonly z.infer<typeof Check>[]>;

/** A warning is no pass, except that a server without sessions is told that it has none. */
const hasPassed = (played: Played, scenario: string): boolean => {
  const checks = (played.get(scenario) ?? []).filter(({ id }) => id !== 'server-sse-multiple-streams-session');
  return played.has(scenario) && checks.every(({ status }) => status !== 'FAILURE' && status !== 'WARNING');
};

/** The suite's frozen list of what a server of that revision must pass. */
function requiredBy(revision: string): string[] {
  const list = readFileSync(join(dirname(suite ?? ''), '..', 'requirements', `${revision}.yaml`), 'utf8');
  const [, server = ''] = /^server:\n((?: {2}- .*\n)+)/mu.exec(list) ?? [];
  return [...server.matchAll(/^ {2}- (\S+)/gmu)].map(([, name = '']) => name);
}

async function play(address: string, revision: string): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const given = [suite ?? '', 'server', '--url', address, '--requirements', revision, '-o', folder];
  // It ends with 1 where anything failed, scored or not.
  await new Promise<void>((resolve) => execFile(process.execPath, given, { maxBuffer: 2 ** 26 }, () => resolve()));
  const played = new Map<string, z.infer<typeof Check>[]>();
  for (const name of readdirSync(folder)) {
    const [, scenario = ''] = /^server-(.+)-\d{4}-\d{2}-\d{2}T/u.exec(name) ?? [];
    played.set(scenario, z.array(Check).parse(JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8'))));
  }
  rmSync(folder, { recursive: true });
  return played;
}

/** The suite knows no credentials: this adds them, and gives the page's own address to requests from it. */
async function addressOf(world: World): Promise<string> {
  const key = await world.key({});
  const address = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }));
  const proxy = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const headers = { ...asked.headers, authorization: `Bearer ${key}` };
    if (headers.origin === `http://${headers.host}` && headers.host === own.host) headers.origin = 'http://muster.test';
    const to = { host: address.hostname, port: address.port, path: asked.url, method: asked.method, headers };
    const sent = request(to);
    sent.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(proxy.address());
  const own = new URL(`http://127.0.0.1:${port}/mcp`);
  ends.push(async () => {
    proxy.close();
    await world.app.close();
  });
  return own.href;
}
