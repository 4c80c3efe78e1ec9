// Measures a way of telling occupations from text: hits among the first 1, 5 and 10, and how sure it was.
import type { Fold, LabelledText } from './corpus.ts';
import type { Counter, OccupationText } from './train-model.ts';
import type { Lexicon } from '../../src/nlp/military/lexicon.ts';
import { OccupationModel } from '../../src/nlp/military/occupation-model.ts';
import { highest } from '../../src/nlp/military/scores.ts';
import { readWords } from '../../src/nlp/military/words.ts';
import { trainModel } from './train-model.ts';

export interface JudgedCode {
  readonly text: LabelledText;
  /** The fifty best classes with their scores, best first. */
  readonly ranked: readonly { readonly code: string; readonly score: number }[];
}

export function ask(input: {
  folds: readonly Fold[];
  occupations: readonly OccupationText[];
  lexicon: Lexicon;
  counter: Counter;
}): JudgedCode[] {
  return input.folds.flatMap((fold) => {
    const model = new OccupationModel(trainModel({ version: 'fold', military: fold.train, ...input }));
    return fold.ask.filter((text) => text.description !== '').map((text) => askOne(model, text, input.lexicon));
  });
}

function askOne(model: OccupationModel, text: LabelledText, lexicon: Lexicon): JudgedCode {
  const words = readWords(text.description);
  const scores = model.scores(words, lexicon.find(words));
  const ranked = highest(scores, 50).map((id) => ({ code: model.parts.classes[id] ?? '', score: scores[id] ?? 0 }));
  return { text, ranked };
}

export function hits(asked: readonly JudgedCode[]): string {
  const share = (count: number): string => {
    const found = asked.filter(({ text, ranked }) =>
      ranked.slice(0, count).some(({ code }) => text.occupations.includes(code)),
    );
    return ((100 * found.length) / asked.length).toFixed(1);
  };
  return `${share(1)}/${share(5)}/${share(10)} (${asked.length})`;
}
