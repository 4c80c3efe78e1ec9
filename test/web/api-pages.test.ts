// The pages about the API in a real browser: their policies hold, nothing hinders, and a request can be tried.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openApi, type World } from '../api/world.ts';
import { builtSwaggerUi } from '../support/built-web.ts';
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
  world = await openApi({ swaggerUiFiles: await builtSwaggerUi() });
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
];

describe.skipIf(isMissing)('the pages about the API', () => {
  test.each(looks)('nothing hinders on $path at $width', async ({ path, ...look }) => {
    const page = await visit(path, look);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await breaches(page, { runOnly: { type: 'tag', values: tags } })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test('the reference can be read and used on a phone', async () => {
    const page = await visit('/docs/reference', { width: 360 });
    // The page is long: these rules are about what it adds to the others.
    const values = ['target-size', 'label', 'link-name', 'scrollable-region-focusable', 'duplicate-id-aria'];
    expect(await breaches(page, { runOnly: { type: 'rule', values } })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const section = page.locator('#getHealthLive');
    await section.getByText('Python', { exact: true }).click();
    await section.getByText('requests.get(').waitFor();
    await section.getByText('Try it').click();
    await section.getByRole('button', { name: 'Send' }).click();
    await expect(section.getByText(/^200 in/).waitFor()).resolves.toBeUndefined();
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

  test('Swagger UI shows the operations and sends a request, under a policy without code in the page', async () => {
    const page = await visit('/docs/try/');
    await page.getByText('Recruiting operations', { exact: true }).first().waitFor();
    await page.locator('#operations-tag-Platform').click();
    await page
      .getByRole('button', { name: /GET.*\/health\/live/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.locator('.live-responses-table').getByText('200').first().waitFor()).resolves.toBeUndefined();
  });
});
