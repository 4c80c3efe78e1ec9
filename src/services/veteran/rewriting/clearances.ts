// A security clearance in the words of employers, with everything that is written of it and nothing else.
import { clearanceWords, findClearances, levelAlone } from '../../../nlp/military/clearance.ts';
import type { Change } from './change.ts';

export function plainClearances(text: string): Change[] {
  let isSpelledOut = /sensitive compartmented information/i.test(text);
  return findClearances(text).flatMap((found) => {
    const { start, end, opening, sci } = found;
    const before = text.slice(start, end);
    const told = { ...found, polygraph: /poly/i.test(before) ? found.polygraph : undefined };
    const isSaid = !/clearance/i.test(before) && saidAhead.test(text.slice(Math.max(0, start - 40), start));
    const words = isSaid ? levelAlone(told) : clearanceWords(told);
    // Recruiters search for the short form: it stays beside what it means.
    const named = sci && !isSpelledOut ? words.replace('/SCI', spelled) : words;
    isSpelledOut ||= sci;
    const after = `${opening}${named}`;
    return after.toLowerCase() === before.toLowerCase() ? [] : [{ start, end, before, after }];
  });
}

/** “a clearance above Secret”, “Clearance level: TS/SCI”. */
const saidAhead =
  /\bclearances?(?:\s+level)?\s*(?::|\(|(?:is|was|of|at|above|below|beyond|up to|higher than|lower than)\s)\s*$/iu;

const spelled = '/Sensitive Compartmented Information (TS/SCI)';
