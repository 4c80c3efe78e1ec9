// What asks for nothing: thanks, greetings, “never mind” after a question; and Spanish, of which nothing is read.
import type { Candidate } from '../../core/records.ts';
import { bareWords } from '../../nlp/text.ts';
import { stageKind } from '../../core/stages.ts';
import { isSpanish } from '../../nlp/spanish.ts';
import type { Catalogue } from './catalogue.ts';

const thankful = '(?:(?:many )?thanks|thank you|thx|ty|ta|cheers|much appreciated|gracias|muchas gracias|merci|danke)';
const praised = "you(?:'re| are) (?:a |an |the )?(?:star|legend|hero|best|great|brilliant)";
const pleased = `(?:ok(?:ay)?|good|great|perfect|lovely|nice|cool|brilliant|awesome|super|well done|(?:good|great|nice) (?:job|work|one)|${praised})`;
const further =
  "(?: (?:so much|a lot|very much|again|muster|for (?:that|this|now|(?:all )?your help)|then)|[ ,.!]*that's all)*";
const thanks = new RegExp(`^(?:${thankful}${further}[ ,.!]*)+$`, 'i');
const praise = new RegExp(`^(?:(?:${thankful}|${pleased})${further}[ ,.!]*)+$`, 'i');
const farewell = String.raw`(?:bye|goodbye|good night|see you(?: later| tomorrow| (?:on )?\w+day)?|have a (?:good|great|nice|lovely) \w+|take care)`;
const parts = new RegExp(`^(?:(?:ok(?:ay)?|right|${farewell})[ ,.!]*)*${farewell}[ ,.!]*$`, 'i');
const asksAbilities =
  'what (?:can|do) you do|what (?:can|may|could) i (?:ask|say|do)(?: you)?|what are you able to do|who are you|what are you|how does this work|help';
const abilities = new RegExp(
  `^(?:(?:so|hey|hi|ok(?:ay)?|please)[ ,]+)*(?:${asksAbilities})(?: for (?:me|us))?(?: here)?[ ?!.]*$`,
  'i',
);
/** “Cancel that”, while a question is open, drops the question. */
const waves = /^(?:(?:no|ok(?:ay)?|oh|actually|sorry)[ ,.]+)*(?:cancel|scrap|stop|drop) (?:that|it|this)[ .!]*$/i;
const greets =
  /^(?:hi|hello|hey|(?:good )?(?:morning|afternoon|evening))(?: there| muster)?[ ,.!]*(?:how are (?:you|things)(?: doing)?(?: today)?)?[ ?.!]*$/i;
const dropping =
  'never ?mind|forget (?:it|that|about it)|leave it|drop it|skip it|nothing|neither|none of (?:them|these|those)|no,? thanks|no thank you';
const drops = new RegExp(`^(?:(?:no|ok(?:ay)?|ah|oh|actually|sorry)[ ,.]+)*(?:${dropping})[ .!]*$`, 'i');

const canDo =
  'I can move candidates, reject them or send offers (those wait for approval), book, move and cancel meetings, follow up with one person or a group, add notes, tell colleagues, show your brief, metrics and approvals, and undo what I did. Just write it as you would to a colleague';

/** With people who are there, so that each example can be said as it stands. */
function abilitiesOf({ candidates, users, stages, me }: Catalogue): string {
  const steps = stages.filter((stage) => stageKind(stage) === 'active');
  const next = ({ stage }: Candidate) => steps[steps.indexOf(stage) + 1];
  const one = candidates.people.find((person) => steps.includes(person.stage) && next(person) !== undefined);
  const colleague = users.people.find(({ id }) => id !== me);
  const examples = [
    one && `Move ${one.name} to ${next(one)}`,
    one && colleague && `Book 30 minutes with ${colleague.name} about ${one.name} tomorrow at 3pm`,
    'Who have we not contacted for 5 days?',
  ].flatMap((example) => (example === undefined ? [] : [`- ${example}`]));
  return [`${canDo}, for example:`, ...examples].join('\n');
}

/** Undefined where the message may ask for something. “Great” after a question may be a yes. */
export function smallTalk(
  text: string,
  { wasAsked, isPending, catalogue }: { wasAsked: boolean; isPending: boolean; catalogue: Catalogue },
): string | undefined {
  if (drops.test(text)) return wasAsked ? 'All right, I have left that alone.' : 'All right, I have done nothing.';
  if (isPending && waves.test(text)) return 'All right, I have left that alone.';
  if (abilities.test(text)) return abilitiesOf(catalogue);
  if (parts.test(text)) return 'Goodbye.';
  if ((wasAsked ? thanks : praise).test(text)) return 'You are welcome.';
  return !wasAsked && greets.test(text) ? 'Hello. What can I do for you?' : undefined;
}

export const spanishReply =
  'Todavía no entiendo instrucciones en español lo bastante bien para actuar, así que no he hecho nada. ¿Puede escribirlo en inglés? (I do not act on Spanish yet; nothing was done.)';

/** “Bruno → entrevista” is said in English where a stage is called so. */
export const inSpanish = (said: string, { stages, jobs }: Catalogue): boolean =>
  isSpanish(said) && isSpanish(said, new Set([...stages, ...jobs.map(({ title }) => title)].flatMap(bareWords)));
