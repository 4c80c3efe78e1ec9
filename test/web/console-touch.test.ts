// With a touch screen every control is as high as a finger needs, however wide the window; with a mouse the rail fits it.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ConsoleServer } from '../fakes/console-server.ts';
import { browserPath, launch } from './console-page.ts';

let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});

async function openPipeline(hasTouch: boolean): Promise<Page> {
  const server = await ConsoleServer.start();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch });
  onTestFinished(async () => {
    await context.close();
    await server.stop();
  });
  const page = await context.newPage();
  await page.goto(server.addLink('first'));
  await page.getByRole('link', { name: 'Pipeline' }).click();
  await page.getByRole('region', { name: 'Stages' }).waitFor();
  return page;
}

const heights = async (page: Page, selector: string): Promise<readonly number[]> =>
  await page
    .locator(selector)
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => node.getClientRects().length > 0)
        .map((node) => (node.closest('label') ?? node).getBoundingClientRect().height),
    );

describe.skipIf(browserPath === undefined)('the height of controls', () => {
  test('is 44 pixels for a finger, also in a wide window', async () => {
    const page = await openPipeline(true);
    const found = await heights(page, 'main button, main select, main input, nav a');
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((height) => height < 43.9)).toEqual([]);
  });

  test('is 36 pixels for a mouse, and 32 in the rail', async () => {
    const page = await openPipeline(false);
    expect(Math.min(...(await heights(page, 'main button, main select, main input')))).toBe(36);
    expect(new Set(await heights(page, 'nav a'))).toEqual(new Set([32]));
  });
});
