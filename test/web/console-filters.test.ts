// Filters on a phone, in a real browser against a fake service: one button that counts them, a sheet that holds them, and the way out.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breaches, browserPath, isFocused, launch, signedIn as signedInWith } from './console-page.ts';

const isMissing = browserPath === undefined;
let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});

describe.skipIf(isMissing)('filters on a phone', () => {
  test('stand in a sheet, say how many are set and what they leave, and are cleared with one press', async () => {
    const { server, page } = await signedInWith(browser);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${server.origin}/console/calendar`);
    const rows = page.getByRole('button', { name: /^Open / });
    await rows.first().waitFor();
    const all = await rows.count();
    const button = page.getByRole('button', { name: /^Filters/ });
    expect(await page.getByLabel('Kind').isVisible()).toBe(false);

    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filter meetings' });
    await sheet.getByLabel('Kind').selectOption('Interviews');
    await sheet.getByRole('button', { name: 'Show 1', exact: true }).waitFor();
    expect(await breaches(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'] })).toEqual([]);
    await sheet.getByRole('button', { name: 'Show 1', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await button.innerText()).toBe('Filters, 1 set');
    expect(await isFocused(button)).toBe(true);
    expect(await rows.count()).toBe(1);

    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(async () => await rows.count()).toBe(all);
    expect(await button.innerText()).toBe('Filters');
  });
});
