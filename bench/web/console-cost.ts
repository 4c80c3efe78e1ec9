// What the console costs a browser beside Lighthouse: script of the first load after gzip, and script time of a change of screen.
// Script time is CPU time of the page's thread, which other processes of the machine do not lengthen.
import type { Page } from 'playwright-core';
import { scriptMs } from './thread.ts';

const isScript = (url: string): boolean => new URL(url).pathname.endsWith('.js');

interface FirstLoad {
  /** Until the screen and its own data stand there and nothing more is asked for. */
  readonly usable: number;
  /** And what the page fetches when it has nothing else to do: charts, news. */
  readonly complete: number;
  /** What `usable` consists of, below `/console/`. */
  readonly files: readonly string[];
}

/** Bytes after gzip of every script that the page asks for. Idle time begins when told to, so that no figure hangs on the moment. */
export async function firstLoadBytes(page: Page, url: string): Promise<FirstLoad> {
  const asked = new Set<string>();
  const note = (request: { url(): string }): void => void (isScript(request.url()) && asked.add(request.url()));
  page.on('request', note);
  const isQuiet = watchRequests(page);
  await page.addInitScript(holdIdle);
  await page.goto(url);
  await page.getByRole('region', { name: 'Morning brief' }).getByRole('listitem').first().waitFor();
  await page.getByRole('region', { name: 'What Muster did' }).getByText('Tasks done').waitFor();
  await isQuiet();
  const usable = [...asked];
  await page.evaluate(() => dispatchEvent(new Event('idle-begins')));
  await isQuiet();
  page.off('request', note);
  const files = usable.map((address) => new URL(address).pathname.replace('/console/', ''));
  return { usable: await gzipped(page, usable), complete: await gzipped(page, [...asked]), files };
}

/** Runs in the page, before its scripts: until the event, it is never idle. */
function holdIdle(): void {
  const real = requestIdleCallback;
  let isHeld = true;
  addEventListener('idle-begins', () => (isHeld = false));
  globalThis.requestIdleCallback = (call, options) => {
    if (!isHeld) return real(call, options);
    addEventListener('idle-begins', () => real(call, options), { once: true });
    return 0;
  };
}

async function gzipped(page: Page, urls: readonly string[]): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' };
  const answers = await Promise.all(urls.map(async (url) => await page.request.get(url, { headers })));
  return answers.reduce((sum, answer) => sum + Number(answer.headers()['content-length'] ?? Number.NaN), 0);
}

interface Change {
  readonly screen: string;
  readonly scriptMs: number;
}

/** Goes through the rail from top to bottom: the first time loads the screens' own scripts, later ones show them again. */
export async function screenChanges(page: Page): Promise<Change[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const links = page.getByRole('navigation').first().getByRole('link');
  const isQuiet = watchRequests(page);
  const changes: Change[] = [];
  for (const link of await links.all()) {
    const screen = (await link.getAttribute('href')) ?? '';
    const before = await scriptMs(session);
    await link.click();
    await page.waitForURL((url) => url.pathname === screen);
    await isQuiet();
    changes.push({ screen, scriptMs: (await scriptMs(session)) - before });
  }
  await session.detach();
  return changes;
}

/** Waits until nothing has been asked for or answered for half a second. */
function watchRequests(page: Page): () => Promise<void> {
  let last = performance.now();
  const note = (): void => void (last = performance.now());
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  return async () => {
    note();
    while (performance.now() - last < 500) await page.waitForTimeout(100);
  };
}
