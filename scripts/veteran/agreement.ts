// How far two judges agree: over every skill of the pool that both saw, is it accepted or not?
import type { JudgedCode, SecondJudgement } from '../../bench/veteran-judged.ts';
import type { VeteranData } from '../../src/services/veteran/veteran-data.ts';
import { skillNames } from '../../bench/veteran-judged.ts';

interface Pair {
  readonly first: boolean;
  readonly second: boolean;
}

/** Cohen's kappa: agreement beyond chance; 1 where the judges never differ. */
export function kappa(pairs: readonly Pair[]): number {
  const share = (is: (pair: Pair) => boolean): number => pairs.filter(is).length / pairs.length;
  const agreed = share(({ first, second }) => first === second);
  const [a, b] = [share(({ first }) => first), share(({ second }) => second)];
  const byChance = a * b + (1 - a) * (1 - b);
  return byChance === 1 ? 1 : (agreed - byChance) / (1 - byChance);
}

export function agreementLines(input: {
  judged: readonly JudgedCode[];
  second: readonly SecondJudgement[];
  data: VeteranData;
}): readonly string[] {
  const both = input.second.flatMap((second) => {
    const first = input.judged.find(({ branch, code }) => branch === second.branch && code === second.code);
    return first === undefined ? [] : [{ first, second }];
  });
  const pairs = (list: 'accept' | 'forbid'): readonly Pair[] =>
    both.flatMap(({ first, second }) =>
      second.candidates.map((name) => ({ first: first[list].includes(name), second: second[list].includes(name) })),
    );
  const accepted = pairs('accept');
  const same = accepted.filter(({ first, second }) => first === second).length;
  const contrary = both.flatMap(({ first, second }) =>
    second.accept
      .filter((name) => first.forbid.includes(name))
      .map((name) => `${second.branch} ${second.code} ${name}`),
  );
  return [
    `${both.length} codes, ${accepted.length} skills: the judges agree on ${percent(same / accepted.length)}, ` +
      `Cohen's kappa ${kappa(accepted).toFixed(2)}`,
    `accepted by the second although the first forbids it: ${contrary.length}`,
    ...byEither(both, input.data),
  ];
}

/** The engine's first three, by each judge; only codes all of whose first three the second judge had in the pool. */
function byEither(both: readonly { first: JudgedCode; second: SecondJudgement }[], data: VeteranData): string[] {
  const asked = both.flatMap(({ first, second }) => {
    const names = skillNames(data, first.branch, first.code).slice(0, 3);
    const isSeen = names.length > 0 && names.every((name) => second.candidates.includes(name));
    return isSeen ? [{ names, first: first.accept, second: second.accept }] : [];
  });
  const share = (is: (one: (typeof asked)[number]) => boolean): string =>
    percent(asked.filter(is).length / Math.max(1, asked.length));
  return [
    `the engine's first three, where the second judge saw all of them (${asked.length} codes): accepted by the first judge ` +
      `${share(({ names, first }) => names.every((name) => first.includes(name)))}, by the second ` +
      `${share(({ names, second }) => names.every((name) => second.includes(name)))}, each by one of them ` +
      share(({ names, first, second }) => names.every((name) => first.includes(name) || second.includes(name))),
  ];
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
