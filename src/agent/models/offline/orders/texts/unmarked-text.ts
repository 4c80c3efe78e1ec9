// The words that are to be written, where no colon and no “that” marks them: “tell Owen the room has changed”, “text Rosalind
// we're running late”. Only a sentence is one: “send Tom the details” names a thing.
import { telling } from '../../../../../nlp/lexicon/narration.ts';
import { spelledOut } from '../../../../../nlp/shorthand.ts';
import { wordsOf } from '../../../../../nlp/text.ts';
import { baseOf } from '../../../../../nlp/verb-forms.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';

const tellsIt = /^(?:tell|inform|notify|update|fyi|remind|ask)\b/i;
/** What is typed with a thumb is all text behind the name, where it reads like one. */
const textsIt = /^(?:text|message|dm|sms|whatsapp|ping|slack|buzz)\b/i;
const letsKnow = /^let\b.*\bknow\b/i;

export function textOf({ payload, text, clause }: Reading, after: number | undefined): string | undefined {
  if (payload !== undefined) return payload.trim();
  if (after === undefined) return undefined;
  const isTold = tellsIt.test(text) || letsKnow.test(text);
  const rest = saidBehind(text.slice(after), clause.said)
    .replace(/^'s/, '')
    .replace(/^[\s,]*(?:(?:both|all|too|also) )?(?:know|that|to say|saying)?[\s,]*(?:both |all )?(?:that )?/i, '')
    .trim();
  const count = rest.split(/\s+/).length;
  if (count < (isTold || bids.test(rest) || greets.test(rest) ? 2 : 3) || elsewhere.test(rest)) return undefined;
  return (isTold ? isTelling(rest) : isWriting(text, rest)) ? asWritten(rest, clause.raw) : undefined;
}

/** “Tell Ann her call is at 11 as planned”: of an order it says nothing, of what is told it does. */
const saidBehind = (behind: string, said: string): string =>
  behind.trim() === '' ? '' : `${behind}${asSaid.exec(said)?.[0] ?? ''}`;
const asSaid = / as (?:planned|agreed|discussed|promised|arranged|usual|scheduled|mentioned)(?=[.! ]*$)/i;

/** “Tell Gethin bring the logger”, “fyi Gil new printer arrived”; but “tell Gil the news” names a thing. */
const isTelling = (rest: string): boolean =>
  isSentence(rest) || exclaims.test(rest) || bids.test(rest) || !names.test(rest);

function isWriting(text: string, rest: string): boolean {
  if (/^let\b/i.test(text)) return false;
  if (greets.test(rest) || (speaks.test(rest) && isSentence(rest))) return true;
  if (!textsIt.test(text)) return false;
  return exclaims.test(rest) || bids.test(rest) || (isSentence(rest) && !relates.test(rest));
}

/** “Bring your boots”: what somebody is to do. */
const bids =
  /^(?:please |pls |just |always |never |don't |dont |do not |also )*(?:bring|use|wear|come|call|ring|phone|take|park|meet|ask|check|don't|dont|be|keep|leave|let|look|wait|remember|see|go|get|enter|buzz|press|knock|head|follow|arrive|try|make|sign|fill|complete|reply|confirm|hold|stay|sit|download|upload|join|dial|log|pop|drop|pick|turn|read|watch|grab|email|text|stop by|swing|write|send me|send us|give me|give us)\b(?! (?:about|regarding)\b)/i;
/** “Details of what we do” are a thing, however many verbs stand in it. */
const relates = /^(?:\S+ ){0,4}?(?:of|about|what|which|who|whom|whose|how|where|when|whether|if)\b/i;
/** What may be told without being said: “the news”, “more”, “everything”. */
const names =
  /^(?:the|a|an|his|her|their|my|our|your|this|that|these|those|it|everything|all|more|something|anything|nothing|some|any|of|re|via|using|through|what|how|who|which|where|why|when|whether|if|once|after|before|as|instead|again|please|now|immediately|straight|asap|too|also|then|or|but|so|not|first|later|soon|today|tonight|next|mon|tues?|wed|thu|thurs|fri|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

const elsewhere = /^(?:about|regarding|and|with|to|for|at|on|in|by|from|tomorrow|today)\b/i;
const exclaims = /^(?:thanks|thank you|good|great|nice|well done|congrats|congratulations|sorry|happy|yes|no|ok)\b/i;
/** What is only ever said to somebody, in whatever verb it is sent: “sorry for the mix-up”, “see you on Monday”, “your on at four”. */
const greets =
  /^(?:(?:so |very |really )?(?:sorry|sry|soz|apologies)|thx|ty|thanks|thank you|congrats|congratulations|welcome back|well done|good luck|gl|great job|see (?:you|ya)|[cs](?:ee)? (?:you|u|ya)|cu|cya|happy birthday|get well|speak soon|talk soon|looking forward|no worries|(?:you're|youre|your|ur|u r|you are) (?:on|in|at|up|due|off|expected|welcome|good))(?= \S|[.! ]*$)(?! (?:note|letter|mail|e-?mail|message|template|text|card)\b)/i;
/** Somebody speaks, or something is said of somebody. */
const speaks =
  /^(?:i|we|you|she|he|they|it|there|the|her|his|our|your|my|sorry|thanks|were|im|no|yes|all|that|this)(?:\b|'\w+\b)/i;
const modal =
  /^(?:will|can|may|must|should|would|could|might|shall|needs?|wants?|am|be|comes?|goes|gets?|starts?|opens?|closes?|r)$/i;

/** A verb that says something stands in it: behind somebody who speaks any word is one, however it is spelled. */
const isSentence = (text: string): boolean =>
  /^(?:i|we|you|he|she|they|its|im|youre|theyre|were|u) \p{L}+/iu.test(text) ||
  wordsOf(text).some(
    ({ raw, word }) =>
      telling.has(raw.toLowerCase()) ||
      modal.test(raw) ||
      /'(?:s|re|m|ll|ve|d)$|n't$/i.test(raw) ||
      baseOf(word) !== undefined,
  );

/** The end of the clause letter for letter: a message keeps its “im”. */
export function asWritten(rest: string, raw: string): string {
  const last = raw.trim().split(/\s+/).slice(-rest.split(/\s+/).length).join(' ');
  return spelledOut(last).toLowerCase() === rest.toLowerCase() ? last : rest;
}
