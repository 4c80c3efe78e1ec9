// The veterans' widget in a real browser, on a page of another site with the strictest policy.
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { widgetBudget } from '../../web/widget/bundle.ts';
import { budgets } from './click-budgets.ts';
import { browserPath, launch } from './console-page.ts';
import { faultsOf, fieldContrast } from './widget-faults.ts';
import {
  buildWidget,
  find,
  gzipped,
  jobCards,
  launcher,
  open,
  openWidgetWorld,
  visit,
  type WidgetWorld,
} from './widget-world.ts';

const isMissing = browserPath === undefined;
test.runIf(isMissing)('a browser is there to test the widget with', ({ skip }) => {
  const missing = 'Chromium is not installed: set CHROMIUM_PATH to test the widget';
  skip(process.env['REQUIRE_SERVICES'] !== '1', missing);
  expect(missing).toBe('');
});

test('the script keeps to its budget', async () => {
  const bytes = gzipped(await buildWidget());
  expect(bytes).toBeLessThan(widgetBudget.most);
  expect(bytes).toBeLessThan(widgetBudget.wanted);
});

let browser: Browser;
let world: WidgetWorld;
beforeAll(async () => {
  if (browserPath === undefined) return;
  [browser, world] = await Promise.all([launch(browserPath), openWidgetWorld()]);
});
afterAll(async () => {
  if (browserPath === undefined) return;
  await Promise.all([browser.close(), world.close()]);
});

/** Nobody answers there: the service leads to it, and where a redirect leads no test can answer. */
const isEmployer = (request: Request): boolean => request.url() === 'https://jobs.example.test/apply/job_lg';
const status = (page: Page) => page.getByRole('status');
const trouble = (page: Page) => page.getByRole('alert');
const chatUrl = '**/v1/veteran/chat';
const clicksIn = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      // A form that is sent by its button clicks it once; what the keyboard does has no coordinates.
      if (event.detail > 0) document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks'] ?? 0) + 1);
    });
  });
  return async () => Number(await page.evaluate(() => document.body.dataset['clicks'] ?? 0));
};

describe.skipIf(isMissing)('a veteran', () => {
  test('gets from the page to ranked jobs with two clicks and two fields, applies, downloads and deletes with one each', async () => {
    const { page, asked } = await visit(browser, world);
    const clicks = await clicksIn(page);
    expect(asked.filter((url) => url.startsWith(world.api))).toHaveLength(1);
    await open(page);
    await find(page, '92A', 'Army');
    await jobCards(page).first().waitFor();
    const { jobs, apply, download, forget } = budgets;
    expect(await clicks()).toBe(jobs.presses);
    await page.getByText(/^Strong match/).waitFor();
    await page.getByRole('list').filter({ hasText: 'Inventory control' }).waitFor();

    const [opened, applied] = [page.context().waitForEvent('page'), page.context().waitForEvent('request', isEmployer)];
    await page.getByRole('link', { name: 'Apply: Logistics Coordinator (opens a new tab)' }).click();
    const tab = await opened;
    expect((await applied).headers()).not.toHaveProperty('referer');
    await tab.waitForLoadState();
    expect(await tab.evaluate<unknown>(() => window.opener)).toBeNull();
    await tab.close();
    expect(await clicks()).toBe(jobs.presses + apply.presses);

    const downloads = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await downloads).suggestedFilename()).toBe('resume.pdf');
    await status(page).filter({ hasText: 'saved' }).waitFor();
    expect(world.world.ports.veteran.store.size).toBe(1);
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await page.getByRole('log').getByText('Nothing is left on this page or on our servers').waitFor();
    expect(await clicks()).toBe(jobs.presses + apply.presses + download.presses + forget.presses);
    expect(world.world.ports.veteran.store.size).toBe(0);
    expect(await jobCards(page).count()).toBe(0);
  });

  test('with a rare code needs one more field and one more click', async () => {
    const { page } = await visit(browser, world);
    const clicks = await clicksIn(page);
    await open(page);
    await find(page, 'QQ9', 'Army');
    await page
      .getByLabel('What did you do on a usual day?')
      .fill('I ran the supply warehouse: received, stored and issued stock, tracked inventory and arranged shipping.');
    await page.getByRole('button', { name: 'Find skills and jobs' }).click();
    await page.getByRole('list').filter({ hasText: 'Inventory control' }).waitFor();
    expect(await clicks()).toBe(3);
    await page.getByText('A person of the recruiting team will check this.').first().waitFor();
    await page.getByRole('button', { name: 'Ask a person to review' }).click();
    await expect(page.getByText('It is already on the list').first().waitFor()).resolves.toBeUndefined();
  });

  test('chooses among branches and suggestions by buttons', async () => {
    const { page } = await visit(browser, world);
    await open(page);
    await find(page, 'IT2');
    await page.getByRole('button', { name: /^Coast Guard: / }).click();
    await page
      .getByText(/Coast Guard IT\w* is /)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /^Navy: / }).count()).toBe(0);
    await page.getByRole('button', { name: 'Another code' }).click();
    await find(page, '11W', 'Army');
    await page.getByRole('button', { name: /^Army 11A/ }).click();
    await expect(page.getByText('Army 11A is').first().waitFor()).resolves.toBeUndefined();
  });

  test('is offered codes while typing, and the branch that goes with the chosen one', async () => {
    const { page } = await visit(browser, world);
    await open(page);
    await page.getByLabel('Military code').pressSequentially('92Y');
    const option = page.locator('muster-chat option[value="92Y"]');
    await option.waitFor({ state: 'attached' });
    expect(await option.textContent()).toContain('Army');
    await page.getByLabel('Military code').fill('92Y');
    expect(await page.getByLabel('Branch').inputValue()).toBe('Army');
  });

  test('who writes markup sees it as text', async () => {
    const { page } = await visit(browser, world);
    await open(page);
    await page.getByRole('button', { name: 'I do not know my code' }).click();
    await page.getByLabel('What did you do on a usual day?').fill('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: 'Find skills and jobs' }).click();
    await page.getByRole('log').getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await page.locator('muster-chat img').count()).toBe(0);
  });
});

describe.skipIf(isMissing)('without a mouse or with a voice', () => {
  test('everything is reached by keyboard, focus goes to the result, and Escape gives it back to the button', async () => {
    const { page } = await visit(browser, world);
    await launcher(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('I am an automated assistant').waitFor();
    await page.keyboard.type('92A');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Army');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await jobCards(page).first().waitFor();
    await expect.poll(async () => await focused(page)).toBe('Logistics Coordinator');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('Apply');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await launcher(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await expect(jobCards(page).first().waitFor()).resolves.toBeUndefined();
  });

  test('whole sentences are told, and not every piece of the stream', async () => {
    const { page } = await visit(browser, world);
    await open(page);
    await page.evaluate(() => {
      const node = document.querySelector('muster-chat')?.shadowRoot?.querySelector('[role=status]');
      if (node === null || node === undefined) return;
      const told: string[] = [];
      new MutationObserver(() => {
        told.push(node.textContent ?? '');
        document.body.dataset['told'] = JSON.stringify(told);
      }).observe(node, { childList: true, characterData: true, subtree: true });
    });
    await find(page, '92A', 'Army');
    await jobCards(page).first().waitFor();
    await expect
      .poll(async () => await page.evaluate(() => document.body.dataset['told'] ?? ''))
      .toContain('One open job fits');
    expect(JSON.parse(await page.evaluate(() => document.body.dataset['told'] ?? '[]'))).toHaveLength(2);
    expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off');
  });

  test('nothing hinders at 400% zoom', async () => {
    const { page } = await visit(browser, world, { look: { width: 320, height: 200 } });
    await open(page);
    await find(page, '92A', 'Army');
    await jobCards(page).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

const focused = async (page: Page): Promise<string> =>
  await page.evaluate(() => document.querySelector('muster-chat')?.shadowRoot?.activeElement?.textContent ?? '');

const looks = [360, 1280].flatMap((width) => [false, true].map((dark) => ({ width, dark })));

describe.skipIf(isMissing)('how it looks', () => {
  test.each(looks)('nothing hinders at $width, dark: $dark, also from right to left', async (look) => {
    const { page } = await visit(browser, world, { look });
    await open(page);
    expect(await fieldContrast(page)).toBeGreaterThan(3);
    // The theme changes colours and nothing else.
    const found = await faultsOf(page, look.dark ? ['color-contrast'] : undefined);
    await find(page, '92A', 'Army');
    await jobCards(page).first().waitFor();
    await page.locator('muster-chat summary').first().click();
    await page.locator('muster-chat').evaluate((chat) => {
      chat.shadowRoot?.querySelector('.panel')?.setAttribute('dir', 'rtl');
    });
    found.push(...(await faultsOf(page, look.dark ? ['color-contrast'] : undefined)));
    expect(found).toEqual([]);
  });

  test('it speaks Spanish on a Spanish page, and its sentences stay left to right on one that is not', async () => {
    const { page } = await visit(browser, world, { query: { 'html-lang': 'es', 'html-dir': 'rtl' } });
    const button = page.getByRole('button', { name: 'Empleos para veteranos' });
    await button.click();
    await page.getByRole('log').getByText('Soy un asistente automático').waitFor();
    const panel = page.locator('muster-chat .panel');
    expect([await panel.getAttribute('dir'), await panel.getAttribute('lang')]).toEqual(['ltr', 'es']);
    expect((await button.boundingBox())?.x).toBeLessThan(200);
    await page.getByLabel('Código militar').fill('92A');
    await page.getByRole('button', { name: 'Buscar empleos' }).click();
    await page.getByText('Encaja muy bien').waitFor();
    await page.locator('muster-chat summary').first().click();
    await page.getByText('Su formación lleva a este tipo de trabajo').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('it lies above everything of the page, in the colours of the employer', async () => {
    const { page } = await visit(browser, world, {
      query: { accent: '#ffd400', position: 'left', 'title-text': 'Harbor jobs' },
    });
    await page.evaluate(() => {
      const cover = document.createElement('div');
      for (const [name, value] of Object.entries({ position: 'fixed', inset: '0', 'z-index': '2147483647' }))
        cover.style.setProperty(name, value);
      cover.style.setProperty('pointer-events', 'none');
      document.body.append(cover);
    });
    await open(page);
    await page.getByRole('heading', { name: 'Harbor jobs' }).waitFor();
    const { x = 0, y = 0 } = (await page.getByRole('heading', { name: 'Harbor jobs' }).boundingBox()) ?? {};
    expect(
      await page.evaluate(([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.localName, [x + 2, y + 2]),
    ).toBe('muster-chat');
    const colours = await page.getByRole('button', { name: 'Find matching jobs' }).evaluate((node) => {
      const { backgroundColor, color } = getComputedStyle(node);
      return [backgroundColor, color];
    });
    expect(colours).toEqual(['rgb(255, 212, 0)', 'rgb(0, 0, 0)']);
    expect(x).toBeLessThan(200);
  });
});

describe.skipIf(isMissing)('when something goes wrong', () => {
  const headers = { 'access-control-allow-origin': '*' };

  test('a broken stream leaves nothing half told, and the next try tells it once', async () => {
    const { page } = await visit(browser, world);
    await open(page);
    const half = 'event: message\ndata: {"text":"Army 92A is half told"}\n\nevent: mess';
    await page.route(chatUrl, (route) => route.fulfill({ headers, contentType: 'text/event-stream', body: half }), {
      times: 1,
    });
    await find(page, '92A', 'Army');
    await trouble(page).filter({ hasText: 'The connection broke' }).waitFor();
    expect(await page.getByText('half told').count()).toBe(0);
    expect(await page.getByLabel('Military code').inputValue()).toBe('92A');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await jobCards(page).first().waitFor();
    expect(await page.getByRole('log').getByText('92A · Army').count()).toBe(1);
    expect(await trouble(page).count()).toBe(0);
  });

  test('a busy service is asked again when it said so', async () => {
    const { page } = await visit(browser, world);
    await open(page);
    await page.clock.install();
    const busy = {
      status: 429,
      headers: { ...headers, 'retry-after': '30', 'access-control-expose-headers': 'retry-after' },
    };
    await page.route(chatUrl, (route) => route.fulfill(busy), { times: 1 });
    await find(page, '92A', 'Army');
    const button = page.getByRole('button', { name: /^Try again in \d+ s/ });
    await button.click({ force: true });
    expect(await jobCards(page).count()).toBe(0);
    await page.clock.runFor(31_000);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(jobCards(page).first().waitFor()).resolves.toBeUndefined();
  });

  test('silence is given up on after twenty seconds', async () => {
    const { page } = await visit(browser, world);
    await open(page);
    await page.clock.install();
    await page.route(chatUrl, () => undefined, { times: 1 });
    await find(page, '92A', 'Army');
    await page.getByText('Looking for matches').first().waitFor();
    await page.clock.runFor(21_000);
    await expect(trouble(page).filter({ hasText: 'longer than it should' }).waitFor()).resolves.toBeUndefined();
  });

  test('offline says so, keeps what was typed, and tells when the line is back', async () => {
    const { page } = await visit(browser, world);
    await open(page);
    await page.context().setOffline(true);
    await find(page, '92A', 'Army');
    await trouble(page).filter({ hasText: 'You are offline' }).waitFor();
    await page.context().setOffline(false);
    await status(page).filter({ hasText: 'The connection is back' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(jobCards(page).first().waitFor()).resolves.toBeUndefined();
  });

  test('a conversation that has run out starts anew', async () => {
    const { page } = await visit(browser, world);
    await open(page);
    world.world.clock.advance(13 * 3_600_000);
    await find(page, '92A', 'Army');
    await trouble(page).filter({ hasText: 'run out' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(jobCards(page).first().waitFor()).resolves.toBeUndefined();
  });

  test('a page that the employer has not allowed is told so', async () => {
    const { page } = await visit(browser, world, {
      query: {
        key: await world.world.key({ kind: 'pub', scopes: ['veteran:read'], origins: ['https://other.example'] }),
      },
    });
    await launcher(page).click();
    await trouble(page).filter({ hasText: 'may not be used on this page' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });
});

describe.skipIf(isMissing)('pages of the service', () => {
  test.each([
    { path: '/chat/sandbox', dark: false },
    { path: '/demo', dark: false },
    { path: '/demo', dark: true },
  ])('$path works under its own policy, and nothing hinders, dark: $dark', async ({ path, dark }) => {
    const { page } = await visit(browser, world, { look: { dark } });
    await page.goto(world.api + path);
    if (path === '/demo') await open(page);
    await page.getByRole('log').getByText('I am an automated assistant').waitFor();
    await find(page, '92A', 'Army');
    await jobCards(page).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
