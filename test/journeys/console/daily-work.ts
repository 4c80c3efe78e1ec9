// What a recruiter does many times a day, from wherever they are: found by name, done from the candidate, shown before it is done.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { World } from './world.ts';

/** Three letters of a name, and the one that fits. */
async function find(page: Page, words: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill(words);
  await page.getByRole('option', { name: option }).click();
}

async function choose(page: Page, menu: string, line: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: line }).click();
}

export function dailyWorkStories(world: World): void {
  describe('a recruiter, many times a day', () => {
    test('rejects a candidate with the letter that went with the last rejection', async () => {
      const { page, service, within } = world();
      const before = { action: 'reject_candidate', candidate: 'c_grace', message_template: 'not_this_time' };
      await service.call('POST', '/api/v1/tasks', before);
      await within('reject', async () => {
        await find(page, 'Lindholm', /^Grace Lindholm/);
        await page.getByRole('dialog', { name: 'Grace Lindholm' }).getByRole('button', { name: 'Reject' }).click();
        const form = page.getByRole('dialog', { name: 'Reject Grace Lindholm' });
        // Nobody sends a letter that they have not seen.
        await form.getByRole('group', { name: 'The letter' }).waitFor();
        await form.getByRole('button', { name: 'Ask for approval' }).click();
        await form.waitFor({ state: 'detached' });
      });
      const drawer = page.getByRole('dialog', { name: 'Grace Lindholm' });
      await drawer.getByText('Waiting for approval').first().waitFor();
      await page.keyboard.press('Escape');
      await expect(drawer.waitFor({ state: 'detached' })).resolves.toBeUndefined();
    });

    test('books all interviews of a plan', async () => {
      const { page, service, within } = world();
      const event = { title: 'Team', minutes: 45, seats: [{ user: 'u_kofi' }] };
      const plan = { name: 'Team day', job: null, stage: 'Onsite Interview', events: [event] };
      const made = await service.call('POST', '/api/v1/interview-plans', plan);
      expect(made).toMatchObject({ status: 201 });
      await within('panel', async () => {
        await find(page, 'Tomás', /^Tomás Aguilar/);
        await choose(page, 'Interview', 'Schedule plan');
        const form = page.getByRole('dialog', { name: 'Schedule interviews with Tomás Aguilar' });
        await form.getByText(/Team with Kofi Mensah/).waitFor();
        await form.getByRole('button', { name: 'Schedule', exact: true }).click();
        await form.waitFor({ state: 'detached' });
      });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });

    test('sends a booking link', async () => {
      const { page, within } = world();
      await within('bookingLink', async () => {
        await find(page, 'Tomás', /^Tomás Aguilar/);
        await choose(page, 'Interview', 'Send booking link');
        const form = page.getByRole('dialog', { name: 'Send Tomás Aguilar a booking link' });
        await form.getByText('[their booking link]').waitFor();
        await form.getByRole('button', { name: 'Send the link' }).click();
        await form.waitFor({ state: 'detached' });
      });
      const drawer = page.getByRole('dialog', { name: 'Tomás Aguilar' });
      await drawer
        .getByText(/^Booking link: /)
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await expect(drawer.waitFor({ state: 'detached' })).resolves.toBeUndefined();
    });

    test('sees what a requisition needs', async () => {
      const { page, within } = world();
      await within('requisition', async () => {
        await find(page, 'nurse', /Registered Nurse/);
        await page.getByRole('heading', { name: 'Health' }).waitFor();
      });
      await page.getByRole('heading', { name: 'Registered Nurse, Night Shift', level: 1 }).waitFor();
      await expect(page.getByRole('table', { name: 'Candidates by stage' }).waitFor()).resolves.toBeUndefined();
    });
  });
}
