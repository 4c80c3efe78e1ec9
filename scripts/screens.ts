// Takes pictures of the console's screens from a fresh sandbox: node scripts/screens.ts <folder> [screen ...]
// `recording` is a moving picture of an instruction, an approval and an undo.
// Wide and narrow, light and dark; also how the pictures of docs/screens are made.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { recordRun } from './pictures/recorded-run.ts';
import { fillHistory } from './pictures/sample-history.ts';
import { fillIntegrations } from './screens-systems.ts';

const [folder = 'docs/screens', ...wanted] = process.argv.slice(2);
/** The README shows windows of one size; elsewhere a picture is as long as the page. */
const fullPage = folder !== 'docs/screens';
const looks = [1280, 360].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

const screens: Readonly<Record<string, string>> = {
  assistant: '/console/assistant',
  today: '/console/',
  approvals: '/console/approvals',
  actions: '/console/actions',
  pipeline: '/console/pipeline',
  calendar: '/console/calendar',
  'calendar-people': '/console/calendar?view=people',
  candidate: '/console/candidates/c_priya',
  drawer: '/console/pipeline?peek=c_priya',
  requisition: '/console/requisitions/job_be',
  insight: '/console/insight',
  rules: '/console/rules',
  templates: '/console/templates',
  sequences: '/console/sequences',
  interviews: '/console/interviews',
  settings: '/console/settings',
  retention: '/console/retention',
  'retention-model': '/console/retention/sales',
  fairness: '/console/fairness',
  veteran: '/console/veteran',
  'veteran-codes': '/console/veteran?view=codes&q=medic',
  'veteran-flow': '/console/veteran?view=flow',
  'veteran-vevraa': '/console/veteran?view=vevraa&applicants=820&openings=44&filled=39&hires=39',
  usage: '/console/usage',
  shadow: '/console/shadow',
  access: '/console/access',
  audit: '/console/audit',
  integrations: '/console/integrations',
  'new-integration': '/console/integrations/new',
  integration: '/console/integrations/$integration',
  'integration-requests': '/console/integrations/$integration?view=requests',
  'integration-set-up': '/console/integrations/$integration?view=set-up',
  'edit-integration': '/console/integrations/$integration/edit',
  connections: '/console/connections',
  catalogue: '/console/catalogue',
  system: '/console/catalogue/bamboohr',
  builder: '/console/builder',
  flow: '/console/builder/$flow',
  runs: '/console/runs',
  run: '/console/runs/$sync',
  preview: '/console/runs/$preview',
  requests: '/console/requests',
  setup: '/console/setup',
  tour: '/console/tour',
};

const key = 'key-of-the-pictures-0123456789abcdefgh';

async function startMuster(dataDir: string): Promise<{ url: string; stop: () => void }> {
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    SANDBOX_FILE: 'examples/sandbox.json',
    RATE_LIMIT: '100000',
    MUSTER_API_KEY: key,
    ALLOW_PRIVATE_NETWORK: '1',
  };
  const { PATH, HOME } = process.env;
  const options = ['--disable-warning=ExperimentalWarning', 'src/main.ts'];
  const child = spawn(process.execPath, options, { env: { PATH, HOME, ...environment } });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /https?:\/\/\S+\/console\/#login=\S+/.exec(output)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  return { url, stop: () => child.kill('SIGTERM') };
}

const placed = (path: string): string => path.replace(/\$(\w+)/, (_, name: string) => systems.ids[name] ?? name);

/** Something to look at: an instruction carried out, one that waits, and one that asks. */
async function act(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Assistant' }).click();
  for (const text of [
    'Move Priya to phone screen and book 30 minutes with the hiring manager tomorrow at 3pm',
    'Reject Bob Harlan',
    'Send a follow-up to all nursing candidates we have not contacted for 7 days',
  ]) {
    await page.getByLabel('Instruction').fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
    await page.waitForTimeout(300);
  }
}

/** Charts below the fold are drawn when somebody comes near them. */
async function passOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

const dataDir = mkdtempSync(join(tmpdir(), 'muster-screens-'));
const service = await startMuster(dataDir);
const systems = await fillIntegrations(new URL(service.url).origin, key);
const browser = await openBrowser();
try {
  mkdirSync(folder, { recursive: true });
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  // Pictures are also taken on a machine that has other work.
  page.setDefaultTimeout(120_000);
  page.on('console', (message) => console.log(`[${message.type()}] ${message.text()}`));
  page.on('pageerror', (error) => console.log(`[error] ${error.message}`));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(service.url);
  if (wanted.length === 0 || wanted.includes('recording')) await recordRun(page, join(folder, 'recording.webp'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await act(page);
  await fillHistory(page);
  for (const [name, path] of Object.entries(screens)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (name !== 'assistant') await page.goto(new URL(placed(path), service.url).href);
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(700);
      await passOver(page);
      await page.screenshot({ path: join(folder, `${name}-${String(width)}-${theme}.png`), fullPage });
    }
  }
} finally {
  await browser.close();
  await systems.close();
  service.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
