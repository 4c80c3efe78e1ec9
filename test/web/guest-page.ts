// A page of the service as somebody without an account sees it on a phone: what it asked for is kept, and nothing may be complained of.
import type { FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { patience } from './slowed-browser.ts';

export async function openGuestPage(browser: Browser, app: Pick<FastifyInstance, 'listen' | 'close'>, path: string) {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  page.setDefaultTimeout(patience(20_000));
  const [requests, faults]: [string[], string[]] = [[], []];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // A page that answers 404 is a page all the same; the browser complains of its status.
  page.on(
    'console',
    (message) => message.type() === 'error' && !/\b404\b/.test(message.text()) && faults.push(message.text()),
  );
  onTestFinished(async () => {
    await context.close();
    await app.close();
    expect(faults).toEqual([]);
  });
  await page.goto(`${address}${path}`);
  return { page, context, requests };
}
