// Asks two models the same held-back first-person lines and says which is better, line by line where they differ.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VeteranData } from '../../src/services/veteran/veteran-data.ts';
import { classify } from '../../src/nlp/military/classify.ts';
import { readTable } from '../../src/services/veteran/read-table.ts';

const tolerance = 0.02;
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

export function compareModels(
  inUse: VeteranData,
  candidate: VeteranData,
): { lines: readonly string[]; isWorse: boolean } {
  const asked = readTable(readFileSync(join(import.meta.dirname, '..', '..', 'bench', 'veteran-lines.tsv'), 'utf8'));
  const [before, after] = [inUse, candidate].map((data) =>
    asked.map((line) => placeOf(line['line'] ?? '', line['gold'] ?? '', data)),
  );
  const rate = (places: readonly number[] = [], count: number): number =>
    places.filter((place) => place < count).length / asked.length;
  const changed = asked.flatMap(({ line = '' }, at) =>
    (before?.[at] === 0) === (after?.[at] === 0) ? [] : [`${after?.[at] === 0 ? 'now right' : 'now wrong'}: ${line}`],
  );
  const rates = [1, 5].map((count) => ({ count, old: rate(before, count), now: rate(after, count) }));
  return {
    lines: [
      `${inUse.modelVersion} against ${candidate.modelVersion}, ${asked.length} lines`,
      ...rates.map(({ count, old, now }) => `hit@${count}: ${percent(old)} → ${percent(now)}`),
      ...changed,
    ],
    isWorse: rates.some(({ old, now }) => now < old - tolerance),
  };
}

function placeOf(line: string, gold: string, data: VeteranData): number {
  const prefixes = gold.split(' ').filter((prefix) => prefix !== '');
  const place = classify(data.classifier, line, 10).findIndex(({ code }) =>
    prefixes.some((prefix) => code.startsWith(prefix)),
  );
  return place < 0 ? Infinity : place;
}
