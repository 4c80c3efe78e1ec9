// The widget's addresses over HTTP: settings, script, hosted page, demo and the links of the apply buttons.
import { beforeAll, describe, expect, test } from 'vitest';
import { elsewhere, openApi, type World } from './world.ts';

const script = { type: 'text/javascript', body: Buffer.from('void 0'), etag: '"abc"' };
const origin = 'https://jobs.example';
let world: World;
let key: string;
beforeAll(async () => {
  world = await openApi({ widgetScript: script });
  key = await world.key({ kind: 'pub', scopes: ['veteran:read'], origins: [origin] });
  await world.call({ method: 'PATCH', path: '/api/v1/settings', body: { widget: widget({ key }) } });
});

const widget = (more: object = {}) => ({
  key: null,
  title: {},
  greeting: { en: 'Welcome to Harbor.' },
  logo: null,
  accent: '#0b5fff',
  theme: 'auto',
  position: 'left',
  privacy_url: 'https://jobs.example/privacy',
  ...more,
});
const get = (path: string, headers: Record<string, string> = {}) => world.call({ path, key: null, headers });

describe('the settings', () => {
  test('are shown to the client’s own pages, without the key', async () => {
    const { status, body, headers } = await world.call({ path: '/v1/veteran/widget', key, headers: { origin } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ client_id: 'sandbox', name: 'Sandbox', accent: '#0b5fff', position: 'left' });
    expect(body).not.toHaveProperty('key');
    expect(headers['access-control-allow-origin']).toBe(origin);
  });

  test('keep the greeting for the conversation', async () => {
    const said = { method: 'POST', path: '/v1/veteran/chat', body: { client_id: 'sandbox', message: '' } } as const;
    const { body } = await world.call({ ...said, key, headers: { origin } });
    expect(body).toMatchObject({ asks: 'code', replies: [{}, { text: 'Welcome to Harbor.' }, {}] });
  });

  test.each([
    [{ accent: 'red' }, 'widget.accent'],
    [{ logo: 'javascript:alert(1)' }, 'widget.logo'],
    [{ logo: 'data:text/html;base64,AAAA' }, 'widget.logo'],
    [{ privacy_url: 'javascript:alert(1)' }, 'widget.privacy_url'],
    [{ key: 'mk_live_123456789012_123456789012345678901234567890123456' }, 'widget.key'],
    [{ key: 'mk_pub_123456789012_123456789012345678901234567890123456' }, 'widget.key'],
    [{ greeting: { fr: 'Bonjour' } }, 'widget.greeting.fr'],
  ])('refuse %j by its name', async (wrong, path) => {
    const body = { widget: widget(wrong) };
    const answer = await world.call({ method: 'PATCH', path: '/api/v1/settings', body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(path);
  });

  test('refuse a key of another organization and a revoked one', async () => {
    const theirs = await world.key({ tenant: elsewhere, kind: 'pub', scopes: ['veteran:read'] });
    const body = { widget: widget({ key: theirs }) };
    expect((await world.call({ method: 'PATCH', path: '/api/v1/settings', body })).status).toBe(422);
  });
});

const translate = (headers: Record<string, string>) =>
  world.call({ method: 'POST', path: '/v1/veteran/translate', body: { mos_code: '11B' }, key, headers });

describe('a publishable key', () => {
  test('works on its own sites and on the hosted page, and nowhere else', async () => {
    expect((await translate({ origin })).status).toBe(200);
    expect((await translate({ origin: 'http://muster.test', host: 'muster.test' })).status).toBe(200);
    expect((await translate({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await translate({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await translate({})).status).toBe(403);
  });

  test('has a quota for each address, so that one visitor does not use up the others’', async () => {
    const busy = await openApi({
      config: { ...world.ports.config, requestsPerMinute: 2, trustProxy: '127.0.0.1' },
    });
    const shared = await busy.key({ kind: 'pub', scopes: ['veteran:read'] });
    const from = async (address: string) =>
      (await busy.call({ path: '/v1/veteran/widget', key: shared, headers: { 'x-forwarded-for': address } })).status;
    expect([await from('198.51.100.1'), await from('198.51.100.1'), await from('198.51.100.1')]).toEqual([
      200, 200, 429,
    ]);
    expect(await from('198.51.100.2')).toBe(200);
  });
});

describe('the script', () => {
  test.each(['/w/v1/widget.js', '/widget.js'])('%s loads on any page and is kept for five minutes', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect((await get(path, { 'if-none-match': '"abc"' })).status).toBe(304);
  });
});

describe('the hosted page', () => {
  test('carries the key, speaks the visitor’s language, and is shown in frames of the client’s sites only', async () => {
    const { status, text, headers } = await get('/chat/sandbox', { 'accept-language': 'es-MX,es' });
    expect(status).toBe(200);
    expect(text).toContain(`key="${key}"`);
    expect(text).toContain('<html lang="es">');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors 'self' ${origin}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect((await get('/chat/sandbox?lang=en', { 'accept-language': 'es' })).text).toContain('<html lang="en">');
  });

  test.each(['globex', 'nobody', '%3Cscript%3E', 'x'.repeat(300)])(
    'of %s is closed, in plain words',
    async (client) => {
      const { status, text } = await get(`/chat/${client}`);
      expect(status).toBe(404);
      expect(text).toContain('not open');
      expect(text).not.toContain('<script');
    },
  );

  test('closes when its key is revoked', async () => {
    const fresh = await openApi();
    const own = await fresh.key({ kind: 'pub', scopes: ['veteran:read'] });
    await fresh.call({ method: 'PATCH', path: '/api/v1/settings', body: { widget: widget({ key: own }) } });
    expect((await fresh.call({ path: '/chat/sandbox', key: null })).status).toBe(200);
    await fresh.call({ method: 'DELETE', path: `/api/v1/keys/${own.split('_')[2] ?? ''}` });
    expect((await fresh.call({ path: '/chat/sandbox', key: null })).status).toBe(404);
  });

  test('the demo shows the line that puts the widget on a page', async () => {
    const { status, text, headers } = await get('/demo');
    expect(status).toBe(200);
    expect(text).toContain(
      `<script async src="/w/v1/widget.js" data-key="${key}" data-accent="#0b5fff" data-theme="auto" data-position="left">`,
    );
    expect(headers['content-security-policy']).toContain("trusted-types 'none'");
  });
});

const listed = async (): Promise<{ req_id: string; apply_path: string }> => {
  const body = { client_id: 'sandbox', profile: { mos_code: '92A', branch: 'Army' } };
  const answer = await world.call({ method: 'POST', path: '/v1/veteran/chat', body });
  return answer.body.replies.flatMap(({ jobs = [] }) => jobs)[0];
};

describe('the apply button', () => {
  test('leads to the employer’s own application and is counted', async () => {
    const { req_id: id, apply_path: path } = await listed();
    const { status, headers } = await get(path);
    expect([status, headers['location']]).toEqual([303, `https://jobs.example.test/apply/${id}`]);
    const flow = await world.call({ path: '/v1/veteran/analytics?from=2020-01-01&to=2100-01-01' });
    expect(flow.body.stages.find(({ stage }: { stage: string }) => stage === 'apply_click')).toBeDefined();
  });

  test('of another client, a made-up one and a changed one lead nowhere, in plain words', async () => {
    const { apply_path: path } = await listed();
    const wrong = [path.replace('/sandbox/', '/globex/'), '/chat/sandbox/apply/AAAA', `${path.slice(0, -2)}xx`];
    for (const address of wrong) {
      const { status, text } = await get(address);
      expect([status, text.includes('has run out')]).toEqual([404, true]);
    }
  });
});
