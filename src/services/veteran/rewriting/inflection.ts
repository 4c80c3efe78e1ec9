// Number, article and capitals of what is put in the place of jargon.

/** “officers in charge”, “letters of commendation”, “Army Achievement Medals”: the head takes the ending. */
export function pluralOf(words: string): string {
  const cut = /,| (?:(?:of|in|for|on|to|with)\b|\()/u.exec(words)?.index ?? words.length;
  const head = words.slice(0, cut);
  return `${withEnding(head)}${words.slice(cut)}`;
}

function withEnding(head: string): string {
  if (head.endsWith('bonus')) return `${head}es`;
  if (/(?:s|training|equipment|supply|personnel|operations|ordnance|access|information)$/iu.test(head)) return head;
  if (/[^aeiou]y$/iu.test(head)) return `${head.slice(0, -1)}ies`;
  if (/(?:x|ch|sh)$/iu.test(head)) return `${head}es`;
  return head.endsWith('man') ? `${head.slice(0, -2)}en` : `${head}s`;
}

/** “a” or “an” as the word behind it sounds. */
export const articleFor = (words: string): 'a' | 'an' =>
  /^(?:[aeio]|u(?!n[ai]|s|\.s)|hon|hour)/iu.test(words) && !/^(?:one|euro)/iu.test(words) ? 'an' : 'a';

export const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const counts =
  /(?:^|[^\p{L}\p{N}.,$-])(?:[2-9]|[1-9][\d,]*\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|multiple|both)\s+$/iu;

/** Whether a number above one stands right before, and no year. */
export const isCounted = (before: string): boolean =>
  counts.test(before.slice(-20)) && !/(?<![\d,])(?:19|20)\d\d\s+$/u.test(before);

/** `before`: the few letters that stand before what begins at `start`. */
export const opensSentence = (before: string, start: number): boolean =>
  before.trim() === '' ? start <= before.length || /\n/u.test(before) : /(?:[.!?:]\s|[\n•])\s*$/u.test(before);
