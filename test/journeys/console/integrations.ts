// Systems are connected, a broken connection is mended, an integration is run, offered to a client and taken.
import { describe, expect, test } from 'vitest';
import { accessFaults, open } from '../../web/console-page.ts';
import { connectSystem, saveIntegration } from '../../web/integration-engineer.ts';
import { clientAt, enableForClient, offerIntegration, takeAddOn } from '../../web/offering-client.ts';
import { connectByKeyboard } from '../../web/without-mouse.ts';
import type { World } from './world.ts';

export function integrationStories(world: World): void {
  describe('an integration engineer', () => {
    test('connects two systems, each tried out at once, one of them without a mouse', async () => {
      const { page, hr, crm } = world();
      await connectSystem(page, hr);
      await connectByKeyboard(page, crm);
      await open(page, 'Connections');

      await expect(page.getByText('Works').nth(1).waitFor()).resolves.toBeUndefined();
    });

    test('finds a connection that is let in no more, and enters its key anew', async () => {
      const { service, page, hr, within } = world();
      const [{ connection_id: id }] = (await service.call('GET', '/api/v2/connections')).body.data.filter(
        ({ system }: { system: string }) => system === 'bamboohr',
      );
      hr.next({ kind: 'answer', status: 401 });
      await service.call('POST', `/api/v2/connections/${id}/test`);
      await page.reload();
      await within('mend', async () => {
        await page
          .getByRole('list', { name: 'Alerts' })
          .getByRole('button', { name: /^Reconnect BambooHR/ })
          .click();
        await page.getByLabel('API key').fill(String(hr.credentials['api_key']));
        await page.getByRole('button', { name: 'Save and test' }).click();
        await page.getByRole('status').filter({ hasText: 'is connected and answers' }).first().waitFor();
      });
      await expect(page.getByRole('list', { name: 'Alerts' }).waitFor({ state: 'detached' })).resolves.toBeUndefined();
    });

    test('previews an integration, runs it, and retries the record that failed with one press', async () => {
      const { page, crm, places, within } = world();
      await saveIntegration(page, {
        name: 'Employees to contacts',
        from: { connection: 'BambooHR (bamboohr)', collection: 'Employees' },
        to: { connection: 'HubSpot (hubspot)', collection: 'Contacts' },
        fields: { workEmail: 'properties.email' },
      });
      places['integration'] = /int_[^/?]+/.exec(page.url())?.[0] ?? '';
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByText('12 would be created, 0 updated, 0 deleted.').waitFor();
      expect(crm.collection('contacts').all()).toHaveLength(0);

      // Not for what the record holds: a retry can help.
      crm.next({ kind: 'answer', status: 404 });
      await page.getByRole('button', { name: 'Sync now' }).click();
      await page.getByText('Partly succeeded').waitFor();
      places['sync'] = page.url().split('/').at(-1) ?? '';
      await within('rerun', async () => {
        await page.getByRole('list', { name: 'Alerts' }).getByRole('button', { name: 'Retry 1' }).click();
      });
      await page.getByText('Succeeded', { exact: true }).waitFor();
      expect(crm.collection('contacts').all()).toHaveLength(12);
    });

    test('offers an integration, which a client’s own user takes on accounts of its own, sees run, and switches off', async () => {
      const { service, browser, page, hr, crm, faults, places } = world();
      const ends = { from: hr, to: crm };
      places['offering'] = await offerIntegration(page, 'Employees to contacts', ends);
      const client = await clientAt(service, browser, 'Northwind');
      await page.reload();
      await enableForClient(page, 'Northwind');
      await takeAddOn(client, ends);
      faults.push(...(await accessFaults(client, 'add-on of a client')));
      const { body: ours } = await service.call('GET', '/api/v2/connections');
      expect(ours.data.map(({ name }: { name: string }) => name).toSorted()).toEqual(['BambooHR', 'HubSpot']);
      await client.goto(`${service.url}/console/offerings`);
      await client.getByText('This is not open to you').waitFor();

      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByText('Its runs end at once at one client: Northwind.').waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('link', { name: 'Usage', exact: true }).click();
      await page.getByRole('row', { name: /Northwind.*\b12\b/ }).waitFor();
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      expect((await file).suggestedFilename()).toMatch(/^usage-\d{4}-\d{2}-01-to-.+\.csv$/);

      await client.goto(`${service.url}/console/add-ons/${places['offering']}`);
      await client.getByRole('button', { name: 'Switch it off' }).click();
      await client.getByRole('dialog').getByRole('button', { name: 'Switch it off' }).click();
      await client.getByText('Off', { exact: true }).waitFor();
      await client.context().close();
    });
  });
}
