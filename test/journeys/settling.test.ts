// Two records whose answers were lost, settled at the console by somebody who has looked: one is there, one is sent once more.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { person, servePeople, startServer, type TestServer } from '../fakes/rest-systems.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';
import { accessFaults, alert, browserPath, isFocused, launch } from '../web/console-page.ts';
import { patience } from '../web/slowed-browser.ts';

const isMissing = browserPath === undefined;
test.runIf(isMissing)('a browser is there to test the console with', ({ skip }) => {
  const missing = 'Chromium is not installed: set CHROMIUM_PATH to test the console';
  skip(process.env['REQUIRE_SERVICES'] !== '1', missing);
  expect(missing).toBe('');
});

// In this order even where tests are shuffled: each goes on where the one before it has left the run.
describe.skipIf(isMissing)('a record of which nobody knows whether it arrived', { shuffle: false }, () => {
  let service: RunningService;
  let systems: readonly TestServer[] = [];
  let browser: Browser;
  let page: Page;
  /** What stands at the destination: it takes the first and breaks down, then breaks down at once, then works. */
  const there = new Map<string, string>();
  let isBroken = true;

  beforeAll(async () => {
    const source = await startServer(servePeople(() => [person(1), person(2)]));
    const destination = await startServer(({ method, path, body }) => {
      const id = path.split('/').at(-1) ?? '';
      if (method === 'GET') return there.has(id) ? { status: 200, body: { id } } : { status: 404 };
      if (!isBroken || there.size === 0) there.set(`p-${String(there.size + 1)}`, body);
      return isBroken ? { status: 500 } : { status: 201, body: { id: `p-${String(there.size)}` } };
    });
    systems = [source, destination];
    service = await startService({ environment: { ALLOW_PRIVATE_NETWORK: '1' }, timeoutMs: 150_000 });
    await connect('hr', source.url, { employees: { path: '/employees', items: 'data' } });
    const write = { method: 'POST', path: '/people', idempotency_header: null };
    await connect('payroll', destination.url, { people: { path: '/people', write, one: { path: '/people/{id}' } } });
    browser = await launch(browserPath ?? '');
    page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    page.setDefaultTimeout(patience(20_000));
    await page.goto(service.loginUrl);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${service.url}/console/runs/${await brokenRun()}`);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await service.stop();
    removeData(service);
    await Promise.all(systems.map((server) => server.close()));
  });

  const connect = async (tenant_id: string, base_url: string, collections: object) => {
    const config = { base_url, collections };
    const body = { system: 'rest', name: tenant_id, tenant_id, config, credentials: { bearer: 'secret' } };
    expect((await service.call('POST', '/api/v2/connections', body)).status).toBe(201);
  };

  const brokenRun = async (): Promise<string> => {
    const { body } = await service.call('POST', '/api/v2/integrations/rest/sync', {
      source: { system: 'rest', tenant_id: 'hr', endpoint: 'employees' },
      destination: {
        system: 'rest',
        tenant_id: 'payroll',
        endpoint: 'people',
        action: 'create',
        field_mapping: { work_email: 'email' },
      },
      sync_mode: 'once',
      retry_policy: { max_retries: 0 },
    });
    const ended = async () => expect((await service.call('GET', body.status_url)).body.status).toBe('failed');
    await vi.waitFor(ended, { timeout: 30_000, interval: 100 });
    isBroken = false;
    return String(body.sync_id);
  };

  const dialog = (): Locator => page.getByRole('dialog');
  const settle = (record: string): Locator => page.getByRole('button', { name: `Settle ${record}` });
  const told = (text: string): Promise<void> => page.getByRole('status').filter({ hasText: text }).first().waitFor();

  test('is no record to be retried blindly; its dialog can be used by everybody, and Escape leaves it', async () => {
    await settle('E00001').click();
    await dialog().getByText('It is not known whether the other system took the record').waitFor();
    await dialog().getByText('What did you find in REST system?').waitFor();
    // Nothing is chosen yet, so that a press does nothing.
    await dialog().getByRole('button', { name: 'Take it as written' }).click({ force: true });
    expect(await accessFaults(page, 'Settle')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await isFocused(settle('E00001'))).toBe(true);
    expect(await page.getByRole('button', { name: /^Retry E/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Retry all 2 failed' }).click();
    await alert(page, 'Those that may have arrived are settled one by one').waitFor();
    expect(there.size).toBe(1);
  });

  test('is there: an id that is not is refused in the dialog, the right one counts it as written', async () => {
    await settle('E00001').click();
    await dialog().getByLabel('It is there').check();
    await dialog().getByLabel('Its id there').fill('p-9');
    await dialog().getByRole('button', { name: 'Take it as written' }).click();
    await alert(page, 'has no record p-9 there').waitFor();
    expect(await accessFaults(page, 'Settle, refused')).toEqual([]);
    await dialog().getByLabel('Its id there').fill('p-1');
    await dialog().getByRole('button', { name: 'Take it as written' }).click();
    await told('It counts as written.');
    await dialog().waitFor({ state: 'detached' });
    await settle('E00001').waitFor({ state: 'detached' });
    expect(there.size).toBe(1);
  });

  test('is not there: it is sent once more, and the run has succeeded', async () => {
    await settle('E00002').click();
    await dialog().getByLabel('It is not there').check();
    expect(await dialog().getByLabel('Its id there').count()).toBe(0);
    await dialog().getByRole('button', { name: 'Send it again' }).click();
    await told('The record is sent again.');
    await page.getByText('Succeeded', { exact: true }).first().waitFor();
    expect([...there.values()].map((body) => JSON.parse(body).email)).toEqual([
      'person1@example.test',
      'person2@example.test',
    ]);
    await page.getByText('there: p-1').waitFor();
  });
});
