// What an admin sets up, and the tour that shows somebody new around.
import { describe, expect, test } from 'vitest';
import { addPerson, open } from '../../web/console-page.ts';
import { walkTour } from '../../web/tour-walk.ts';
import type { World } from './world.ts';

export function adminStories(world: World): void {
  describe('an admin', () => {
    test('walks the tour: an instruction, an approval, an undo, a translation and a sync, a press or two for each', async () => {
      const { service, page } = world();
      await page.goto(`${service.url}/console/tour`);
      await walkTour(page);
      await expect(page.getByText('That is Muster').waitFor()).resolves.toBeUndefined();
    });

    test('sees a template put back to its first version, with what changed in sight', async () => {
      const { service, page } = world();
      const { body } = await service.call('GET', '/api/v1/templates');
      const { template_id: id, subject } = body.data.find(
        ({ template_id: one }: { template_id: string }) => one === 'checking_in',
      );
      await service.call('PATCH', `/api/v1/templates/${id}`, { subject: 'Quite another subject' });
      await open(page, 'Templates');
      await page.getByText('Quite another subject', { exact: true }).click();
      await page.getByRole('button', { name: 'Versions' }).click();
      await page.locator('ins').filter({ hasText: 'Quite another' }).waitFor();
      await page.getByRole('button', { name: 'Restore version 1' }).click();
      await page.getByText('Version 3', { exact: true }).waitFor();
      const { body: now } = await service.call('GET', `/api/v1/templates/${id}`);
      expect(now).toMatchObject({ subject });
      await page.keyboard.press('Escape');
    });

    test('adds a person', async () => {
      const { page, within } = world();
      await within('addPerson', async () => await addPerson(page, 'Ines Duarte', 'ines@harbor.test'));
      await expect(page.getByLabel('Role of Ines Duarte').waitFor()).resolves.toBeUndefined();
    });

    test('what the service finds wrong stands at its field, once, and takes the focus', async () => {
      const { page, faults } = world();
      await open(page, 'Access');
      await page.getByRole('button', { name: 'Add a person' }).click();
      const form = page.getByRole('dialog', { name: 'Add a person' });
      await form.getByLabel('Name').fill('Ines Duarte');
      // A browser takes this for an address.
      await form.getByLabel('Email').fill('ines@harbor');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      const email = form.getByRole('textbox', { name: 'Email', description: /Must be an email address/ });
      await email.and(page.locator(':focus')).waitFor();
      await expect(email.getAttribute('aria-invalid')).resolves.toBe('true');
      await expect(form.getByText(/Must be an email address/).count()).resolves.toBe(1);
      await expect(form.getByRole('alert').count()).resolves.toBe(0);
      // The browser reports a refusal too: this one was asked for.
      await expect.poll(() => faults.splice(0).join()).toMatch(/status of 422/);
      await page.keyboard.press('Escape');
      await form.waitFor({ state: 'detached' });
    });

    test('adds an approval rule, and puts a connected system in the place of the built-in one', async () => {
      const { service, page } = world();
      await open(page, 'Settings');
      const sections = page.getByRole('navigation', { name: 'Sections' });
      await sections.getByRole('link', { name: 'Approvals' }).click();
      await page.getByRole('button', { name: 'Add a rule' }).click();
      const rule = page.getByRole('group', { name: 'Rule 1' });
      await rule.getByLabel('To the stage').selectOption('Offer');
      await rule.getByLabel('Messages to more people than').fill('3');
      // Found by a word, with the rule still unsaved in another section.
      await page.getByLabel('Search settings').fill('applicant');
      await page.getByLabel('Applicant tracking system').selectOption({ label: 'Greenhouse (sandbox)' });
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('status').filter({ hasText: 'Settings saved.' }).waitFor();
      const { body } = await service.call('GET', '/api/v1/settings');
      expect(body).toMatchObject({
        approval_rules: [{ tool: 'move_stage', stage: 'Offer', over: { messages: 3 } }],
        systems: { ats: expect.stringMatching(/^con_/) },
      });
      await open(page, 'Pipeline');
      await expect(page.getByRole('link', { name: 'Sofia Lindgren' }).first().waitFor()).resolves.toBeUndefined();
      const back = { systems: { ats: null }, approval_rules: [] };
      expect(await service.call('PATCH', '/api/v1/settings', back)).toMatchObject({ status: 200 });
    });
  });
}
