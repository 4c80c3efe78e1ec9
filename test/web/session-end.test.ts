// Where nobody is at the page, the session ends: told before, and without losing what somebody typed. What lets others in asks anew.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { browserPath, launch, visit } from './console-page.ts';
import { patience } from './slowed-browser.ts';

describe.skipIf(browserPath === undefined)('the end of a session', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(browserPath ?? '');
  });
  afterAll(() => browser.close());

  async function atPage(role: 'admin' | 'recruiter' = 'recruiter') {
    const { server, page } = await visit(browser);
    if (role === 'admin') server.session = { ...server.session, role, scopes: ['admin'] };
    await page.clock.install();
    await page.goto(server.addLink('first'));
    await page.getByRole('heading', { name: 'Assistant' }).waitFor({ state: 'attached' });
    // The watch comes once the page has nothing more urgent to do.
    await page.locator('#session').waitFor({ state: 'attached', timeout: patience(20_000) });
    return { server, page };
  }
  test('is told two minutes before, and a press stays', async () => {
    const { page } = await atPage();
    await page.clock.fastForward('57:00');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.clock.fastForward('01:30');
    await page.getByRole('alert').getByText('You will be signed out at').waitFor();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.clock.fastForward('57:00');
    expect(await page.getByRole('heading', { name: 'Assistant' }).count()).toBe(1);
  });

  test('forgets the page after an hour without anybody', async () => {
    const { server, page } = await atPage();
    await page.clock.fastForward('01:00:30');
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    const ended = () => server.heard.some(({ method, path }) => method === 'DELETE' && path === '/console/session');
    await expect.poll(ended).toBe(true);
  });

  test('keeps typed words out of sight until the same person is back', async () => {
    const { server, page } = await atPage();
    await page.getByLabel('Instruction').fill('Write to Priya that');
    await page.clock.fastForward('01:00:30');
    const dialog = page.getByRole('dialog', { name: 'You are signed out' });
    await dialog.waitFor();
    expect(await page.locator('#page').isVisible()).toBe(false);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByText('You are not signed in yet.').waitFor();
    const other = await page.context().newPage();
    await other.goto(server.addLink('second'));
    await other.getByRole('heading', { name: 'Assistant' }).waitFor({ state: 'attached' });
    await other.close();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Instruction').inputValue()).toBe('Write to Priya that');
  });

  test('a change of keys asks once more who it is, and goes on by itself', async () => {
    const { page } = await atPage('admin');
    let isProved = false;
    await page.route('**/console/session/proof', (route) => {
      isProved = String(route.request().postData()).includes('mk_right');
      return isProved
        ? route.fulfill({ status: 204 })
        : route.fulfill({
            status: 422,
            contentType: 'application/problem+json',
            json: {
              status: 422,
              code: 'validation_failed',
              errors: [{ path: 'key', message: 'is no key of this one' }],
            },
          });
    });
    await page.route('**/api/v1/keys*', (route) =>
      isProved
        ? route.fulfill({ status: 200, json: { data: [], next_cursor: null } })
        : route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            json: { status: 403, code: 'sign_in_again' },
          }),
    );
    await page.getByRole('link', { name: 'Access' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Show once more who you are' });
    await dialog.getByLabel('API key').fill('mk_wrong');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByText('is no key of this one').waitFor();
    await dialog.getByLabel('API key').fill('mk_right');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('No keys yet').waitFor();
    expect(await dialog.count()).toBe(0);
  });
});
