// The whole service over an organization of hostile texts, looked at page by page in a real browser.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { patience } from '../web/slowed-browser.ts';
import { fillByApi, linkedPages } from './injected-fields.ts';
import { canary, hostileSandbox, injections } from './injection-corpus.ts';
import { freshFolder, type RunningService, startService } from './service.ts';

export interface InjectedService {
  readonly service: RunningService;
  /** Addresses of pages of single people, requisitions and files. */
  readonly places: readonly string[];
  /** Kinds of fields that took a text. */
  readonly taken: ReadonlySet<string>;
}

export async function startInjected(): Promise<InjectedService> {
  const file = join(freshFolder(), 'sandbox.json');
  writeFileSync(file, JSON.stringify(hostileSandbox()));
  const service = await startService({ environment: { SANDBOX_FILE: file, RATE_LIMIT: '6000' }, timeoutMs: 150_000 });
  const taken = await fillByApi(service);
  const people = injections.map((_, index) => `/console/candidates/c_hostile_${String(index)}`);
  const { data: flows } = (await service.call('GET', '/api/v2/flows?limit=3')).body;
  const built = flows.map(({ flow_id: id }: { flow_id: string }) => `/console/builder/${id}`);
  const linked = await linkedPages(service);
  const places = [
    ...people,
    ...built,
    ...linked,
    '/console/requisitions/job_fe',
    '/hiring/sandbox',
    '/docs',
    '/demo',
    '/sso',
  ];
  return { service, places, taken };
}

/** Enough of it to be told from others; lists cut what is long. */
const beginning = (text: string): string => text.replaceAll(/[\r\n]+/gu, ' ').slice(0, 18);

/** From one of its screens to the next it goes without loading the page anew. */
const isConsole = (path: string): boolean => path.startsWith('/console/') && !path.includes('#');

const isStream = (request: Request): boolean =>
  request.resourceType() === 'eventsource' || request.headers()['accept'] === 'text/event-stream';

const quietMs = 150;
const longestMs = 20_000;

/** What went wrong on a page; nothing, where all of it was text. */
export class Watcher {
  readonly faults: string[] = [];
  /** Texts of the corpus that stood on a page, as text. */
  readonly seen = new Set<string>();
  readonly #page: Page;
  readonly #origin: string;
  /** Asked for and not answered; streams are never answered whole. */
  readonly #open = new Set<Request>();
  #at = '';

  private constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
    const note = (fault: string): void => void this.faults.push(`${this.#at}: ${fault}`);
    page.on('dialog', (dialog) => {
      note(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', ({ message }) => note(message));
    page.on('popup', () => note('a window was opened'));
    page.on('console', (message) => {
      if (/content security policy|refused to|trusted ?type/iu.test(message.text())) note(message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !/^(?:data|blob|about):/u.test(url)) note(`asked for ${url.slice(0, 80)}`);
      if (!isStream(request)) this.#open.add(request);
    });
    page.on('requestfinished', (request) => void this.#open.delete(request));
    page.on('requestfailed', (request) => void this.#open.delete(request));
  }

  static async in(browser: Browser, { service }: InjectedService): Promise<Watcher> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(patience(20_000));
    const watcher = new Watcher(page, service.url);
    await watcher.look(service.loginUrl.slice(service.url.length));
    return watcher;
  }

  /** Looks at a page on which everything goes wrong: whoever finds nothing there finds nothing anywhere. */
  async lookAtBreach(): Promise<void> {
    const body = `<h1>x</h1><main><script>window.${canary}=1</script><img src="https://collector.invalid/x.png"><a href="javascript:1">x</a><p style="width:2000px">x</p></main>`;
    await this.#page.route('**/breach', (route) => route.fulfill({ contentType: 'text/html', body }));
    await this.look('/breach');
  }

  /** What is asked for after the first drawing is there, too, and drawn. */
  async #settled(): Promise<void> {
    let quiet = 0;
    for (let waited = 0; quiet < 2; waited += quietMs) {
      if (waited > patience(longestMs))
        throw new Error(`${this.#at}: no answer to ${[...this.#open].map((one) => one.url()).join(' ')}`);
      await this.#page.waitForTimeout(quietMs);
      quiet = this.#open.size === 0 ? quiet + 1 : 0;
    }
  }

  /** At the width of a phone, where a word that does not break pushes the controls out. */
  async look(path: string): Promise<void> {
    const isWithin = isConsole(this.#at) && isConsole(path);
    this.#at = path;
    if (isWithin) await this.#page.evaluate((to) => history.pushState(null, '', to), path);
    else await this.#page.goto(this.#origin + path);
    await this.#settled();
    await this.#page.getByRole('heading', { level: 1 }).first().waitFor();
    const found = await this.#page.evaluate(
      (name) => ({
        ran: name in globalThis,
        text: document.body.innerText,
        wider: document.documentElement.scrollWidth - innerWidth,
        embedded: document.querySelectorAll('main iframe:not([sandbox]), main object, main embed').length,
        handlers: [...document.querySelectorAll('*')].some((one) =>
          one.getAttributeNames().some((at) => at.startsWith('on')),
        ),
        scheme: [...document.querySelectorAll('a[href]')].some((one) =>
          /^\s*(?:javascript|data):/iu.test(one.getAttribute('href') ?? ''),
        ),
      }),
      canary,
    );
    for (const text of injections) if (found.text.includes(beginning(text))) this.seen.add(text);
    if (found.ran) this.faults.push(`${path}: a script ran`);
    // So that a later page is not blamed for it.
    if (found.ran) await this.#page.evaluate((name) => Reflect.deleteProperty(globalThis, name), canary);
    if (found.wider > 1) this.faults.push(`${path}: ${String(found.wider)} pixels wider than the window`);
    if (found.embedded > 0 || found.handlers || found.scheme) this.faults.push(`${path}: markup of a stranger`);
  }
}
