// Work that repeats while somebody looks: polling a screen, and counting down the seconds left for an undo.
import type { OrganizationClock } from './moments.ts';

interface Repeating {
  start(): void;
  stop(): void;
}

/** Does the work now and then every so often, but never in a hidden tab. */
export function repeating(everyMs: number, work: () => Promise<void>): Repeating {
  let timer: number | undefined;
  const run = (): void => {
    if (document.visibilityState === 'visible') void work();
  };
  return {
    start() {
      if (timer !== undefined) return;
      timer = window.setInterval(run, everyMs);
      document.addEventListener('visibilitychange', run);
      run();
    },
    stop() {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
      timer = undefined;
    },
  };
}

/** Every element with `data-until` shows the time left; when none is left it hears `timeup`, once. */
export function countDown(clock: OrganizationClock): void {
  for (const node of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const left = clock.until(node.dataset['until'] ?? '');
    if (left !== undefined) node.textContent = `${left} left`;
    else {
      node.removeAttribute('data-until');
      node.textContent = '';
      node.dispatchEvent(new Event('timeup', { bubbles: true }));
    }
  }
}
