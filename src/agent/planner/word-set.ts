/** Words that are looked up rather than matched, written as one line. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
