// Makes a story that breaks a promise as short as it can: fewer commands, fewer faults, fewer people at once, as long as the same
// promise is broken.
import type { Story } from './script.ts';

/** Each try is a whole story. */
const mostTries = 400;

type Breaks = (story: Story) => Promise<boolean>;

/** The same promise, whatever the ids. */
export const kindOf = (violation: string): string =>
  violation.replaceAll(/\b[a-z]+_\d{6}\b/g, '…').replaceAll(/\d+/g, 'n');

export async function shrunk(story: Story, breaks: Breaks): Promise<Story> {
  let best = story;
  let tries = 0;
  const isBroken = async (candidate: Story): Promise<boolean> => {
    tries += 1;
    if (tries > mostTries || !(await breaks(candidate))) return false;
    best = candidate;
    return true;
  };
  for (let before = -1; before !== sizeOf(best);) {
    before = sizeOf(best);
    if (best.together > 1) await isBroken({ ...best, together: 1 });
    await without(
      () => best.commands,
      (commands) => isBroken({ ...best, commands }),
    );
    await without(
      () => best.faults,
      (faults) => isBroken({ ...best, faults }),
    );
  }
  return best;
}

const sizeOf = ({ commands, faults, together }: Story): number => commands.length + faults.length + together;

/** Halves first, then smaller parts, then one by one (delta debugging). */
async function without<T>(now: () => readonly T[], isBroken: (list: readonly T[]) => Promise<boolean>): Promise<void> {
  for (let size = Math.ceil(now().length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < now().length;) {
      const list = now();
      if (!(await isBroken([...list.slice(0, from), ...list.slice(from + size)]))) from += size;
    }
}
