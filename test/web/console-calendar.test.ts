// The calendar in a real browser against a fake service: an interview carried to another time, moved in its dialog, and refused.
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

const day = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const interview = (page: Page): Locator => page.getByRole('button', { name: /^Onsite: Li Wei Chen/ });

async function calendar() {
  const { server, page } = await signedInWith(browser);
  await page.setViewportSize({ width: 1280, height: 1100 });
  await open(page, 'Calendar');
  await interview(page).waitFor();
  const asked = (): unknown[] =>
    server.heard.filter(({ path }) => path === '/api/v1/tasks').map(({ body }) => JSON.parse(body) as unknown);
  return { server, page, asked };
}

describe.skipIf(isMissing)('the week by person', () => {
  test('has a column for everybody with their zone and hours, and the reader is told theirs', async () => {
    const { page } = await calendar();
    await page.getByText('Times in Central Daylight Time (America/Chicago).').waitFor();
    await page.getByRole('button', { name: 'People', exact: true }).click();
    const table = page.getByRole('table', { name: /^When people work and are taken/ });
    await table
      .getByRole('columnheader', { name: /Theresa Marlow.*Europe\/Madrid.*Works 09:00 – 18:00 there/ })
      .waitFor();
    await table.getByText('Busy, 9:00 AM – 12:00 PM').waitFor();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await breaches(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'] })).toEqual([]);
    }
  });

  test('shows whom the reader chooses', async () => {
    const { page } = await calendar();
    await page.getByRole('button', { name: 'People', exact: true }).click();
    const person = page.getByRole('group', { name: 'People shown' }).getByRole('button', { name: 'Theresa Marlow' });
    await person.click();
    await expect.poll(async () => await page.getByRole('columnheader').count(), soon).toBe(2);
    expect(await person.getAttribute('aria-pressed')).toBe('false');
    expect(page.url()).toContain('people=u_owen');
  });
});

describe.skipIf(isMissing)('an interview in the week', () => {
  test('is carried to another time of another day, which is told to the service to the quarter hour', async () => {
    const { page, asked } = await calendar();
    // Taken up at its upper edge, put down two hours below the start of the day.
    await interview(page).dragTo(day(page, 'Tue, Jun 2').locator('div').first(), {
      sourcePosition: { x: 30, y: 4 },
      targetPosition: { x: 60, y: 2 * 88 + 8 },
    });
    await day(page, 'Tue, Jun 2').getByText('11:00 AM – 12:30 PM').waitFor();
    await expect
      .poll(asked)
      .toEqual([{ action: 'reschedule_meeting', meeting: 'm_2', start: '2026-06-02T16:00:00.000Z' }]);
    await expect(page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor()).resolves.toBeUndefined();
  });

  test('goes back to where it was, and says so, where somebody is busy', async () => {
    const { page } = await calendar();
    await interview(page).dragTo(day(page, 'Fri, Jun 5').locator('div').first(), {
      sourcePosition: { x: 30, y: 4 },
      targetPosition: { x: 60, y: 100 },
    });
    await day(page, 'Wed, Jun 3').getByText('Not moved').waitFor();
    await page.getByRole('status').filter({ hasText: 'Theresa Marlow is busy on Friday.' }).waitFor();
    expect(await breaches(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'] })).toEqual([]);
  });

  test('is booked by a press on an empty half hour, with whoever hires for the candidate', async () => {
    const { page, asked } = await calendar();
    await day(page, 'Fri, Jun 5').getByRole('button', { name: 'Book at Jun 5, 2:00 PM CDT' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book an interview' });
    await dialog.getByLabel('Candidate').selectOption({ label: 'Inés Duarte, Applied' });
    await dialog.getByLabel('With').selectOption({ index: 1 });
    await dialog.getByText('Everybody is free then.').waitFor();
    expect(await breaches(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'] })).toEqual([]);
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect
      .poll(asked)
      .toMatchObject([{ action: 'book_meeting', candidate: 'c_ines', start: '2026-06-05T19:00:00.000Z' }]);
  });

  test('says before it is booked that a time lies outside working hours', async () => {
    const { page } = await calendar();
    await day(page, 'Fri, Jun 5').getByRole('button', { name: 'Book at Jun 5, 2:00 PM CDT' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book an interview' });
    await dialog.getByLabel('With').selectOption({ label: 'Owen Achebe' });
    await dialog.getByText('Everybody is free then.').waitFor();
    expect(await dialog.getByText('Outside the working hours').count()).toBe(0);
    await dialog.getByLabel('Starts').fill('18:00');
    await dialog.getByText('Outside the working hours of Owen Achebe.').waitFor();
    await dialog.getByLabel('Starts').fill('10:00');
    await dialog.getByLabel('Day').fill('2026-06-06');
    await dialog.getByText('Outside the working hours of Owen Achebe.').waitFor();
    expect(await breaches(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'] })).toEqual([]);
  });

  test('is moved without a pointer: who is free is said at once, and a time that is offered instead is taken', async () => {
    const { page, asked } = await calendar();
    await tabTo(page, interview(page));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Onsite: Li Wei Chen' });
    await dialog.getByLabel('Day').fill('2026-06-04');
    await dialog.getByLabel('Starts').fill('10:00');
    await dialog.getByText('Theresa Marlow is busy, 9:00 AM – 12:00 PM.').waitFor();
    await dialog.getByLabel('Day').fill('2026-06-05');
    await dialog.getByText('Everybody is free then.').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('group', { name: 'When everybody is free' }).getByRole('button').press('Enter');
    await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(asked().at(-1)).toMatchObject({ meeting: 'm_2', start: '2026-06-03T20:30:00.000Z', duration_minutes: 90 });
    await expect.poll(async () => await isFocused(interview(page)), soon).toBe(true);
  });
});
