// Flows: as a list without a mouse, and from a template over the canvas to records written.
import { describe, expect, test } from 'vitest';
import { changeTheMapping, chooseOnCanvas, publishFromTemplate } from '../../web/integration-engineer.ts';
import { buildListByKeyboard } from '../../web/without-mouse.ts';
import type { World } from './world.ts';

export function flowStories(world: World): void {
  describe('an integration engineer with flows', () => {
    test('builds a flow as a list without a mouse, from nothing to its first version', async () => {
      const { service, page, hr, crm } = world();
      const ends = { from: [hr, 'Employees', 'workEmail'], to: [crm, 'Contacts', 'email'] } as const;
      await buildListByKeyboard(page, ends);
      const { body } = await service.call('GET', '/api/v2/flows');
      expect(body.data).toMatchObject([{ name: 'Employees to Contacts', published_version: 1 }]);
    });

    test('builds a flow from a template, tries a step on real records, undoes a change, and publishes it', async () => {
      const { service, page, payroll, places, within } = world();
      const { system } = payroll.connector;
      const config = { ...payroll.config, origin: payroll.origin };
      const account = { system, name: 'Payroll', config, credentials: payroll.credentials };
      expect(await service.call('POST', '/api/v2/connections', account)).toMatchObject({ status: 201 });
      await within('template', async () => await publishFromTemplate(page, 'Employees stand in payroll'));
      await page.getByRole('button', { name: 'Close the test' }).click();
      await chooseOnCanvas(page);
      places['flow'] = page.url().split('/').at(-1) ?? '';
      await page.getByRole('button', { name: 'Show as list' }).click();
      await page.getByRole('button', { name: 'Edit Only active ones' }).click();
      await page.getByRole('button', { name: 'Test this step' }).click();
      await page.getByRole('region', { name: 'Record' }).first().waitFor();
      await page.getByRole('button', { name: 'Remove Only active ones' }).click();
      await page.getByText('with changes that are not published').waitFor();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.getByRole('button', { name: 'Edit Only active ones' }).waitFor();
      const { body } = await service.call('GET', `/api/v2/flows/${places['flow']}`);
      expect(body).toMatchObject({
        published_version: 1,
        findings: expect.not.arrayContaining([{ severity: 'error' }]),
      });
    });

    test('drags one field onto another, changes a second by a typed step, and the run writes both so', async () => {
      const { service, page, hr, payroll, places } = world();
      await changeTheMapping(page, { drag: 'workEmail', onto: 'email', row: 'Field 2' });
      const written = payroll.collection('employees');
      await expect
        .poll(async () => (await service.call('POST', `/api/v2/flows/${places['flow']}/run`)).status)
        .toBe(202);
      const active = hr
        .collection('employees')
        .all()
        .filter(({ body }) => body['status'] === 'Active');
      await expect.poll(() => written.all().length, { timeout: 20_000 }).toBe(active.length);
      expect(active.length).toBeGreaterThan(5);
      for (const { body } of written.all()) {
        expect(body['email']).toMatch(/^person\d+@/);
        expect(body['last_name']).toMatch(/^[^a-z]+$/);
      }
    });
  });
}
