// The protocol's own conformance suite against our route: what every server answers with the catalogue, the rest with the tools,
// resources and prompts that the suite calls by name.
import { execFile } from 'node:child_process';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApi, type World } from '../world.ts';
import { sampleServer } from './sample-server.ts';

const suite = installed('@modelcontextprotocol/conformance/dist/index.js');

const ofEveryServer = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection'];

const ofSamples = [
  'logging-set-level',
  'completion-complete',
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-with-logging',
  'tools-call-error',
  'tools-call-with-progress',
  'json-schema-2020-12',
  'resources-read-text',
  'resources-read-binary',
  'resources-templates-read',
  'resources-subscribe',
  'resources-unsubscribe',
  'prompts-list',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
];

/** Nothing is kept between requests: the server cannot ask the client in the middle of one, nor take a stream up again. */
const notOffered = [
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
  'server-sse-polling',
  'server-sse-multiple-streams',
];

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

const catalogue = await addressOf(await openApi());
const samples = await addressOf(await openApi({ mcpServer: sampleServer }));

describe.skipIf(suite === undefined)('the suite, where it is installed', () => {
  test.each(ofEveryServer)('the catalogue passes %s', async (scenario) => {
    expect(await resultOf(catalogue, scenario)).toMatch(passed);
  });

  test.each(ofSamples)('our transport passes %s', async (scenario) => {
    expect(await resultOf(samples, scenario)).toMatch(passed);
  });

  test('every scenario of the suite is played, or is known not to apply', async () => {
    const { stdout } = await play(['list', '--server']);
    const [ofServers = ''] = stdout.split('Client scenarios');
    const listed = [...ofServers.matchAll(/^ {2}- (\S+)/gmu)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set([...ofEveryServer, ...ofSamples, ...notOffered]));
  });
});

function installed(path: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch {
    return undefined;
  }
}

const play = (given: readonly string[]) => promisify(execFile)(process.execPath, [suite ?? '', ...given]);

const passed = /Passed: (\d+)\/\1, 0 failed, 0 warnings/;

const resultOf = async (address: string, scenario: string): Promise<string> =>
  (await play(['server', '--url', address, '--scenario', scenario])).stdout;

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
