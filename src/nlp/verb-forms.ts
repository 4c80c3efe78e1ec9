// Forms of the order verbs: “advanced”, “advancing” and “advancement” all order to advance. They are made by the rules of English from
// the lists of the verbs themselves; only what is irregular is written down.
import { anyOrder, deedNouns, inIdioms, irregular, nounsInIng, unformed } from './lexicon/verbs.ts';

/** The verbs of a pattern's alternatives: “turn down” and “let go of” have the forms of their first word, “fast track” of its last. */
const verbsOf = (alternatives: string): string[] =>
  alternatives
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)\??/g, '')
    .split('|')
    .flatMap((one) => (one.includes('[sz]') ? [one.replace('[sz]', 's'), one.replace('[sz]', 'z')] : [one]))
    .flatMap((one) => /^fast[ -]track$/.exec(one)?.[0] ?? /^(?:[a-z]+-)?[a-z]{2,}(?![^ [])/.exec(one)?.[0] ?? []);

const noForms = new Set(unformed);
const verbs = [...new Set([...verbsOf(anyOrder), ...inIdioms])].filter((verb) => !noForms.has(verb));

const doubles = /^(?:[^aeiou]|qu)*[aeiou][^aeiouwxy]$/;
const mayDouble = /[aeiou].*[^aeiou][aeiou]l$/;

/** What the endings are put to: “drop” doubles its last letter, “open” does not, “level” may. */
function stemsOf(verb: string): string[] {
  const syllable = verb.replace(/^.*[- ]/, '');
  const doubled = `${verb}${verb.at(-1) ?? ''}`;
  if (doubles.test(syllable)) return [doubled];
  return mayDouble.test(syllable) ? [verb, doubled] : [verb];
}

const doneOf = (stem: string): string =>
  /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}${stem.endsWith('e') ? 'd' : 'ed'}`;
const doingOf = (stem: string): string => `${/[^e]e$/.test(stem) ? stem.slice(0, -1) : stem}ing`;

const doneForms = new Map<string, string>();
const doingForms = new Map<string, string>();

const odd = new Set(irregular.map(([base]) => base));
for (const base of verbs)
  for (const stem of stemsOf(base)) {
    if (!odd.has(base)) doneForms.set(doneOf(stem), base);
    doingForms.set(doingOf(stem), base);
  }
for (const [base, done, doing] of irregular) {
  doneForms.set(done, base);
  for (const form of doing === undefined ? stemsOf(base).map(doingOf) : [doing]) doingForms.set(form, base);
}
for (const noun of nounsInIng) doingForms.delete(noun);

/** “moved” → “move”, “rejecting” → “reject”, “cancellation” → “cancel”; undefined for what is no form of an order verb. */
export const baseOf = (form: string): string | undefined => {
  const word = form.toLowerCase();
  return doneForms.get(word) ?? doingForms.get(word) ?? deedNouns[word];
};

const anyOf = (words: Iterable<string>): string => [...words].toSorted((a, b) => b.length - a.length).join('|');

/** Alternatives for patterns. */
export const donePattern = anyOf(doneForms.keys());
export const doingPattern = anyOf(doingForms.keys());
export const nounPattern = anyOf(Object.keys(deedNouns));
