// At the console on the real service: a webhook endpoint is added, paused, resumed and removed, and a flow is drafted from words.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { env } from 'node:process';
import { type RunningService, removeData, startService } from '../support/service.ts';
import { accessFaults, browserPath, launch } from '../web/console-page.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const isMissing = browserPath === undefined;
let service: RunningService;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  if (browserPath === undefined) return;
  service = await startService({ environment: { ALLOW_PRIVATE_NETWORK: '1' } });
  browser = await launch(browserPath);
  page = await browser.newPage();
  await page.goto(service.loginUrl);
  await page.getByRole('heading', { name: 'Morning brief' }).waitFor();
});
afterAll(async () => {
  if (isMissing) return;
  await browser.close();
  await service.stop();
  removeData(service);
});

const desktop = { width: 1280, height: 800 };

/** Pictures for people, at both ends of width and theme. */
const shot = async (name: string): Promise<void> => {
  const folder = env['CONSOLE_SHOTS'];
  if (folder === undefined) return;
  await page.screenshot({ path: `${folder}/${name}-1280.png`, fullPage: true });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}/${name}-360.png` });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desktop);
};

/** Without faults at every width, theme and direction; the page is wide again afterwards. */
const isAccessible = async (screen: string): Promise<void> => {
  expect(await accessFaults(page, screen)).toEqual([]);
  await page.setViewportSize(desktop);
};

test.skipIf(isMissing)(
  'an endpoint is added with its secret, paused and resumed, shows its deliveries, and is removed',
  async () => {
    await page.goto(`${service.url}/console/webhooks`);
    await page.getByText('No endpoints yet').waitFor();
    await page.getByRole('button', { name: 'Add an endpoint' }).first().click();
    await page.getByLabel('Address').fill('http://127.0.0.1:9/hook');
    await page.getByLabel('candidate.moved').check();
    await shot('webhook-new');
    await isAccessible('a new endpoint');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(/^whsec_/).waitFor();
    await isAccessible('the secret');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Pause http://127.0.0.1:9/hook' }).click();
    await page.getByRole('button', { name: 'Resume http://127.0.0.1:9/hook' }).waitFor();
    const moved = { action: 'move_stage', candidate: 'c_priya_raman', stage: 'Phone Screen' };
    expect((await service.call('POST', '/api/v1/tasks', moved)).status).toBeLessThan(300);
    await expect
      .poll(async () => {
        const { body } = await service.call('GET', '/api/v2/webhooks/endpoints');
        const [{ endpoint_id: id }] = body.data;
        return (await service.call('GET', `/api/v2/webhooks/endpoints/${id}/deliveries`)).body.data.length;
      })
      .toBe(1);
    await shot('webhooks');
    await isAccessible('webhooks');
    await page.getByRole('button', { name: 'Deliveries of http://127.0.0.1:9/hook' }).click();
    await page.getByRole('dialog').getByText('candidate.moved').waitFor();
    await page.getByRole('dialog').getByText('Held', { exact: true }).waitFor();
    await shot('webhook-deliveries');
    await isAccessible('deliveries');
    await page.getByText('Resume the endpoint to send held events and to replay failed ones.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Resume http://127.0.0.1:9/hook' }).click();
    await page.getByRole('button', { name: 'Pause http://127.0.0.1:9/hook' }).waitFor();
    await page.getByRole('button', { name: 'Deliveries of http://127.0.0.1:9/hook' }).click();
    await page.getByRole('button', { name: 'Replay failed events' }).click();
    await page.getByText('No failed events to replay.').waitFor();
    await shot('webhook-replay');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Remove http://127.0.0.1:9/hook' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('No endpoints yet').waitFor();
    expect((await service.call('GET', '/api/v2/webhooks/endpoints')).body.data).toEqual([]);
  },
);

test.skipIf(isMissing)(
  'a flow that is asked for in words is a draft with its open points, until they are settled',
  async () => {
    await page.goto(`${service.url}/console/builder`);
    await page.getByRole('button', { name: 'New flow' }).first().click();
    await page
      .getByLabel('Describe it')
      .fill('When somebody is hired in Workable, create them in BambooHR and tell IT');
    await shot('flow-new');
    await isAccessible('a new flow');
    await page.getByRole('button', { name: 'Draft', exact: true }).click();
    await page.getByRole('heading', { name: 'Open points' }).waitFor();
    await page.getByText('Who is “IT”?').waitFor();
    await page.waitForTimeout(500);
    await shot('flow-open-points');
    await isAccessible('open points');
    await page.getByRole('button', { name: 'Settled' }).click();
    await page.getByRole('heading', { name: 'Open points' }).waitFor({ state: 'detached' });
    const { body } = await service.call('GET', '/api/v2/flows');
    expect(body.data).toMatchObject([{ published_version: null }]);
  },
);
