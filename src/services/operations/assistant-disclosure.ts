// A letter or text that was worded for somebody tells its reader so, in its language (duty `eu.disclosure` in core/law/duties.ts). There is
// no switch: whether the law lets an employer leave it out depends on where the reader is, which is not known here. Not legal advice.
import { isWrittenInSpanish } from './letter-language.ts';

export const disclosures = {
  en: 'This message was written by an automated assistant.',
  es: 'Este mensaje lo ha redactado un asistente automático.',
} as const;

/** Shorter, and with letters of the GSM alphabet alone (3GPP TS 23.038): one other letter would double the parts of a text. */
export const textDisclosures = {
  en: 'Written by an automated assistant.',
  es: 'Escrito por un asistente automatizado.',
} as const;

const lines: readonly string[] = [...Object.values(disclosures), ...Object.values(textDisclosures)];

/** What was composed before says it once. */
const disclosed = (text: string, line: string): string =>
  lines.some((said) => text.includes(said)) ? text : `${text}${line}`;

const languageOf = (text: string) => (isWrittenInSpanish(text) ? 'es' : 'en');

export const withDisclosure = (letter: string): string => disclosed(letter, `\n\n${disclosures[languageOf(letter)]}`);

export const withTextDisclosure = (text: string): string => disclosed(text, `\n${textDisclosures[languageOf(text)]}`);
