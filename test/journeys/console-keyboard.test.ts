// Ten jobs of a day by keys alone, on the real service; then the first run, which leaves the sandbox behind.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeData, type RunningService, startService } from '../support/service.ts';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import { budgets, Presses, type Task } from '../web/click-budgets.ts';
import { browserPath, cards, isFocused, launch } from '../web/console-page.ts';
import { patience } from '../web/slowed-browser.ts';
import { press, tabTo, write } from '../web/without-mouse.ts';

const isMissing = browserPath === undefined;
let service: RunningService;
let browser: Browser;
let page: Page;
let presses: Presses;
const seconds = new Map<Task, number>();

beforeAll(async () => {
  if (browserPath === undefined) return;
  service = await startService({
    timeoutMs: 150_000,
    environment: { SANDBOX_FILE: 'examples/sandbox.json', ALLOW_PRIVATE_NETWORK: '1' },
  });
  browser = await launch(browserPath);
  page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(patience(20_000));
  presses = await Presses.on(page);
  await page.goto(service.loginUrl);
  await page.getByRole('heading', { name: 'Morning brief' }).waitFor();
}, patience(200_000));
afterAll(async () => {
  if (browserPath === undefined) return;
  await browser.close();
  await service.stop();
  removeData(service);
});

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

/** A line of the menu that stands behind a button: the letters it begins with lead to it. */
async function choose(line: string): Promise<void> {
  await press(page, button(page, 'Interview'));
  const wanted = page.getByRole('menuitem', { name: line });
  await wanted.waitFor();
  for (let tries = 0; tries < 4 && !(await isFocused(wanted)); tries += 1) await page.keyboard.press(line.charAt(0));
  await page.keyboard.press('Enter');
}

/** What the command box finds, opened by its keys. */
async function find(words: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.type(words);
  await page.getByRole('option', { name: option }).and(page.locator('[data-focused]')).waitFor();
  await page.keyboard.press('Enter');
}

async function goTo(key: string, heading: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(key);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

/** From Today, by keys: what the console takes is measured, not what somebody thinks meanwhile. */
async function job(task: Task, play: () => Promise<void>): Promise<void> {
  while ((await page.getByRole('dialog').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
  // The command box, for a field may have the focus.
  await find('Today', /^Today/);
  await page.getByRole('heading', { name: 'Morning brief' }).waitFor();
  const began = performance.now();
  await presses.count(task, play);
  seconds.set(task, (performance.now() - began) / 1_000);
}

describe.skipIf(isMissing)('by keys alone', { shuffle: false, timeout: patience(120_000) }, () => {
  test('a recruiter instructs, approves and takes back', async () => {
    await job('say', async () => {
      await goTo('s', 'Assistant');
      await write(page, page.getByLabel('Instruction'), 'Move Priya to phone screen, and reject Bob Harlan');
      await page.keyboard.press('Enter');
      await cards(page).filter({ hasText: 'Move Priya' }).getByText('Done').first().waitFor();
    });
    await job('decide', async () => {
      await goTo('a', 'Approvals');
      const waiting = cards(page).filter({ hasText: 'Bob Harlan' });
      await press(page, waiting.getByRole('button', { name: /^Approve/ }));
      await waiting.getByText('Done', { exact: true }).waitFor();
    });
    expect(candidateOf(await sandboxState(service), 'c_bob').stage).toBe('Rejected');
    await job('takeBack', async () => {
      await goTo('l', 'Action log');
      const rejection = cards(page).filter({ hasText: 'Reject candidate' }).filter({ hasText: 'Bob Harlan' });
      await press(page, rejection.getByRole('button', { name: 'Undo' }).first());
      await rejection.getByText('Undone').waitFor();
    });
    expect(candidateOf(await sandboxState(service), 'c_bob').stage).toBe('Phone Screen');
  });

  test('a recruiter rejects with the usual letter, books a plan and sends a booking link', async () => {
    const before = { action: 'reject_candidate', candidate: 'c_grace', message_template: 'not_this_time' };
    await service.call('POST', '/api/v1/tasks', before);
    await job('reject', async () => {
      await find('Lindholm', /^Grace Lindholm/);
      await press(page, button(page.getByRole('dialog', { name: 'Grace Lindholm' }), 'Reject'));
      const form = page.getByRole('dialog', { name: 'Reject Grace Lindholm' });
      await form.getByRole('group', { name: 'The letter' }).waitFor();
      await press(page, button(form, 'Ask for approval'));
      await form.waitFor({ state: 'detached' });
    });
    const event = { title: 'Team', minutes: 45, seats: [{ user: 'u_kofi' }] };
    const plan = { name: 'Team day', job: null, stage: 'Onsite Interview', events: [event] };
    await service.call('POST', '/api/v1/interview-plans', plan);
    await job('panel', async () => {
      await find('Tomás', /^Tomás Aguilar/);
      await choose('Schedule plan');
      const form = page.getByRole('dialog', { name: 'Schedule interviews with Tomás Aguilar' });
      await form.getByText(/Team with Kofi Mensah/).waitFor();
      await press(page, button(form, 'Schedule'));
      await form.waitFor({ state: 'detached' });
    });
    await job('bookingLink', async () => {
      await find('Tomás', /^Tomás Aguilar/);
      await choose('Send booking link');
      const form = page.getByRole('dialog', { name: 'Send Tomás Aguilar a booking link' });
      await form.getByText('[their booking link]').waitFor();
      await press(page, button(form, 'Send the link'));
      await form.waitFor({ state: 'detached' });
    });
    await expect(
      page
        .getByText(/^Booking link: /)
        .first()
        .waitFor(),
    ).resolves.toBeUndefined();
  });

  test('whoever looks something up finds it, and an admin adds a person', async () => {
    await job('requisition', async () => {
      await find('nurse', /Registered Nurse/);
      await page.getByRole('heading', { name: 'Health' }).waitFor();
    });
    await job('whoApproved', async () => {
      await find('Bob Harlan', /^Bob Harlan/);
      await page
        .getByText(/^Approved by /)
        .first()
        .waitFor();
    });
    await job('record', async () => {
      await goTo('l', 'Action log');
      await press(page, page.getByRole('link', { name: /^Record: Reject / }).first());
      await page.getByRole('heading', { level: 2, name: 'Rejection' }).waitFor();
    });
    await job('addPerson', async () => {
      await find('Access', /^Access/);
      await press(page, button(page, 'Add a person'));
      const form = page.getByRole('dialog', { name: 'Add a person' });
      await write(page, form.getByLabel('Name'), 'Ines Duarte');
      await write(page, form.getByLabel('Email'), 'ines@harbor.test');
      await page.keyboard.press('Enter');
      await form.waitFor({ state: 'detached' });
    });
    expect(seconds.size).toBe(10);
    const rows = [...seconds].map(([task, took]) => `${budgets[task].task.padEnd(50)}${took.toFixed(1).padStart(6)} s`);
    process.stdout.write(`${rows.join('\n')}\n`);
  });

  test('the first run names whoever is there, connects an ATS, and leaves the sandbox with its colleagues', async () => {
    const peopleNow = async (): Promise<string[]> =>
      (await service.call('GET', '/api/v1/users')).body.data.map(({ name }: { name: string }) => name);
    await find('Setup', /^Setup/);
    await write(page, page.getByLabel('Name'), 'Nora Quist');
    await write(page, page.getByLabel('Email'), 'nora@harbor.test');
    await page.keyboard.press('Enter');
    // The page opens anew, as the person who was named.
    await page.getByRole('heading', { name: /Who are you.*done/ }).waitFor();
    const system = page.getByLabel('Applicant tracking system');
    await tabTo(page, system);
    await page.keyboard.type('Greenhouse');
    await press(page, button(page, /^Connect Greenhouse/));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowUp');
    await press(page, button(dialog, 'Connect'));
    await dialog.waitFor({ state: 'detached' });
    await page.getByLabel(/Remove the sandbox’s \d+ colleagues/).waitFor();
    expect(await peopleNow()).toContain('Dana Whitfield');
    await press(page, button(page, /^Work on Greenhouse/));
    await expect.poll(peopleNow, { timeout: patience(20_000) }).toEqual(['Ines Duarte', 'Nora Quist']);
    const { body } = await service.call('GET', '/api/v1/settings');
    expect(body).toMatchObject({ paused: true, systems: { ats: expect.stringMatching(/^con_/) } });
  });
});
