// The booking page in a real browser: three presses at most, the reader's own zone, no third party, nothing that hinders, and its weight.
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openBooking } from '../support/booking.ts';
import { accessFaults, browserPath, launch } from './console-page.ts';
import { patience } from './slowed-browser.ts';

const isMissing = browserPath === undefined;
test.runIf(isMissing)('a browser is there to test the page with', ({ skip }) => {
  const missing = 'Chromium is not installed: set CHROMIUM_PATH to test the page';
  skip(process.env['REQUIRE_SERVICES'] !== '1', missing);
  expect(missing).toBe('');
});

let browser: Browser;
let booking: Awaited<ReturnType<typeof openBooking>>;
let address: string;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});
// Anew for each test: what one books is free for the others.
beforeEach(async () => {
  booking = await openBooking();
  address = await booking.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  // The browser opens connections ahead, and no server may wait for what comes over them.
  booking.app.server.closeAllConnections();
  await booking.app.close();
});

/** A person with a phone in Madrid; the test fails on whatever the browser complains about, and on each request to somebody else. */
async function visit(path: string, { javaScriptEnabled = true, locale = 'en-GB' } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: 'Europe/Madrid',
    locale,
    javaScriptEnabled,
    extraHTTPHeaders: { 'accept-language': locale },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience(20_000));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().includes('404') && faults.push(message.text()),
  );
  page.on('request', (request) => !request.url().startsWith(address) && faults.push(request.url()));
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  await page.goto(address + path);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe.skipIf(isMissing)('the booking page', () => {
  test('books in three presses, with the place, and in the reader’s own zone', async () => {
    const { path } = await booking.invite({ places: ['Room 4', 'By video'] });
    const page = await visit(path);
    await page.getByText('Central European Summer Time (Europe/Madrid)').first().waitFor();
    const first = page.locator('.times a').first();
    // 09:00 in Chicago.
    expect(await first.innerText()).toBe('4:00 PM');
    await first.click();
    await heading(page, 'Book this time?');
    await page.getByLabel('By video').click();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await heading(page, 'Your interview is booked');
    await page.getByText('4:00 PM – 4:30 PM').waitFor();
    await page.getByText('By video').waitFor();
  });

  test('shows the times in another zone, and stays there', async () => {
    const { path } = await booking.invite({ candidate: 'c_joe' });
    const page = await visit(path);
    await page.getByText('Change time zone').click();
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Show times' }).click();
    await page.getByText('Japan Standard Time (Asia/Tokyo)').first().waitFor();
    await page.locator('.times a').first().click();
    expect(await page.getByText('Japan Standard Time (Asia/Tokyo)').first().textContent()).toContain('Asia/Tokyo');
  });

  test('works without script: the zone is the organization’s until it is changed', async () => {
    const { path } = await booking.invite({ candidate: 'c_joe' });
    const page = await visit(path, { javaScriptEnabled: false });
    await page.getByText('Central Daylight Time (America/Chicago)').first().waitFor();
    await page.locator('.times a').first().click();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await heading(page, 'Your interview is booked');
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('moves, cancels, and speaks Spanish where the letter did', async () => {
    const { path } = await booking.invite({ candidate: 'c_ravi', language: 'es', cutoff_hours: 0 });
    const page = await visit(path);
    await heading(page, 'Elija una hora');
    await page.locator('.times a').nth(2).click();
    await page.getByRole('button', { name: 'Reservar esta hora' }).click();
    await heading(page, 'Su entrevista está reservada');
    await page.getByRole('link', { name: 'Cambiar la hora' }).click();
    await page.locator('.times a').first().click();
    await page.getByRole('button', { name: 'Cambiar la hora' }).click();
    await heading(page, 'Su entrevista está reservada');
    await page.getByText('Cancelar la entrevista', { exact: true }).click();
    await page.getByRole('button', { name: 'Sí, cancelar la entrevista' }).click();
    await heading(page, 'La entrevista está cancelada');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });

  test('hinders nobody in any of its states: narrow and wide, light and dark', async () => {
    const { path } = await booking.invite({ candidate: 'c_joe', places: ['Room 4', 'By video'], cutoff_hours: 0 });
    const page = await visit(path);
    const found = await accessFaults(page, 'times');
    await page.getByText('Change time zone').click();
    await page.getByText('None of these suit me').click();
    found.push(...(await accessFaults(page, 'zones and wish')));
    await page.locator('.times a').first().click();
    found.push(...(await accessFaults(page, 'confirm')));
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByText('Cancel the interview').first().click();
    found.push(...(await accessFaults(page, 'booked')));
    await page.goto(`${address}${path}?said=taken`);
    found.push(...(await accessFaults(page, 'told')));
    await page.goto(`${address}/book/nothing`);
    found.push(...(await accessFaults(page, 'gone')));
    expect(found).toEqual([]);
  });

  test('weighs at most 40 kB with all that it loads, compressed', async () => {
    const { path } = await booking.invite({ candidate: 'c_joe' });
    const loaded = await Promise.all(
      [path, '/book/style.css', '/book/zone.js'].map(
        async (one) => (await booking.call({ path: one, key: null })).text,
      ),
    );
    const bytes = loaded.map((text) => gzipSync(text).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(40_000);
  });
});
