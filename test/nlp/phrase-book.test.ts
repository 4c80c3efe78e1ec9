import { expect, test } from 'vitest';
import { phraseBook } from '../../src/nlp/lexicon/phrase-book/index.ts';
import { inPlainWords } from '../../src/nlp/phrase-book.ts';

const candidates = ['darrow', 'kaito', 'sunniva', 'amos'];
const colleagues = ['ruthanne', 'anjali', 'sven'];
const known = {
  isCandidate: (name: string) => candidates.includes(name.toLowerCase()),
  isColleague: (name: string) => colleagues.includes(name.toLowerCase()),
};
const plain = (text: string): string => inPlainWords(text, known);

/** Every alternative of a line at least once, with what may be left out and without it. */
function waysOf(line: string): string[] {
  const items = (line.match(/\([^)]*\)|!?\[[^\]]*\]|\S+/g) ?? []).filter(
    (item) => item !== '.' && !item.startsWith('!'),
  );
  const choices = items.map((item) => {
    if (item.startsWith('(')) return ['', ...waysOf(item.slice(1, -1))];
    if (item.startsWith('[')) return item.slice(1, -1).split('|').flatMap(waysOf);
    return item.split('/');
  });
  const most = Math.max(...choices.map(({ length }) => length));
  return Array.from({ length: most }, (_, way) =>
    choices
      .map((all) => all[way % all.length] ?? '')
      .filter((word) => word !== '')
      .join(' '),
  );
}

const named = (text: string): string =>
  text
    .replaceAll(/\bC\b/g, 'Darrow')
    .replaceAll(/\bU\b/g, 'Anjali')
    .replaceAll(/\b[GX]\b/g, "Kaito's interview");

for (const { means, said } of phraseBook)
  test(`each way of saying “${means}” is put so`, () => {
    const isTold = means.endsWith(':');
    const lines = said.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    const wrong = lines.flatMap(waysOf).flatMap((way) => {
      const heard = named(way) + (isTold ? ': the lift is out' : '');
      const expected = named(means) + (isTold ? ' the lift is out' : '');
      return plain(heard) === expected ? [] : [`${heard} → ${plain(heard)}`];
    });
    expect(wrong).toEqual([]);
  });

test.each([
  ["Let's pull the plug on Darrow, his ask was way off.", "Let's reject Darrow, his ask was way off."],
  ['Kaito did well, but cut Darrow and Amos loose please', 'Kaito did well, but reject Darrow and Amos please'],
  ['if she fails, show her the door', 'if she fails, reject her'],
  ['give Anjali a heads up that Sunniva needs a visa', 'tell Anjali that Sunniva needs a visa'],
  ['She is a no.', 'reject her.'],
])('“%s”: what stands around a phrase stays', (said, meant) => {
  expect(plain(said)).toBe(meant);
});

test.each([
  "don't show Darrow the door",
  'should we pull the plug on Darrow?',
  'we pulled the plug on Darrow',
  'pull the plug on the printer',
  'Note on Kaito: nice. Give up on Darrow.',
  'I would like Anjali and Sven to sit down with Kaito at ten',
])('“%s” keeps its words', (said) => {
  expect(plain(said)).toBe(said);
});

test.each([
  ['Darrow needs to be thrown out.', 'reject Darrow.'],
  ['Would you mind giving Darrow the boot?', 'reject Darrow.'],
  ['Can Kaito be bumped up a notch? She did well.', 'move Kaito to the next stage. She did well.'],
  ['We need Darrow and Amos crossed off the list, no shifts', 'reject Darrow and Amos, no shifts'],
  ['Kaito was great, and Darrow needs to be dropped', 'Kaito was great, and reject Darrow'],
  ['if she fails, Darrow needs to be shown the door', 'if she fails, reject Darrow'],
  ['nudge Kaito along to the next stage', 'move Kaito to the next stage'],
  ['bump Kaito down a stage', 'move Kaito back one stage'],
  ['nudge Kaito about her visa', 'follow up with Kaito about her visa'],
])('an idiom is known in another form of its verb: “%s”', (said, meant) => {
  expect(plain(said)).toBe(meant);
});

test.each([
  'Darrow was thrown out',
  'Darrow need not be thrown out',
  'Darrow should never be shown the door',
  'Should Darrow be given the boot?',
  'tell Anjali that Darrow needs to be shown the door',
  'Note on Kaito: needs to be bumped up a stage',
  'Sven thinks Darrow needs to be cut from the list',
  'sort Darrow out with a visit',
])('and is left alone in “%s”', (said) => {
  expect(plain(said)).toBe(said);
});
