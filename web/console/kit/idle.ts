// Words and figures first: what can wait comes when the page has nothing more urgent to do.

const mostMs = 1_000;

export const idle = async (): Promise<void> =>
  await new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: mostMs });
    else setTimeout(resolve, 50);
  });
