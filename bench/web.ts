// npm run bench:web [-- --rounds 3 --only today,pipeline] — what the pages people look at cost a browser, signed in to a sandbox.
// Lighthouse, where it is installed (`npm install --no-save lighthouse@13.5.0`), with simulated throttling: it loads a page as
// fast as the machine can and computes what the slow line and processor would make of it. A busy machine still lowers the
// performance figures, so each is the median of the rounds, and an employer's page without the widget stands beside them all.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { fillIntegrations } from '../scripts/screens-systems.ts';
import { firstLoad } from '../test/support/built-web.ts';
import { removeData, type RunningService, startService } from '../test/support/service.ts';
import { firstLoadBytes, screenChanges } from './web/console-cost.ts';
import { hostPage } from './web/host-page.ts';
import { type Form, forms, type Judge, lighthouseAt, type Scores } from './web/lighthouse.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Names of pages, with commas between them, `widget` for an employer's page; nothing: all of them. */
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const only = values.only.split(',').filter((name) => name !== '');

const wanted = { desktop: { performance: 95, accessibility: 100 }, mobile: { performance: 90, accessibility: 100 } };
const most = { firstLoadBytes: 130_000, screenChangeMs: 100 };

const pages: Readonly<Record<string, string>> = {
  today: '/console/',
  assistant: '/console/assistant',
  approvals: '/console/approvals',
  actions: '/console/actions',
  pipeline: '/console/pipeline',
  calendar: '/console/calendar',
  retention: '/console/retention',
  integrations: '/console/integrations',
  builder: '/console/builder/$flow',
  settings: '/console/settings',
  chat: '/chat/sandbox',
};

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const failures: string[] = [];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Signed in, with something to look at: one instruction carried out, one that waits. */
async function enter(context: BrowserContext, service: RunningService): Promise<Page> {
  const page = await context.newPage();
  await page.goto(service.loginUrl);
  await page.getByRole('heading', { name: 'Morning brief' }).waitFor();
  for (const task of [
    { action: 'move_stage', candidate: 'Priya Raman', stage: 'phone screen' },
    { action: 'reject_candidate', candidate: 'Bob Harlan' },
  ]) {
    await service.call('POST', '/api/v1/tasks', task);
  }
  return page;
}

async function judged(judge: Judge, url: string, form: Form): Promise<Scores> {
  const all: Scores[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await judge(url, form));
  const of = (key: Exclude<keyof Scores, 'complaints'>): number => median(all.map((one) => one[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cpuTbtMs: of('cpuTbtMs'),
    cls: of('cls'),
    kilobytes: of('kilobytes'),
    complaints: [...new Set(all.flatMap(({ complaints }) => complaints))],
  };
}

function tell(name: string, form: Form, scores: Scores): void {
  const { performance, accessibility, bestPractices, fcpMs, lcpMs, tbtMs, cpuTbtMs, cls, kilobytes } = scores;
  const cells = [performance, accessibility, bestPractices, fcpMs, lcpMs, tbtMs, cpuTbtMs].map((one) =>
    one.toFixed(0).padStart(6),
  );
  const target = wanted[form];
  const isKept = performance >= target.performance && accessibility >= target.accessibility;
  console.log(
    `${name.padEnd(20)}${form.padEnd(9)}${cells.join('')}${cls.toFixed(3).padStart(8)}${kilobytes.toFixed(0).padStart(7)}  ${isKept ? 'kept' : 'below'} (${String(target.performance)}, ${String(target.accessibility)})`,
  );
  for (const complaint of scores.complaints) console.log(`    ${complaint}`);
}

async function lighthousePages(
  judge: Judge,
  service: RunningService,
  ids: Readonly<Record<string, string>>,
): Promise<void> {
  console.log(
    `\n${'page'.padEnd(20)}${'form'.padEnd(9)}  perf  a11y  best   FCP   LCP   TBT   CPU     CLS     kB  wanted`,
  );
  for (const [name, path] of Object.entries(pages)) {
    if (only.length > 0 && !only.includes(name)) continue;
    for (const form of forms) {
      const scores = await judged(
        judge,
        service.url + path.replace(/\$(\w+)/, (_, key: string) => ids[key] ?? key),
        form,
      );
      tell(name, form, scores);
      for (const key of ['performance', 'accessibility'] as const)
        if (scores[key] < wanted[form][key]) failures.push(`${name}, ${form}: ${key} ${String(scores[key])}`);
    }
  }
}

/** The employer's page with the widget beside the same page without it, in the same minutes. */
async function hostPages(judge: Judge, service: RunningService): Promise<void> {
  if (only.length > 0 && !only.includes('host') && !only.includes('widget')) return;
  const host = await hostPage();
  const { body } = await service.call('POST', '/api/v1/keys', {
    name: 'careers page',
    kind: 'pub',
    scopes: ['veteran:*'],
    origins: [host.origin],
  });
  host.putWidget(`${service.url}/w/v1/widget.js`, String(body.key));
  for (const form of forms) {
    const bare = await judged(judge, `${host.origin}/`, form);
    const dressed = await judged(judge, `${host.origin}/with-widget`, form);
    tell('host page', form, bare);
    tell('host page + widget', form, dressed);
    const ratio = dressed.performance / bare.performance;
    console.log(`    the widget leaves ${(ratio * 100).toFixed(0)}% of the page's own score`);
    if (dressed.performance < bare.performance - 1) failures.push(`host page, ${form}: the widget costs it its score`);
    if (dressed.accessibility < bare.accessibility)
      failures.push(`host page, ${form}: the widget costs it accessibility`);
  }
  host.close();
}

const inKilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

async function consoleCost(page: Page, service: RunningService): Promise<void> {
  const { usable, complete, files } = await firstLoadBytes(page, `${service.url}/console/`);
  console.log(
    `\nfirst load of the console: ${inKilobytes(usable)} kB of script after gzip until the screen and its data stand there (most: 130)`,
  );
  console.log(`                           ${inKilobytes(complete)} kB with charts and news, which come in idle time`);
  const { files: counted } = await firstLoad();
  const other = files.filter((file) => !counted.includes(file));
  if (other.length > 0) failures.push(`the first load asks for what the build does not count: ${other.join(', ')}`);
  if (usable > most.firstLoadBytes) failures.push('first load of the console');
  const byScreen = new Map<string, number[]>();
  for (let round = 0; round < rounds + 1; round += 1) {
    for (const { screen, scriptMs } of await screenChanges(page))
      byScreen.set(screen, [...(byScreen.get(screen) ?? []), scriptMs]);
  }
  console.log('change of screen: script time in ms (CPU), first time and median of the later ones (most: 100)');
  for (const [screen, [first = Number.NaN, ...later]] of byScreen) {
    console.log(`  ${screen.padEnd(26)}${first.toFixed(0).padStart(6)}${median(later).toFixed(0).padStart(6)}`);
    if (Math.max(first, median(later)) > most.screenChangeMs) failures.push(`change to ${screen}`);
  }
}

const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);
if (executablePath === undefined) throw new Error('Chromium is not installed: set CHROMIUM_PATH');
const load = loadavg()[0] ?? 0;
console.log(
  `load ${load.toFixed(1)} on ${String(availableParallelism())} cores; median of ${String(rounds)}, simulated throttling`,
);
const profile = mkdtempSync(join(tmpdir(), 'muster-bench-web-'));
const environment = { SANDBOX_FILE: 'examples/sandbox.json', RATE_LIMIT: '100000', ALLOW_PRIVATE_NETWORK: '1' };
const service = await startService({ environment });
const systems = await fillIntegrations(service.url, service.apiKey);
const port = await freePort();
const args = ['--no-sandbox', '--disable-gpu', '--disable-sync', `--remote-debugging-port=${String(port)}`];
const context = await chromium.launchPersistentContext(profile, { executablePath, args });
try {
  const page = await enter(context, service);
  await consoleCost(page, service);
  await page.close();
  const judge = await lighthouseAt(port);
  if (judge === undefined)
    console.log('\nLighthouse is not installed here: npm install --no-save lighthouse@13.5.0 adds its figures');
  else {
    await hostPages(judge, service);
    await lighthousePages(judge, service, systems.ids);
  }
} finally {
  await context.close();
  await systems.close();
  await service.stop();
  removeData(service);
  rmSync(profile, { recursive: true, force: true });
}
console.log(
  failures.length === 0 ? '\neverything keeps to its budget' : `\nbeyond the budget:\n  ${failures.join('\n  ')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
