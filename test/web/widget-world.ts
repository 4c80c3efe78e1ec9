// The built widget on pages of another site, in a real browser, against the API on fakes: real codes, real conversation.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { build } from 'vite';
import { widgetBundle } from '../../web/widget/bundle.ts';
import { openApi, type World } from '../api/world.ts';
import { patience } from './slowed-browser.ts';

export interface WidgetWorld {
  readonly world: World;
  /** Where the service listens. */
  readonly api: string;
  /** The employer's site: `/`, with the policy of the strictest hosts. */
  readonly site: string;
  readonly key: string;
  readonly script: Buffer;
  close(): Promise<void>;
}

const policyOf = (api: string): string =>
  [
    "default-src 'none'",
    `script-src ${api}`,
    `connect-src ${api}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export async function buildWidget(): Promise<Buffer> {
  const built = await build({
    ...widgetBundle,
    configFile: false,
    logLevel: 'warn',
    build: { ...widgetBundle.build, write: false },
  });
  const first = Array.isArray(built) ? built[0] : built;
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('the build gave no script');
  return Buffer.from(chunk.code);
}

export const gzipped = (script: Buffer): number => gzipSync(script, { level: 9 }).length;

const addressOf = (server: Server): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

export async function openWidgetWorld(): Promise<WidgetWorld> {
  const script = await buildWidget();
  const world = await openApi({ widgetScript: { type: 'text/javascript', body: script, etag: '"w"' } });
  const api = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const site = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://site.test');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(api),
    });
    response.end(hostPage(api, searchParams));
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  const origins = [addressOf(site)];
  const key = await world.key({ kind: 'pub', scopes: ['veteran:read'], origins });
  const { body: settings } = await world.call({ path: '/api/v1/settings' });
  const widget = { ...settings.widget, key, privacy_url: 'https://employer.example/privacy' };
  await world.call({ method: 'PATCH', path: '/api/v1/settings', body: { widget } });
  return {
    world,
    api,
    site: addressOf(site),
    key,
    script,
    async close() {
      site.closeAllConnections();
      site.close();
      world.app.server.closeAllConnections();
      await world.app.close();
    },
  };
}

/** Attributes of the script tag come from the query, as an employer would write them; `html-…` go to the root. */
function hostPage(api: string, query: URLSearchParams): string {
  const root = [...query]
    .filter(([name]) => name.startsWith('html-'))
    .map(([name, value]) => ` ${name.slice(5)}="${value}"`);
  const data = [...query]
    .filter(([name]) => !name.startsWith('html-'))
    .map(([name, value]) => ` data-${name}="${value}"`);
  const { length } = root;
  return (
    `<!doctype html><html${length === 0 ? ' lang="en"' : root.join('')}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Careers</title>' +
    '<link rel="icon" href="data:,"></head><body><main><h1>Careers</h1><p>We hire veterans.</p></main>' +
    `<script async src="${api}/w/v1/widget.js"${data.join('')}></script></body></html>`
  );
}

interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
}

export interface Visited {
  readonly page: Page;
  readonly asked: string[];
}

/** A page of the employer's site. The test fails when the browser reports anything, or stores anything. */
export async function visit(
  browser: Browser,
  { site, key, api }: WidgetWorld,
  { query = {}, look = {} }: { query?: Record<string, string>; look?: Look } = {},
): Promise<Visited> {
  const { width = 1280, height = 800, dark = false } = look;
  const options: BrowserContextOptions = {
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(patience(15_000));
  const faults: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() !== 'info' && !isRefusal) faults.push(message.text());
  });
  page.on('request', (request) => asked.push(request.url()));
  onTestFinished(async () => {
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    const cookies = await context.cookies();
    await context.close();
    expect(faults).toEqual([]);
    expect([kept, cookies]).toEqual([[0, 0, ''], []]);
    const own = [site, api, 'data:', 'blob:'];
    expect(asked.filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([]);
  });
  const data = new URLSearchParams({ key, theme: 'auto', ...query });
  await page.goto(`${site}/?${data.toString()}`);
  return { page, asked };
}

export const launcher = (page: Page): Locator => page.getByRole('button', { name: 'Jobs for veterans' });
export const jobCards = (page: Page): Locator => page.getByRole('article');

export async function open(page: Page): Promise<void> {
  await launcher(page).click();
  await page.getByRole('log').getByText('I am an automated assistant').waitFor();
}

export async function find(page: Page, code: string, branch = ''): Promise<void> {
  await page.getByLabel('Military code').fill(code);
  if (branch !== '') await page.getByLabel('Branch').selectOption(branch);
  await page.getByRole('button', { name: 'Find matching jobs' }).click();
}
