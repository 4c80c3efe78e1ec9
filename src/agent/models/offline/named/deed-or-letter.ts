// Letters called by everyday words: “reminder”, “invite”, “thank_you”, “reschedule”. “Remind Tom to send his references” and “Thank you!”
// name none of them; “the reminder”, “a thank you”, “invite to Ann” and “remind Tom” do.

const lead =
  "^(?:(?:and|then|also|so|ok|okay|please|pls|plz|kindly|just|now|can|could|would|will|you|we|i|to|let[’']?s|don[’']?t forget to)[\\s,]+)*";
/** What calendars and pipelines are ordered by is no letter, whatever stands behind it. */
const deeds =
  '(?:reschedul|cancel|confirm|book|schedul|mov|reject|declin|interview|screen|updat|introduc|offer)\\p{L}*';
const noun = '(?:template|letter|e-?mail|mail|message|msg|note|text|one)';
const isOfDeed = new RegExp(`${lead}${deeds}$`, 'iu');
const opens = new RegExp(`${lead}$`, 'iu');
const isToSomebody = new RegExp(
  `^\\s*(?:$|[.!,;:]|(?:to|for|2|4|->|→|>|out|again|please|pls|${noun})(?![\\p{L}]))`,
  'iu',
);
/** Somebody, and what they are to do or to know; “…” where it was taken off. */
const saysMore =
  /^\s+(?:[\p{L}'’.-]+\s+){1,4}?(?:…|(?:to|about|that|for|of|not|if|whether|with|on|at|by|when|how|he|she|they|it|we|i|you)(?:['’]\p{L}+)?\s+\S)/iu;
const courtesy = /^(?:many |big )?(?:thanks?|thank[ _-]?you|sorry|please|hello|hi|welcome|no|yes|ok)$/iu;
const asThing =
  /(?:^|\s)(?:the|a|an|our|my|his|her|your|that|this|with|using|use|via|sends?|gets?|give|and|by|of)\s+$/iu;
const noLetterBehind = new RegExp(`^(?!\\s*${noun}\\b)`, 'iu');

/** Whether what fits a letter's name at this place of the text is only a word of the sentence. */
export function isOnlySaid(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const said = text.slice(start, end).trim();
  const behind = text.slice(end);
  if (/[\s_-]/u.test(said) && !courtesy.test(said)) return false;
  const before = text.slice(0, start);
  if (courtesy.test(said) && !/^welcome$/i.test(said)) return noLetterBehind.test(behind) && !asThing.test(before);
  if (isToSomebody.test(behind)) return false;
  return isOfDeed.test(text.slice(0, end)) || (opens.test(before) && saysMore.test(behind));
}
