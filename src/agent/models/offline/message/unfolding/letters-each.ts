// “The test link to Thabiso, the crew day details to Dragomir”: each letter has somebody of its own.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/clause-reading.ts';

/** The clause without what opens the list, where every part of it names a letter and whom it is for. */
export function lettersEach(clause: Clause, read: (clause: Clause) => Reading): Clause | undefined {
  const [, text = clause.text] = /^[^:]{3,30}: (.*)$/.exec(clause.text) ?? [];
  const ids = text.split(/[,;]\s+(?:and\s+|then\s+)?|\s+and\s+/i).map((part) => {
    const { template, people } = read(clauseOf(part));
    return people.length > 0 && template?.ids.length === 1 ? template.ids[0] : undefined;
  });
  const isEach = new Set(ids).size > 1 && ids.every((id) => id !== undefined);
  return isEach ? { ...clause, text } : undefined;
}
