// Military codes in a pasted résumé, followed by what they mean.
import type { Branch } from '../../../nlp/military/branch.ts';
import { readCode } from '../../../nlp/military/read-code.ts';
import type { VeteranData } from '../veteran-data.ts';
import { type Change, changeOf } from './change.ts';

/** Not the end of a longer name: a UH-60M is a helicopter. */
const codeLike = /(?<![-\w/$])(?:\d{2}[A-Z]\d?\w?|\d[A-Z]\d[X\d]\d[A-Z]?|\d{3}[A-Z])(?![\w]|-\d)/g;

/** Codes that one branch only has; four digits alone may be a year. */
export const codesIn = (text: string, data: VeteranData, branch: Branch | undefined): Change[] =>
  [...text.matchAll(codeLike)].flatMap((match) => {
    const [before] = match;
    const reading = readCode(before, branch, data.codes);
    if (reading.kind !== 'found') return [];
    return [changeOf(match, `${data.codes.titleOf(reading.branch, reading.code)} (${before})`)];
  });
