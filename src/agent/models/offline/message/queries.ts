// Questions as they are typed, hardly sentences: what is asked about a stage becomes “who is in …”, and two things that somebody wants
// to see in one breath become two questions.
import { type Clause, clauseOf } from '../../../../nlp/clauses.ts';
import type { Intent } from '../../../../nlp/intents.ts';
import { findStage } from '../../../../nlp/stages-in-words.ts';
import type { Reading } from '../clause/clause-reading.ts';
import type { Known } from '../named/known.ts';

const stage = "(?<stage>[\\p{L}\\d][\\p{L}\\d'/-]*(?: [\\p{L}\\d'/-]+){0,3}?)";
const tail =
  '(?:,? (?:stage|step|column|round|phase|right now|now|rn|atm|at the moment|today|currently|these days|pls|plz|please|thx|thanks|ty|for me))*[?.! ]*$';
const begins = '^(?:(?:ok|so|and|hey|hi|pls|please|right|now)[,:]? )*';

const shapes = [
  `${begins}(?:what(?:'s|s| is| are| do we have| have we got)?|who(?:'s|s| is| are| do we have| have we got)?) (?:there |all |currently |sitting |still )?(?:in|at|on|under)(?: the| our)? ${stage}${tail}`,
  `${begins}(?:the )?${stage}(?:,|:| -)? (?:who|who(?:'s|s| is) (?:in|there)|who all)${tail}`,
].map((source) => new RegExp(source, 'iu'));
const listed = new RegExp(
  `${begins}(?:list|who|show|find)(?::| -) (?<group>[^,:;.?!]{2,40}?)(?:, | in | at | @ )${stage}${tail}`,
  'iu',
);

/**
 * “What's in the panel stage right now”, “final interview, who?”, “enquiry: who”, “list: finance, References”, where the words name one
 * stage here. Quotes have been put aside.
 */
export function withStageQueries(text: string, { stages }: Known): string {
  const named = (said = '') => {
    const found = findStage(said, stages);
    return found.kind === 'one' ? found.stage : undefined;
  };
  for (const shape of shapes) {
    const place = named(shape.exec(text)?.groups?.['stage']);
    if (place !== undefined) return `who is in ${place}?`;
  }
  const { group, stage: said } = listed.exec(text)?.groups ?? {};
  const place = named(said);
  return group === undefined || place === undefined ? text : `list ${group} in ${place}`;
}

type Read = (clause: Clause) => Reading;

/** These say what is looked at by themselves; a list of people may go on behind “and”. */
const looks: ReadonlySet<Intent> = new Set<Intent>([
  'morning_brief',
  'show_metrics',
  'list_approvals',
  'list_actions',
  'integration_health',
]);
const joints = /,?\s(?:and(?: then| also)?|then|plus|also|as well as)\s+|,\s+/gi;
const sure = 0.85;

/**
 * “The log of today, then the brief”, “numbers for this week and whatever is pending”: without a verb for the second. A look changes
 * nothing, so it is cut wherever both halves ask for one.
 */
export function twoLooks(clause: Clause, read: Read): readonly Clause[] | undefined {
  if (clause.payload !== undefined || clause.reason !== undefined || !isLook(read(clause))) return undefined;
  for (const { index, 0: joint } of clause.text.matchAll(joints)) {
    const halves = [clause.text.slice(0, index), clause.text.slice(index + joint.length)].map((text) => clauseOf(text));
    const [first, second] = halves.map((half) => read(half));
    if (first === undefined || second === undefined || !isLook(first) || !isLook(second)) continue;
    if (first.intents[0]?.intent !== second.intents[0]?.intent) return halves;
  }
  return undefined;
}

function isLook({ clause, intents, people }: Reading): boolean {
  const [best] = intents;
  const isAsked = clause.mood === 'order' || clause.mood === 'question';
  return isAsked && people.length === 0 && best !== undefined && best.confidence >= sure && looks.has(best.intent);
}
