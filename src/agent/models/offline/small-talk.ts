// Messages that ask for nothing Muster does: a friendly word back, and what it can do.
import type { User } from '../../../core/records.ts';
import { isAside } from '../../../nlp/asides.ts';
import { elsewhere, readsCrm } from '../../../nlp/lexicon/out-of-scope.ts';
import { isSpanish } from '../../../nlp/spanish.ts';
import { bareWords } from '../../../nlp/text.ts';
import type { World } from '../../../services/operations/world.ts';

const canDo =
  'I can move candidates along the pipeline, reject them or send offers (those wait for approval), book, move and cancel meetings, follow up with one person or a group, add notes, tell colleagues, show your brief, metrics and approvals, and undo what I did. Just write it as you would to a colleague.';
const addressed = '(?: there| muster| team| all| everyone| everybody)?';
const howAreYou =
  "(?:how are (?:you|things|we)|how(?:'s| is) (?:it going|everything|life|your (?:day|morning|week))|how do you do|what's up|are you (?:well|ok(?:ay)?))(?: doing| going)?(?: today| this morning)?";
const praise =
  "(?:you(?:'re| are) (?:a |an |the )?(?:star|legend|gem|angel|hero|lifesaver|best|great|awesome|amazing|brilliant|wonderful)|(?:nice|good|great) (?:work|job|one)|well done)";
const thanks =
  '(?:(?:many )?thanks|kk?|lol|okie|thank you|thx|ty|cheers|great|perfect|awesome|nice(?: one)?|good|cool|ok(?:ay)?|got it|brilliant|lovely|amazing|sounds good|well done|good job|gracias|muchas gracias|merci|danke|grazie|obrigad[oa]|much appreciated|appreciate it)';

const kinds: readonly { readonly pattern: RegExp; readonly reply: string }[] = [
  {
    pattern: new RegExp(
      `^(?:hi|hello|hey|howdy|good (?:morning|afternoon|evening|day)|morning|greetings|yo|hiya|hola|bonjour|g'day)${addressed}[,!. ]*(?:${howAreYou})?[?!. ]*$`,
      'i',
    ),
    reply:
      'Hello! What can I do for you? I can move candidates, book meetings, send follow-ups and offers, and take things back.',
  },
  {
    pattern: new RegExp(`^${howAreYou}[?!. ]*$`, 'i'),
    reply: 'All well here, thank you. What can I do for you?',
  },
  {
    pattern: new RegExp(
      `^(?:(?:${thanks}|${praise})(?: so much| a lot| very much| a million| muster| thanks| thank you| job| again| for (?:that|this|(?:all )?(?:your|the) (?:help|support|time|work|patience|efforts?)(?: (?:yesterday|today|earlier|this (?:morning|week)|last (?:week|time)|with \\p{L}+))?))*[!., ]*)+$`,
      'iu',
    ),
    reply: "You're welcome.",
  },
  {
    pattern:
      /^(?:(?:bye|goodbye|see you(?: later| tomorrow| on \w+day| \w+day| next week)?|good night|that's all|that is all|have a (?:good|great|nice|lovely|wonderful) (?:one|day|evening|night|weekend|week|time|lunch|rest of (?:the|your) (?:day|week))|enjoy your \w+|talk (?:to you )?(?:later|tomorrow|soon)|until tomorrow|take care)(?: then| muster)?[,!. ]*)+$/i,
    reply: 'Goodbye.',
  },
  {
    pattern:
      /\b(?:(?<!\b(?:his|her|their|your|the|all|any) )help(?! (?:to|me|us|her|him|them|\w+ing)\b)|what can you do|what do you do|how (?:do|does) (?:you|this|it) work|who are you|what are you)\b\??/i,
    reply: canDo,
  },
  {
    pattern: readsCrm,
    reply:
      'I can write entries into the CRM, but not read it. I can show you what the ATS knows of somebody. What shall I do?',
  },
  { pattern: elsewhere, reply: `That is not something I can do here. ${canDo} What shall I do?` },
];

export const smallTalk = (said: string): string | undefined =>
  tooLong.test(said) ? undefined : kinds.find(({ pattern }) => pattern.test(said.trim()))?.reply;

/** More than twelve words. */
const tooLong = /^\s*(?:\S+\s+){12}\S/;

/** Greetings, thanks and excuses, and the name under a message. */
export function isCourtesy(text: string, reader: Pick<User, 'name'> | undefined): boolean {
  const said = text.trim().replace(/^(?:vg|lg|mfg|br|ps)[,:]?\s+/i, '');
  const names = reader === undefined ? [] : [reader.name, ...reader.name.split(' ')];
  return (
    isAside(text.trim()) || !/\p{L}/u.test(said) || names.some((name) => name.toLowerCase() === said.toLowerCase())
  );
}

export const spanishReply =
  'Todavía no entiendo instrucciones en español lo bastante bien para actuar, así que no he hecho nada. ¿Puede escribirlo en inglés? (I do not act on Spanish yet; nothing was done.)';

/** “Bruno → entrevista” is said in English where a stage is called so. */
export async function inSpanish(said: string, world: World): Promise<boolean> {
  if (!isSpanish(said)) return false;
  const [stages, jobs] = await Promise.all([world.stages(), world.jobs()]);
  return isSpanish(said, new Set([...stages, ...jobs.map(({ title }) => title)].flatMap(bareWords)));
}
