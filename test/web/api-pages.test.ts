// The pages about the API in a real browser: their policies hold, nothing hinders, and a request can be tried.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openApi, type World } from '../api/world.ts';
import { breaches, browserPath, launch } from './console-page.ts';
import { patience } from './slowed-browser.ts';

const isMissing = browserPath === undefined;
test.runIf(isMissing)('a browser is there to test the pages with', ({ skip }) => {
  const missing = 'Chromium is not installed: set CHROMIUM_PATH to test the pages';
  skip(process.env['REQUIRE_SERVICES'] !== '1', missing);
  expect(missing).toBe('');
});

let browser: Browser;
let world: World;
let address: string;
beforeAll(async () => {
  if (browserPath === undefined) return;
  world = await openApi();
  [browser, address] = await Promise.all([launch(browserPath), world.app.listen({ port: 0, host: '127.0.0.1' })]);
});
afterAll(async () => {
  if (browserPath === undefined) return;
  await Promise.all([browser.close(), world.app.close()]);
});

async function visit(path: string, { width = 1280, dark = false } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: dark ? 'dark' : 'light' });
  const page = await context.newPage();
  // Both references are long pages; a busy machine needs its time to draw them.
  page.setDefaultTimeout(patience(60_000));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith('data:')) faults.push(url);
  });
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  await page.goto(address + path);
  return page;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const looks = [
  { path: '/docs', width: 360, dark: true },
  { path: '/docs', width: 1280, dark: false },
  { path: '/docs/getting-started', width: 1280, dark: true },
  { path: '/docs/webhooks', width: 360, dark: true },
  { path: '/docs/widget', width: 1280, dark: false },
  { path: '/docs/changelog', width: 360, dark: false },
  { path: '/docs/reference', width: 1280, dark: true },
  { path: '/docs/reference/tasks', width: 1280, dark: false },
  { path: '/docs/reference/candidates', width: 360, dark: true },
  { path: '/problems', width: 1280, dark: false },
];

describe.skipIf(isMissing)('the pages about the API', () => {
  test.each(looks)('nothing hinders on $path at $width', async ({ path, ...look }) => {
    const page = await visit(path, look);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await breaches(page, { runOnly: { type: 'tag', values: tags } })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test('an operation is tried on its own page, with a field for each parameter', async () => {
    const page = await visit('/docs/reference/veteran-codes', { width: 360 });
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: /Show one/ }) });
    await section.getByText('Try it').click();
    await section.getByLabel('API key').fill(await world.key());
    await section.getByRole('textbox', { name: 'branch' }).fill('Army');
    await section.getByRole('textbox', { name: 'mos_code' }).fill('92A');
    await section.getByRole('button', { name: 'Send' }).click();
    await section.getByText(/^200 in/).waitFor();
    await section.locator('output').getByText('"title": ').waitFor();
    expect(await breaches(page, { runOnly: { type: 'tag', values: tags } })).toEqual([]);
    // The next page of this tab knows the key.
    await page.goto(`${address}/docs/reference/me`);
    expect(await page.locator('[name=key]').first().inputValue()).toMatch(/^mk_/);
  });

  test('the language of an example is that of all, code is copied, and what is read is marked', async () => {
    const page = await visit('/docs/reference/tasks');
    await page.locator('.tabs').first().getByText('Python', { exact: true }).click();
    await page.locator('.tabs').nth(2).getByText('requests.').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.tabs').first().getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('requests.post(');
    await page.locator('nav .operations a').nth(3).click();
    await expect(
      page.locator('nav .operations a').nth(3).and(page.locator('[data-here]')).waitFor(),
    ).resolves.toBeUndefined();
  });

  test('a search leads to a part of a guide, by keyboard alone, and asks for its index once', async () => {
    const page = await visit('/docs', { width: 360 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('/');
    await page.keyboard.type('approve tasks');
    await page.locator('#found li').first().waitFor();
    expect(await breaches(page, { runOnly: { type: 'tag', values: tags } })).toEqual([]);
    expect(asked).toEqual(['/docs/search.json']);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/.+/);
    await expect(page.getByRole('heading', { level: 1 }).waitFor()).resolves.toBeUndefined();
  });

  test('where Swagger UI stood leads to the reference', async () => {
    const page = await visit('/docs/try');
    await page.getByRole('heading', { name: 'API reference' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/reference');
  });
});
