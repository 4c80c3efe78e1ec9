// What a compliance officer asks of the console: who approved it, an audit's report, the yearly counts.
import { describe, expect, test } from 'vitest';
import { open } from '../../web/console-page.ts';
import type { World } from './world.ts';

const laws = { everywhere: [], places: {}, notices: 'report', language: 'both', statement_hours: 24 };

export function complianceStories(world: World): void {
  describe('a compliance officer', () => {
    test('finds out who approved it, and why it had to be approved', async () => {
      const { page, within } = world();
      await within('whoApproved', async () => {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('searchbox').fill('Bob Harlan');
        await page.getByRole('option', { name: /^Bob Harlan/ }).click();
        await page
          .getByText(/^Approved by /)
          .first()
          .waitFor();
      });
      await page.getByRole('link', { name: 'Details: Reject' }).first().click();
      const shown = page.getByRole('dialog');
      await shown.getByText('Approved by').waitFor();
      expect(await shown.innerText()).toMatch(/Approved by\s+you, .+Needed approval\s+\S/s);
      await page.keyboard.press('Escape');
    });

    test('comes from a rejection to its record in two presses, and has it as sealed files', async () => {
      const { page, places, within } = world();
      await within('record', async () => {
        await open(page, 'Action log');
        await page
          .getByRole('link', { name: /^Record: Reject / })
          .first()
          .click();
        await page.getByRole('heading', { level: 2, name: 'Rejection' }).waitFor();
      });
      places['decision'] = page.url().split('/').at(-1) ?? '';
      for (const [name, ending] of [
        ['PDF', 'pdf'],
        ['JSON', 'ndjson'],
      ] as const) {
        const file = page.waitForEvent('download');
        await page.getByRole('button', { name, exact: true }).click();
        expect((await file).suggestedFilename()).toMatch(new RegExp(`^decision-.+\\.${ending}$`));
      }
      await open(page, 'Pipeline');
    });

    test('is told who was scored without notice, and sends it', async () => {
      const { service, page } = world();
      const set = await service.call('PATCH', '/api/v1/settings', { compliance: { ...laws, everywhere: ['us-il'] } });
      expect(set.body.compliance.everywhere).toEqual(['us-il']);
      const score = { candidate_id: 'c_tomas', job_id: 'job_be', signals: { experience_months: 96 } };
      expect((await service.call('POST', '/v1/retention/score', score)).status).toBe(200);
      expect((await service.call('GET', '/api/v1/missing-notices')).body.data).not.toEqual([]);
      await open(page, 'Decisions');
      const card = page.getByRole('heading', { name: /scored without notice \(Illinois\)$/ });
      await card.waitFor();
      await page.getByRole('button', { name: 'Send the notice' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('How your application for').first().waitFor();
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await card.waitFor({ state: 'detached' });
      await service.call('PATCH', '/api/v1/settings', { compliance: laws });
    });

    test('finds a decision among all of them, and its record behind it', async () => {
      const { page } = world();
      await open(page, 'Decisions');
      await page
        .getByRole('link', { name: /^Reject / })
        .first()
        .click();
      await page.getByRole('heading', { level: 2, name: 'Rejection' }).waitFor();
      expect(await page.getByText('Kept until').count()).toBe(1);
    });

    test('shows the public page, and hides it again', async () => {
      const { service, page } = world();
      const set = async (isShown: boolean) => {
        await open(page, 'Settings');
        await page.getByRole('link', { name: 'Compliance' }).click();
        await page.getByLabel('Show the page').setChecked(isShown);
        await page.getByLabel('Contact for candidates').fill('hiring@acme.test');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByRole('status').filter({ hasText: 'Settings saved.' }).waitFor();
        return (await fetch(`${service.url}/hiring/sandbox`)).status;
      };
      expect(await set(true)).toBe(200);
      await page.reload();
      expect(await set(false)).toBe(404);
    });

    test('runs an audit, and has its report as a file after two presses', async () => {
      const { page, within } = world();
      await open(page, 'Fairness');
      await page.getByRole('button', { name: 'Run an audit' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Run the audit' }).click();
      await page.getByRole('heading', { name: 'Findings' }).waitFor();

      await within('audit', async () => {
        await open(page, 'Fairness');
        const file = page.waitForEvent('download');
        await page.getByRole('button', { name: 'CSV', exact: true }).click();
        expect((await file).suggestedFilename()).toMatch(/^audit_.+\.csv$/);
      });
    });

    test('publishes an audit, which anybody then reads without a key', async () => {
      const { service, page } = world();
      await open(page, 'Fairness');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Contact for candidates').fill('hiring@acme.test');
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('status').filter({ hasText: 'The audit is public.' }).waitFor();
      const answer = await fetch(`${service.url}/hiring/sandbox`);
      expect(await answer.text()).toContain('mailto:hiring@acme.test');
    });

    test('corrects a rare code, and has the yearly counts as a file after three presses', async () => {
      const { service, page, within } = world();
      const description = 'I treated casualties and trained new medics.';
      await service.call('POST', '/v1/veteran/describe', {
        client_id: 'sandbox',
        description,
        mos_code: '68W',
        branch: 'Army',
      });
      await open(page, 'Veterans');
      await page.getByRole('button', { name: 'Correct 68W, Army' }).click();
      await page.getByLabel('Find an occupation').fill('paramedics');
      await page.getByRole('checkbox', { name: /^Paramedics/ }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
      await page.getByText('Nothing waits for a look').waitFor();

      await within('vevraa', async () => {
        await open(page, 'Veterans');
        await page.getByRole('link', { name: 'VEVRAA counts' }).click();
        const file = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export CSV' }).click();
        expect((await file).suggestedFilename()).toMatch(/^vevraa-\d{4}\.csv$/);
      });
    });
  });
}
