// npm run simulate -- [--seeds N] [--seed X] — plays N stories from seed X on: two processes of the service in one, over stores in
// memory and emulated systems, with everything that can go wrong. A story that breaks a promise is one line to play again.
// `--only`, `--faults` and `--together` play a part of one story, as a shrunk one names it; `--planted` looks for planted defects.
import { parseArgs } from 'node:util';
import { planted } from '../test/simulation/planted.ts';
import type { Bend } from '../test/simulation/stores.ts';
import type { Story } from '../test/simulation/script.ts';
import { kindOf, shrunk } from '../test/simulation/shrink.ts';
import { emptyTally, play, storyFor, type Tally } from '../test/simulation/simulate.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    long: { type: 'string' },
    only: { type: 'string' },
    faults: { type: 'string' },
    together: { type: 'string' },
    planted: { type: 'string' },
    minutes: { type: 'string' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const numbersIn = (list: string): readonly number[] =>
  list.split(',').flatMap((one) => (one === '' ? [] : [Number(one)]));

const kept = <T>(all: readonly T[], list: string | undefined): readonly T[] =>
  list === undefined ? all : all.filter((_, place) => numbersIn(list).includes(place));

const places = (all: readonly unknown[], some: readonly unknown[]): string =>
  some.map((one) => all.indexOf(one)).join(',');

/** The parts that are named, by their places in the whole story. */
function partOf(story: Story): Story {
  const { only, faults, together } = values;
  return {
    ...story,
    commands: kept(story.commands, only),
    faults: kept(story.faults, faults),
    together: together === undefined ? story.together : Number(together),
  };
}

/** One line that plays it again. */
function replay(seed: number, whole: Story, part: Story): string {
  const only = part.commands.length === whole.commands.length ? '' : ` --only=${places(whole.commands, part.commands)}`;
  const faults = part.faults.length === whole.faults.length ? '' : ` --faults=${places(whole.faults, part.faults)}`;
  const together = part.together === whole.together ? '' : ` --together=${part.together}`;
  const times = long === 1 ? '' : ` --long=${long}`;
  return `npm run simulate -- --seed=${seed}${times}${only}${faults}${together}`;
}

async function tell(seed: number, story: Story, violation: string): Promise<void> {
  print(`seed ${seed}: ${violation}`);
  const kind = kindOf(violation);
  const short = await shrunk(story, async (candidate) => {
    const again = await play(candidate);
    return again.violation !== undefined && kindOf(again.violation) === kind;
  });
  print(`  ${replay(seed, story, short)}`);
  for (const command of short.commands) print(`    ${JSON.stringify(command)}`);
  for (const fault of short.faults) print(`    ${JSON.stringify(fault)}`);
}

const long = Number(values.long ?? 1);
const from = Number(values.seed ?? 1);
const count = Number(values.seeds ?? (values.seed === undefined ? 200 : 1));
const until = performance.now() + Number(values.minutes ?? 60) * 60_000;

async function searchAll(): Promise<number> {
  const tally: Tally = emptyTally();
  const began = performance.now();
  let failed = 0;
  for (let seed = from; seed < from + count && performance.now() < until; seed += 1) {
    const story = partOf(storyFor(seed, long));
    const { violation, trace } = await play(story, { tally });
    if (count === 1) print(`seed ${seed}, trace ${trace.toString(16)}: ${violation ?? 'every promise was kept'}`);
    if (violation === undefined) continue;
    failed += 1;
    await tell(seed, story, violation);
  }
  const seconds = (performance.now() - began) / 1_000;
  print(JSON.stringify(tally));
  print(
    `${tally.stories} stories in ${seconds.toFixed(0)} s (${(tally.stories / seconds).toFixed(1)} a second), ${failed} broke a promise`,
  );
  return failed;
}

/** The first seed that finds it. */
async function finds(bend: Bend): Promise<{ seed: number; violation: string } | undefined> {
  for (let seed = from; seed < from + Number(values.seeds ?? 2_000); seed += 1) {
    const { violation } = await play(storyFor(seed), { bend });
    if (violation !== undefined) return { seed, violation };
  }
  return undefined;
}

async function searchPlanted(wanted: string): Promise<number> {
  let missed = 0;
  for (const { name, bend } of planted.filter((one) => wanted === 'all' || one.name.includes(wanted))) {
    const found = await finds(bend);
    if (found === undefined) missed += 1;
    print(
      `${found === undefined ? 'MISSED' : 'found '} ${name}${found === undefined ? '' : ` (seed ${found.seed}: ${found.violation})`}`,
    );
  }
  return missed;
}

process.exitCode =
  (values.planted === undefined ? await searchAll() : await searchPlanted(values.planted)) === 0 ? 0 : 1;
