// A security clearance in the words of employers, with everything that is written of it and nothing else.
import type { Change } from './change.ts';
import { clearanceWords, findClearances } from '../../../nlp/military/clearance.ts';

export const plainClearances = (text: string): Change[] =>
  findClearances(text).flatMap((found) => {
    const { start, end, opening } = found;
    const before = text.slice(start, end);
    const after = `${opening}${clearanceWords(found)}`;
    return after.toLowerCase() === before.toLowerCase() ? [] : [{ start, end, before, after }];
  });
