// What others do shows in the console by itself, in a real browser against a fake service.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { moveInes } from '../fakes/console-sandbox.ts';
import { browserPath, cards, headerStands, launch, open, signedIn as signedInWith } from './console-page.ts';

const isMissing = browserPath === undefined;
let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});

async function listening() {
  const visit = await signedInWith(browser);
  await vi.waitUntil(() => visit.server.stream.count === 1, 10_000);
  await headerStands(visit.page);
  return visit;
}

describe.skipIf(isMissing)('what others change', () => {
  test('shows in the count of approvals without anybody asking', async () => {
    const { server, page } = await listening();
    await page.getByRole('link', { name: 'Approvals 2 waiting' }).waitFor();
    const asked = server.heard.length;
    server.approvals = server.approvals.slice(1);
    server.stream.tell({ kind: 'approval', subject: 'apr_1' });
    await page.getByRole('link', { name: 'Approvals 1 waiting' }).waitFor();
    expect(server.heard.slice(asked).map(({ path }) => path)).toEqual(['/api/v1/approvals']);
  });

  test('shows in a row of the action log, also far below the newest page', async () => {
    const { server, page } = await listening();
    server.pageSize = 200;
    server.actions = Array.from({ length: 120 }, (_, index) => ({
      ...moveInes,
      action_id: `act_${String(index)}`,
      summary: `Moved number ${String(index)}`,
    }));
    await open(page, 'Action log');
    await page.getByText('All 120 shown').waitFor({ state: 'attached' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const row = cards(page).filter({ hasText: 'Moved number 119' });
    await row.getByText('Done').waitFor();
    server.actions = server.actions.with(119, { ...moveInes, action_id: 'act_119', status: 'undone' });
    server.stream.tell({ kind: 'action', subject: 'act_119' });
    await expect(cards(page).getByText('Undone').first().waitFor()).resolves.toBeUndefined();
  });

  test('is looked for again when the line was cut off, and the line comes back by itself', async () => {
    const { server, page } = await listening();
    server.stream.cut();
    await vi.waitUntil(() => server.stream.count === 1, 20_000);
    server.approvals = [];
    server.stream.tell({ kind: 'approval', subject: 'apr_1' });
    await expect(page.getByRole('link', { name: 'Approvals', exact: true }).waitFor()).resolves.toBeUndefined();
  });

  test('a job shows in the header when it begins, with how far it is, and what became of it', async () => {
    const { server, page } = await listening();
    const job: (typeof server.jobs)[number] = {
      job_id: 'run_1',
      kind: 'retrain',
      title: 'sales',
      subject: 'sales',
      status: 'running',
      done: 30,
      total: 100,
      seconds_left: 42,
      can_cancel: true,
      started_at: '2026-06-01T14:00:00Z',
      ended_at: null,
    };
    server.jobs = [job];
    server.stream.tell({ kind: 'retrain', subject: 'run_1' });
    await page.getByRole('button', { name: 'Jobs: 1 going on' }).click();
    const tray = page.getByRole('dialog', { name: 'Jobs' });
    await tray.getByText('30 of 100 · about 42 s left').waitFor();
    await tray.getByRole('button', { name: 'Cancel' }).waitFor();
    server.jobs = [{ ...job, status: 'failed', seconds_left: null, can_cancel: false, ended_at: job.started_at }];
    server.stream.tell({ kind: 'retrain', subject: 'run_1' });
    await tray.getByText('Failed').waitFor();
    expect(await tray.getByRole('link', { name: 'Show the model' }).getAttribute('href')).toBe(
      '/console/retention/sales',
    );
  });
});
