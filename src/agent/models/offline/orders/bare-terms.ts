// “Then send her one: 88k, first of September”, right after somebody was moved to the offer: what follows are its terms, and no text.
import { clauseOf } from '../../../../nlp/clauses.ts';
import { stageKind } from '../../../../core/stages.ts';
import type { Reading } from '../clause/recognised/clause-reading.ts';
import { leftoversOf } from '../clause/recognised/leftovers.ts';
import { readClause } from '../clause/reading.ts';
import type { Order } from './order.ts';

/** The order read as an offer; undefined where it may be something to write. */
export function termsIn({ reading, dialogue, known }: Order): Reading | undefined {
  const { payload, text, quotes } = reading;
  const whom = /^\p{L}+ (?<whom>.+?) (?:one|it)[\s:]*$/iu.exec(text)?.groups?.['whom'];
  const isOffered = dialogue.earlier
    .at(-1)
    ?.calls.some(
      ({ tool, arguments: { stage } }) =>
        tool === 'move_stage' && typeof stage === 'string' && stageKind(stage) === 'offer',
    );
  if (payload === undefined || whom === undefined || isOffered !== true) return undefined;
  const terms = readClause(clauseOf(`offer ${whom} ${payload}`), quotes, known);
  const { hedges, tells, content } = leftoversOf(terms);
  const isBare = hedges.length + tells.length + content.filter((word) => word !== 'offer').length === 0;
  return isBare && terms.money.length === 1 ? terms : undefined;
}
