// The protocol's own conformance suite: the scenarios for any server. Those that call the suite's sample tools do not apply.
import { execFile } from 'node:child_process';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openApi } from '../world.ts';

const scenarios = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection'];
const suite = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js');

const world = await openApi();
const key = await world.key({});
const address = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }));

/** The suite knows no credentials: this adds them, and gives the page's own address to requests from it. */
const proxy = createServer((asked: IncomingMessage, answer: ServerResponse) => {
  const headers = { ...asked.headers, authorization: `Bearer ${key}` };
  if (headers.origin === `http://${headers.host}` && headers.host === own.host) headers.origin = 'http://muster.test';
  const sent = request({ host: address.hostname, port: address.port, path: asked.url, method: asked.method, headers });
  sent.on('response', (got) => {
    answer.writeHead(got.statusCode ?? 500, got.headers);
    got.pipe(answer);
  });
  asked.pipe(sent);
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
const { port } = z.object({ port: z.int() }).parse(proxy.address());
const own = new URL(`http://127.0.0.1:${port}/mcp`);
afterAll(async () => {
  proxy.close();
  await world.app.close();
});

test.each(scenarios)('scenario %s passes', async (scenario) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    suite,
    'server',
    '--url',
    own.href,
    '--scenario',
    scenario,
  ]);
  expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/);
});
