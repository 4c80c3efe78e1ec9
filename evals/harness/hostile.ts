// Messages of shapes that make readers of text slow, and what a whole turn over one costs.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Sandbox } from './test-world.ts';
import { openSession } from './play.ts';

const repeated = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

export const shapes: Readonly<Record<string, (length: number, names: readonly string[]) => string>> = {
  commas: repeated(','),
  'first names': repeated('Ann, Bob, Cid, '),
  brackets: repeated('(['),
  'names of the organization': (length, names) => repeated(`${names.join(', ')}, `)(length),
  quotes: repeated('"'),
  digits: repeated('1234567890 '),
  'one word': repeated('a'),
  mixed: repeated('move (Ann, "Bob") to 12:30, '),
  emoji: repeated('👍🏽'),
  'combining marks': repeated('e\u0301\u0302'),
  'zero-width': repeated('\u200B\u200D'),
};
export const lengths = [1_000, 2_000, 4_000, 8_000] as const;

export interface Cost {
  readonly cpuMs: number;
  /** The longest time for which nothing else could run. */
  readonly blockMs: number;
}

export async function costOf(message: string, contents: Sandbox): Promise<Cost> {
  const session = await openSession(contents);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const { cpuMs } = await session.say(message);
  await new Promise((resolve) => {
    setTimeout(resolve, 2);
  });
  delay.disable();
  return { cpuMs, blockMs: delay.max / 1e6 };
}
