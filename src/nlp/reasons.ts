// Why something is to be done: it goes into the record, and is no part of the order.
import { meetingWords } from './lexicon/meeting-words.ts';
import { rejecting } from './lexicon/verbs.ts';

const because =
  /[\s,]+(?:because(?: of)?|given (?:that|his|her|their)|the reason (?:being|is)(?: that)?|on the grounds (?:of|that)|reason[:,]?(?! is| being)|due to|on account of|citing|since (?=she|he|they|we|there|the )|reason(?: is| being)?:?|with the reason(?: that| being)?|for the reason that|the reason being that|as (?=(?:she|he|they)\b)|for (?=lack|not |being|missing))\s*(.+)$/i;

/** “Reject Kat, no lab license”, “Steph → rejected (no licence)”, “reject June, she moved away”: a reason without its “because”. */
const bareReason = new RegExp(
  `^(?:(?:.{0,60}\\b(?:to|please|pls|and|should|must|then|so|,) )?(?:${rejecting})\\b.*?|.*\\brejected)(?:[,;:]\\s+|\\s+-+\\s+|\\s*\\(|\\s+(?=(?:she|he|they)\\b))(?!(?:and|but|then|please|using|with|thanks?|or|send)\\b)((?:no|not|lacks?|lacking|has|too|never|she|he|they|she's|he's|his|her|their|over\\w*|under\\w*|without|didn't|doesn't|failed|withdrew|ghosted|insufficient|poor|weak|missing|wrong|bad|cannot|can't|won't|wants|no-show|salary|asked|asks|cancelled|expects|only|unresponsive|unqualified|took|accepted|moved|lied|still)\\b[^)]*)\\)?$`,
  'i',
);

/** The words of the reason stay as they were written. */
export function withoutReason(text: string): { text: string; reason?: string } {
  const match = because.exec(text) ?? (meetingWords.test(text) ? null : bareReason.exec(text));
  if (match === null) return { text };
  const said = match[1] ?? '';
  const end = match.index === 0 ? text.lastIndexOf(said) : match.index;
  return {
    text: text.slice(0, end).replace(/[\s,(]+$/, ''),
    reason: said.trim().replace(/^that (?=\S+ \S)|^["']|["'.!]$/g, ''),
  };
}
