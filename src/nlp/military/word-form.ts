// One form for the inflections of a word and for nothing else: “repairs”, “repaired” and “repairing” are one, “police” and
// “policy” are two, and so are “engines” and “engineers”, which a stemmer takes for the same.

const known = new Map<string, string>();
const remembered = 20_000;

export function wordForm(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const form = formOf(word);
  if (known.size < remembered) known.set(word, form);
  return form;
}

function formOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const one = singular(word);
  const base = one.length > 5 ? one.replace(/(?<=[aeiouy][a-z]+)(?:ing|ed)$/, '') : one;
  // “planned” is of “plan”.
  const undoubled = base === one ? base : base.replace(/([bdgmnprt])\1$/, '$1');
  return undoubled.length > 3 ? undoubled.replace(/e$/, '') : undoubled;
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
