// What an integration engineer does at the console, against two emulated systems.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { emulate, type Emulator } from '../../src/connectors/emulator/emulate.ts';
import { createTestClock } from '../support/clock.ts';
import { open } from './console-page.ts';

export async function emulator(system: string, count: number): Promise<Emulator> {
  const connector = connectors.find((one) => one.system === system);
  if (connector === undefined) throw new Error(`there is no connector ${system}`);
  return await emulate(connector, { clock: createTestClock().real, count });
}

/** Finds the system in the catalogue, enters what it asks for, and waits until it has answered. */
export async function connectSystem(page: Page, { connector, origin, config, credentials }: Emulator): Promise<void> {
  await open(page, 'Catalog');
  await page.getByLabel('Search').fill(connector.title);
  await page.getByRole('button', { name: `Connect ${connector.title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Enter the keys here').check();
  const entries = { ...config, ...credentials };
  for (const { key, label } of [...connector.config, ...connector.credentials]) {
    const value = entries[key];
    if (typeof value === 'string') await dialog.getByLabel(label).fill(value);
  }
  await dialog.getByText('A test account elsewhere').click();
  await dialog.getByLabel('Another address').fill(origin);
  await dialog.getByRole('button', { name: 'Save and test' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: `${connector.title} is connected and answers` })
    .first()
    .waitFor();
}

interface End {
  readonly connection: string;
  readonly collection: string;
}

interface RecordedRequest {
  readonly name: string;
  readonly from: End;
  readonly to: End;
  readonly fields: Readonly<Record<string, string>>;
}

export async function saveIntegration(page: Page, { name, from, to, fields }: RecordedRequest): Promise<void> {
  await open(page, 'Integrations');
  await page.getByRole('link', { name: 'New integration' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const [index, { connection, collection }] of [from, to].entries()) {
    await page.getByLabel('Connection').nth(index).selectOption({ label: connection });
    await page.getByLabel('Collection').nth(index).selectOption({ label: collection });
  }
  for (const [index, [source, target]] of Object.entries(fields).entries()) {
    const row = `Field ${String(index + 1)}`;
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.getByLabel(`${row}: from`).fill(source);
    await page.getByLabel(`${row}: to`).fill(target);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** From a template to a published flow: the accounts that fit are filled in; the whole is tried on real records on the way. */
export async function publishFromTemplate(page: Page, template: string): Promise<void> {
  await open(page, 'Builder');
  await page.getByRole('button', { name: 'New flow' }).first().click();
  await page.getByRole('button', { name: `Use ${template}` }).click();
  await page.getByRole('heading', { name: template, level: 1 }).waitFor();
  const tried = page.waitForResponse((answer) => /\/flows\/[^/]+\/test$/.test(answer.url()));
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  if (!(await tried).ok()) throw new Error(`the flow could not be tried: ${await (await tried).text()}`);
  // No step is chosen: the whole walk of a record stands beside the drawing.
  const walk = page.getByRole('list', { name: 'Steps of the test' });
  await walk.getByRole('button', { name: 'Map fields' }).waitFor();
  await walk.getByRole('region', { name: 'Out at Map fields' }).first().waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('status').filter({ hasText: 'Version 1 of' }).first().waitFor();
}

/** Writes a field in capitals by a typed step, sees what it makes of a sample, drags one field onto another, and publishes. */
export async function changeTheMapping(page: Page, asked: { drag: string; onto: string; row: string }): Promise<void> {
  await page.getByRole('button', { name: 'Edit Map fields' }).click();
  await page.getByLabel(`${asked.row}: how it is changed`).selectOption('Changed by steps');
  await page.getByLabel(`${asked.row}: add a step`).selectOption('Upper and lower case');
  await page.getByLabel('Written in').first().selectOption('CAPITALS');
  await page.getByText(/^On the first sample: "[^a-z]+"$/).waitFor();
  await page.getByText(/^Pair fields/).click();
  const column = (title: string) => page.getByRole('region', { name: title });
  const target = column('Fills').getByRole('button', { name: asked.onto, exact: true });
  await target.scrollIntoViewIfNeeded();
  await column('Comes with').getByRole('button', { name: asked.drag, exact: true }).dragTo(target);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('status').filter({ hasText: 'Version 2 of' }).first().waitFor();
}

/** Presses one step of the drawing after the other; each is chosen, and its form stands beside it. */
export async function chooseOnCanvas(page: Page): Promise<void> {
  const boxes = page.locator('.react-flow__node');
  for (const index of [1, 2]) {
    const box = boxes.nth(index);
    const id = await box.getAttribute('data-id');
    await box.dispatchEvent('click');
    await page.locator(`.react-flow__node.selected[data-id="${id ?? ''}"]`).waitFor();
    await page.getByLabel('Name', { exact: true }).waitFor();
  }
  expect(await coveredByMap(page)).toEqual([]);
}

/** Which boxes the map of the flow lies over, as far as the drawing shows them: what goes beyond its edge is cut off there. */
const coveredByMap = async (page: Page): Promise<string[]> => {
  const [map, drawing] = [
    await page.locator('.map-bar').boundingBox(),
    await page.locator('.react-flow').first().boundingBox(),
  ];
  if (map === null || drawing === null) throw new Error('there is no bar below the flow');
  const end = drawing.y + drawing.height;
  const boxes = await page.locator('.react-flow__node').all();
  const covered = await Promise.all(
    boxes.map(async (box) => {
      const at = await box.boundingBox();
      const isClear =
        at === null ||
        at.x + at.width <= map.x ||
        at.x >= map.x + map.width ||
        Math.min(at.y + at.height, end) <= map.y;
      return isClear ? [] : [(await box.getAttribute('aria-label')) ?? 'a step'];
    }),
  );
  return covered.flat();
};
