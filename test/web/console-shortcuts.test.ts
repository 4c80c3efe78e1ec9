// Ways to be quick in the console: the command box, and decisions on several things at once.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, cards, isFocused, launch, open, signedIn as signedInWith } from './console-page.ts';

const isMissing = browserPath === undefined;
let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});
/** The first that fits has the focus by itself. */
const focusedOption = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('option', { name }).and(page.locator('[data-focused]'));
const signedIn = () => signedInWith(browser);

describe.skipIf(isMissing)('the command box', () => {
  test('leads to a screen by a few letters, and gives the focus back when left', async () => {
    const { page } = await signedIn();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Approvals' }).waitFor();
    await page.keyboard.type('pipel');
    await focusedOption(page, 'Pipeline').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Pipeline', level: 1 }).waitFor();
    const button = page.getByRole('button', { name: /Ask or go to/ });
    await button.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await isFocused(button)).toBe(true);
  });

  test('hands a sentence to the assistant', async () => {
    const { page } = await signedIn();
    await open(page, 'Approvals');
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Approvals' }).waitFor();
    await page.keyboard.type('Move Inés Duarte to Phone Screen');
    await focusedOption(page, /Move Inés/).waitFor();
    await page.keyboard.press('Enter');
    await expect(cards(page).filter({ hasText: 'Moved Inés Duarte' }).waitFor()).resolves.toBeUndefined();
  });
});

describe.skipIf(isMissing)('several approvals', () => {
  test('are decided one after the other with one press', async () => {
    const { server, page } = await signedIn();
    await open(page, 'Approvals');
    await page.getByRole('checkbox', { name: 'Select all 2' }).check();
    await page.getByRole('button', { name: 'Approve 2' }).click();
    await page.getByRole('status').filter({ hasText: '2 of 2 decided.' }).waitFor();
    expect(server.approvals).toEqual([]);
  });

  test('can be replaced by another proposal, about the same person', async () => {
    const { server, page } = await signedIn();
    await open(page, 'Approvals');
    await cards(page).filter({ hasText: 'Offer Inés Duarte' }).getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Salary').fill('110000');
    await page.getByRole('button', { name: 'Propose this instead' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const sent = server.heard.find(({ path }) => path.endsWith('/edit'))?.body ?? '{}';
    expect(JSON.parse(sent)).toEqual({ arguments: { candidate: 'c_ines', salary: 110000, currency: 'USD' } });
  });
});
