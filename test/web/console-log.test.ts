// The action log in a real browser against a fake service: what people find in it, however long it is.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveInes } from '../fakes/console-sandbox.ts';
import { alert, browserPath, cards, launch, open, signedIn as signedInWith } from './console-page.ts';

const isMissing = browserPath === undefined;
let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});
const signedIn = () => signedInWith(browser);

describe.skipIf(isMissing)('the action log', () => {
  test('fetches older pages on the way down', async () => {
    const { page } = await signedIn();
    await open(page, 'Action log');
    await page.getByText('All 7 shown').waitFor();
    expect(await cards(page).count()).toBe(7);
  });

  test('keeps its rows apart in every frame while the width changes, however late they are measured', async () => {
    const { server, page } = await signedIn();
    const [one] = server.actions;
    server.pageSize = 200;
    server.actions = Array.from({ length: 600 }, (_, index) => ({
      ...(one ?? moveInes),
      action_id: `act_${String(index)}`,
      summary: 'Moved somebody with a name that needs a second line where the page is narrow '.repeat(1 + (index % 3)),
    }));
    await open(page, 'Action log');
    await cards(page).first().waitFor();
    await page.evaluate(() => window.scrollBy(0, 3_000));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const watched = page.evaluate(async () => {
      let over = 0;
      let seen = 0;
      for (let frames = 0; frames < 40; frames += 1) {
        await new Promise(requestAnimationFrame);
        const rows = [...document.querySelectorAll('main li')].map((row) => row.getBoundingClientRect());
        seen = Math.max(seen, rows.length);
        over += rows.filter(({ bottom }, at) => (rows[at + 1]?.top ?? bottom) < bottom - 1).length;
      }
      return { over, seen };
    });
    for (const width of [360, 1280, 600, 320]) {
      await page.setViewportSize({ width, height: 800 });
    }
    const { over, seen } = await watched;
    expect(over).toBe(0);
    expect(seen).toBeGreaterThan(9);
  });

  test('keeps its filters and the opened action in the address', async () => {
    const { server, page } = await signedIn();
    await open(page, 'Action log');
    await page.getByLabel('State').selectOption('failed');
    await page.getByRole('button', { name: 'Details: Moved Ravi Menon' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move stage' });
    await dialog.getByText('restores the state before').waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('failed');
    expect(server.heard.some(({ query }) => query.includes('status=failed'))).toBe(true);
    await page.reload();
    await dialog.or(page.getByRole('dialog', { name: 'Action' })).waitFor();
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).searchParams.get('open')).toBeNull();
  });

  test('shows what went wrong and what is uncertain', async () => {
    const { page } = await signedIn();
    await open(page, 'Action log');
    await cards(page).filter({ hasText: 'Owen Achebe is busy from 10:00 to 11:00' }).getByText('Failed').waitFor();
    await expect(
      cards(page).filter({ hasText: 'did not answer in time' }).getByText('Please check').waitFor(),
    ).resolves.toBeUndefined();
  });

  test('undoes, with the time that is left', async () => {
    const { page } = await signedIn();
    await open(page, 'Action log');
    const card = cards(page).filter({ hasText: 'Follow-up to Inés Duarte' });
    await card.getByText(/\d+ (s|min) left/).waitFor();
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('Undone').waitFor()).resolves.toBeUndefined();
  });

  test('says why an undo is refused', async () => {
    const { page } = await signedIn();
    await open(page, 'Action log');
    await page.getByRole('button', { name: 'Undo: Moved Ravi Menon' }).click();
    await expect(alert(page, 'Theresa Marlow moved this candidate since').waitFor()).resolves.toBeUndefined();
  });
});
