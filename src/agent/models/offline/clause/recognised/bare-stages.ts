// Stages that are named without “to”: “Marisol panel”, “Otis bg check please”, and “Yard interview.” after a sentence about
// somebody. Only where the words fit a stage, and no other word of the clause is left over.
import { hedging, light, mild, telling } from '../../../../../nlp/lexicon/narration.ts';
import { stageKind } from '../../../../../core/stages.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import { fold, type Word, wordsOf } from '../../../../../nlp/text.ts';
import { baseOf } from '../../../../../nlp/verb-forms.ts';
import type { Reading } from './clause-reading.ts';
import type { StageMention } from '../../named/stage-words.ts';

type Recognised = Omit<Reading, 'intents'>;

const mostWords = 4;

/** The stage that what is left of the clause names; undefined where there is more to it than a name and a stage. */
export function bareStage(reading: Recognised, stages: readonly string[]): StageMention | undefined {
  const run = isPlain(reading) ? leftAlone(reading) : [];
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const said = reading.text.slice(first.start, last.end);
  const found = findStage(said, stages);
  if (found.kind !== 'one' || run.some(({ word }) => isTold(word)) || isDecision(found.stage, said)) return undefined;
  // Alone a stage is called by its name: “New here!” is no step of the pipeline.
  const name = fold(found.stage);
  const isNamed = run.every(({ word }) => word === 'stage' || name.includes(word));
  if (reading.people.length === 0 && !isNamed) return undefined;
  return { start: first.start, end: last.end, text: said, found, isOrigin: false };
}

const isPlain = ({ clause, text, payload, reason, template, ...read }: Recognised): boolean =>
  clause.mood === 'order' &&
  !text.endsWith('?') &&
  payload === undefined &&
  reason === undefined &&
  template === undefined &&
  read.stages.length + read.whens.length + read.money.length + read.durations.length === 0;

/** The words that are left over, where they are few and stand together. */
function leftAlone({ text, taken }: Recognised): readonly Word[] {
  const left = wordsOf(text).filter(({ start, end }) => !taken.some((one) => start < one.end && one.start < end));
  const run = trimmed(left);
  return run.length > mostWords || isBroken(run, left) ? [] : run;
}

const isSpare = ({ word }: Word): boolean => (light.has(word) && word !== 'new') || mild.has(word);

/** Without connecting words around the name. */
function trimmed(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex((word) => !isSpare(word));
  const to = words.findLastIndex((word) => !isSpare(word));
  return from < 0 ? [] : words.slice(from, to + 1);
}

const isBroken = (run: readonly Word[], left: readonly Word[]): boolean =>
  left.some((word) => !run.includes(word) && !isSpare(word));

/** “Accepted”, “passed”: a word that tells what somebody did is no place to put them. */
const isTold = (word: string): boolean => telling.has(word) || hedging.has(word) || baseOf(word) !== undefined;

/** A hire, a rejection and an offer are decided in so many words. */
const isDecision = (stage: string, said: string): boolean => {
  const kind = stageKind(stage);
  return kind === 'hired' || kind === 'rejected' || /^offer$/i.test(said.trim());
};
