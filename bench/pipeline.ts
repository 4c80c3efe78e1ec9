// npm run bench:pipeline [-- candidates] — the pipeline with 10,000 candidates: the longest task of the browser's main thread, in CPU
// time, while somebody searches, changes the view, sorts and opens a candidate. A press is answered at once below 100 ms (RAIL).
import type { Page } from 'playwright-core';
import { openBrowser } from '../scripts/browser.ts';
import { seeded } from '../scripts/seeded.ts';
import { ConsoleServer } from '../test/fakes/console-server.ts';
import { tasksWhile } from './web/thread.ts';

const many = Number(process.argv[2] ?? 10_000);
const mostMs = 100;
const random = seeded(33);

const server = await ConsoleServer.start();
const { candidates, stages = [] } = server.sandbox;
server.sandbox = {
  ...server.sandbox,
  candidates: Array.from({ length: many }, (_, index) => {
    const kind = random.pick(candidates);
    const [id, name] = [`c_${String(index)}`, `${random.pick(['Ada', 'Bo', 'Cy', 'Dee'])} Person ${String(index)}`];
    return { ...kind, id, name, stage: random.pick(stages), email: `${id}@people.test` };
  }),
};

const steps: readonly (readonly [name: string, play: (page: Page) => Promise<void>])[] = [
  ['search by name', async (page) => await page.getByLabel('Name', { exact: true }).pressSequentially('Person 77')],
  ['clear the search', async (page) => await page.getByLabel('Name', { exact: true }).fill('')],
  ['show as a list', async (page) => await page.getByRole('button', { name: 'List' }).click()],
  ['sort the list', async (page) => await page.getByRole('button', { name: /^Days in stage/ }).click()],
  ['select all shown', async (page) => await page.getByLabel(/^Select all/).check()],
  ['show the board again', async (page) => await page.getByRole('button', { name: 'Board' }).click()],
  ['compact', async (page) => await page.getByRole('button', { name: 'Compact' }).click()],
  [
    'open a candidate',
    async (page) =>
      await page
        .getByRole('link', { name: /Person/ })
        .first()
        .click(),
  ],
];

const browser = await openBrowser();
try {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(server.addLink('bench'));
  await page.getByRole('link', { name: 'Pipeline' }).click();
  await page
    .getByRole('link', { name: /Person/ })
    .first()
    .waitFor();
  await page.waitForTimeout(2_000);
  const session = await page.context().newCDPSession(page);
  let longest = 0;
  for (const [name, play] of steps) {
    const tasks = await tasksWhile(session, async () => {
      await play(page);
      await page.waitForTimeout(1_500);
    });
    longest = Math.max(longest, tasks[0] ?? 0);
    console.log(`${name.padEnd(24)}${(tasks[0] ?? Number.NaN).toFixed(0).padStart(6)} ms`);
  }
  console.log(`${String(many)} candidates: longest task ${longest.toFixed(0)} ms (most: ${String(mostMs)})`);
  process.exitCode = longest > mostMs ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
