// Opens the console in a real browser against the fake service, and gathers what the browser complains about.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import { chromium, type Browser, type Locator, type Page, type Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { ConsoleServer } from '../fakes/console-server.ts';
import { patience, slowed } from './slowed-browser.ts';

// The shell is the same engine without the windows of a browser around it: a third less to compute for the same pages.
const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];
export const browserPath = places.find((path) => path !== undefined && existsSync(path));

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
// The shell would make a language of its own of an environment without one: en-US@posix, which no formatter takes.
const quiet = [
  '--accept-lang=en-US',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = async (executablePath: string): Promise<Browser> =>
  withOpenSections(slowed(await chromium.launch({ executablePath, args: [...flags, ...quiet] })));

/** Pages of the console as of somebody who keeps every section of the rail open, for stories go to screens by their links. */
function withOpenSections(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(() => {
      const isConsole = self.origin !== 'null' && location.pathname.startsWith('/console/');
      if (isConsole && localStorage.getItem('muster.sections') === null)
        localStorage.setItem('muster.sections', '+Automation +Insight +Integrations +Admin');
    });
    return context;
  };
  return browser;
}

interface Visit {
  readonly server: ConsoleServer;
  readonly page: Page;
}

/** A service and a page of its own. The test fails when the browser reports anything: a breach of the policy, a defect. */
export async function visit(browser: Browser): Promise<Visit> {
  const server = await ConsoleServer.start();
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience(10_000));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Refused requests are part of the tests; the browser lists each of them.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() !== 'info' && !isRefusal) faults.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    await server.stop();
    expect(faults).toEqual([]);
  });
  return { server, page };
}

export async function signedIn(browser: Browser): Promise<Visit> {
  const { server, page } = await visit(browser);
  await page.goto(server.addLink('first'));
  await page.getByRole('heading', { name: 'Assistant' }).waitFor({ state: 'attached' });
  return { server, page };
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Instruction').fill(text);
  await page.keyboard.press('Enter');
}

/** What the header asks once the page has nothing more urgent to do has been answered. */
export async function headerStands(page: Page): Promise<void> {
  const wanted = ['/api/v1/jobs', '/api/v1/actions?', 'status=expired'];
  const missing = async (): Promise<string[]> =>
    await page.evaluate((parts) => {
      const answered = performance.getEntriesByType('resource').map(({ name }) => name);
      return parts.filter((part) => !answered.some((name) => name.includes(part)));
    }, wanted);
  await expect.poll(missing, { timeout: patience(20_000) }).toEqual([]);
}

/** To the command box, wherever one is. */
export async function orderAt(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill(text);
  await page.getByRole('option', { name: `“${text}”` }).waitFor();
  await page.keyboard.press('Enter');
  await log(page).getByText(text).first().waitFor();
}

export const open = async (page: Page, name: string): Promise<void> =>
  await page.getByRole('link', { name }).first().click();

export async function addPerson(page: Page, name: string, email: string): Promise<void> {
  await open(page, 'Access');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: `${name} is added.` })
    .waitFor();
}

export const cards = (page: Page): Locator => page.getByRole('article');
export const log = (page: Page): Locator => page.getByRole('log');
export const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

export const isFocused = async (locator: Locator): Promise<boolean> =>
  await locator.evaluate((node) => node === document.activeElement);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of these tags that a page may keep in one theme and break in the other, and in one direction and break in the other. */
const ofColour = ['color-contrast', 'link-in-text-block'];
const ofPlace = ['target-size', 'scrollable-region-focusable'];

interface Look {
  readonly width: 360 | 1280;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly runOnly: axe.RunOnly;
}
const whole: axe.RunOnly = { type: 'tag', values: tags };
const rules = (values: readonly string[]): axe.RunOnly => ({ type: 'rule', values: [...values] });
/**
 * Every two of width, theme and direction meet in one of them. Of each width the first is looked at whole, the others for what has
 * changed: a theme moves nothing, and a direction colours nothing.
 */
const looks: readonly Look[] = [
  { width: 360, theme: 'light', direction: 'ltr', runOnly: whole },
  { width: 360, theme: 'dark', direction: 'rtl', runOnly: rules([...ofColour, ...ofPlace]) },
  { width: 1280, theme: 'light', direction: 'ltr', runOnly: whole },
  { width: 1280, theme: 'dark', direction: 'ltr', runOnly: rules(ofColour) },
  { width: 1280, theme: 'light', direction: 'rtl', runOnly: rules(ofPlace) },
];

/** Breaches of WCAG 2.2 A and AA, sideways scrolling and small targets: narrow and wide, in light and dark, from left and right. */
export async function accessFaults(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  // Colours on their way from one theme to the other are no state of the page.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let before: Look | undefined;
  for (const look of looks) {
    const { width, theme, direction } = look;
    if (width !== before?.width) await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await turn(page, direction);
    if (width !== before?.width || direction !== before.direction) await standStill(page);
    await shoot(page, screen, look);
    // Style sheets are fetched for the rule about screens that are held to one orientation, which no width changes.
    const preload = before === undefined;
    const faults = await faultsOf(page, { runOnly: look.runOnly, resultTypes: ['violations'], preload });
    found.push(...faults.map((fault) => `${screen}, ${String(width)} ${theme} ${direction}: ${fault}`));
    before = look;
  }
  await turn(page, 'ltr');
  found.push(...(await reflowFaults(page)).map((fault) => `${screen}, ${fault}`));
  return found;
}

/** To look at: `SHOTS=<folder>` keeps a picture of each screen as it is checked. */
async function shoot(page: Page, screen: string, { width, theme, direction }: Look): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder === undefined) return;
  const path = join(folder, `${screen.replaceAll(/[^a-z0-9]+/giu, '-')}-${String(width)}-${theme}-${direction}.png`);
  await page.screenshot({ path, fullPage: true });
}

/** 1280 pixels at 400 % are 320. */
async function reflowFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 });
  const isWider = await page.evaluate(async () => {
    await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 100))]);
    return document.documentElement.scrollWidth > window.innerWidth;
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  return isWider ? ['400%: scrolls sideways'] : [];
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, each as one line. Put into the page from outside, which its policy does not forbid. */
export async function breaches(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (given) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put there a line above
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    return (await run(document, given)).violations;
  }, options);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

interface Titled {
  readonly title: string;
}

/** `accessFaults` of one screen after the other, each at the address that it is given. */
export async function screenFaults<Screen extends Titled>(
  page: Page,
  screens: readonly Screen[],
  addressOf: (screen: Screen) => string,
): Promise<string[]> {
  const found: string[] = [];
  const isQuiet = watchRequests(page);
  for (const screen of screens) {
    await page.goto(addressOf(screen));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isQuiet();
    found.push(...(await accessFaults(page, screen.title)));
  }
  return found;
}

const quietMs = patience(75);

/** Answers how to wait until everything that the page has asked for is there, and it asks for nothing more. */
function watchRequests(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    // The line of news stays asked.
    if (request.resourceType() !== 'eventsource') asked.add(request);
    last = performance.now();
  });
  const ended = (request: Request): void => {
    asked.delete(request);
    last = performance.now();
  };
  page.on('requestfinished', ended).on('requestfailed', ended);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && asked.clear());
  return async () => {
    await expect
      .poll(() => asked.size === 0 && performance.now() - last >= quietMs, { timeout: patience(20_000), interval: 30 })
      .toBe(true);
  };
}

const turn = async (page: Page, direction: Look['direction']): Promise<void> =>
  await page.evaluate((given) => document.documentElement.setAttribute('dir', given), direction);

/** Rows of a long list are measured anew after the width has changed, and lie over one another until then. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Bounded: a page that never comes to rest, or a browser that draws no frames just now, is judged as it is.
    let still = 0;
    for (let height = 0, frames = 0; still < 3 && frames < 120; frames += 1) {
      await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 100))]);
      still = document.documentElement.scrollHeight === height ? still + 1 : 0;
      height = document.documentElement.scrollHeight;
    }
  });
}

async function faultsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  let found = await breaches(page, options);
  // On a busy machine a list may still be on its way; what is wrong with the page itself is wrong a second later, too.
  for (let again = 0; found.length > 0 && again < 3; again += 1) {
    await page.waitForTimeout(700);
    found = await breaches(page, options);
  }
  return [...found, ...(await misplaced(page))];
}

/** For a finger 44 pixels; the console's own controls are closer together where there is a mouse and nothing to touch (decision 169). */
const misplaced = async (page: Page): Promise<string[]> =>
  await page.evaluate(() => {
    const isClose =
      location.pathname.startsWith('/console') &&
      matchMedia('(min-width: 64rem) and (pointer: fine)').matches &&
      !matchMedia('(any-pointer: coarse)').matches;
    const least = isClose ? 32 : 44;
    return [
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []),
      ...[...document.querySelectorAll('button, summary, textarea, nav a, select, input')]
        .filter(
          (node) =>
            node.getClientRects().length > 0 &&
            (node.closest('label') ?? node).getBoundingClientRect().height < least - 0.1,
        )
        .map((node) => `lower than ${String(least)} pixels: ${node.outerHTML.slice(0, 120)}`),
    ];
  });
