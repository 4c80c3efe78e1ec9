// Names that nobody in the organization has and no word is: the same for the same part of a name, within one export.

const onsets = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'z', 'br', 'dr', 'kl', 'tr'];
const vowels = ['a', 'e', 'i', 'o', 'u'];
const ends = ['', 'n', 'l', 'r', 's'];

/** `isTaken`: a real name, or a word. */
export function inventNames(isTaken: (name: string) => boolean): () => string {
  let count = 0;
  return () => {
    for (;;) {
      const name = syllables(count);
      count += 1;
      if (!isTaken(name)) return name;
    }
  };
}

const at = <Value>(list: readonly Value[], place: number): Value | '' => list[place % list.length] ?? '';

/** Steps that share no factor with the lists, so that names which follow one another look different. */
function syllables(count: number): string {
  const first = at(onsets, count * 7) + at(vowels, count * 3 + Math.floor(count / 90));
  const second =
    at(onsets, count * 11 + 5 + Math.floor(count / 18)) + at(vowels, count * 2 + 1 + Math.floor(count / 5));
  const third = count >= 90 ? at(onsets, Math.floor(count / 90)) + at(vowels, Math.floor(count / 7)) : '';
  return first + second + third + at(ends, count + Math.floor(count / 5));
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** In small letters, in capitals, or with one. */
export function cased(name: string, like: string): string {
  if (like === like.toLowerCase()) return name;
  return like.length > 1 && like === like.toUpperCase() ? name.toUpperCase() : capital(name);
}
