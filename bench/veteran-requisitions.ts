// From a requisition to military codes: 100 advertisements of our own, each with the codes that fit, labelled by two people
// apart, before either asked the engine. A label is the beginning of a code, as in "Army 88M" or "Air Force 2T1".
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FittingCodes, type FittingCode } from '../src/services/veteran/fitting-codes.ts';
import { neededCell, readTable } from '../src/services/veteran/read-table.ts';
import type { VeteranData } from '../src/services/veteran/veteran-data.ts';

export const labellers = ['first', 'second'] as const;
export type Labeller = (typeof labellers)[number];

interface Labelled {
  readonly split: 'development' | 'test';
  readonly title: string;
  readonly text: string;
  readonly labels: Readonly<Record<Labeller, readonly string[]>>;
}

export interface Answered extends Labelled {
  readonly found: readonly FittingCode[];
}

const table = (name: string) => readTable(readFileSync(join(import.meta.dirname, name), 'utf8'));

/** Every second one is for test: neighbours in the list are of one trade, so both halves hold all trades. */
export function labelledRequisitions(): readonly Labelled[] {
  const second = new Map(
    table('veteran-requisitions-second.tsv').map((row) => [neededCell(row, 'title'), neededCell(row, 'accept')]),
  );
  return table('veteran-requisitions.tsv').map((row, at) => ({
    split: at % 2 === 0 ? 'development' : 'test',
    title: neededCell(row, 'title'),
    text: neededCell(row, 'text'),
    labels: {
      first: neededCell(row, 'accept').split('; '),
      second: (second.get(neededCell(row, 'title')) ?? '').split('; '),
    },
  }));
}

export function answeredRequisitions(data: VeteranData): readonly Answered[] {
  const codes = new FittingCodes(data);
  return labelledRequisitions().map((one) => ({
    ...one,
    found: codes.fitting({ title: one.title, description: one.text, location: '' }, { limit: 10 }),
  }));
}

type Reference = Pick<FittingCode, 'branch' | 'code'>;

const isLabelled = (labels: readonly string[], { branch, code }: Reference): boolean =>
  labels.some((label) => `${branch} ${code}`.startsWith(label));

/** How many have a code among the first that all these people accept. */
export const hitWithin = (
  answered: readonly Answered[],
  { count, by }: { count: number; by: readonly Labeller[] },
): number =>
  answered.filter(({ found, labels }) =>
    found.slice(0, count).some((code) => by.every((name) => isLabelled(labels[name], code))),
  ).length / answered.length;

/** Over every current code outside the Space Force's mirror: does it fit? Cohen's kappa of both people. */
export function labellersAgree(data: VeteranData): { kappa: number; named: number; both: number } {
  const codes = [...data.codes.references(undefined)].filter(
    ({ branch, code }) => branch !== 'Space Force' && data.codes.isCurrent(branch, code),
  );
  let [first, second, both] = [0, 0, 0];
  const all = labelledRequisitions();
  for (const { labels } of all)
    for (const code of codes) {
      const [a, b] = [isLabelled(labels.first, code), isLabelled(labels.second, code)];
      if (a) first += 1;
      if (b) second += 1;
      if (a && b) both += 1;
    }
  const pairs = codes.length * all.length;
  const agreed = (pairs - first - second + 2 * both) / pairs;
  const byChance = (first * second + (pairs - first) * (pairs - second)) / pairs ** 2;
  return { kappa: (agreed - byChance) / (1 - byChance), named: first + second - both, both };
}

export function printRequisitions(data: VeteranData, { details }: { details: boolean }): void {
  const answered = answeredRequisitions(data);
  const { kappa, named, both } = labellersAgree(data);
  console.log(
    `requisitions: the labellers name ${named} codes, ${both} of them both; Cohen's kappa over all current codes ${kappa.toFixed(2)}`,
  );
  for (const [name, part] of [
    ['development', answered.filter(({ split }) => split === 'development')],
    ['test', answered.filter(({ split }) => split === 'test')],
    ['all', answered],
  ] as const)
    for (const by of [['first'], ['second'], ['first', 'second']] as const) {
      const percent = (count: number): string => (100 * hitWithin(part, { count, by })).toFixed(1);
      console.log(
        `requisition to codes, ${name}, accepted by ${by.join(' and ')}: hit@1 ${percent(1)}, hit@5 ${percent(5)}, ` +
          `hit@10 ${percent(10)} (${part.length} requisitions)`,
      );
    }
  // Of the test half only figures are shown: whoever reads its faults tunes to them.
  if (!details) return;
  for (const one of answered)
    if (one.split === 'development' && hitWithin([one], { count: 5, by: labellers }) === 0)
      console.log(
        `  ${one.title}: ${one.found
          .slice(0, 5)
          .map((code) => described(code, one))
          .join('; ')}`,
      );
}

const described = (code: FittingCode, { labels }: Labelled): string => {
  const marks = labellers.map((name) => (isLabelled(labels[name], code) ? '+' : '-')).join('');
  return `${marks} ${code.branch} ${code.code} ${code.title}`;
};
