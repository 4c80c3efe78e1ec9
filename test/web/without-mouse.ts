// The console by keyboard alone: from field to field by Tab, a screen by the command box, a choice from a list by its first letters.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Emulator } from '../../src/connectors/emulator/emulate.ts';
import { isFocused } from './console-page.ts';
import { patience } from './slowed-browser.ts';

/** More fields than any way through a screen has. */
const mostFields = 120;

/** Goes on from field to field until that one has the focus; fails where it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let fields = 0; fields < mostFields; fields += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** In the place of what stood there, as somebody would: all of it is chosen first. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** A list takes the first letters, as soon as it has that choice. */
async function choose(page: Page, list: Locator, text: string): Promise<void> {
  await list.locator('option', { hasText: text }).first().waitFor({ state: 'attached' });
  await tabTo(page, list);
  await page.keyboard.type(text);
}

async function goTo(page: Page, screen: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog').getByRole('searchbox');
  await box.waitFor();
  await page.keyboard.type(screen);
  await page
    .getByRole('option', { name: new RegExp(`^${screen}`) })
    .and(page.locator('[data-focused]'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor();
}

/** Finds the system in the catalogue, enters what it asks for, and waits until it has answered. */
export async function connectByKeyboard(
  page: Page,
  { connector, origin, config, credentials }: Emulator,
): Promise<void> {
  const { title } = connector;
  await goTo(page, 'Catalog');
  await write(page, page.getByLabel('Search'), title);
  await press(page, page.getByRole('button', { name: `Connect ${title}` }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('radio', { checked: true }));
  const keys = dialog.getByLabel('Enter the keys here');
  for (let ways = 0; ways < 3 && !(await keys.isChecked()); ways += 1) {
    await page.keyboard.press('ArrowDown');
  }
  const entries = { ...config, ...credentials };
  for (const { key, label } of [...connector.config, ...connector.credentials]) {
    const value = entries[key];
    if (typeof value === 'string') await write(page, dialog.getByLabel(label), value);
  }
  await press(page, dialog.locator('summary').filter({ hasText: 'A test account elsewhere' }));
  await write(page, dialog.getByLabel('Another address'), origin);
  await press(page, dialog.getByRole('button', { name: 'Save and test' }));
  await page
    .getByRole('status')
    .filter({ hasText: `${title} is connected and answers` })
    .first()
    .waitFor();
}

/** Whose account, which of its collections, and a field in it. */
type End = readonly [system: Emulator, collection: string, field: string];

/** A flow as a list, from nothing to its first version: read, map one field, write. */
export async function buildListByKeyboard(
  page: Page,
  { from, to }: Readonly<Record<'from' | 'to', End>>,
): Promise<void> {
  const name = `${from[1]} to ${to[1]}`;
  const end = async ([{ connector }, collection]: End): Promise<void> => {
    await choose(page, page.getByLabel('Connection'), connector.title);
    await choose(page, page.getByLabel('Collection'), collection);
  };
  const add = async (kind: string): Promise<void> => {
    await press(page, page.getByRole('button', { name: /^Add a step after/ }).last());
    await press(page, page.getByRole('dialog').getByRole('button', { name: kind }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await goTo(page, 'Builder');
  await press(page, page.getByRole('button', { name: 'New flow' }).first());
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Empty flow' }));
  await page.getByRole('heading', { name: 'New flow', level: 1 }).waitFor();
  await press(page, page.getByRole('button', { name: 'Show as list' }));
  await press(page, page.getByRole('button', { name: 'Edit trigger and source' }));
  await write(page, page.getByLabel('Name of the flow'), name);
  await end(from);
  await add('Map fields');
  await press(page, page.getByRole('button', { name: 'Add a field' }));
  await write(page, page.getByLabel('Field 1: from'), from[2]);
  await write(page, page.getByLabel('Field 1: to'), to[2]);
  await add('Write');
  await end(to);
  // What was found wrong on the way is looked at anew with each save.
  await expect.poll(async () => await page.getByText('Needs setup').count(), { timeout: patience(20_000) }).toBe(0);
  await page.getByText('Saved', { exact: true }).waitFor();
  await press(page, page.getByRole('button', { name: 'Publish' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await page
    .getByRole('status')
    .filter({ hasText: `Version 1 of ${name}` })
    .first()
    .waitFor();
}
