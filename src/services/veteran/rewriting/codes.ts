// Military codes in a pasted résumé, followed by what they mean.
import type { Branch } from '../../../nlp/military/branch.ts';
import { readCode } from '../../../nlp/military/read-code.ts';
import type { VeteranData } from '../veteran-data.ts';
import type { Change } from './change.ts';
import { articleFor } from './inflection.ts';

/** Not the end of a longer name: a UH-60M is a helicopter. Four digits alone may be a year: theirs stand behind what they are. */
const codeLike =
  /(?<article>\b(?:a|an)\s+)?(?<![-\w/$])(?:(?<code>\d{2}[A-Z]\d?\w?|\d[A-Z]\d[X\d]\d[A-Z]?|\d{3}[A-Z])|(?<label>MOS|NEC):?\s+(?<digits>\d{4}|[A-Z]\d{2}[A-Z]))(?![\w]|-\d)/gu;

/** Codes that one branch only has. */
export const codesIn = (text: string, data: VeteranData, branch: Branch | undefined): Change[] =>
  [...text.matchAll(codeLike)].flatMap((match) => {
    const { article = '', code, label, digits = '' } = match.groups ?? {};
    const written = code ?? digits;
    const title = titleOf(`${label === 'NEC' ? 'NEC ' : ''}${written}`, data, branch);
    const end = match.index + match[0].length;
    const start = code === undefined ? end - written.length : match.index;
    if (title === undefined || isSaidBeside(text, { start, end }, title)) return [];
    const before = text.slice(start, end);
    if (code === undefined) return [{ start, end, before, after: `${written} (${title})` }];
    const isEnclosed = text[start - 1] === '(' && text[end] === ')';
    return [{ start, end, before, after: isEnclosed ? `${title}, ${written}` : named(title, written, article) }];
  });

const named = (title: string, written: string, article: string): string =>
  `${article === '' ? '' : `${articleFor(title)} `}${title} (${written})`;

/** Of a specialty only what all its levels and lines say: 2A3X3 keeps fighters of any kind. */
function titleOf(written: string, { codes }: VeteranData, branch: Branch | undefined): string | undefined {
  const reading = readCode(written, branch, codes);
  if (reading.kind !== 'found') return undefined;
  return reading.family === undefined
    ? codes.titleOf(reading.branch, reading.code)
    : codes.titleOfSpecialty(reading.branch, reading.family);
}

/** The writer says it already: “11B Infantryman”, “Intelligence Analyst (35F)”. */
function isSaidBeside(text: string, { start, end }: { start: number; end: number }, title: string): boolean {
  const reach = title.length + 12;
  const around = `${text.slice(Math.max(0, start - reach), start)}\n${text.slice(end, end + reach)}`;
  const [, short] = /\((\p{Lu}{2,})\)/u.exec(title) ?? [];
  const isShort = short !== undefined && new RegExp(`\\b${short}\\b`, 'u').test(around);
  return isShort || around.toLowerCase().includes(title.toLowerCase());
}
