// What differs between two reports: by figure, by tool, by talk. Talks are compared in pairs, so that the same scenario is held
// against itself; scenarios that stand in one report only are named and left out.
import type { Share } from '../../evals/harness/figures.ts';
import { costText, figureKeys, figureNames, type Report, reportOf, type Turn } from './report.ts';

type Came = 'exact' | 'missed' | 'wrong';

interface Row {
  readonly name: string;
  readonly a: Share;
  readonly b: Share;
  /** The intervals do not overlap. */
  readonly isApart: boolean;
}

export interface Difference {
  readonly names: readonly [string, string];
  readonly figures: readonly Row[];
  readonly tools: readonly Row[];
  readonly talks: readonly { readonly scenario: string; readonly a: Came; readonly b: Came }[];
  /** Exact sign test over the talks that are exact in one report only. */
  readonly chance: number;
  /** Over all of each report. */
  readonly usage: readonly [string, string];
  readonly onlyInOne: readonly string[];
}

export function compare(first: Report, second: Report): Difference {
  const [ofA, ofB] = [first, second].map(({ turns }) => Map.groupBy(turns, ({ scenario }) => scenario));
  const [a = new Map<string, Turn[]>(), b = new Map<string, Turn[]>()] = [ofA, ofB];
  const both = [...a.keys()].filter((id) => b.has(id));
  const left = reportOf(
    both.flatMap((id) => a.get(id) ?? []),
    first,
  );
  const right = reportOf(
    both.flatMap((id) => b.get(id) ?? []),
    second,
  );
  const talks = both
    .map((scenario) => ({ scenario, a: cameOf(a.get(scenario) ?? []), b: cameOf(b.get(scenario) ?? []) }))
    .filter((talk) => talk.a !== talk.b);
  const lost = talks.filter((talk) => talk.a === 'exact').length;
  const won = talks.filter((talk) => talk.b === 'exact').length;
  return {
    names: [first.model, second.model],
    figures: figureKeys.map((key) => rowOf(figureNames[key], left.figures[key], right.figures[key])),
    tools: toolRows(left, right),
    talks,
    chance: signTest(lost, won),
    usage: [usageText(first), usageText(second)],
    onlyInOne: [...new Set([...a.keys(), ...b.keys()])].filter((id) => !both.includes(id)),
  };
}

const rowOf = (name: string, a: Share, b: Share): Row => ({ name, a, b, isApart: a.high < b.low || b.high < a.low });
const usageText = (report: Report): string =>
  `${costText(report)}; mean ${report.wallMs.mean.toFixed(1)} ms, CPU ${report.cpuMs.mean.toFixed(1)} ms a message`;

const none: Share = { hits: 0, total: 0, share: 0, low: 0, high: 1 };

function toolRows(a: Report, b: Report): readonly Row[] {
  const names = [...new Set([...a.tools, ...b.tools].map(({ tool }) => tool))].toSorted();
  return names.flatMap((name) => {
    const [left, right] = [a, b].map(({ tools }) => tools.find(({ tool }) => tool === name));
    return (['precision', 'recall'] as const)
      .map((which) => rowOf(`${name}: ${which}`, left?.[which] ?? none, right?.[which] ?? none))
      .filter((row) => row.a.hits !== row.b.hits || row.a.total !== row.b.total);
  });
}

function cameOf(turns: readonly Turn[]): Came {
  if (turns.some(({ isWrong }) => isWrong)) return 'wrong';
  return turns.every(({ isExact }) => isExact) ? 'exact' : 'missed';
}

/** Two-sided: how likely a split at least as uneven is where both are equally good. */
export function signTest(lost: number, won: number): number {
  const count = lost + won;
  let term = 2 ** -count;
  let tail = 0;
  for (let hits = 0; hits <= Math.min(lost, won); hits += 1) {
    tail += term;
    term *= (count - hits) / (hits + 1);
  }
  return Math.min(1, 2 * tail);
}
