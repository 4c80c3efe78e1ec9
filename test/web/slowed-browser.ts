// A browser whose pages compute as slowly as asked: what a test takes for granted about the time that others took shows by it.
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** How many times slower than the machine the pages of all tests compute (`docs/testing.md`). */
const slowdown = Math.max(1, Number(process.env['TEST_CPU_SLOWDOWN'] ?? '1') || 1);

/** A limit that holds at full speed, stretched for slowed pages. */
export const patience = (atFullSpeedMs: number): number => atFullSpeedMs * slowdown;

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Pages of this context are slowed before a test sees them. The rate outlives navigation, also to another origin. */
function slowedContext(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await slow(page);
    return page;
  };
  return context;
}

export function slowed(browser: Browser): Browser {
  if (slowdown === 1) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => slowedContext(await newContext(options));
  return browser;
}
