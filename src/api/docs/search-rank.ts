// How the search of the docs ranks: words are compared by their stems and by how they begin, and titles weigh most. Runs in the browser.

/** Defines `rank(entries, query)`: the entries that hold every word, the best first, each with the places to be marked. */
export const searchRank = `
const fold = (text) => text.normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase();
const wordsIn = (text) => fold(text).match(/[\\p{L}\\p{N}]+/gu) ?? [];
/* What approve, approval, approvals, approved and approving begin with. */
const stem = (word) => {
  const cut = word.replace(/(?:ations?|ings?|als?|ers?|ed|es|s|e|y|ies)$/, '');
  return cut.length >= 4 ? cut : word;
};
const closeness = (word, asked) => {
  if (word === asked) return 3;
  if (word.startsWith(asked)) return 2;
  const root = stem(asked);
  return root.length >= 4 && word.startsWith(root) ? 1.5 : 0;
};
const best = (words, asked) => words.reduce((most, word) => Math.max(most, closeness(word, asked)), 0);
const prepared = (entry) => ({ ...entry, titleWords: wordsIn(entry.title), textWords: wordsIn(entry.text) });
/* The word that is being typed may not be one yet: it lifts what it fits and hides nothing else. */
const scoreOf = ({ titleWords, textWords, isPage }, asked, isTyping) => {
  let score = 0;
  for (const [at, word] of asked.entries()) {
    const inTitle = best(titleWords, word);
    const inText = best(textWords, word);
    const mayMiss = isTyping && at > 0 && at === asked.length - 1;
    if (inTitle + inText === 0 && !mayMiss) return 0;
    score += inTitle * 10 + Math.min(inText, 2);
    /* A title of few words is about them. */
    if (inTitle > 0) score += 6 / titleWords.length;
  }
  return score + (isPage ? 2 : 0);
};
const rank = (entries, query) => {
  const asked = wordsIn(query);
  if (asked.length === 0) return [];
  const isTyping = !/\\s$/.test(query);
  return entries
    .map((entry) => [scoreOf(entry, asked, isTyping), entry])
    .filter(([score]) => score > 0)
    .sort(([one], [other]) => other - one)
    .map(([, entry]) => entry);
};
/* The text in pieces: those at odd places are hits. */
const pieces = (text, query) => {
  const asked = wordsIn(query);
  const parts = [];
  let last = 0;
  for (const found of text.matchAll(/[\\p{L}\\p{N}]+/gu)) {
    if (!asked.some((word) => closeness(fold(found[0]), word) > 0)) continue;
    parts.push(text.slice(last, found.index), found[0]);
    last = found.index + found[0].length;
  }
  return [...parts, text.slice(last)];
};
/* Around the first hit. */
const excerpt = (text, query, most = 160) => {
  const [before = ''] = pieces(text, query);
  const from = before.length < 80 || before.length === text.length ? 0 : text.lastIndexOf(' ', before.length - 60) + 1;
  const part = text.slice(from, from + most);
  return (from > 0 ? '…' : '') + part + (from + most < text.length ? '…' : '');
};
`;
