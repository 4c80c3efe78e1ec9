// What somebody wants with a file that they sent, read from their own words alone; nothing here sees the file.

export type FileOrder = { readonly kind: 'note'; readonly candidate: string } | { readonly kind: 'civilian' };

const polite =
  /^(?:(?:hi|hey|hello|muster|please|pls|ok(?:ay)?|and|now|then)[\s,]+)*(?:(?:can|could|would|will) (?:you|u)\s+)?(?:please |pls )?/i;
const thing =
  /(?:this|that|it|these|those|them|the|my|his|her|their|what i (?:just )?sent)?(?:\s*\b(?:attached|word|uploaded))*\s*(?:file|cv|c\.v\.|r[ée]sum[ée]|document|doc|docx|list|csv|attachment|text|markdown|notes?|interview notes)?/i;
const put = /(?:add|attach|put|save|file|store|keep|log|append|upload|pin|stick)/i;
const name = /(?<name>[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’_ -]{0,80}?)(?:['’]s?)?/iu;
const place = /(?:profile|record|file|page|notes?|card|ats entry|entry|timeline)/i;
const end = /(?:[,\s]+(?:please|pls|thanks?|thank you|ta|cheers))?[\s.!?]*$/i;

const joined = (...parts: readonly (RegExp | string)[]): RegExp =>
  new RegExp(parts.map((part) => (typeof part === 'string' ? part : part.source)).join(''), 'iu');
const somebody = joined(name, '(?: ', place, ')?', end);
const putting = joined(polite, put, '\\s+', thing, '\\s+');

/** “Add this as a note to Priya”, “note it on Priya”: says by itself that a note is wanted. */
const asNote = [
  joined(putting, '(?:as|in|into|to) (?:a |an |the |one )?notes? (?:to|on|for|of|about|under|with) ', somebody),
  joined(polite, 'note (?:this|that|it) (?:on|for|to|under) ', somebody),
];
/** “Attach it to Priya”, “put this into Priya's notes”: said of a meeting, it would mean something else. */
const toSomebody = joined(putting, '(?:to|in|into|on|onto|under|with) ', somebody);

const noun = /\b(?:file|cv|c\.v\.|r[ée]sum[ée]s?|document|docx?|list|csv|attachment|attached)(?!\p{L})/iu;
const pronoun = /\b(?:this|that|it|these|those|them|sent|text)(?!\p{L})/iu;
const wants =
  /\b(?:civilian|plain (?:english|words|terms|language)|(?:in|into) (?:normal|everyday|ordinary) (?:english|words|terms|language)|translate|de-?militari[sz]e|(?:military )?jargon)\b/i;
const pointsAtText = /\b(?:this|that|it)(?!\p{L})/iu;
const mostWords = 200;

/** `withFiles`: they came with these very words. Undefined: the words want something else, or nothing with a file. */
export function fileOrder(words: string, { withFiles }: { withFiles: boolean }): FileOrder | undefined {
  const said = words.replaceAll(/\s+/g, ' ').trim();
  // What follows a colon are words of their own, for whoever plans.
  if (said.length > mostWords || /:\s*\S/.test(said)) return undefined;
  const namesFile = noun.test(said);
  if (wants.test(said) && (namesFile || pointsAtText.test(said))) return { kind: 'civilian' };
  if (!withFiles && !namesFile && !pronoun.test(said)) return undefined;
  const candidate = named(said, withFiles || namesFile ? [...asNote, toSomebody] : asNote);
  return candidate === undefined ? undefined : { kind: 'note', candidate };
}

const named = (said: string, patterns: readonly RegExp[]): string | undefined =>
  patterns.map((pattern) => pattern.exec(said)?.groups?.['name']?.trim()).find((found) => found !== undefined);
