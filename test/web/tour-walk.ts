// Goes through the five steps of the tour as somebody new does.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cards } from './console-page.ts';

export async function walkTour(page: Page): Promise<void> {
  const press = (name: RegExp | string) => page.getByRole('button', { name }).first().click();
  await press(/^“Move /);
  await cards(page).getByText('Done', { exact: true }).first().waitFor();
  await press('Next');
  await press(/^Ask to reject/);
  await press('Approve');
  await cards(page).getByText('Done', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await press('Next');
  await cards(page).getByRole('button', { name: 'Undo' }).click();
  await cards(page).getByText('Undone').waitFor();
  await press('Next');
  await press('Translate 68W, Army');
  await page.getByRole('list', { name: 'Civilian skills' }).waitFor();
  await press('Next');
  await press(/^Sync Greenhouse/);
  await page.getByText('Succeeded', { exact: true }).waitFor();
  expect(await page.getByRole('definition').allTextContents()).toEqual(['37', '37', '0', '0']);
  await press('Next');
}
