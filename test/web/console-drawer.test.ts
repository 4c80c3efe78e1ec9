// A candidate in a drawer beside the screen that one came from, in a real browser against a fake service.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessFaults, browserPath, isFocused, launch, open, signedIn as signedInWith } from './console-page.ts';
import { patience } from './slowed-browser.ts';

const soon = { timeout: patience(10_000) };

const isMissing = browserPath === undefined;
let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Inés Duarte' });

async function board() {
  const { server, page } = await signedInWith(browser);
  await open(page, 'Pipeline');
  const link = page.getByRole('link', { name: 'Inés Duarte' });
  await link.waitFor();
  return { server, page, link };
}

describe.skipIf(isMissing)('a candidate in the drawer', () => {
  test('opens beside the board, is closed by Escape, and gives the focus back to where it came from', async () => {
    const { page, link } = await board();
    await link.focus();
    await page.keyboard.press('Enter');
    await drawer(page).getByText('Frontend Engineer, Remote').waitFor();
    await page.getByRole('heading', { name: 'Pipeline', level: 1, includeHidden: true }).waitFor({ state: 'attached' });
    expect(page.url()).toContain('/console/pipeline?peek=c_ines');
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('peek');
    await expect.poll(async () => await isFocused(link), soon).toBe(true);
  });

  test('is opened by its address, and can be opened as a page of its own', async () => {
    const { server, page } = await board();
    await page.goto(`${server.origin}/console/pipeline?view=list&peek=c_ines`);
    await drawer(page).getByRole('link', { name: 'Open full page' }).click();
    await page.getByRole('heading', { name: 'Inés Duarte', level: 1 }).waitFor();
    await expect.poll(() => page.url(), soon).toBe(`${server.origin}/console/candidates/c_ines`);
  });

  test('keeps what the screen below is narrowed to, and its own forms close before it does', async () => {
    const { page } = await board();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('link', { name: 'Inés Duarte' }).click();
    await drawer(page).getByRole('button', { name: 'Move', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Move Inés Duarte' });
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await drawer(page).waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?view=list');
  });

  test('is found by name from any screen', async () => {
    const { server, page } = await board();
    await open(page, 'Action log');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('Inés');
    await page.getByRole('option', { name: /^Inés Duarte/ }).click();
    await drawer(page).waitFor();
    expect(page.url()).toBe(`${server.origin}/console/actions?peek=c_ines`);
  });

  test('asks for scores only once somebody wants to see them: each look stands in the audit trail', async () => {
    const { server, page, link } = await board();
    await link.click();
    await drawer(page).getByText('Nothing of this kind yet').waitFor();
    const asked = () => server.heard.filter(({ path }) => path.endsWith('/scores')).length;
    expect(asked()).toBe(0);
    await drawer(page).getByRole('button', { name: 'Scores', exact: true }).click();
    await expect.poll(asked, soon).toBeGreaterThan(0);
  });

  test('can be used by everybody', async () => {
    const { page, link } = await board();
    await link.click();
    await drawer(page).getByText('none sent').waitFor();
    expect(await accessFaults(page, 'drawer')).toEqual([]);
  });
});
