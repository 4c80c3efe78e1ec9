// Trains the occupation model from O*NET texts and military descriptions. Pure: the same corpus gives the same figures.
import type { Lexicon } from '../../src/nlp/military/lexicon.ts';
import type { ModelParts } from '../../src/nlp/military/model-parts.ts';
import { hintWeight } from '../../src/nlp/military/model-parts.ts';
import { packLists, packPostings } from '../../src/nlp/military/postings.ts';
import { titleKey } from '../../src/nlp/military/title-key.ts';
import { countStems, readWords } from '../../src/nlp/military/words.ts';

export interface OccupationText {
  readonly code: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly description: string;
  readonly tasks: readonly string[];
}

export interface MilitaryText {
  readonly title: string;
  readonly description: string;
  readonly occupations: readonly string[];
}

interface TrainingText {
  readonly counts: Counts;
  readonly classes: readonly number[];
  readonly weight: number;
}

type Counts = ReadonlyMap<string, number>;
export type Counter = (text: string) => Counts;

/** Word counts with the lexicon's hints; remembered, since many trainings read the same texts. */
export function counterFor(lexicon: Lexicon): Counter {
  const known = new Map<string, Counts>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const words = readWords(text);
    const counts = countStems(words);
    for (const { term } of lexicon.find(words))
      for (const hint of term.hints) counts.set(hint, (counts.get(hint) ?? 0) + hintWeight);
    known.set(text, counts);
    return counts;
  };
}

export function trainModel(corpus: {
  version: string;
  occupations: readonly OccupationText[];
  military: readonly MilitaryText[];
  counter: Counter;
}): ModelParts {
  const { occupations, counter } = corpus;
  const place = new Map(occupations.map((occupation, index) => [occupation.code, index]));
  const military = corpus.military
    .map((text) => ({ ...text, classes: text.occupations.flatMap((code) => place.get(code) ?? []) }))
    .filter((text) => text.classes.length > 0);
  const texts = [
    ...occupations.flatMap((occupation, index) => occupationTexts(occupation, index, counter)),
    ...military.flatMap((text) => militaryTexts(text, counter)),
  ];
  const { terms, frequencies } = vocabularyOf(texts);
  const index = new Map(terms.map((term, at) => [term, at]));
  return {
    version: corpus.version,
    classes: occupations.map((occupation) => occupation.code),
    terms,
    frequencies,
    texts: texts.length,
    mass: packPostings(massOf({ texts, index, frequencies }), 'root'),
    titles: packPostings(
      bm25(
        occupations.map((occupation) => titleFields(occupation, counter)),
        index,
      ),
    ),
    examples: packPostings(
      bm25(
        military.map((text) => exampleFields(text, counter)),
        index,
      ),
    ),
    exampleClasses: packLists(military.map((text) => text.classes)),
    knownTitles: knownTitles(occupations),
  };
}

function occupationTexts(occupation: OccupationText, index: number, counter: Counter): TrainingText[] {
  const make = (text: string, weight: number): TrainingText => ({ counts: counter(text), classes: [index], weight });
  const { title, names, description, tasks } = occupation;
  const threes = tasks.flatMap((_, at) => (at % 3 === 0 ? [tasks.slice(at, at + 3).join(' ')] : []));
  return [
    make(`${title} ${title} ${description}`, 1),
    make(names.join(' . '), 1),
    ...(tasks.length > 0 ? [make(tasks.join(' '), 1)] : []),
    ...threes.map((text) => make(text, 0.3)),
  ];
}

function militaryTexts(text: MilitaryText & { classes: number[] }, counter: Counter): TrainingText[] {
  const weight = 1 / text.classes.length;
  const { classes, title, description } = text;
  if (description === '') return [{ counts: counter(title), classes, weight }];
  return [`${title} ${description}`, description].map((words) => ({ counts: counter(words), classes, weight }));
}

/** A term that stands in one text only teaches nothing. */
function vocabularyOf(texts: readonly TrainingText[]): { terms: string[]; frequencies: Uint16Array } {
  const counts = new Map<string, number>();
  for (const text of texts) for (const term of text.counts.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count > 1).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { terms: kept.map(([term]) => term), frequencies: Uint16Array.from(kept, ([, count]) => count) };
}

function massOf(input: {
  texts: readonly TrainingText[];
  index: ReadonlyMap<string, number>;
  frequencies: Uint16Array;
}): Map<number, number>[] {
  const { texts, index, frequencies } = input;
  const rows = Array.from({ length: index.size }, () => new Map<number, number>());
  const idf = Float64Array.from(frequencies, (df) => Math.log((1 + texts.length) / (1 + df)) + 1);
  for (const { counts, classes, weight } of texts) {
    const vector: { at: number; value: number }[] = [];
    let squares = 0;
    for (const [term, count] of counts) {
      const at = index.get(term);
      if (at === undefined) continue;
      const value = (count < 1 ? count : 1 + Math.log(count)) * (idf[at] ?? 0);
      vector.push({ at, value });
      squares += value * value;
    }
    const length = Math.sqrt(squares) || 1;
    for (const { at, value } of vector)
      for (const id of classes) rows[at]?.set(id, (rows[at].get(id) ?? 0) + (weight * value) / length);
  }
  return rows;
}

interface Field {
  readonly counts: Counts;
  readonly weight: number;
  readonly lengthPenalty: number;
}

const titleFields = (occupation: OccupationText, counter: Counter): Field[] => [
  { counts: counter(occupation.title), weight: 2, lengthPenalty: 0.5 },
  { counts: counter(occupation.names.join(' . ')), weight: 1, lengthPenalty: 0.6 },
];

const exampleFields = (text: MilitaryText, counter: Counter): Field[] => [
  { counts: counter(text.title), weight: 1.5, lengthPenalty: 0.4 },
  { counts: counter(text.description), weight: 1, lengthPenalty: 0.6 },
];

const sizeOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** BM25 over several fields; `documents[d][f]` is field f of document d. */
function bm25(documents: readonly (readonly Field[])[], index: ReadonlyMap<string, number>): Map<number, number>[] {
  const averages = (documents[0] ?? []).map(
    (_, field) =>
      documents.reduce((sum, fields) => sum + sizeOf(fields[field]?.counts ?? new Map()), 0) / documents.length || 1,
  );
  const rows = Array.from({ length: index.size }, () => new Map<number, number>());
  for (const [id, fields] of documents.entries())
    for (const [at, { counts, weight, lengthPenalty }] of fields.entries()) {
      const norm = 1 - lengthPenalty + (lengthPenalty * sizeOf(counts)) / (averages[at] ?? 1);
      for (const [term, count] of counts) {
        const row = rows[index.get(term) ?? -1];
        row?.set(id, (row.get(id) ?? 0) + (weight * count) / norm);
      }
    }
  for (const row of rows) {
    const idf = Math.log(1 + (documents.length - row.size + 0.5) / (row.size + 0.5));
    for (const [id, weight] of row) row.set(id, (idf * weight * 2.2) / (weight + 1.2));
  }
  return rows;
}

function knownTitles(occupations: readonly OccupationText[]): ModelParts['knownTitles'] {
  const pairs = new Map<string, readonly [number, number]>();
  for (const [id, occupation] of occupations.entries())
    for (const name of [occupation.title, ...occupation.names]) {
      const hash = titleKey(readWords(name.replaceAll(/\(.*?\)/g, ' ')));
      if (hash !== undefined) pairs.set(`${hash}/${id}`, [hash, id]);
    }
  const sorted = [...pairs.values()].toSorted(([a, x], [b, y]) => a - b || x - y);
  return {
    hashes: Uint32Array.from(sorted, ([hash]) => hash),
    classes: Uint16Array.from(sorted, ([, id]) => id),
  };
}
