// Names written small: whoever is known to the organization is replaced wherever they are meant, and the words that are spelled like
// their names stay where the words are meant.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadVocabulary } from '../../../src/main/load-vocabulary.ts';
import { Pseudonyms } from '../../../src/services/evaluation/pseudonyms.ts';
import type { Vocabulary } from '../../../src/services/evaluation/vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await loadVocabulary();
});

function replaced(said: string, names: readonly string[], about: readonly string[] = []): string {
  const people = names.map((name, place) => ({ id: `c_${place}`, name, email: `p${place}@people.test` }));
  const allowed = new Set(['applied', 'screen', 'phone']);
  const pseudonyms = new Pseudonyms({ people, ids: new Map(), allowed, vocabulary });
  return pseudonyms.for({ texts: [said], about: new Set(about) }).text(said);
}

const holds = (text: string, name: string): boolean => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text);

/** As people of many countries are called; none of these is a word that could stand there as one. */
const plainNames =
  `Aaliyah Abdul Agnieszka Aiko Aleksandra Amara Andrzej Anneliese Ayodele Beatriz Bjørn Bogdan Camille Chidi Chloé Cuong Darius
  Dimitrios Eilidh Ekaterina Emre Esra Farhad Fatou Ganesh Giulia Grzegorz Hadiza Håkon Halima Hye-jin Ikram Ines Ioana Iskander Jelena
  João Jürgen Kamala Kenji Khadija Lakshmi Leilani Ludovic Małgorzata Mehwish Mikołaj Mónica Nguyễn Niamh Nkechi Oluwaseun Ömer Padma
  Pelumi Quan Ravindra Rosalind Saoirse Sébastien Siobhán Søren Sunniva Takumi Thandiwe Tomasz Uchenna Valeria Wanjiru Xiomara Yevgenia
  Zainab Zdeněk Kwabena Ruaridh Bláthnaid Tiago Rehema Snežana`.split(/\s+/);

const folded = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

const sentences = [
  (name: string) => `move ${name} to phone screen`,
  (name: string) => `can you tell ${name} we liked the demo?`,
  (name: string) => `book ${name}'s interview for monday at 10`,
  (name: string) => `${name} declined, let the others know`,
  (name: string) => `who interviewed her, ${name} or someone else`,
];

test.each(plainNames)('%s is replaced in small letters, in capitals and without marks', (name) => {
  for (const said of sentences)
    for (const written of [name.toLowerCase(), name.toUpperCase(), folded(name).toLowerCase()]) {
      const text = replaced(said(written), [`${name} Quellenbach`, 'Ottokar Zubrowka']);
      expect(text).not.toBe(said(written));
      for (const part of folded(name).split('-')) expect(holds(folded(text), part)).toBe(false);
    }
});

/** Names that are words: of colleagues and candidates whom a talk may or may not be about. */
const names =
  'Will May Mark Grant Bill Rob Sue Drew Hope Chase Pat Skip Rich Page June April Dawn Jack Rose Frank Grace Art Miles Dale Ray Dean'.split(
    ' ',
  );

describe('a name that is a word, where somebody is meant', () => {
  test.each(names)('%s', (name) => {
    const small = name.toLowerCase();
    for (const said of [
      `tell ${small} that we moved it`,
      `ask ${small} whether ten is fine`,
      `call ${small} tomorrow`,
      `book an hour with ${small} on friday`,
      `what did ${small}'s referee say?`,
      `email ${small} about the offer`,
      `reject ${small} please`,
      `move ${small} to phone screen`,
      `hi ${small}, any news?`,
      `introduce her and ${small} to each other`,
    ])
      expect({ said, text: replaced(said, [`${name} Quellenbach`]) }).not.toMatchObject({
        text: expect.stringMatching(new RegExp(`\\b${small}\\b`, 'i')),
      });
  });

  test.each([
    ['will is on holiday, so ask mark if may can come', 'will mark may'],
    ['grant said no, did bill agree?', 'grant bill'],
    ['is hope still interested? chase was not', 'hope chase'],
    ['thanks will, and thank rob for me', 'will rob'],
  ])('%s', (said, meant) => {
    const text = replaced(
      said,
      names.map((name) => `${name} Quellenbach`),
    );
    for (const name of meant.split(' ')) expect(holds(text, name)).toBe(false);
  });
});

describe('the same word, where nobody is meant, though somebody is called so', () => {
  test.each([
    'she will be there at ten',
    'will you book the room?',
    'the call will take an hour',
    'the interview will not be long',
    'i will call her in may',
    'may i see the list?',
    'it may be too late',
    'book it for may 12',
    'please mark her as hired',
    'mark this as done',
    'we have a grant and the bill',
    'i hope you can come',
    'please chase the others',
    'skip the next one',
    'the rich, and the first page',
    'until june or by 3 april',
    'she drew a crowd',
    'please rob nobody and sue them',
    'the rose and the dawn',
    'to be frank, that is no grace',
  ])('%s', (said) => {
    expect(
      replaced(
        said,
        names.map((name) => `${name} Quellenbach`),
      ),
    ).toBe(said);
  });

  test.each(['email both of them on thu at half past two', 'move the first one and the second one tmrw'])(
    '“%s” has no word that could be a name',
    (said) => {
      expect(replaced(said, ['Ottokar Zubrowka'])).toBe(said);
    },
  );

  test('a talk about will keeps the helping verb', () => {
    const text = replaced('tell will that he will hear from us and she will be there', ['Will Young'], ['c_0']);
    expect(text).toMatch(/^tell (?!will\b)\p{L}+ that he will hear from us and she will be there$/u);
  });
});

test('somebody who stands in no record is replaced where the words around the name say that it is one', () => {
  for (const said of [
    'tell grant about it',
    'book time with faith at noon',
    "mark's cv looks good",
    'ask joy if she knows',
  ])
    expect(replaced(said, [])).not.toBe(said);
  for (const said of ['we have faith in her', 'mark it as done', 'what a joy']) expect(replaced(said, [])).toBe(said);
});
