// A follow-up without the words around it: read as the answer to what was asked, as a change of what was done, or as a message by itself.
import { addsOn, shifts, takesBack, trailing } from '../../../../nlp/lexicon/talk.ts';
import { addsTo } from '../../../../nlp/lexicon/taking-back.ts';
import { findPeople, isKnown } from '../named/people.ts';
import { answered, questionsOf } from './answers/answers.ts';
import { corrected } from './corrections/corrections.ts';
import type { Part } from '../parts.ts';
import { amended } from './corrections/amended.ts';
import { type Core, coreOf } from './core.ts';
import type { Talk } from './corrections/rebuilt.ts';

/** Something is done, and of the rest only what is open is asked. */
export const does = (parts: readonly Part[] | undefined): parts is readonly Part[] =>
  parts !== undefined &&
  parts.some(({ kind }) => kind === 'call') &&
  parts.every((part) => part.kind === 'call' || (part.kind === 'ask' && part.ask.pending !== undefined));

export async function inShort(said: string, talk: Talk): Promise<readonly Part[] | undefined> {
  const core = coreOf(said, talk.known);
  if (core === undefined) return undefined;
  const more = addedBy(said, core, talk);
  const ways = more !== undefined || addsTo.test(said.trim()) ? [asAnswer, asMessage] : [asAnswer, asChange, asMessage];
  for (const way of ways) {
    const parts = await way(more ?? core, talk);
    if (does(parts)) return parts;
  }
  return undefined;
}

/** “Omar as well actually, he has waited longer”: why somebody is added changes nothing of what was done. */
function addedBy(said: string, { text }: Core, { known }: Talk): Core | undefined {
  const plain = text.replace(trailing, '');
  if (said.includes('?') || !(opensWithMore.test(said) || addsOn.test(plain))) return undefined;
  const isOfSomebody = findPeople(`for ${plain}`, known.names, []).some((one) => isKnown(one));
  return isOfSomebody ? { text: `and ${plain}`, changes: false } : undefined;
}
const opensWithMore = /^(?:(?:ok(?:ay)?|oh|right|great|yes|ah|thanks?)[,.!\s]+)*(?:and|also|plus)\b/iu;

/** “Scratch that, …, move it to Monday” is one change, and no undoing beside it. */
export const startedOver = async (said: string, talk: Talk): Promise<readonly Part[] | undefined> => {
  const core = talk.dialogue.earlier.length > 0 && takesBack.test(said) ? coreOf(said, talk.known) : undefined;
  const parts = core === undefined ? undefined : await asChange(core, talk);
  return does(parts) ? parts : undefined;
};

/** Where a text was asked for, all of the message may be it. */
const asAnswer = async ({ text }: Core, { dialogue, known }: Talk): Promise<readonly Part[] | undefined> => {
  const pending = questionsOf(dialogue)[0]?.pending;
  return pending === undefined || pending.slot === 'text' ? undefined : answered(text, dialogue, known);
};

const asChange = async ({ text, changes }: Core, { dialogue, known }: Talk): Promise<readonly Part[] | undefined> => {
  if (!changes) return undefined;
  return (await amended(text, dialogue, known)) ?? corrected(`actually ${text.replace(shifts, '')}`, dialogue, known);
};

/** “Nice. And Axel?” */
const asMessage = async ({ text }: Core, { understand }: Talk): Promise<readonly Part[] | undefined> =>
  understand(text);
