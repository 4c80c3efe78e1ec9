// Plays what README and docs/ show against a fresh sandbox: commands as they stand, documents as the requests that take them.
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeData, type RunningService, startService } from '../support/service.ts';

interface Block {
  readonly page: string;
  readonly language: string;
  readonly text: string;
}

const pages = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];
const blocks = pages.flatMap((page): Block[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
    page,
    language,
    text,
  })),
);

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

/** Every request has to be taken, not only the last one. */
const strictly = 'set -euo pipefail\ncurl() { command curl --silent --show-error --fail-with-body "$@"; echo; }\n';

function played(program: string, args: readonly string[], input: string) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    input,
    env: { PATH: process.env['PATH'], MUSTER_URL: service.url, MUSTER_API_KEY: service.apiKey },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

const commands = blocks.filter(({ language, text }) => language === 'sh' && /^curl\b/m.test(text));

test('pages show commands', () => {
  expect(commands.length).toBeGreaterThan(3);
});

test.each(commands)('the command of $page is taken: $text', ({ page, text }) => {
  const { status, stdout, stderr } = played('bash', ['-s'], strictly + text);
  expect({ status, stdout, stderr }).toMatchObject({ status: 0 });
  const next = blocks[blocks.findIndex((one) => one.page === page && one.text === text) + 1];
  const isShown = next?.page === page && next.language === 'json' && isAnswer(page, next.text);
  const shown: unknown = isShown ? JSON.parse(next.text) : undefined;
  expect(isShown ? likened(JSON.parse(stdout), shown) : undefined).toEqual(shown);
});

/** A document right behind a command, with nothing but blank lines between them, is what the command answers. */
const isAnswer = (page: string, text: string): boolean =>
  readFileSync(page, 'utf8').includes(`\`\`\`\n\n\`\`\`json\n${text}`);

/** The answer, with ids as they are shown where they begin so: “tsk_…”. */
function likened(answer: unknown, shown: unknown): unknown {
  const isAlike = typeof answer === 'string' && typeof shown === 'string' && shown.endsWith('…');
  if (isAlike && answer.startsWith(shown.slice(0, -1))) return shown;
  return isObject(answer) && isObject(shown)
    ? Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, likened(value, shown[key])]))
    : answer;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const documentOf = (page: string, has: string): unknown =>
  JSON.parse(blocks.find((one) => one.page === page && one.language === 'json' && one.text.includes(has))?.text ?? '');

describe('documents are taken as they stand', () => {
  test.each([
    { page: 'docs/automation.md', has: 'sequence_id', method: 'POST', path: '/api/v1/sequences', wanted: 201 },
    { page: 'docs/automation.md', has: 'rule_id', method: 'POST', path: '/api/v1/rules', wanted: 201 },
    { page: 'docs/models.md', has: 'tokens_per_day', method: 'PATCH', path: '/api/v1/settings', wanted: 200 },
  ])('$page: $has', async ({ page, has, method, path, wanted }) => {
    const { status, body } = await service.call(method, path, documentOf(page, has));
    expect({ status, body }).toMatchObject({ status: wanted });
  });

  test('the flow of docs/integration.md is a draft without a fault of form', async () => {
    const document = documentOf('docs/integration.md', '"trigger"');
    const { status, body } = await service.call('POST', '/api/v2/flows', { document });
    expect({ status, body }).toMatchObject({ status: 201, body: { draft: { name: 'Employees get their accounts' } } });
  });

  test('the event of docs/automation.md, signed as docs/webhooks.md says', async () => {
    const { body: made } = await service.call('PUT', '/api/v1/events/sandbox/secret');
    const event = JSON.stringify(documentOf('docs/automation.md', 'event_id'));
    const [id, at] = ['msg_1', String(Math.floor(Date.now() / 1000))];
    const key = Buffer.from(String(made.secret).replace(/^whsec_/, ''), 'base64');
    const signature = `v1,${createHmac('sha256', key).update(`${id}.${at}.${event}`).digest('base64')}`;
    const { status } = await fetch(`${service.url}/api/v1/events/sandbox`, {
      method: 'POST',
      body: event,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': at,
        'webhook-signature': signature,
      },
    });
    expect(status).toBe(202);
  });
});
