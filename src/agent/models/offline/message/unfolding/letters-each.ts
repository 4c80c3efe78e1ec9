// “The test link to Thabiso, the crew day details to Dragomir”: each letter has somebody of its own.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';

const partEnds = /[,;]\s+(?:and\s+|then\s+)?|\s+and\s+/i;

/** The clause without what opens the list, where every part of it names a letter and whom it is for. */
export function lettersEach(clause: Clause, read: (clause: Clause) => Reading): Clause | undefined {
  const [, text = clause.text] = /^[^:]{3,30}: (.*)$/.exec(clause.text) ?? [];
  if (!partEnds.test(text)) return undefined;
  const parts = text.split(partEnds);
  const ids = new Set<string>();
  for (const part of parts) {
    const { template, people } = read(clauseOf(part));
    const [id, ...others] = template?.ids ?? [];
    if (people.length === 0 || id === undefined || others.length > 0) return undefined;
    ids.add(id);
  }
  return ids.size > 1 ? { ...clause, text } : undefined;
}
