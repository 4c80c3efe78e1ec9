// npm run bench:console [-- rows] — the action log with 100,000 actions in the page: how long the browser's main thread is
// held at once while somebody scrolls, by Chromium's own trace. Beside it the same way down a page of the same height that
// holds nothing but text, in the same browser and minute. A long task is one of 50 ms and more (W3C Long Tasks).
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../scripts/browser.ts';
import { ConsoleServer } from '../test/fakes/console-server.ts';
import type { Action } from '../web/console/api/wire.ts';
import { seeded } from '../scripts/seeded.ts';
import { tasksWhile } from './web/thread.ts';

const rows = Number(process.argv[2] ?? 100_000);
const seconds = 8;
const random = seeded(10);

/** Actions as the fake service knows them, with words of every length and each state. */
function manyActions(kinds: readonly Action[]): Action[] {
  return Array.from({ length: rows }, (_, index) => {
    const kind = random.pick(kinds);
    const summary = `${kind.summary} ${'and told the hiring manager '.repeat(random.below(4))}${String(index)}`;
    return { ...kind, action_id: `act_${String(index)}`, summary };
  });
}

/** Pages down as a wheel does, ever faster, and back up. */
const scroll = async (page: Page): Promise<void> =>
  await page.evaluate(async (lasting) => {
    const since = performance.now();
    for (let now = since; now - since < lasting * 1_000; now = await new Promise<number>(requestAnimationFrame)) {
      const share = (now - since) / (lasting * 1_000);
      window.scrollBy(0, Math.sin(share * Math.PI * 2) * 40 * (1 + 400 * share));
    }
  }, seconds);

async function measured(browser: Browser, prepare: (page: Page) => Promise<void>) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(600_000);
  await prepare(page);
  const tasks = await tasksWhile(await page.context().newCDPSession(page), () => scroll(page));
  const drawn = await page.getByRole('article').count();
  await page.context().close();
  const longest = tasks[0] ?? Number.NaN;
  return { longest, long: tasks.filter((ms) => ms >= 50).length, over: tasks.filter((ms) => ms >= 100).length, drawn };
}

const server = await ConsoleServer.start();
server.actions = manyActions(server.actions);
server.pageSize = 200;
const browser = await openBrowser();
try {
  let height = 0;
  const log = await measured(browser, async (page) => {
    await page.goto(server.addLink('bench'));
    await page.getByRole('link', { name: 'Action log' }).click();
    const end = page.getByText(`That is all: ${String(rows)}`);
    await page.getByRole('article').first().waitFor();
    while ((await end.count()) === 0) {
      height = await page.evaluate(async () => {
        window.scrollTo(0, document.body.scrollHeight);
        await new Promise(requestAnimationFrame);
        return document.body.scrollHeight;
      });
    }
    await page.evaluate(() => window.scrollTo(0, 0));
  });
  const text = await measured(browser, async (page) => {
    await page.setContent(`<main style="height: ${String(height)}px">Nothing</main>`);
  });
  console.log(`${String(rows)} actions in the page, ${String(log.drawn)} of them drawn`);
  const line = (name: string, { longest, long, over }: typeof log): void =>
    console.log(
      `${name}: longest task ${longest.toFixed(0)} ms, ${String(long)} of 50 ms and more, ${String(over)} over 100`,
    );
  line('action log', log);
  line('page of the same height', text);
  console.log(`ratio of the longest: ${(log.longest / text.longest).toFixed(1)}`);
} finally {
  await browser.close();
  await server.stop();
}
