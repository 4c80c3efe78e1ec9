// Why something is to be done: it goes into the record, and is no part of the order.
import { meetingWords } from './lexicon/meeting-words.ts';
import { rejecting } from './lexicon/verbs.ts';

const because =
  /[\s,]+(?:because(?: of)?|given (?:that|his|her|their)|the reason (?:being|is)(?: that)?|on the grounds (?:of|that)|reason[:,]?(?! is| being)|due to|on account of|citing|since (?=she|he|they|we|there|the |our |my |\p{L}+ (?:is|was|has|had|can't|cannot|will|isn't)\b)|reason(?: is| being)?:?|with the reason(?: that| being)?|for the reason that|the reason being that|as (?=(?:she|he|they|not|un\p{L}+|over\p{L}+|under\p{L}+)\b)|for (?=lack|want of|not |being|missing))\s*(.+)$/iu;

/** “Reject Kat, no lab license”, “Steph → rejected (no licence)”, “reject June, she moved away”: a reason without its “because”. */
const bareReason = new RegExp(
  `^(?:(?:.{0,60}\\b(?:to|please|pls|and|should|must|then|so|,) )?(?:${rejecting})\\b.*?|.*\\brejected)(?:[,;:]\\s+(?:who\\s+)?|\\s+-+\\s+|\\s*\\(|(?<!\\b(?:is|are|was|were|be|been|seems?|looks?|way|far|much|bit|just|simply|got|and))\\s+(?=(?:too (?:junior|senior|expensive|slow|late|pric(?:e)?y|green|inexperienced|far|long|weak|quiet|short|little|few|much|many|costly|high|low|shy|rude)|(?:over|under)[- ]?qualified|unresponsive|no-?show)\\b|(?:she|he|they|not (?:an?|the|enough|quite|right|really|senior|qualified|experienced|suitable|good|strong|ready|what|for us))\\b))(?!(?:and|but|then|please|using|with|thanks?|or|send|no (?:\\p{L}+ )?(?:letter|e?-?mail|message|note|template|text)s?)\\b)((?:no|not|lacks?|lacking|has|too(?= \\w)|never|she|he|they|she's|he's|his|her|their|over\\w*|under\\w*|without|didn't|doesn't|failed|withdrew|ghosted|insufficient|poor|weak|missing|wrong|bad|cannot|can't|won't|wants|no-show|salary|asked|asks|cancelled|expects|only|unresponsive|unqualified|took|accepted|moved|lied|still)\\b[^)]*)\\)?$`,
  'iu',
);

/** “Cancel the debrief, Gabe is sick”: somebody's excuse behind a cancellation. */
const excuse =
  /^(?:(?:please|pls|can you|could you|need to|we have to|have to|do|just|kindly) )*(?:cancel|call off|scrap|xcl|kill|bin)\b.*?(?:,|;|:|\s-+|\s\()\s*((?:\p{L}[\p{L}'-]* ){1,3}?(?:is|are|was|were|isn't|aren't|has|had|got|can't|cannot|couldn't|will be|won't)\b[^)]*|(?:she|he|they)(?:'s|'ve|'d)? [^)]{3,60}|\p{L}[\p{L}'-]*'s (?:ill|sick|out|away|unwell|off|on leave|on holiday|travelling|traveling|busy|stuck)\b[^)]*)\)?$/iu;

/** “Letter: not moving forward” names what is sent. */
const namesLetter = /\b(?:letter|template|e-?mail|mail|message|using|use|with the)[\s:,-]*$/i;

/** “…, no letter for now”: what goes with it, and no reason. */
const withoutLetter =
  /^(?:no|without)(?: an?| any| the)? (?:letter|e-?mail|mail|note|message|template|text)s?(?: (?:for now|now|yet|please|pls|needed|necessary|to (?:him|her|them)))*[.! ]*$/i;

const closed = /,?\s+(?:(?:many )?thanks?(?: (?:you|a lot|so much))?|thank you|thx|ty|cheers|please|pls)[.! ]*$/i;

/** The words of the reason stay as they were written. */
export function withoutReason(text: string): { text: string; reason?: string } {
  const match = because.exec(text) ?? excuse.exec(text) ?? (meetingWords.test(text) ? null : bareReason.exec(text));
  if (match === null || namesLetter.test(text.slice(0, match.index + match[0].indexOf(match[1] ?? ''))))
    return { text };
  const said = match[1] ?? '';
  if (withoutLetter.test(said)) return { text: text.slice(0, text.lastIndexOf(said)).replace(/[\s,(:;-]+$/, '') };
  const end = match.index === 0 ? text.lastIndexOf(said) : match.index;
  return {
    text: text.slice(0, end).replace(/[\s,(]+$/, ''),
    reason: said
      .trim()
      .replace(closed, '')
      .replace(/^that (?=\S+ \S)|^["']|["'.!]$/g, ''),
  };
}
