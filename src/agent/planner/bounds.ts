// The first step: how much of a message is read at all. One linear pass, before any other work, so that no text in any channel
// can hold the event loop. What is beyond the bounds gets an answer that says what to do.

/** Twice to four times what the longest of 9,300 measured messages has. */
const most = { characters: 1_000, words: 160, letters: 60, marks: 48, names: 32 } as const;

export type Bounds = { readonly kind: 'within' } | { readonly kind: 'beyond'; readonly answer: string };

export function boundsOf(text: string): Bounds {
  if (text.length > most.characters) {
    const size = `${text.length.toLocaleString('en-US')} characters`;
    return beyond(`That message has ${size}; I read up to ${most.characters.toLocaleString('en-US')} at a time.`);
  }
  const { words, longest, marks, names } = measured(text);
  if (longest > most.letters) return beyond(`One word in that message has more than ${most.letters} letters.`);
  if (words > most.words) return beyond(`That message has ${words} words; I read up to ${most.words} at a time.`);
  if (names > most.names)
    return beyond(`That message has ${names} words with a capital letter; I read up to ${most.names} at a time.`);
  if (marks > most.marks)
    return beyond(`That message has ${marks} punctuation marks; I read up to ${most.marks} at a time.`);
  return { kind: 'within' };
}

const beyond = (why: string): Bounds => ({
  kind: 'beyond',
  answer: `${why} I have done nothing. Send it in parts: a few people, or a few orders, in each message.`,
});

function measured(text: string): { words: number; longest: number; marks: number; names: number } {
  let [words, longest, marks, names, letters] = [0, 0, 0, 0, 0];
  for (const character of text) {
    if (space.test(character)) letters = 0;
    else if (inWord.test(character)) {
      if (letters === 0) words += 1;
      if (letters === 0 && capital.test(character)) names += 1;
      letters += 1;
      longest = Math.max(longest, letters);
    } else {
      marks += 1;
      letters = 0;
    }
  }
  return { words, longest, marks, names };
}

const space = /\s/u;
const inWord = /[\p{L}\p{M}\p{N}]/u;
const capital = /\p{Lu}/u;
