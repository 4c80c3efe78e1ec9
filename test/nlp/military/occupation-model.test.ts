// The classifier and its file, on a model small enough to see through.
import { expect, test } from 'vitest';
import { trainModel } from '../../../scripts/veteran/train-model.ts';
import { classify, evidenceFor } from '../../../src/nlp/military/classify.ts';
import { Lexicon } from '../../../src/nlp/military/lexicon.ts';
import { decodeModel, encodeModel } from '../../../src/nlp/military/model-file.ts';
import { OccupationModel } from '../../../src/nlp/military/occupation-model.ts';
import { countStems, readWords } from '../../../src/nlp/military/words.ts';

const occupation = (code: string, title: string, words: string) => ({
  code,
  title,
  names: [title, `${title} helper`],
  description: words,
  tasks: [words, `${words} daily`, `report ${words}`],
});

const parts = trainModel({
  version: 'v0.0.1-test',
  occupations: [
    occupation('29-2042.00', 'Medic', 'treat wounded patient bandage'),
    occupation('53-3032.00', 'Truck Driver', 'drive truck cargo road'),
    occupation('49-3011.00', 'Aircraft Mechanic', 'repair helicopter aircraft engine'),
  ],
  military: [
    { title: 'Corpsman', description: 'treats wounded marines', occupations: ['29-2042.00'] },
    { title: 'Motor transport', description: 'drives truck in convoy', occupations: ['53-3032.00'] },
  ],
  counter: (text) => countStems(readWords(text)),
});
const lexicon = new Lexicon([{ forms: ['black hawk'], kind: 'platform', plain: 'helicopter', hints: 'helicopter' }]);
const calibration = { sharpness: 3, curve: { from: [0, 1], to: [0, 0.9] } };
const classifier = { model: new OccupationModel(parts), lexicon, calibration };

test('words lead to their occupation', () => {
  expect(classify(classifier, 'I treated wounded people')[0]?.code).toBe('29-2042.00');
});

test('jargon counts by what it means, and is shown as evidence', () => {
  const [best] = classify(classifier, 'I fixed a Black Hawk');
  expect(best?.code).toBe('49-3011.00');
  expect(evidenceFor(classifier, 'I fixed a Black Hawk', best?.index ?? 0)).toEqual([
    { text: 'Black Hawk', start: 10, end: 20, plain: 'helicopter' },
  ]);
});

test('unknown words lead nowhere', () => {
  expect(classify(classifier, 'qwertz uiopü')).toEqual([]);
});

test('a model survives its file', () => {
  expect(decodeModel(encodeModel(parts))).toEqual(parts);
});

test('a file that is cut short is refused', () => {
  const bytes = encodeModel(parts);
  expect(() => decodeModel(bytes.subarray(0, bytes.length - 40))).toThrow(RangeError);
});
