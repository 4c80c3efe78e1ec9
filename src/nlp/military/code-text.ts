// What people type around a code, taken away: labels, phonetic letters, number words, warfare pins, punctuation.

const phonetic: ReadonlyMap<string, string> = new Map(
  (
    'ALPHA:A ALFA:A BRAVO:B CHARLIE:C DELTA:D ECHO:E FOXTROT:F GOLF:G HOTEL:H INDIA:I JULIET:J JULIETT:J KILO:K LIMA:L MIKE:M ' +
    'NOVEMBER:N OSCAR:O PAPA:P QUEBEC:Q ROMEO:R SIERRA:S TANGO:T UNIFORM:U VICTOR:V WHISKEY:W WHISKY:W XRAY:X YANKEE:Y ZULU:Z'
  )
    .split(' ')
    .map((pair) => {
      const [word = '', letter = ''] = pair.split(':');
      return [word, letter] as const;
    }),
);

const numbers: ReadonlyMap<string, string> = new Map(
  (
    'ZERO:0 OH:0 ONE:1 TWO:2 THREE:3 FOUR:4 FIVE:5 SIX:6 SEVEN:7 EIGHT:8 NINE:9 NINER:9 TEN:10 ELEVEN:11 TWELVE:12 THIRTEEN:13 ' +
    'FOURTEEN:14 FIFTEEN:15 SIXTEEN:16 SEVENTEEN:17 EIGHTEEN:18 NINETEEN:19 TWENTY:2_ THIRTY:3_ FORTY:4_ FIFTY:5_ SIXTY:6_ SEVENTY:7_ EIGHTY:8_ NINETY:9_'
  )
    .split(' ')
    .map((pair) => {
      const [word = '', digits = ''] = pair.split(':');
      return [word, digits] as const;
    }),
);

const labels =
  /\b(?:MOSC?|PMOS|DMOS|SMOS|AFSCS?|PAFSC|SFSC|DAFSC|NECS?|NOBC|AOC|RATES?|RATINGS?|DESIGNATORS?|CODES?|SPECIALTY|JOB|MY|WAS|WERE|IS|A|AN|I|THE|IN|AS|OF|PRIMARY|DUTY|NUMBER|NO|ENLISTED|OFFICER|RETIRED|FORMER|EX)\b[:#.]?/g;

/** Upper case, one kind of dash, no invisible marks; bounded, since nobody's code has a thousand letters. */
function tidy(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\p{C}]/gu, ' ')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/X[- ]?RAY/g, 'XRAY')
    .replaceAll(/["'`“”‘’«»]/g, '')
    .trim();
}

/** Phonetic letters and number words as the marks they stand for: `ELEVEN BRAVO` → `11 B`. */
function spellOut(text: string): string {
  return text
    .split(/([\s\-/,]+|(?<=\d)(?=[A-Z]{4,}))/)
    .map((word) => phonetic.get(word) ?? numbers.get(word) ?? word)
    .join('')
    .replaceAll(/_[\s-]*(?=\d(?:\D|$))/g, '')
    .replaceAll('_', '0');
}

/** `(SW/AW)` and the like say how somebody qualified, not what the job is. */
const withoutPins = (text: string): string =>
  text.replaceAll(/\((?:SW|AW|SS|SG|FMF|EXW|IW|SCW|IDW|PJ|NAC|MTS|\/|\s|,)+\)/g, ' ');

const withoutLabels = (text: string): string => text.replaceAll(labels, ' ');

const squeeze = (text: string): string => text.replaceAll(/[^A-Z0-9&()]/g, '');

/**
 * Everything in the text that may be a code, best guess first: the whole of it, then single words, then neighbours
 * written apart (`11 B`, `3D1 X2`).
 */
export function possibleCodes(text: string): readonly string[] {
  const spelled = withoutPins(spellOut(tidy(text)));
  const plain = withoutLabels(spelled);
  const words = plain.split(/[\s,;:/|.]+/).filter((word) => word !== '');
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  const all = [spelled, plain, ...pairs, ...words].map(squeeze);
  return [...new Set(all)].filter((code) => code.length >= 2 && code.length <= 12);
}
