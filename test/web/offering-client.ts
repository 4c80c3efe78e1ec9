// An integration is offered by the operator, and taken by a client's own user on accounts of its own.
import type { Browser, Page } from 'playwright-core';
import type { Emulator } from '../../src/connectors/emulator/emulate.ts';
import type { RunningService } from '../support/service.ts';
import { open } from './console-page.ts';
import { patience } from './slowed-browser.ts';

const offered = 'People for clients';

interface Ends {
  readonly from: Emulator;
  readonly to: Emulator;
}

/** Takes over what works, sees to it that clients need only their keys, and publishes it; its id. */
export async function offerIntegration(page: Page, integration: string, { from, to }: Ends): Promise<string> {
  await open(page, 'Offerings');
  await page.getByRole('link', { name: 'Offer an integration' }).first().click();
  await page.getByLabel('Take over from an integration').selectOption({ label: integration });
  await page.getByLabel('Name', { exact: true }).fill(offered);
  await page.getByLabel('One line about it').fill('Everybody stands in the CRM the same day.');
  await page.getByLabel('Price', { exact: true }).fill('49');
  for (const [index, { origin }] of [from, to].entries()) {
    const heading = page.getByRole('heading', { name: ['From', 'To'][index] ?? '', exact: true });
    const card = page.locator('section').filter({ has: heading });
    const spared = card.getByText('What clients are not asked for');
    if (!(await card.getByLabel('Another address').isVisible())) await spared.click();
    await card.getByLabel('Another address').fill(origin);
  }
  await page.getByRole('button', { name: 'Draft it' }).click();
  await page.getByRole('heading', { name: offered, level: 1 }).waitFor();
  const id = /off_[^/?]+/.exec(page.url())?.[0] ?? '';
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByText('The clients that you chose see it').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published', { exact: true }).waitFor();
  return id;
}

export async function enableForClient(page: Page, client: string): Promise<void> {
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await page.getByLabel('Client', { exact: true }).selectOption({ label: client });
  await page.getByRole('button', { name: 'Enable for this client' }).click();
  await page.getByRole('list', { name: 'Clients' }).getByText('Waits for accounts').waitFor();
}

/** A new organization, and a page on which its own integrator is signed in. */
export async function clientAt(service: RunningService, browser: Browser, name: string): Promise<Page> {
  const made = await service.call('POST', '/api/v1/organizations', { name, client_id: name.toLowerCase() });
  const theirs = { authorization: `Bearer ${String(made.body.key)}` };
  const person = { user_id: 'u_ida', name: 'Ida North', email: 'ida@client.test', role: 'integrator' };
  await service.call('POST', '/api/v1/users', person, theirs);
  const { body } = await service.call('POST', '/api/v1/users/u_ida/sign-in-links', undefined, theirs);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(patience(20_000));
  await page.goto(body.url);
  await page.getByRole('link', { name: 'Add-ons' }).waitFor();
  return page;
}

/** Looks at what is offered, connects both accounts by keys, and waits until it has run. */
export async function takeAddOn(page: Page, { from, to }: Ends): Promise<void> {
  await open(page, 'Add-ons');
  await page.getByRole('link', { name: `Open ${offered}` }).click();
  for (const { connector, config, credentials } of [from, to]) {
    await page.getByRole('button', { name: `Connect ${connector.title}`, exact: true }).click();
    await page.getByRole('heading', { name: `Connect ${connector.title}` }).waitFor();
    const form = page.locator('form:has(input[value="keys"])');
    for (const [key, value] of Object.entries({ ...config, ...credentials })) {
      const field = form.locator(`input[name$=".${key}"]`);
      if (typeof value === 'string' && (await field.count()) > 0) await field.fill(value);
    }
    await form.getByRole('button', { name: 'Test and connect' }).click();
    await page.getByRole('heading', { name: offered, level: 1 }).waitFor();
  }
  await page.getByRole('cell').getByText('Succeeded', { exact: true }).first().waitFor();
}
