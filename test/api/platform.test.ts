import { describe, expect, test } from 'vitest';
import { wireSettings } from '../../src/api/wire/settings.ts';
import { Settings } from '../../src/core/settings.ts';
import { elsewhere, openApi, publicUrl } from './world.ts';

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe('settings', () => {
  test('are changed field by field, and the change is audited by its names', async () => {
    const { call, audited } = await openApi();
    const before = await call({ path: '/api/v1/settings' });
    const changed = await call({
      method: 'PATCH',
      path: '/api/v1/settings',
      body: { hold_seconds: 120, four_eyes: true },
    });
    expect(changed.body).toEqual({ ...before.body, hold_seconds: 120, four_eyes: true, version: 2 });
    expect((await call({ path: '/api/v1/settings' })).body).toEqual(changed.body);
    expect(audited).toMatchObject([
      { event: 'settings.changed', subject: 'four_eyes hold_seconds', tenant: 'sandbox' },
    ]);
  });

  test('show every setting there is', () => {
    const shown = Object.keys(wireSettings(Settings.parse({}), 1)).filter((name) => name !== 'version');
    expect(shown.toSorted()).toEqual(Object.keys(Settings.shape).map(snake).toSorted());
  });

  test('refuse what makes no sense, and leave nothing changed', async () => {
    const { call } = await openApi();
    const answer = await call({ method: 'PATCH', path: '/api/v1/settings', body: { time_zone: 'Mars/Olympus' } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'time_zone' }] } });
    expect((await call({ path: '/api/v1/settings' })).body.time_zone).toBe('America/Chicago');
  });
});

describe('templates', () => {
  const path = '/api/v1/templates/gentle_nudge';

  test('are created once, replaced, changed and deleted', async () => {
    const { call } = await openApi();
    const fresh = { template_id: 'hello', subject: 'Hi', body: 'Hello' };
    const made = await call({ method: 'POST', path: '/api/v1/templates', body: fresh });
    expect(made).toMatchObject({ status: 201, body: fresh, headers: { location: '/api/v1/templates/hello' } });
    expect((await call({ method: 'POST', path: '/api/v1/templates', body: fresh })).body.code).toBe('conflict');
    const replaced = await call({ method: 'PUT', path, body: { subject: 'A', body: 'B' } });
    expect(replaced.body).toEqual({ template_id: 'gentle_nudge', subject: 'A', body: 'B', language: 'en' });
    const changed = await call({ method: 'PATCH', path, body: { body: 'C' } });
    expect(changed.body).toEqual({ template_id: 'gentle_nudge', subject: 'A', body: 'C', language: 'en' });
    expect((await call({ method: 'DELETE', path })).status).toBe(204);
    expect((await call({ path })).body.code).toBe('template_not_found');
    expect((await call({ method: 'DELETE', path })).status).toBe(404);
  });
});

describe('people', () => {
  const dana = { name: 'Dana Fields', email: 'dana@example.test', role: 'hiring_manager' };

  test('are added, changed and deactivated', async () => {
    const { call } = await openApi();
    const made = await call({ method: 'POST', path: '/api/v1/users', body: { ...dana, time_zone: 'Europe/Paris' } });
    expect(made).toMatchObject({ status: 201, body: { ...dana, time_zone: 'Europe/Paris' } });
    const path = String(made.headers['location']);
    const changed = await call({ method: 'PATCH', path, body: { role: 'admin', time_zone: null } });
    expect(changed.body).toEqual({ ...made.body, role: 'admin', time_zone: null });
    expect((await call({ path: '/api/v1/users' })).body.data).toContainEqual(changed.body);
    expect((await call({ method: 'DELETE', path })).status).toBe(204);
    expect((await call({ path })).body.code).toBe('user_not_found');
  });

  test('have ids and addresses of their own', async () => {
    const { call } = await openApi();
    const add = (body: object) => call({ method: 'POST', path: '/api/v1/users', body: { ...dana, ...body } });
    expect((await add({ user_id: 'u_nora' })).body.code).toBe('conflict');
    expect((await add({ email: 'NORA@example.test' })).body.code).toBe('conflict');
    const change = await call({ method: 'PATCH', path: '/api/v1/users/u_owen', body: { email: 'nora@example.test' } });
    expect(change.body.code).toBe('conflict');
    expect((await add({ role: 'king' })).body.errors[0].path).toBe('role');
  });
});

describe('organizations', () => {
  const path = '/api/v1/organizations';

  test('are created by the operator with a first admin key, shown once', async () => {
    const { call } = await openApi();
    const made = await call({ method: 'POST', path, body: { name: 'Northwind', client_id: 'northwind' } });
    expect(made).toMatchObject({ status: 201, body: { client_id: 'northwind', mode: 'live' } });
    expect((await call({ method: 'POST', path, body: { name: 'Again', client_id: 'northwind' } })).status).toBe(409);
    expect((await call({ path: '/api/v1/keys', key: made.body.key })).body.data).toHaveLength(1);
    expect((await call({ path })).text).not.toContain(made.body.key);
    expect((await call({ path: `${path}/northwind` })).body.name).toBe('Northwind');
    expect((await call({ path: `${path}/nobody` })).status).toBe(404);
  });

  test('are nobody else’s business', async () => {
    const { call, key } = await openApi();
    const answer = await call({ path, key: await key({ tenant: elsewhere }) });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});

describe('the sandbox', () => {
  test('shows its systems and goes back to its start', async () => {
    const { call } = await openApi();
    const before = await call({ path: '/api/v1/sandbox' });
    await call({
      method: 'POST',
      path: '/api/v1/tasks',
      body: { action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' },
    });
    expect((await call({ path: '/api/v1/sandbox' })).body).not.toEqual(before.body);
    const reset = await call({ method: 'POST', path: '/api/v1/sandbox/reset', body: {} });
    expect(reset).toMatchObject({ status: 200, body: before.body });
    expect(Object.keys(before.body)).toEqual(['candidates', 'calendar', 'mailbox', 'crm', 'messages', 'texts']);
  });

  test('does not exist for other organizations, nor where the service runs none', async () => {
    const { call, key } = await openApi();
    expect((await call({ path: '/api/v1/sandbox', key: await key({ tenant: elsewhere }) })).status).toBe(404);
    const without = await openApi({ sandbox: undefined });
    expect((await without.call({ path: '/api/v1/sandbox' })).status).toBe(404);
    expect((await without.call({ path: '/openapi.json' })).body.paths['/api/v1/sandbox']).toBeUndefined();
  });
});

describe('the brief and the metrics', () => {
  test('say what to do and what was done', async () => {
    const { call } = await openApi();
    const brief = await call({ path: '/api/v1/brief' });
    expect(brief.body).toMatchObject({ for: expect.stringMatching(/^key:/), generated_at: expect.any(String) });
    expect(brief.body.items[0]).toMatchObject({
      priority: expect.any(String),
      recommended_action: { tool: expect.any(String) },
    });
    const metrics = await call({ path: '/api/v1/metrics?from=2026-06-01&to=2026-06-02' });
    expect(metrics.body).toMatchObject({ tasks_saved: 0, on_time_rate: null, pipeline_velocity: { stage_changes: 0 } });
    expect((await call({ path: '/api/v1/metrics?from=2026-06-02&to=2026-06-01' })).status).toBe(422);
    expect((await call({ path: '/api/v1/metrics?from=yesterday' })).status).toBe(422);
  });
});

describe('health', () => {
  test('tells probes whether to send requests', async () => {
    let state: 'starting' | 'ready' | 'draining' = 'starting';
    const { call } = await openApi({ state: () => state });
    expect((await call({ path: '/health/ready', key: null })).status).toBe(503);
    state = 'ready';
    expect(await call({ path: '/health/ready', key: null })).toMatchObject({ status: 200, body: { status: 'ready' } });
    state = 'draining';
    expect((await call({ path: '/health/ready', key: null })).status).toBe(503);
    expect((await call({ path: '/health/live', key: null })).status).toBe(200);
    const refused = await call({ path: '/api/v1/actions' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '5' } });
  });
});

describe('every answer', () => {
  test('echoes a request id that is one, and makes its own otherwise', async () => {
    const { call } = await openApi();
    const id = async (given: string) => {
      const { headers, body } = await call({ path: '/nothing', headers: { 'x-request-id': given } });
      expect(body.request_id).toBe(headers['x-request-id']);
      return headers['x-request-id'];
    };
    expect(await id('order-66:a.b')).toBe('order-66:a.b');
    expect(await id('a b"')).toMatch(/^req_/);
    expect(await id('x'.repeat(129))).toMatch(/^req_/);
  });

  test('leaves one line of known fields in the log, the trace of the caller among them', async () => {
    const { call, log } = await openApi();
    log.lines.length = 0;
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await call({ path: '/api/v1/actions/act_x?', headers: { 'x-request-id': 'r-1', traceparent } });
    expect(log.lines).toEqual([
      {
        level: 'info',
        event: 'request',
        fields: {
          requestId: 'r-1',
          method: 'GET',
          route: '/api/v1/actions/:action_id',
          status: 404,
          code: 'not_found',
          tenant: 'sandbox',
          actor: expect.stringMatching(/^key:/),
          durationMs: expect.any(Number),
          trace: '4bf92f3577b34da6a3ce929d0e0e4736',
        },
      },
    ]);
    await call({
      path: '/health/live',
      headers: { traceparent: '00-00000000000000000000000000000000-00f067aa0ba902b7-01' },
    });
    expect(log.lines[1]?.fields.trace).toBeUndefined();
  });

  test('of a defect is a bare 500 that tells nothing, and the log has no message', async () => {
    const { call, log } = await openApi({
      brief: async () => {
        throw new Error('the password is hunter2');
      },
    });
    const answer = await call({ path: '/api/v1/brief' });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } });
    expect(answer.text).not.toMatch(/hunter2|at .*\.ts/);
    expect(JSON.stringify(log.lines)).not.toContain('hunter2');
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 'error', event: 'defect' }));
  });
});

describe('the console’s files', () => {
  const file = { type: 'text/html; charset=utf-8', body: Buffer.from('<p>Hi'), etag: '"e1"' };
  const script = {
    type: 'text/javascript; charset=utf-8',
    body: Buffer.from('plain'),
    etag: '"e2"',
    br: Buffer.from('small'),
    gzip: Buffer.from('zipped'),
  };
  const withFiles = async () =>
    await openApi({
      consoleFiles: new Map([
        ['index.html', file],
        ['assets/main-1a2b.js', script],
      ]),
    });

  test('are served as they are, and again only when they changed', async () => {
    const { call } = await withFiles();
    const page = await call({ path: '/console/', key: null });
    expect(page).toMatchObject({ status: 200, text: '<p>Hi', headers: { etag: '"e1"', 'content-type': file.type } });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await call({ path: '/console/', key: null, headers: { 'if-none-match': '"e1"' } })).status).toBe(304);
    expect((await call({ path: '/console', key: null })).headers['location']).toBe('/console/');
    expect((await call({ path: '/console/../package.json', key: null })).status).toBe(404);
  });

  test('lead from the address of any screen to the page, and from a lost file to nothing', async () => {
    const { call } = await withFiles();
    expect(await call({ path: '/console/candidates/c_1?tab=notes', key: null })).toMatchObject({
      status: 200,
      text: '<p>Hi',
    });
    expect((await call({ path: '/console/assets/gone-9z.js', key: null })).status).toBe(404);
    expect((await call({ path: '/console/robots.txt', key: null })).status).toBe(404);
  });

  test('are named by content, kept for good, and sent as small as the browser takes them', async () => {
    const { call } = await withFiles();
    const path = '/console/assets/main-1a2b.js';
    const asked = async (encodings: string) =>
      await call({ path, key: null, headers: { 'accept-encoding': encodings } });
    const best = await asked('gzip, br');
    expect(best).toMatchObject({ text: 'small', headers: { 'content-encoding': 'br', vary: 'accept-encoding' } });
    expect(best.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await asked('gzip, br;q=0')).toMatchObject({ text: 'zipped', headers: { 'content-encoding': 'gzip' } });
    expect((await asked('identity')).text).toBe('plain');
  });
});

test('clients find the token endpoint', async () => {
  const { call } = await openApi();
  const { body } = await call({ path: '/.well-known/oauth-authorization-server', key: null });
  expect(body).toMatchObject({ issuer: publicUrl, token_endpoint: `${publicUrl}/oauth/token` });
});
