// Questions as they are typed, hardly sentences: what is asked about a stage becomes “who is in …”.
import { findStage } from '../../../../../../nlp/stages-in-words.ts';
import type { Known } from '../../../named/known.ts';

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
