// The whole way from text to ranked occupations with probabilities, and the words that led there.
import type { Lexicon } from './lexicon.ts';
import type { OccupationModel } from './occupation-model.ts';
import { follow, softmax, type ScoreCalibration } from './calibration.ts';
import { highest } from './scores.ts';
import { readWords, type Word } from './words.ts';

export interface RankedOccupation {
  /** Class number of the model. */
  readonly index: number;
  readonly code: string;
  readonly confidence: number;
}

export interface Evidence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What jargon means, where it is jargon. */
  readonly plain: string | undefined;
}

export interface Classifier {
  readonly model: OccupationModel;
  readonly lexicon: Lexicon;
  readonly calibration: ScoreCalibration;
}

const considered = 30;

export function classify(classifier: Classifier, text: string, count = 10): readonly RankedOccupation[] {
  const words = readWords(text);
  return classifyWords(classifier, words, count);
}

function classifyWords(classifier: Classifier, words: readonly Word[], count: number): readonly RankedOccupation[] {
  const { model, lexicon, calibration } = classifier;
  const scores = model.scores(words, lexicon.find(words));
  const best = highest(scores, considered);
  const shares = softmax(
    best.map((index) => scores[index] ?? 0),
    calibration.sharpness,
  );
  return best.slice(0, count).map((index, place) => ({
    index,
    code: model.parts.classes[index] ?? '',
    confidence: follow(calibration.curve, shares[place] ?? 0),
  }));
}

/** The words that spoke loudest for one occupation, in the order of the text. */
export function evidenceFor(classifier: Classifier, text: string, target: number): readonly Evidence[] {
  const words = readWords(text);
  const mentions = classifier.lexicon.find(words);
  const weights = classifier.model.contributions(words, mentions, target);
  const spans: (Evidence & { weight: number })[] = mentions
    .map(({ term, start, end }) => ({
      text: text.slice(start, end),
      start,
      end,
      plain: term.plain === '' ? undefined : term.plain,
      weight: term.hints.reduce((sum, hint) => sum + (weights.get(hint) ?? 0), 0),
    }))
    .filter(({ weight }) => weight > 0);
  const covered = (word: Word): boolean => spans.some((span) => word.start < span.end && span.start < word.end);
  const seen = new Set<string>();
  for (const word of words) {
    const weight = word.counts ? (weights.get(word.stem) ?? 0) : 0;
    if (weight <= 0 || seen.has(word.stem) || covered(word)) continue;
    seen.add(word.stem);
    spans.push({ text: text.slice(word.start, word.end), start: word.start, end: word.end, plain: undefined, weight });
  }
  return spans
    .toSorted((a, b) => b.weight - a.weight || a.start - b.start)
    .slice(0, 8)
    .toSorted((a, b) => a.start - b.start)
    .map(({ text: quoted, start, end, plain }) => ({ text: quoted, start, end, plain }));
}
