// The page for candidates and authorities in a real browser: one request, no cookie, nothing that hinders, narrow and wide, light and dark.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPublicPage, signedBy } from '../support/public-page.ts';
import { accessFaults, browserPath, launch } from './console-page.ts';
import { openGuestPage } from './guest-page.ts';

let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});

async function visit(query: string) {
  const world = await openPublicPage();
  await world.publish([
    {
      audit: 'audit_1',
      distributed_on: '2026-04-01',
      last_used_on: null,
      auditor: signedBy('Hale Statistics', 'digest-of-audit_1'),
    },
    { audit: 'audit_2', distributed_on: '2025-10-02', last_used_on: '2026-04-01', auditor: null },
  ]);
  return openGuestPage(browser, world.app, `/hiring/sandbox${query}`);
}

describe.skipIf(browserPath === undefined)('the public page', () => {
  test.each(['?lang=en', '?lang=es'])('hinders nobody, asks for nothing more and sets no cookie: %s', async (query) => {
    const { page, context, requests } = await visit(query);
    // Browsers ask for an icon by themselves.
    expect(requests.filter((path) => path !== '/favicon.ico')).toEqual(['/hiring/sandbox']);
    expect(await context.cookies()).toEqual([]);
    await page.locator('summary').first().click();
    expect(await accessFaults(page, `hiring ${query.slice(-2)}`)).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
  });
});
