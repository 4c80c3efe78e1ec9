// The console in a real browser on the real service: one day, played by everybody who works with it, then every screen looked at.
import { describe, expect, test } from 'vitest';
import { screens } from '../../web/console/screens/index.ts';
import { overBudget, tableOf } from '../web/click-budgets.ts';
import { alert, browserPath, screenFaults } from '../web/console-page.ts';
import { adminStories } from './console/admin.ts';
import { dailyWorkStories } from './console/daily-work.ts';
import { complianceStories } from './console/compliance-officer.ts';
import { flowStories } from './console/flows.ts';
import { integrationStories } from './console/integrations.ts';
import { recruiterStories } from './console/recruiter.ts';
import { consoleWorld } from './console/world.ts';
import { patience } from '../web/slowed-browser.ts';

const isMissing = browserPath === undefined;
test.runIf(isMissing)('a browser is there to test the console with', ({ skip }) => {
  const missing = 'Chromium is not installed: set CHROMIUM_PATH to test the console';
  skip(process.env['REQUIRE_SERVICES'] !== '1', missing);
  expect(missing).toBe('');
});

// One day, told in this order even where tests are shuffled: each story begins where the one before it has left the day.
describe.skipIf(isMissing)('at the console', { shuffle: false }, () => {
  const world = consoleWorld(browserPath);
  recruiterStories(world);
  complianceStories(world);
  integrationStories(world);
  flowStories(world);
  adminStories(world);
  dailyWorkStories(world);

  test('no task took more presses than it may', () => {
    const { presses } = world();
    process.stdout.write(`${tableOf(presses.taken)}\n`);
    expect(overBudget(presses.taken)).toEqual([]);
    expect(presses.taken.size).toBeGreaterThan(8);
  });

  test(
    'every screen can be used by everybody: small, dark, from right to left',
    { timeout: patience(600_000) },
    async () => {
      const { service, page, places } = world();
      const found = await screenFaults(page, screens, ({ path }) => {
        const place = path.replace(/\$(\w+)/, (_, name: string) => places[name] ?? name);
        return `${service.url}/console${place}`;
      });
      expect(screens.length).toBeGreaterThan(10);
      expect(found).toEqual([]);
    },
  );

  test('cannot use the link twice, and the browser had nothing to complain about', async () => {
    const { service, browser, faults } = world();
    expect(faults).toEqual([]);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(service.loginUrl);
    await expect(alert(stranger, 'used before or has expired').waitFor()).resolves.toBeUndefined();
  });
});
