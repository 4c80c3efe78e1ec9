// npm run bench:start [-- rounds] — how long a first and a later start take, beside an empty Node process.
import { median } from './figures.ts';
import { startTargets, startTimes } from './start-times.ts';

const rounds = Number(process.argv[2] ?? 3);
const { bare, first, later } = await startTimes(rounds);

const line = (name: string, values: readonly number[], target: number) =>
  console.log(
    `${name.padEnd(20)} ${median(values).toFixed(2)} s   all: ${values.map((value) => value.toFixed(2)).join(' ')}   target ${target}`,
  );

console.log(`empty Node process   ${median(bare).toFixed(2)} s (median of ${rounds})`);
line('first start', first, startTargets.first);
line('later start', later, startTargets.later);
