// CPU milliseconds of one agent turn without the model, and of a bare loop that parses, prepares and executes the same tool on the
// same systems, without LangChain, gate, ledger or memory. Blocks alternate; medians of the blocks count.
import { median } from './figures.ts';
import { openAgentLoop } from './turn-setup.ts';
import { ScriptedModel, stages } from './turn-model.ts';

export const turnKinds = ['memory', 'embedded'] as const;

export interface TurnCost {
  readonly bareMs: number;
  readonly wholeMs: number;
}

interface Blocks {
  readonly blocks: number;
  readonly turns: number;
}

async function cpuMsEach(work: (turn: number) => Promise<void>, { from, turns }: { from: number; turns: number }) {
  const before = process.cpuUsage();
  for (let turn = from; turn < from + turns; turn += 1) await work(turn);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / turns;
}

const stageOf = (turn: number) => stages[turn % 2] ?? stages[0];

export async function turnCost(kind: (typeof turnKinds)[number], { blocks, turns }: Blocks): Promise<TurnCost> {
  const service = await openAgentLoop(kind);
  const bare: number[] = [];
  const whole: number[] = [];
  let from = 1;
  for (let block = 0; block <= blocks; block += 1) {
    const bareMs = await cpuMsEach((at) => service.bare(stageOf(at), `bare:${at}`), { from, turns });
    const wholeMs = await cpuMsEach((at) => service.turn(new ScriptedModel(stageOf(at)), `turn:${at}`), {
      from,
      turns,
    });
    from += turns;
    // The first block warms up.
    if (block > 0) {
      bare.push(bareMs);
      whole.push(wholeMs);
    }
  }
  await service.close();
  return { bareMs: median(bare), wholeMs: median(whole) };
}
