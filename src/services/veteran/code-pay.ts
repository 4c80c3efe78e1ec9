// What the occupations that a code leads to typically pay. Those of the sources come first; editors' guesses stand in for them.
import type { CodeRecord } from './code-record.ts';
import type { TypicalPay } from './pay-table.ts';
import type { VeteranData } from './veteran-data.ts';

export interface OccupationPay extends TypicalPay {
  readonly code: string;
  readonly title: string;
}

const listed = 3;

export function payOf({ occupations }: CodeRecord, { pay }: Pick<VeteranData, 'pay'>): readonly OccupationPay[] {
  const named = occupations.filter(({ provenance }) => provenance !== 'derived');
  return (named.length > 0 ? named : occupations).slice(0, listed).flatMap(({ code, title }) => {
    const found = pay.of(code);
    return found === undefined ? [] : [{ code, title, ...found }];
  });
}
