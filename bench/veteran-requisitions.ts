// From a requisition to military codes: 100 advertisements of our own, each with the codes that fit, labelled before the engine
// was asked. A label is the beginning of a code, as in "Army 88M" or "Air Force 2T1".
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FittingCodes, type FittingCode } from '../src/services/veteran/fitting-codes.ts';
import { readTable } from '../src/services/veteran/read-table.ts';
import type { VeteranData } from '../src/services/veteran/veteran-data.ts';

interface Answered {
  readonly title: string;
  readonly found: readonly FittingCode[];
  /** Place of the first code that fits, from 0; -1 where none of the ten does. */
  readonly place: number;
}

export function answeredRequisitions(data: VeteranData): readonly Answered[] {
  const codes = new FittingCodes(data);
  return readTable(readFileSync(join(import.meta.dirname, 'veteran-requisitions.tsv'), 'utf8')).map(
    ({ title = '', text = '', accept = '' }) => {
      const labels = accept.split('; ');
      const found = codes.fitting({ title, description: text, location: '' }, { limit: 10 });
      const place = found.findIndex(({ branch, code }) =>
        labels.some((label) => `${branch} ${code}`.startsWith(label)),
      );
      return { title, found, place };
    },
  );
}

export const hitWithin = (answered: readonly Answered[], count: number): number =>
  answered.filter(({ place }) => place >= 0 && place < count).length / answered.length;

export function printRequisitions(data: VeteranData, { details }: { details: boolean }): void {
  const answered = answeredRequisitions(data);
  const percent = (count: number): string => (100 * hitWithin(answered, count)).toFixed(1);
  console.log(
    `requisition to codes: hit@1 ${percent(1)}, hit@5 ${percent(5)}, hit@10 ${percent(10)} (${answered.length} requisitions)`,
  );
  if (!details) return;
  for (const { title, found, place } of answered)
    if (place < 0 || place >= 5)
      console.log(
        `  ${title}: ${found
          .slice(0, 5)
          .map(({ branch, code, title: of }) => `${branch} ${code} ${of}`)
          .join('; ')}`,
      );
}
