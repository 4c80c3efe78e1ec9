// What a written code was found to be.
import type { PayGrade } from '../../nlp/military/pay-grade.ts';
import type { CodeRecord } from './code-record.ts';

export interface FoundCode {
  readonly record: CodeRecord;
  readonly title: string;
  /** What the writing gives away: HM2 is an E-5. */
  readonly payGrade: PayGrade | undefined;
}
