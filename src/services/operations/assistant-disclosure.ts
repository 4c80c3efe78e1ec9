// A letter that was worded for somebody tells its reader so, in the language of the letter. There is no switch: whether the law
// lets an employer leave it out depends on where the reader is, which is not known here. Not legal advice.
import { isWrittenInSpanish } from './letter-language.ts';

/** Where the duty stands, and when that was looked up. */
export const disclosureDuty = {
  law: 'Regulation (EU) 2024/1689 (AI Act), Article 50',
  appliesFrom: '2026-08-02',
  source:
    'https://datamatters.sidley.com/2026/06/24/eu-ai-act-transparency-obligations-preparing-for-compliance-by-2-august-2026/',
  checkedOn: '2026-11-27',
} as const;

export const disclosures = {
  en: 'This message was written by an automated assistant.',
  es: 'Este mensaje lo ha redactado un asistente automático.',
} as const;

/** A text that was composed before says it once. */
export function withDisclosure(text: string): string {
  if (Object.values(disclosures).some((line) => text.includes(line))) return text;
  return `${text}\n\n${isWrittenInSpanish(text) ? disclosures.es : disclosures.en}`;
}
