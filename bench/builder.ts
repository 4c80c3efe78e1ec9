// npm run bench:builder [-- steps] — the builder with a flow of 200 steps beside one of 14: what typing, choosing and dragging
// cost the page's main thread, as a drawing and as a list. CPU time of the thread, which other processes do not lengthen:
// script time by Chromium's own counter, the longest task by its trace. A long task is one of 50 ms and more (W3C Long Tasks).
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../scripts/browser.ts';
import { removeData, startService, type RunningService } from '../test/support/service.ts';
import { longestTask, scriptMs } from './web/thread.ts';

const sizes = [14, Number(process.argv[2] ?? 200)];

const id = (index: number): string => `step-${String(index)}`;
const end = (system: string, collection: string) => ({ system, connection: null, collection });

/** A chain with a condition now and then, as large syncs have it. */
function drawn(count: number): unknown {
  const step = (index: number): unknown => {
    const next = index + 1 < count ? id(index + 1) : null;
    const head = { id: id(index), name: `Step number ${String(index)}` };
    if (next === null) return { ...head, kind: 'write', to: end('hubspot', 'contacts'), action: 'upsert', next };
    const when = { all: [{ field: 'workEmail', exists: true }] };
    if (index % 20 === 5) return { ...head, kind: 'condition', branches: [{ when, next }], otherwise: null };
    if (index % 3 === 0) return { ...head, kind: 'filter', when, next };
    return { ...head, kind: 'transform', field: 'lastName', transform: [{ op: 'trim' }], next };
  };
  return {
    format: 1,
    name: `Flow of ${String(count)}`,
    trigger: { kind: 'schedule', cron: '0 6 * * *', time_zone: 'UTC' },
    source: end('bamboohr', 'employees'),
    start: id(0),
    steps: Array.from({ length: count }, (_, index) => step(index)),
  };
}

interface Cost {
  readonly what: string;
  /** Of script, for each time. */
  readonly scriptMs: number;
  readonly longestMs: number;
}

interface Doing {
  readonly what: string;
  readonly times: number;
  readonly act: (page: Page, time: number) => Promise<void>;
}

async function costOf(page: Page, session: CDPSession, { what, times, act }: Doing): Promise<Cost> {
  const before = await scriptMs(session);
  const longestMs = await longestTask(session, async () => {
    for (let time = 0; time < times; time += 1) {
      await act(page, time);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
  });
  return { what, scriptMs: ((await scriptMs(session)) - before) / times, longestMs };
}

const type = async (page: Page, time: number): Promise<void> => {
  if (time === 0) await page.getByLabel('Name', { exact: true }).press('End');
  await page.keyboard.press('x');
};
/** Far enough from every step that it moves the drawing. */
const pan = async (page: Page, time: number): Promise<void> => {
  const box = await page.locator('.react-flow__pane').boundingBox();
  if (box === null) throw new Error('there is no canvas');
  const at = { x: box.x + 20, y: box.y + box.height / 2 };
  if (time === 0) {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
  }
  await page.mouse.move(at.x + 5 * (time % 40), at.y - 12 * (time % 20));
  if (time === 39) await page.mouse.up();
};

async function canvas(page: Page, session: CDPSession): Promise<Cost[]> {
  await page.getByRole('button', { name: 'Show as list', pressed: true }).click();
  const boxes = page.locator('.react-flow__node[data-id^="step-"]');
  await boxes.first().waitFor();
  const choose = async (_: Page, time: number): Promise<void> => await boxes.nth(1 + (time % 4)).dispatchEvent('click');
  await choose(page, 0);
  return [
    await costOf(page, session, { what: 'canvas: a key press', times: 30, act: type }),
    await costOf(page, session, { what: 'canvas: choosing a step', times: 12, act: choose }),
    await costOf(page, session, { what: 'canvas: moving the drawing', times: 40, act: pan }),
    await costOf(page, session, { what: 'canvas: undo', times: 1, act: undo }),
  ];
}

const undo = async (page: Page): Promise<void> => await page.getByRole('button', { name: 'Undo', exact: true }).click();

async function list(page: Page, session: CDPSession): Promise<Cost[]> {
  await page.getByRole('button', { name: 'Show as list', pressed: false }).click();
  const edit = (index: number) => page.getByRole('button', { name: `Edit Step number ${String(index)}`, exact: true });
  await edit(1).waitFor();
  const choose = async (_: Page, time: number): Promise<void> => await edit(6 + (time % 8)).dispatchEvent('click');
  await edit(4).click();
  return [
    await costOf(page, session, { what: 'list: a key press', times: 30, act: type }),
    await costOf(page, session, { what: 'list: choosing a step', times: 12, act: choose }),
    await costOf(page, session, { what: 'list: undo', times: 1, act: undo }),
  ];
}

async function measured(page: Page, service: RunningService, count: number): Promise<Cost[]> {
  const made = await service.call('POST', '/api/v2/flows/import', { document: drawn(count) });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  await page.goto(`${service.url}/console/builder/${String(made.body.flow_id)}`);
  await page.getByRole('heading', { level: 1, name: `Flow of ${String(count)}` }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs = [...(await list(page, session)), ...(await canvas(page, session))];
  await session.detach();
  return costs;
}

const service = await startService({ timeoutMs: 300_000 });
const browser = await openBrowser();
try {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(service.loginUrl);
  await page.getByRole('heading', { name: 'Morning brief' }).waitFor();
  const all: Cost[][] = [];
  for (const count of sizes) all.push(await measured(page, service, count));
  const [small = [], large = []] = all;
  console.log(`script for each time, ${String(sizes[1])} steps (beside 14); longest task of the ${String(sizes[1])}`);
  for (const [index, { what, scriptMs: ms, longestMs }] of large.entries()) {
    const beside = small[index]?.scriptMs ?? Number.NaN;
    console.log(
      `${what.padEnd(28)} ${ms.toFixed(1).padStart(6)} ms (${beside.toFixed(1)} ms, ratio ${(ms / beside).toFixed(1)}); longest ${longestMs.toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  await service.stop();
  removeData(service);
}
