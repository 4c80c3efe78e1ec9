// npm run bench:turn — CPU milliseconds of one agent turn without the model: a scripted model calls one write tool and
// replies. Beside it, in the same run, a bare loop that parses, prepares and executes the same tool on the same systems,
// without LangChain, gate, ledger or memory. Blocks alternate; medians of the blocks are printed.
import { openAgentLoop } from './turn-setup.ts';
import { ScriptedModel, stages } from './turn-model.ts';

const blocks = Number(process.argv[2] ?? 9);
const turns = Number(process.argv[3] ?? 30);

const kinds = ['memory', 'embedded'] as const;
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function cpuMsEach(work: (turn: number) => Promise<void>, from: number): Promise<number> {
  const before = process.cpuUsage();
  for (let turn = from; turn < from + turns; turn += 1) await work(turn);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / turns;
}

const stageOf = (turn: number) => stages[turn % 2] ?? stages[0];

for (const kind of kinds) {
  const service = await openAgentLoop(kind);
  const bare: number[] = [];
  const whole: number[] = [];
  let turn = 1;
  for (let block = 0; block <= blocks; block += 1) {
    const bareMs = await cpuMsEach((at) => service.bare(stageOf(at), `bare:${at}`), turn);
    const wholeMs = await cpuMsEach((at) => service.turn(new ScriptedModel(stageOf(at)), `turn:${at}`), turn);
    turn += turns;
    // The first block warms up.
    if (block > 0) {
      bare.push(bareMs);
      whole.push(wholeMs);
    }
  }
  const [bareMs, wholeMs] = [median(bare), median(whole)];
  console.log(
    `${kind.padEnd(9)} bare loop ${bareMs.toFixed(2)} ms   agent turn ${wholeMs.toFixed(2)} ms   ` +
      `ratio ${(wholeMs / bareMs).toFixed(1)}   added ${(wholeMs - bareMs).toFixed(2)} ms CPU`,
  );
  await service.close();
}
