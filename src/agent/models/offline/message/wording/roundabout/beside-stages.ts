// Stages that are told by the one beside them: “the stage after the phone screen”, “whatever comes after Applied”, “the step before
// Offer”. They are put by name, where the words behind “after” name one stage here.
import { findStage, stageBeside } from '../../../../../../nlp/stages-in-words.ts';
import type { Known } from '../../../named/known.ts';

const told =
  "(?:the|whatever|whichever|what) ?(?:(?:very )?next )?(?:stage|step|one|phase|round|column)?(?: (?:which|that|what))?(?:(?:'s| is| comes?| follows?| stands?| sits?| goes?))?(?: right| directly| straight| just| immediately| next)?";
const beside = new RegExp(
  `(?<![\\p{L}\\p{N}])${told} (?<way>after|before|behind|following|preceding)(?: the| our)? (?<rest>[\\p{L}\\p{N}][^.,;:!?\\n]{0,60})`,
  'giu',
);
/** What is no stage by itself: “the one after lunch”. */
const ofStages = /\b(?:stage|step|phase|round|column|comes?|follows?|one|next|what\p{L}*|which\p{L}*)\b/iu;

/** Quotes have been put aside. */
export function withStagesBeside(text: string, { stages }: Known): string {
  return text.replaceAll(beside, (said, ...found) => {
    const { way = '', rest = '' }: Record<string, string> = found.at(-1) ?? {};
    if (!ofStages.test(said.slice(0, said.length - rest.length))) return said;
    const words = rest.split(' ');
    for (let count = Math.min(words.length, 4); count > 0; count -= 1) {
      const named = findStage(words.slice(0, count).join(' '), stages);
      const meant =
        named.kind === 'one' ? stageBeside(stages, named.stage, /before|preceding/i.test(way) ? -1 : 1) : undefined;
      if (meant !== undefined) return [meant, ...words.slice(count)].join(' ');
    }
    return said;
  });
}
