// Ways to be quick in the console: the command box, the keyboard alone, and decisions on several things at once.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overBudget, Presses } from './click-budgets.ts';
import { browserPath, cards, isFocused, launch, open, signedIn as signedInWith, visit } from './console-page.ts';
import { tabTo } from './without-mouse.ts';

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

describe.skipIf(isMissing)('an instruction', () => {
  test('is completed by the names that its letters may mean, by key and by press', async () => {
    const { page } = await signedIn();
    const field = page.getByLabel('Instruction');
    const names = page.getByRole('listbox', { name: 'Names that fit' });
    await field.pressSequentially('Move ine');
    await names.getByRole('option', { name: /Inés Duarte/ }).waitFor();
    await page.keyboard.press('Tab');
    expect([await field.inputValue(), await isFocused(field), await names.count()]).toEqual([
      'Move Inés Duarte ',
      true,
      0,
    ]);
    await page.keyboard.type('to phone');
    await names.getByRole('option', { name: /Phone Screen/ }).click();
    expect([await field.inputValue(), await isFocused(field)]).toEqual(['Move Inés Duarte to Phone Screen ', true]);
    await page.keyboard.type('and book Du');
    await names.waitFor();
    await page.keyboard.press('Escape');
    await names.waitFor({ state: 'detached' });
    await expect(page.keyboard.press('Enter')).resolves.toBeUndefined();
    await expect(page.getByText('and book Du').first().waitFor()).resolves.toBeUndefined();
  });
});

describe.skipIf(isMissing)('without a mouse', () => {
  test('a person signs in, gives an instruction, approves it, goes to the log by two letters and takes a step back', async () => {
    const { server, page } = await signedIn();
    await tabTo(page, page.getByLabel('Instruction'));
    await page.keyboard.type('Reject Joseph Bright');
    await page.keyboard.press('Enter');
    await tabTo(page, cards(page).getByRole('button', { name: 'Approve' }));
    await page.keyboard.press('Enter');
    await cards(page).getByText('Done', { exact: true }).waitFor();
    expect(server.heard.filter(({ path }) => path.endsWith('/approve'))).toHaveLength(1);

    await page
      .locator('body')
      .evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    const followUp = cards(page).filter({ hasText: 'Follow-up to Inés Duarte' });
    await tabTo(page, followUp.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(followUp.getByText('Undone').waitFor()).resolves.toBeUndefined();
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
    const proposed = { candidate: 'c_ines', salary: 110000, currency: 'USD' };
    expect(JSON.parse(sent)).toEqual({ arguments: proposed, digest: 'digest-2' });
  });
});

describe.skipIf(isMissing)('approvals of one’s own and of others', () => {
  test('are told apart: others’ are folded, without buttons, and are not counted', async () => {
    const { server, page } = await signedIn();
    const [mine, other] = server.approvals;
    if (mine === undefined || other === undefined) throw new Error('two have to wait');
    const others = { yours: false, may_approve: false, may_decline: false };
    server.approvals = [
      { ...mine, yours: true, may_approve: true, may_decline: true },
      { ...other, ...others },
    ];
    await page.reload();
    await page.getByRole('link', { name: 'Approvals 1 waiting' }).waitFor();
    await open(page, 'Approvals');
    await page.getByText('Waiting for others (1)').click();
    const theirs = cards(page).filter({ hasText: other.preview });
    await theirs.waitFor();
    expect(await theirs.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(1);
  });

  test('are gone through and decided by single keys on their cards', async () => {
    const { server, page } = await signedIn();
    await open(page, 'Approvals');
    await page.getByRole('checkbox', { name: 'Select all 2' }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    const first = cards(page).first();
    expect(await first.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('d');
    await page.getByRole('dialog', { name: 'Decline this request?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await first.getByText('Done', { exact: true }).waitFor();
    expect(server.approvals).toHaveLength(1);
  });
});

describe.skipIf(isMissing)('a hiring manager', () => {
  test('sees how their requisitions stand before pressing anything, and gives an approval with two presses', async () => {
    const { server, page } = await visit(browser);
    server.session = {
      ...server.session,
      user: { id: 'u_owen', name: 'Owen Achebe', role: 'hiring_manager' },
      role: 'hiring_manager',
    };
    await page.goto(server.addLink('owen').replace('/assistant', '/'));
    const job = page.getByRole('region', { name: 'Your requisitions' }).getByRole('article');
    await job.filter({ hasText: 'Frontend Engineer' }).getByText('Phone Screen').waitFor();
    expect(await job.count()).toBe(1);
    expect(await job.innerText()).toMatch(/Applied\s+1\s+Phone Screen\s+1/);

    const presses = await Presses.on(page);
    await presses.count('second', async () => {
      await open(page, 'Approvals');
      await cards(page).filter({ hasText: 'Offer Inés Duarte' }).getByRole('button', { name: 'Approve' }).click();
      await cards(page).filter({ hasText: 'Offer Inés Duarte' }).getByText('Done', { exact: true }).waitFor();
    });
    expect(overBudget(presses.taken)).toEqual([]);
  });
});
