// Words and figures first: what can wait comes when the page has nothing more urgent to do.
import { useEffect, useState } from 'react';

const mostMs = 1_000;

export const idle = async (): Promise<void> =>
  await new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: mostMs });
    else setTimeout(resolve, 50);
  });

/** True once the page has had nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void idle().then(() => isGone || setIdle(true));
    return () => void (isGone = true);
  }, []);
  return isIdle;
}

/** What follows is a task of its own, before which the browser may draw and answer. No timer: those rest in a hidden tab. */
export const nextTask = async (): Promise<void> =>
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
