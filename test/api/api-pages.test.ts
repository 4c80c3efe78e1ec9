// What goes with the API reference: examples, the Postman collection, the typed client, the guides.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { examplesOf } from '../../src/api/docs/examples.ts';
import { OpenApi } from '../../src/api/docs/finish.ts';
import { addressOf, resourcesOf } from '../../src/api/docs/reference-groups.ts';
import { searchIndex } from '../../src/api/docs/search-index.ts';
import { guideTitles } from '../../src/api/wire/guide.ts';
import { markdown } from '../../src/api/docs/markdown.ts';
import { guidePage } from '../../src/api/docs/site.ts';
import { newWebhookSecret, signatureOf } from '../../src/api/http/webhook-signature.ts';
import { nameOf, routesOfWorld } from './routes.ts';
import { openApi, type World } from './world.ts';

const run = promisify(execFile);
let world: World;
let address: string;
let folder: string;
beforeAll(async () => {
  world = await openApi();
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'muster-client-'));
});
afterAll(async () => {
  await world.app.close();
  await rm(folder, { recursive: true, force: true });
});
const text = async (path: string): Promise<string> => (await world.call({ path, key: null })).text;

describe('examples', () => {
  const request = {
    method: 'POST',
    path: '/v1/tests/{id}',
    server: 'https://muster.example',
    needsKey: true,
    body: { name: "O'Brien", isOn: true, nothing: null, list: [1, { deep: false }], none: [] },
  };
  const [curl, typescript, python] = examplesOf(request).map(({ code }) => code);

  test('of curl survive the shell', async () => {
    const { stdout } = await run('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${curl ?? ''}`]);
    const lines = stdout.trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual(request.body);
    expect(lines).toContain('https://muster.example/v1/tests/{id}');
  });

  test('of TypeScript call the client', () => {
    expect(typescript).toContain("await muster.call('POST /v1/tests/{id}', { params: { id: '…' }, body: {");
  });

  test('of Python write its values', () => {
    expect(python).toContain('"isOn": True,');
    expect(python).toContain('"nothing": None,');
    expect(python).toContain('"deep": False,');
  });

  test('stand at every operation', async () => {
    const document = OpenApi.parse(JSON.parse(await text('/openapi.json')));
    const pages = await Promise.all(resourcesOf(document).map((one) => text(addressOf(one))));
    const routes = routesOfWorld(world);
    for (const language of ['curl', 'TypeScript', 'Python'])
      expect(pages.join('').split(`>${language}</label>`)).toHaveLength(routes.length + 1);
  });
});

const Item = z.object({
  request: z.object({
    method: z.string(),
    url: z.object({ path: z.array(z.string()) }),
    body: z.object({ raw: z.string(), options: z.object({ raw: z.object({ language: z.string() }) }) }).optional(),
  }),
});
const Collection = z.object({
  info: z.object({ schema: z.string() }),
  item: z.array(z.object({ item: z.array(Item) })),
});

test('the Postman collection holds every operation, with bodies that are JSON', async () => {
  const collection = Collection.parse(JSON.parse(await text('/postman.json')));
  expect(collection.info.schema).toContain('/v2.1.0/');
  const requests = collection.item.flatMap(({ item }) => item.map(({ request }) => request));
  expect(requests.map(({ method, url }) => `${method} /${url.path.join('/')}`).toSorted()).toEqual(
    routesOfWorld(world).map(nameOf).toSorted(),
  );
  for (const { body } of requests.filter((one) => one.body?.options.raw.language === 'json'))
    expect(() => JSON.parse(body?.raw ?? '')).not.toThrow();
});

describe('the typed client', () => {
  const use = `
import { Muster, MusterProblem } from './muster.ts';
const [baseUrl = '', key = ''] = process.argv.slice(2);
const muster = new Muster({ baseUrl, key });
const translated = await muster.call('POST /v1/veteran/translate', { body: { mos_code: '11B', branch: 'Army' } });
const title: string = translated.mos_title;
const codes = await muster.call('GET /v1/veteran/codes', { query: { branch: 'Army', q: '92', limit: 2 } });
const one = await muster.call('GET /v1/veteran/codes/{branch}/{mos_code}', { params: { branch: 'Army', mos_code: '92A' } });
const made = await muster.call('POST /api/v1/templates', { body: { template_id: 'from_client', subject: 'Hi', body: 'Hello' } });
const events: string[] = [];
for await (const { event } of muster.stream('POST /v1/veteran/chat', { body: { client_id: 'sandbox', message: '' } })) events.push(event);
const refused = await muster.call('GET /v1/veteran/codes/{branch}/{mos_code}', { params: { branch: 'Army', mos_code: 'QQ9' } }).catch((error: unknown) => error);
// @ts-expect-error -- a field that the operation does not know does not compile
const wrong = (): unknown => muster.call('POST /v1/veteran/translate', { body: { mos: '11B' } });
// @ts-expect-error -- nor does a path parameter that is missing
const missing = (): unknown => muster.call('GET /v1/veteran/codes/{branch}/{mos_code}');
process.stdout.write(JSON.stringify({ title, codes: codes.data.length, one: one.title, made: made.template_id, events, code: refused instanceof MusterProblem ? refused.code : '', wrong: typeof wrong, missing: typeof missing }));
`;
  const project = join(import.meta.dirname, '../..');
  const settings = {
    compilerOptions: {
      noEmit: true,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      target: 'esnext',
      module: 'nodenext',
      lib: ['esnext', 'dom', 'dom.iterable'],
      types: ['node'],
      typeRoots: [join(project, 'node_modules/@types')],
      allowImportingTsExtensions: true,
      erasableSyntaxOnly: true,
    },
    files: ['use.ts'],
  };

  test('compiles as strictly as can be, and speaks to the service it came from', async () => {
    await writeFile(join(folder, 'muster.ts'), await text('/clients/typescript/muster.ts'));
    await writeFile(join(folder, 'use.ts'), use);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    const checked = await run(process.execPath, [tsc, '-p', folder]).catch((error: unknown) => error);
    expect(checked).toMatchObject({ stdout: '' });
    const key = await world.key();
    const { stdout } = await run(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      join(folder, 'use.ts'),
      address,
      key,
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      title: 'Infantryman',
      codes: 2,
      one: expect.any(String),
      made: 'from_client',
      events: ['message', 'message', 'done'],
      code: 'mos_not_found',
    });
  });
});

const sampleOf = async (language: string): Promise<string> =>
  new RegExp('```' + language + '\\n([\\s\\S]*?)```').exec(await readFile('docs/webhooks.md', 'utf8'))?.[1] ?? '';

describe('the guides', () => {
  test('say what stands on the page, which page this is, and what comes next', async () => {
    const page = guidePage(
      'booking',
      'Booking',
      '# Booking\n\n## One\n\n## Two\n\n```sh\n## no heading\n```\n\n## Three\n',
    );
    expect(page).toContain('<a href="/docs/booking" aria-current="page">');
    expect(page).toContain('<li><a href="#one">One</a></li><li><a href="#two">Two</a></li><li><a href="#three">');
    expect(page).toContain('<span>Next</span>Interview plans');
  });

  test('are pages of headings, tables, lists and code, with nothing that could run', () => {
    const html = markdown(
      '# A `b`\n\nText <b> with [a link](https://x.example/) and *stress*.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| `x | y` | 2 |\n\n```js\n<script>\n```\n',
    );
    expect(html).toContain('<h1 id="a-b-">A <code>b</code></h1>');
    expect(html).toContain('<a href="https://x.example/">a link</a> and <em>stress</em>');
    expect(html).toContain('<li>one</li><li>two</li>');
    expect(html).toContain('<th scope="row"><code>x | y</code></th><td>2</td>');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });

  test('a link to a page that the service shows leads there, to its place, and a picture of the repository is left out', () => {
    const html = markdown(
      'See [Slack](slack.md#set-up), [a record](decisions/0001.md).\n\n![A card](pictures/x.png)\n',
    );
    expect(html).toBe('<p>See <a href="/docs/slack#set-up">Slack</a>, <a href="/docs">a record</a>.</p>');
    expect(markdown('1. **One** thing\n2. Two\n')).toBe('<ol><li><strong>One</strong> thing</li><li>Two</li></ol>');
  });

  test('every guide is there under its name, in the navigation and in the search', async () => {
    const [start, index] = [await text('/docs'), await text('/docs/search.json')];
    expect(guideTitles.size).toBeGreaterThan(20);
    for (const [name, title] of guideTitles) {
      expect(start).toContain(`<a href="/docs/${name}">${title}</a>`);
      expect(index).toContain(`"to":"/docs/${name}"`);
    }
    expect(index).toContain('"title":"Run a tool"');
    expect(await world.call({ path: '/docs/secrets', key: null })).toMatchObject({ status: 404 });
  });

  test('each part of a guide is found under its heading, without marks of Markdown', () => {
    const guide = '# Slack\n\nIntro.\n\n## Set **up**\n\nRun `x` in [there](y.md).\n\n```sh\n## no heading\n```\n';
    expect(searchIndex(new Map([['slack', guide]]), { paths: {} })).toEqual([
      { title: 'Slack', to: '/docs/slack', text: 'Slack Intro.', isPage: true },
      { title: 'Slack: Set up', to: '/docs/slack#set-up-', text: 'Run x in there. sh no heading' },
    ]);
  });

  test.each([
    ...[...guideTitles.keys()].filter((name) => name !== 'changelog').map((name) => `docs/${name}.md`),
    'CHANGELOG.md',
  ])('%s leaves no mark of Markdown behind', async (path) => {
    const html = markdown(await readFile(path, 'utf8')).replaceAll(/<(code|pre)[^>]*>[\s\S]*?<\/\1>/g, '');
    expect(html).not.toMatch(/```|\]\(|^#|^\||\*\*/m);
  });

  const body = '{"type":"sync.completed"}';
  const signed = (secret: string, at: Date) => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const id = 'msg_1';
    return {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,AAAA ${signatureOf(secret, { id, timestamp, body: Buffer.from(body) })}`,
    };
  };
  test('the check of webhooks in TypeScript takes what we sign and nothing else', async () => {
    const file = join(folder, 'verify.ts');
    await writeFile(file, await sampleOf('ts'));
    const { isFromMuster } = z
      .object({ isFromMuster: z.custom<(secret: string, headers: Headers, body: string) => boolean>() })
      .parse(await import(file));
    const secret = newWebhookSecret();
    const headers = signed(secret, new Date());
    expect(isFromMuster(secret, new Headers(headers), body)).toBe(true);
    expect(isFromMuster(secret, new Headers(headers), `${body} `)).toBe(false);
    expect(isFromMuster(newWebhookSecret(), new Headers(headers), body)).toBe(false);
    expect(isFromMuster(secret, new Headers(signed(secret, new Date(0))), body)).toBe(false);
    expect(isFromMuster(secret, new Headers(), body)).toBe(false);
  });

  test('so does the one in Python', async () => {
    const secret = newWebhookSecret();
    const calls = `
import json, sys
secret, headers, body = sys.argv[1], json.loads(sys.argv[2]), sys.argv[3].encode()
print(is_from_muster(secret, headers, body), is_from_muster(secret, headers, body + b" "), is_from_muster(secret, {}, body))`;
    const headers = JSON.stringify(signed(secret, new Date()));
    const { stdout } = await run('python3', ['-c', (await sampleOf('python')) + calls, secret, headers, body]);
    expect(stdout.trim()).toBe('True False False');
  });
});
