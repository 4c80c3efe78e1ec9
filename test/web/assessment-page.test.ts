// The page of a person's own assessment in a real browser: one request, no cookie, nothing that hinders, and a correction by keyboard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAssessment } from '../support/assessment.ts';
import { accessFaults, browserPath, launch } from './console-page.ts';
import { openGuestPage } from './guest-page.ts';

let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});

/** `ended`: the letter was taken back. */
async function visit(query: string, { ended = false } = {}) {
  const world = await openAssessment();
  await world.score();
  const action = await world.letter();
  if (ended) await world.call({ method: 'POST', path: `/api/v1/actions/${action}/undo` });
  await world.call({ method: 'PATCH', path: '/api/v1/settings', body: { compliance_email: 'rights@example.test' } });
  const path = world.linkOf(action);
  const { page, context, requests } = await openGuestPage(browser, world.app, `${path}${query}`);
  return { page, context, path, asked: () => requests.filter((one) => one !== '/favicon.ico') };
}

describe.skipIf(browserPath === undefined)('the page of an assessment', () => {
  test.each(['?lang=en', '?lang=es&said=unfit'])('hinders nobody: %s', async (query) => {
    const { page, context, path, asked } = await visit(query);
    expect(asked()).toEqual([path]);
    expect(await context.cookies()).toEqual([]);
    expect(await accessFaults(page, `assessment ${query.slice(6, 8)}`)).toEqual([]);
  });

  test.each(['?lang=en', '?lang=es'])('a link that ended leads to a page that hinders nobody: %s', async (query) => {
    const { page, asked, path } = await visit(query, { ended: true });
    expect(asked()).toEqual([path]);
    await page.getByRole('link', { name: 'rights@example.test' }).waitFor();
    expect(await accessFaults(page, `ended ${query.slice(6, 8)}`)).toEqual([]);
  });

  test('a fact is corrected without a mouse, and the page says what comes next', async () => {
    const { page } = await visit('?lang=en');
    await page.getByLabel('Experience months').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'A person will look at your correction' }).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'A person will look at it.' }).count()).toBe(1);
  });
});
