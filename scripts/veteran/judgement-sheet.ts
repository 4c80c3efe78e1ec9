// The sheet of a second judge: for each code of the test half the official facts and a pool of skills in no order. The pool is
// what the first judge accepted, part of what was forbidden, skills of other codes of the family, and a few of all others.
import type { JudgedCode } from '../../bench/veteran-judged.ts';
import type { VeteranData } from '../../src/services/veteran/veteran-data.ts';
import { type Random, seeded } from '../seeded.ts';
import { branchOfName } from './branches.ts';
import { findTables, type Row } from './find-tables.ts';

interface SheetLine {
  readonly branch: string;
  readonly code: string;
  readonly kind: string;
  readonly title: string;
  readonly dodOccupations: readonly string[];
  readonly civilianOccupations: readonly string[];
  readonly text: string;
  readonly candidates: readonly string[];
}

const pool = { forbidden: 6, family: 8, any: 6 } as const;
const longestText = 900;

export function judgementSheet(input: {
  judged: readonly JudgedCode[];
  sourceFolder: string;
  data: VeteranData;
}): readonly SheetLine[] {
  const { judged, data } = input;
  const inventory = findTables(input.sourceFolder).tables.get('inventory')?.rows ?? [];
  const random = seeded(31);
  return judged
    .filter(({ split }) => split === 'test')
    .flatMap((one) => {
      const record = data.codes.get(one.branch, one.code);
      if (record === undefined) return [];
      const published = inventory.filter((row) => isAbout(row, one));
      return [
        {
          branch: one.branch,
          code: one.code,
          kind: record.kind,
          title: record.title,
          dodOccupations: [...new Set(published.map(({ groupTitle = '' }) => groupTitle))],
          civilianOccupations: record.occupations
            .filter(({ provenance }) => provenance !== 'derived')
            .map(({ title }) => title),
          text: (published[0]?.['description'] ?? '').slice(0, longestText),
          candidates: candidatesFor(one, judged, { random, all: data.skills.skills.map(({ name }) => name) }),
        },
      ];
    });
}

/** The inventory is older than the Space Force, which took over the Air Force's codes. */
const isAbout = ({ service = '', code = '' }: Row, judged: JudgedCode): boolean =>
  code === judged.code && branchOfName[service] === (judged.branch === 'Space Force' ? 'Air Force' : judged.branch);

function candidatesFor(
  one: JudgedCode,
  judged: readonly JudgedCode[],
  { random, all }: { random: Random; all: readonly string[] },
): readonly string[] {
  const family = judged.filter((other) => other.family === one.family && other !== one).flatMap(({ accept }) => accept);
  const found = new Set(one.accept);
  for (const [list, count] of [
    [one.forbid, pool.forbidden],
    [family, pool.family],
    [all, pool.any],
  ] as const) {
    const others = [...new Set(list)].filter((name) => !found.has(name));
    for (const name of shuffled(others, random).slice(0, count)) found.add(name);
  }
  return shuffled([...found], random);
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  return list
    .map((one) => ({ one, at: random.below(1e9) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
