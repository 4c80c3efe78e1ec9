// A security clearance in the words of employers, with everything that is written of it and nothing else.
import { clearanceWords, findClearances } from '../../../nlp/military/clearance.ts';
import type { Change } from './change.ts';

export function plainClearances(text: string): Change[] {
  let isSpelledOut = /sensitive compartmented information/i.test(text);
  return findClearances(text).flatMap((found) => {
    const { start, end, opening, sci } = found;
    const before = text.slice(start, end);
    const words = clearanceWords({ ...found, polygraph: /poly/i.test(before) ? found.polygraph : undefined });
    // Recruiters search for the short form: it stays beside what it means.
    const named = sci && !isSpelledOut ? words.replace('/SCI', spelled) : words;
    isSpelledOut ||= sci;
    const after = `${opening}${named}`;
    return after.toLowerCase() === before.toLowerCase() ? [] : [{ start, end, before, after }];
  });
}

const spelled = '/Sensitive Compartmented Information (TS/SCI)';
