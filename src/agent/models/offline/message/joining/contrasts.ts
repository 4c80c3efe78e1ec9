// “The stage should read Panel, not Offer”, “Ann gets the directions, not the map”: what is not meant was named for clearness only, where
// the order before it is whole and names another of the same kind. Of people it stays, and is asked about.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { isOrdering } from '../../take-clause.ts';

type Read = (clause: Clause) => Reading;

const contrast =
  /^(?<head>.*\S)(?:,? (?:and |but )?not|,? (?:rather than|instead of))(?: (?:to|in|into|at|on|the|our|for))* (?<tail>[^,;]+?)[.! ]*$/iu;

/** The clause as it is meant; as it was, where that is not plain. */
export function withoutContrast(clause: Clause, read: Read): Clause {
  const { head, tail } = contrast.exec(clause.text)?.groups ?? {};
  if (head === undefined || tail === undefined || clause.mood !== 'order' || clause.payload !== undefined)
    return clause;
  const meant = read({ ...clause, text: head });
  const other = read(clauseOf(tail));
  return isOrdering(meant) && other.people.length === 0 && isAnother(meant, other, tail) ? meant.clause : clause;
}

/** Nothing but another stage, or another letter. */
const isAnother = (meant: Reading, other: Reading, tail: string): boolean =>
  isOther(stageIn(meant), stageIn(other), tail) || isOther(letterIn(meant), letterIn(other), tail);

interface Named {
  readonly id: string;
  readonly length: number;
}

const isOther = (meant: Named | undefined, other: Named | undefined, tail: string): boolean =>
  meant !== undefined && other !== undefined && meant.id !== other.id && other.length >= tail.length - likeStage;

function stageIn({ stages }: Reading): Named | undefined {
  const [stage, ...others] = stages.filter(({ isOrigin }) => !isOrigin);
  return stage?.found.kind === 'one' && others.length === 0
    ? { id: stage.found.stage, length: stage.end - stage.start }
    : undefined;
}

function letterIn({ template }: Reading): Named | undefined {
  const [id, ...others] = template?.ids ?? [];
  return template === undefined || id === undefined || others.length > 0
    ? undefined
    : { id, length: template.end - template.start };
}
/** “Stage”, “letter”. */
const likeStage = 7;
