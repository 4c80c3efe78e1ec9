// Importing a list at the console, in a real browser on the real service: choose, map, look, import, approve.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { type RunningService, removeData, startService } from '../support/service.ts';
import { accessFaults, browserPath, launch } from '../web/console-page.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const isMissing = browserPath === undefined;
let service: RunningService;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  if (browserPath === undefined) return;
  service = await startService({});
  browser = await launch(browserPath);
  page = await browser.newPage();
  await page.goto(service.loginUrl);
  await page.getByRole('heading', { name: 'Morning brief' }).waitFor();
});
afterAll(async () => {
  if (isMissing) return;
  await browser.close();
  await service.stop();
  removeData(service);
});

const choose = (csv: string) =>
  page.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

test.skipIf(isMissing)('a list is mapped, its wrong line is named, and the right ones wait for approval', async () => {
  await page.goto(`${service.url}/console/pipeline`);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: 'Import', exact: true }).waitFor();
  await choose('Who;Email;Telephone\nZoë Newman;zoe@import.example;+13125550111\nMax Roth;not an address;\n');
  await page.getByText('No column gives the name. Choose one in the mapping.').waitFor();
  await page.getByLabel('Who', { exact: true }).selectOption('name');
  await page.getByLabel('Requisition', { exact: true }).first().selectOption({ index: 1 });
  const wrong = page.getByRole('table', { name: 'Wrong lines' });
  await wrong.getByText('It is no e-mail address').waitFor();
  const ready = page.getByRole('table', { name: 'Ready to import' });
  await ready.getByText('Zoë Newman').waitFor();
  expect(await accessFaults(page, 'import')).toEqual([]);
  await page.getByRole('button', { name: 'Import the 1 right lines' }).click();
  await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
  await page.getByRole('link', { name: 'Open approvals' }).click();
  await page.getByText('Add Zoë Newman (zoe@import.example)').first().waitFor();
});
