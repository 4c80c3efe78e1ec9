// “The later one”, to “which Maria do you mean?”: an answer that is not understood is asked for again, with the choices, and not as if
// nothing had been asked.
import { orderOpens } from '../../../../../nlp/intents.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Part } from '../../parts.ts';
import { questionsOf } from './answers.ts';

const mostWords = 6;
const unsure = /^I am not sure which “[^”]*” means\. /u;

/** The question once more; undefined where the message is more than a short answer, or was understood. */
export function stillOpen(said: string, parts: readonly Part[], dialogue: Dialogue): readonly Part[] | undefined {
  const [open, ...others] = questionsOf(dialogue);
  if (open?.pending === undefined || others.length > 0 || open.choices.length < 2 || open.pending.slot === 'text')
    return undefined;
  const isShort = said.trim().split(/\s+/).length <= mostWords && !orderOpens.test(said) && !/\?\s*$/.test(said);
  const isUnclear = parts.every(
    (part) => part.kind === 'ask' && part.ask.pending === undefined && part.ask.proposes === undefined,
  );
  if (!isShort || !isUnclear || parts.length === 0) return undefined;
  const question = `I am not sure which “${said.trim()}” means. ${open.question.replace(unsure, '')}`;
  return [{ kind: 'ask', ask: { ...open, question } }];
}
