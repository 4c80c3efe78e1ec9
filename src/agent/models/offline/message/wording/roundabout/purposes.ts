// What an order is for, behind it: “… so that she knows where she stands”, “… at one, it's about the night shift”. Nothing of it is to be
// done, and a word such as “night” in it is no time. What is written to somebody keeps its words, and so does what may be an order.
import { plainly } from '../../../../../../nlp/frames.ts';
import { orderOpens } from '../../../../../../nlp/intents.ts';
import type { Known } from '../../../named/known.ts';
import { findPeople, isKnown } from '../../../named/people.ts';

const sentence = /[^.!?;\n]+/gu;

const does =
  "(?:can|could|will|won't|would|knows?|has|have|is|are|doesn't|does not|don't|do not|isn't|aren't|gets?|sees?|feels?|understands?|stays?|may|might|stops?)";
const purpose = new RegExp(
  `,? so (?:that )?(?:he|she|they|we|[iI]|everyone|everybody|both|nobody|it|the \\p{L}+|\\p{Lu}[\\p{L}'’-]+) ${does}\\b.*$`,
  'u',
);
const topic =
  /,?(?: -+)? (?:it'?s|this is|that's|that is) (?:all )?(?:about|regarding|concerning|to (?:discuss|talk (?:about|through)|go (?:over|through))) .*$/iu;

const writes =
  /\b(?:tell|let|inform|notify|remind|ask|message|msg|text|e-?mail|mail|write|note|notes|add|log|ping|slack|dm|say|saying|says|warn|update)\b/iu;
const calendar = /^(?:book|schedule|set up|arrange|put|get|find|reserve|block|plan|move|reschedule|push|cancel)\b/iu;
/** It may be bound to it, or be an order itself. */
const isMore =
  /\d|\b(?:book|move|cancel|reschedule|send|reject|offer|push|put|instead|if|unless|until|only|tomorrow|today|\p{L}+day)\b/iu;

export const withoutPurposes = (text: string, known: Known): string =>
  mayHave.test(text) ? withSubjects(text, known).replaceAll(sentence, (one) => withoutPurpose(one, known)) : text;
const mayHave =
  /\bso\b|, (?:about|regarding|concerning) |\b(?:it|this|that)(?:'?s|'d| is|'ll| would| will| concerns| regards) /iu;

const subject =
  /(?:[.!?;]+\s+(?:it|this|that)(?:(?:'?s| is|'d be| would be|'ll be| will be)(?: (?:all|just|mainly|mostly))? (?:about|regarding|concerning|on the subject of|to (?:discuss|talk (?:about|through)|speak about|go (?:over|through)|decide (?:on|about)))| concerns| regards)|, (?:about|regarding|concerning)) (?=(?<whom>[^.!?;\n]+))/giu;

/** “… that Hugh gets half an hour” */
const gets =
  /\b(?:gets?|has|have|ask(?:ing)? for|beg|request|see to it|make sure) [^,]*\b(?:hours?|minutes?|mins?)\b/iu;

/** “Till half two, about Ann”: the hour in words ends at the comma. */
const endsInHour =
  /\b(?:till|until) (?:\p{L}+ ){0,2}(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu;

/** “Book half an hour with Hugh at two. It's about Ann.”: whom the meeting is about stands behind it. */
function withSubjects(text: string, { names }: Known): string {
  return text.replace(subject, (whole, whom: string, at: number) => {
    const before =
      text
        .slice(0, at)
        .split(/[.!?;\n]\s+/u)
        .at(-1) ?? '';
    const [person] = findPeople(whom, names, []).filter((one) => isKnown(one));
    const isMeant = (calendar.test(plainly(before.trim())) || gets.test(before)) && person?.start === 0;
    if (!isMeant) return whole;
    return endsInHour.test(before) ? ', about ' : ' about ';
  });
}

function withoutPurpose(one: string, known: Known): string {
  const plain = plainly(one.trim());
  if (!orderOpens.test(plain)) return one;
  const found = purpose.exec(one) ?? (calendar.test(plain) ? topicIn(one, known) : null);
  if (found === null || writes.test(one.slice(0, found.index).replace(letters, ''))) return one;
  const end = endOf(found[0]);
  return isMore.test(found[0].slice(0, end)) ? one : one.slice(0, found.index) + found[0].slice(end);
}

/** “It's about Oksana” says whom the meeting is about. */
function topicIn(one: string, { names }: Known): RegExpExecArray | null {
  const found = topic.exec(one);
  const isOfSomebody =
    found !== null && (isNamed.test(found[0]) || findPeople(found[0], names, []).some((person) => isKnown(person)));
  return isOfSomebody ? null : found;
}
/** Somebody nobody knows is asked about. */
const isNamed = /\b(?:about|regarding|concerning|discuss|through|over) \p{Lu}/u;

/** “…, and tell Hugh”: where the next order begins. */
function endOf(tail: string): number {
  const next = [...tail.matchAll(joints)].find(({ index, 0: joint }) =>
    orderOpens.test(plainly(tail.slice(index + joint.length))),
  );
  return next?.index ?? tail.length;
}
const joints = /,? (?:and|then|but|plus|also) (?:also |then |please )*|, /giu;

/** “The invite e-mail” is what is sent. */
const letters = /\b(?:e-?mail|mail|message|text|note)(?=$|[,.;]| (?:to|for|so|please)\b)/giu;
