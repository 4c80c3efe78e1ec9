// Messages that ask for nothing Muster does: a friendly word back, and what it can do.
import type { User } from '../../../core/records.ts';

const kinds: readonly { readonly pattern: RegExp; readonly reply: string }[] = [
  {
    pattern:
      /^(?:hi|hello|hey|howdy|good (?:morning|afternoon|evening)|greetings|yo|hiya)(?: there| muster| team| all)?[!. ]*(?:how are you\??)?$/i,
    reply:
      'Hello! What can I do for you? I can move candidates, book meetings, send follow-ups and offers, and take things back.',
  },
  {
    pattern:
      /^(?:thanks|thank you|thx|ty|cheers|great|perfect|awesome|nice(?: one)?|good|cool|ok(?:ay)?|got it|brilliant|lovely|amazing|sounds good|well done|good job)(?: so much| a lot| very much| a million| muster| thanks| thank you| job)*[!. ]*$/i,
    reply: "You're welcome.",
  },
  {
    pattern: /^(?:bye|goodbye|see you(?: later| tomorrow)?|good night|that's all|that is all)[!. ]*$/i,
    reply: 'Goodbye.',
  },
  {
    pattern:
      /\b(?:help(?! (?:to|me|us|her|him|them|\w+ing)\b)|what can you do|what do you do|how (?:do|does) (?:you|this|it) work|who are you|what are you)\b\??/i,
    reply:
      'I can move candidates along the pipeline, reject them or send offers (those wait for approval), book, move and cancel meetings, follow up with one person or a group, add notes, tell colleagues, show your brief, metrics and approvals, and undo what I did. Just write it as you would to a colleague.',
  },
];

export const smallTalk = (said: string): string | undefined =>
  said.split(/\s+/).length > 9 ? undefined : kinds.find(({ pattern }) => pattern.test(said.trim()))?.reply;

/** Greetings, thanks, list heads and signatures around what is asked. */
const courtesies =
  /^(?:(?:dear|hi|hello|hey|hiya|moin|morning|good (?:morning|afternoon|evening)|happy \w+day)(?: \p{L}+){0,2}|(?:kind |best |warm )?(?:regards|wishes)|best|cheers|sincerely|yours|vg|lg|br|ta|thanks?(?: (?:you|so much|a lot|love|again|in advance|very much))*|thank you.{0,20}|many thanks|please|ok(?:ay)?|great|yes|no|right|oh(?: no)?|so|well|anyway|hmm+|ah|oops|sorry|hold on|hang on|wait|one sec(?:ond)?|forgot|me again|you know what|hi again|(?:a few|some|two|three|couple of|\d) (?:things|items|points)|to ?-?do|tasks?|fyi.*|ps|btw|book it|do it|go ahead|how copy|over(?: and out)?|roger(?: that)?|copy(?: that)?|out|any day will do|that(?:'s| is) (?:it|all)(?: for now)?|that should be it|(?:with )?(?:kind|best|warm|many|friendly) (?:regards|wishes|greetings)|regards|best|greetings|sorry for the (?:trouble|bother|rush)|no rush|urgent|asap|hope (?:you(?:'re| are) well|all is well)|hope this helps|let me know|when(?:ever)? (?:you|u) (?:get|have|find) (?:a|the|some|any) (?:moment|minute|min|chance|sec|second|time)(?: to spare)?|(?:apologies|sorry|forgive me) for the \p{L}+ (?:question|request|message|mail|note)|for the \p{L}+ question|it is necessary|long day|running late|run late|appreciate it|you(?:'re| are) (?:a star|the best|a legend|a gem)|much appreciated|love you|ok thanks|bless (?:you|him|her))(?: \p{Lu}\p{L}+)?[.!:,]*$/iu;

export function isCourtesy(text: string, reader: Pick<User, 'name'> | undefined): boolean {
  const bare = text.trim().replace(/^(?:vg|lg|mfg|br|ps)[,:]?\s+/i, '');
  const names = reader === undefined ? [] : [reader.name, ...reader.name.split(' ')];
  return (
    courtesies.test(text.trim()) ||
    names.some((name) => name.toLowerCase() === bare.toLowerCase()) ||
    !/\p{L}/u.test(bare)
  );
}

const spanish =
  /[¿¡]|\b(?:por favor|mueve|mover|agenda|agendar|reuni[oó]n|candidat[oa]s?|ma[ñn]ana|rechaza|rechazar|env[ií]a|enviar|oferta|entrevista|gracias|hola|programa|cancela|cu[aá]ndo|qui[eé]n|llamada|con el|para el|el gerente)\b/gi;

/** Two Spanish words make it Spanish: honest is better than half understood. */
export const isSpanish = (said: string): boolean => (said.match(spanish) ?? []).length >= 2;

export const spanishReply =
  'Todavía no entiendo instrucciones en español lo bastante bien para actuar, así que no he hecho nada. ¿Puede escribirlo en inglés? (I do not act on Spanish yet; nothing was done.)';
