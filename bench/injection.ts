// npm run bench:injection — every page of the console and of candidates over an organization in whose every field a hostile text
// stands. Prints what ran, fetched or broke; ends with 1 where something did.
import { fieldKinds } from '../test/support/injected-fields.ts';
import { injections } from '../test/support/injection-corpus.ts';
import { startInjected, Watcher } from '../test/support/injected-pages.ts';
import { removeData } from '../test/support/service.ts';
import { openBrowser } from '../scripts/browser.ts';
import { screens } from '../web/console/screens/index.ts';

const injected = await startInjected();
const browser = await openBrowser();
try {
  const fixed = screens.map(({ path }) => `/console${path}`).filter((path) => !path.includes('$'));
  const watcher = await Watcher.in(browser, injected);
  const pages = [...fixed, ...injected.places];
  for (const page of pages) await watcher.look(page);
  console.log(
    `${watcher.seen.size} of ${injections.length} texts seen, ${injected.taken.size} of ${fieldKinds.length} kinds of fields over the API, ${pages.length} pages, ${watcher.faults.length} faults`,
  );
  for (const fault of watcher.faults) console.log(fault);
  process.exitCode = watcher.faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await injected.service.stop();
  removeData(injected.service);
}
