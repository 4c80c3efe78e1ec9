// How written words are compared: without case, accents, typographic quotes and characters that nobody sees. What was made of a
// text is remembered: one message asks for the same words many times, and the names of stages, roles and templates come back in all.

export function remembered<Made>(make: (text: string) => Made, most = 2_000): (text: string) => Made {
  const made = new Map<string, { readonly made: Made }>();
  return (text) => {
    const before = made.get(text);
    if (before !== undefined) return before.made;
    const now = { made: make(text) };
    // Whoever sends ever new words must not fill the memory.
    if (made.size >= most) made.clear();
    made.set(text, now);
    return now.made;
  };
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without accents. The length may change: never use its offsets on the original. */
export const fold = (text: string): string => (accented.test(text) ? folded(text) : text.toLowerCase());

const accented = /\P{ASCII}/u;
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter);

/** Typographic marks as a keyboard has them, invisible characters gone, white space single. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u201A\u02BC\u2032]/g, "'")
    .replaceAll(/[\u201C\u201D\u201E\u00AB\u00BB\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2012\u2212]/g, '-')
    .replaceAll(/[\u2013\u2014]/g, ' - ')
    .replaceAll(/(\d) - (\d)/g, '$1-$2')
    .replaceAll(/[\u00A0\u202F\u2007]/g, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();

/** The words of a name, a title or a phrase as they are compared: folded, and without any marks. They come back in every message. */
export const bareWords = remembered((text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);

export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
