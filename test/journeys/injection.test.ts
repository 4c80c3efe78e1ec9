// Hostile texts in every field that people and systems fill: on no page do they run, fetch, cover or push anything away. Here every
// third page; `npm run bench:injection` looks at all of them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { fieldKinds } from '../support/injected-fields.ts';
import { injections } from '../support/injection-corpus.ts';
import { type InjectedService, startInjected, Watcher } from '../support/injected-pages.ts';
import { removeData } from '../support/service.ts';
import { browserPath, launch } from '../web/console-page.ts';
import { screens } from '../../web/console/screens/index.ts';

/** The console's screens one after the other: they come without loading the page anew. */
const byLoading = (one: string, other: string): number =>
  Number(other.startsWith('/console')) - Number(one.startsWith('/console'));
const fixed = screens.map(({ path }) => `/console${path}`).filter((path) => !path.includes('$'));

describe.skipIf(browserPath === undefined)('hostile texts', () => {
  let injected: InjectedService | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [injected, browser] = [await startInjected(), await launch(browserPath ?? '')];
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await injected?.service.stop();
    if (injected !== undefined) removeData(injected.service);
  });

  test('stay text on the pages of the console and of candidates', async () => {
    if (injected === undefined || browser === undefined) throw new Error('the service has not started');
    const watcher = await Watcher.in(browser, injected);
    expect([...injected.taken].toSorted()).toEqual([...fieldKinds].toSorted());
    const some = [...fixed, ...injected.places].filter((_, index) => index % 3 === 0);
    // Here a long word without a break once pushed the controls out.
    const pages = [...new Set([...some, '/console/templates', '/console/candidates/c_hostile_0'])];
    expect(pages.length).toBeGreaterThan(15);
    for (const page of pages.toSorted(byLoading)) await watcher.look(page);
    expect(watcher.faults).toEqual([]);
    // They stood there, and whoever looked would have seen it.
    expect(watcher.seen.size).toBeGreaterThan(injections.length / 2);
    await watcher.lookAtBreach();
    for (const fault of ['a script ran', 'pixels wider', 'markup of a stranger', 'collector.invalid'])
      expect(watcher.faults.join('\n')).toContain(fault);
  }, 300_000);
});
