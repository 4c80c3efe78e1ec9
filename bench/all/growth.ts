// Growth curves: the same operations at more and more rows of a kind, on PostgreSQL, with the exponent of what they cost.
import { exponent } from '../figures.ts';
import { kinds, type Kind, movingPriya, type Operation, type Shape } from './growth-kinds.ts';
import { type Cost, costOf } from './measured.ts';
import { multiply } from './multiply.ts';
import type { RunPart } from './part.ts';
import { type OnPostgres, onPostgres } from './started.ts';
import type { Row } from './table.ts';

/** How the CPU time of an operation may grow with the number of rows. */
const mostExponent: Readonly<Record<Shape, number>> = { keyed: 0.3, page: 0.3, scan: 1.1 };
/** Longer than this nobody else should have to wait. */
const mostStopMs = 50;

interface Measured {
  readonly size: number;
  readonly cost: Cost;
}

export const runGrowth: RunPart = async ({ tell, options }) => {
  for (const kind of kinds) {
    const bench = await onPostgres();
    try {
      const priya = movingPriya();
      // Of a ledger there are rows to copy only when something was done.
      await priya.moves.run(bench.service, 0);
      await kind.begin?.(bench.service);
      const curves = new Map<Operation, Measured[]>(kind.operations(priya).map((operation) => [operation, []]));
      // The compiler is done before anything is measured.
      const idle = new Map<Operation, Measured[]>(kind.operations(priya).map((operation) => [operation, []]));
      await measureAll(bench, idle, { size: 0, scale: options.scale * 2 });
      let from = 1;
      for (const size of kind.sizes.filter((one) => one <= options.most)) {
        for (const copies of kind.tables) await multiply(bench.client, { ...copies, from, to: size });
        from = size + 1;
        await measureAll(bench, curves, { size, scale: options.scale });
      }
      for (const [operation, curve] of curves) tell(rowOf(kind, operation, curve));
    } finally {
      await bench.stop();
    }
  }
};

async function measureAll(
  bench: OnPostgres,
  curves: ReadonlyMap<Operation, Measured[]>,
  { size, scale }: { size: number; scale: number },
): Promise<void> {
  for (const [operation, curve] of curves) {
    const run = (at: number) => operation.run(bench.service, at);
    const cost = await costOf(bench, run, { cpuSeconds: 0.6 * scale, seconds: 10 * scale });
    curve.push({ size, cost });
  }
}

function rowOf(kind: Kind, { name, shape }: Operation, curve: readonly Measured[]): Row {
  const grows = exponent(curve.map(({ size, cost }) => ({ x: size, y: cost.serviceMs + cost.databaseMs })));
  const longest = Math.max(...curve.map(({ cost }) => cost.stopMs));
  const each = curve.map(({ cost }) => `${milliseconds(cost.serviceMs)}+${milliseconds(cost.databaseMs)}`);
  return {
    what: `${kind.name} ${curve.map(({ size }) => size.toExponential(0)).join(' ')}: ${name} (${shape})`,
    figure: `exponent ${grows.toFixed(2)}, stops the loop ${longest.toFixed(0)} ms`,
    reference: `${each.join(' ')} ms CPU`,
    target: `${mostExponent[shape]}, ${mostStopMs} ms`,
    holds: grows <= mostExponent[shape] && longest <= mostStopMs,
  };
}

const milliseconds = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0);
