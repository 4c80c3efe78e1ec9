// What a turn costs when the pipeline is long: the messages of some sandboxes, among generated candidates.
import { Candidate } from '../src/core/records.ts';
import type { Instruction } from '../evals/harness/instruction.ts';
import type { TestWorld, Sandbox } from '../evals/harness/test-world.ts';
import { play } from '../evals/harness/play.ts';
import { firstNames, lastNames } from './people.ts';
import { seeded } from '../scripts/seeded.ts';

const sizes = [1_000, 100_000];
const mostSandboxes = 4;

export interface Cost {
  readonly size: number;
  /** Milliseconds until names can be looked up for the first time. */
  readonly build: number;
  readonly turns: readonly number[];
}

/** One long talk a sandbox, so that its index of names is built once, as in a service that is up. */
export async function costAtSizes(
  instructions: readonly Instruction[],
  sandboxes: Readonly<Record<string, Sandbox>>,
): Promise<Cost[]> {
  const talks = Object.entries(sandboxes)
    .slice(0, mostSandboxes)
    .map(([sandbox, contents]) => ({
      contents,
      instruction: { sandbox, talk: instructions.flatMap((one) => (one.sandbox === sandbox ? one.talk : [])) },
    }));
  const costs: Cost[] = [];
  for (const size of sizes) {
    const turns: number[] = [];
    let build = 0;
    for (const { instruction, contents } of talks) {
      const prepare = async (context: TestWorld) => {
        pad(context, size);
        const cpu = process.cpuUsage();
        await context.world.candidateNames();
        build = process.cpuUsage(cpu).user / 1000;
        return context;
      };
      turns.push(...(await play(instruction, contents, { prepare })).map(({ cpuMs }) => cpuMs));
    }
    costs.push({ size, build, turns });
  }
  return costs;
}

export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)} ms median, ${at(0.95)} ms at 95%, ${at(1)} ms at most`;
}

/** Fills the test world up with people who are in one of its jobs and stages, and are called like nobody in particular. */
function pad(context: TestWorld, size: number): void {
  const { pick, below } = seeded(size);
  const stages = [...new Set(context.candidates.map(({ stage }) => stage))];
  const now = context.world.now.getTime();
  while (context.candidates.length < size) {
    const number = context.candidates.length;
    context.candidates.push(
      Candidate.parse({
        id: `c_crowd${number}`,
        name: `${pick(firstNames)} ${pick(lastNames)}-${pick(lastNames)}`,
        email: `crowd${number}@example.test`,
        job: pick(context.jobs).id,
        stage: pick(stages),
        stageSince: new Date(now).toISOString(),
        appliedAt: new Date(now).toISOString(),
        lastContactAt: new Date(now - below(20) * 86_400_000).toISOString(),
        signals: {},
        notes: [],
        offer: null,
        rejection: null,
      }),
    );
  }
}
