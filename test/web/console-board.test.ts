// The pipeline's board in a real browser against a fake service: cards carried by pointer and by keyboard, moves that wait, and moves that fail.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breaches, browserPath, isFocused, launch, open, signedIn as signedInWith } from './console-page.ts';
import { tabTo } from './without-mouse.ts';
import { patience } from './slowed-browser.ts';

/** A busy machine takes its time. */
const soon = { timeout: patience(10_000) };

const isMissing = browserPath === undefined;
let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});

const column = (page: Page, stage: string): Locator => page.getByRole('region', { name: stage, exact: true });
const card = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });

async function board() {
  const { server, page } = await signedInWith(browser);
  // All stages side by side: what is out of sight scrolls under a pointer that carries something.
  await page.setViewportSize({ width: 2200, height: 900 });
  await open(page, 'Pipeline');
  await card(page, 'Inés Duarte').waitFor();
  return { server, page };
}

const tasks = (heard: readonly { path: string; body: string }[]): unknown[] =>
  heard.filter(({ path }) => path === '/api/v1/tasks').map(({ body }) => JSON.parse(body) as unknown);

/** A finger as the browser feels one: what it does by itself with presses, scrolling too, it does here. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  let at = { x: 0, y: 0 };
  return {
    async press(target: Locator): Promise<void> {
      at = await middleOf(target);
      await touch('touchStart', [at]);
    },
    async moveTo(target: Locator): Promise<void> {
      const to = await middleOf(target);
      for (const share of [0.2, 0.6, 1])
        await touch('touchMove', [{ x: at.x + (to.x - at.x) * share, y: at.y + (to.y - at.y) * share }]);
    },
    /** All at once: however busy the machine is, it presses for no time. */
    async flick(from: Locator, to: Locator): Promise<void> {
      const [start, end] = [await middleOf(from), await middleOf(to)];
      await Promise.all([touch('touchStart', [start]), touch('touchMove', [end]), touch('touchEnd', [])]);
    },
    lift: async (): Promise<void> => void (await touch('touchEnd', [])),
  };
}

/** The board is drawn anew after its width has changed, and a finger has to meet what stands still. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  for (let before = '', tries = 0; tries < 100; tries += 1) {
    const box = await target.boundingBox();
    const seen = JSON.stringify(box);
    if (box !== null && seen === before) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    before = seen;
    await target.page().waitForTimeout(120);
  }
  throw new Error('it does not stand still');
}

describe.skipIf(isMissing)('a card on the board', () => {
  test('is carried to another stage by the pointer, shown there at once, and can be taken back', async () => {
    const { server, page } = await board();
    const answer = Promise.withResolvers<undefined>();
    server.answersTasks = answer.promise;
    await card(page, 'Inés Duarte').dragTo(column(page, 'Phone Screen'));
    const moved = column(page, 'Phone Screen').getByRole('listitem').filter({ hasText: 'Inés Duarte' });
    await moved.getByText('Moving').waitFor();
    answer.resolve(undefined);
    await moved.getByText('No contact for 7 days').waitFor();
    expect(tasks(server.heard)).toEqual([{ action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' }]);

    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('status').filter({ hasText: 'Undone: Moved to Phone Screen' }).waitFor();
    expect(server.heard.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1);
  });

  test('is carried by the keyboard alone, put down by Escape or where it is to go, and keeps the focus', async () => {
    const { server, page } = await board();
    const grip = page.getByRole('button', { name: 'Carry Inés Duarte' });
    const target = column(page, 'Phone Screen');
    await tabTo(page, grip);
    await page.keyboard.press('Enter');
    await expect.poll(async () => await isFocused(target), soon).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(async () => await isFocused(column(page, 'Onsite Interview')), soon).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(async () => await isFocused(grip), soon).toBe(true);
    expect(tasks(server.heard)).toEqual([]);

    await page.keyboard.press('Enter');
    await expect.poll(async () => await isFocused(target), soon).toBe(true);
    await page.keyboard.press('Enter');
    await target.getByText('Inés Duarte').waitFor();
    await expect.poll(async () => await isFocused(grip), soon).toBe(true);
    expect(tasks(server.heard)).toHaveLength(1);
  });

  test('is lifted by a finger that presses long enough; a quick one scrolls and carries nothing', async () => {
    const { server, page } = await board();
    await page.setViewportSize({ width: 900, height: 700 });
    const finger = await fingerOn(page);
    await finger.press(card(page, 'Inés Duarte'));
    const ghost = page.locator('body > div[inert]').filter({ hasText: 'Inés Duarte' });
    await ghost.waitFor();
    await finger.moveTo(column(page, 'Phone Screen'));
    await finger.lift();
    await ghost.waitFor({ state: 'detached' });
    await expect
      .poll(() => tasks(server.heard))
      .toEqual([{ action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' }]);

    await finger.flick(card(page, 'Joseph Bright'), column(page, 'Phone Screen'));
    expect(await page.locator('body > div[inert]').count()).toBe(0);
    expect(tasks(server.heard)).toHaveLength(1);
  });

  test('falls back with the reason where it is refused, or to wait for the approval that it leads to', async () => {
    const { page } = await board();
    await card(page, 'Joseph Bright').dragTo(column(page, 'Hired'));
    const back = column(page, 'Applied').getByRole('listitem').filter({ hasText: 'Joseph Bright' });
    await back.getByText('Not moved to Hired. Nobody is hired without an offer.').waitFor();
    await page.getByRole('status').filter({ hasText: 'Joseph Bright stays in Applied.' }).waitFor();

    await card(page, 'Inés Duarte').dragTo(column(page, 'Offer'));
    const waiting = column(page, 'Applied').getByRole('link', { name: 'Waiting for approval to Offer' });
    await waiting.waitFor();
    expect(await breaches(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'] })).toEqual([]);
    await waiting.click();
    await expect(page.getByRole('heading', { name: 'Approvals', level: 1 }).waitFor()).resolves.toBeUndefined();
  });

  test('goes along with others that are selected in the list: one press moves all, as one call that was shown before', async () => {
    const { server, page } = await board();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByLabel('Select Inés Duarte').check();
    await page.getByLabel('Select Joseph Bright').check();
    await page.getByRole('region', { name: 'Selected candidates' }).getByRole('button', { name: 'Move 2…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 candidates' });
    await dialog.getByLabel('To the stage').selectOption('Phone Screen');
    await dialog.getByText('2 of 2 people').waitFor();
    expect(await breaches(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'] })).toEqual([]);
    expect(tasks(server.heard)).toEqual([]);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Moved to Phone Screen' }).waitFor();
    const moved = { action: 'move_stage', candidates: ['c_ines', 'c_joe'], stage: 'Phone Screen' };
    expect(tasks(server.heard)).toEqual([{ ...moved, digest: 'digest-preview' }]);
  });

  test('stays put for those who may only read', async () => {
    const { server, page } = await signedInWith(browser);
    server.session = { ...server.session, scopes: ['operations:read'] };
    await page.goto(`${server.origin}/console/pipeline`);
    await card(page, 'Inés Duarte').waitFor();
    expect(await page.getByRole('button', { name: /^(Carry|Move) / }).count()).toBe(0);
    expect(await page.locator('[draggable="true"]').count()).toBe(0);
  });
});
