// Text → civilian occupations: a weighted vote of four simple views (titles, centroid, Bayes twice, nearest descriptions).
import type { Mention } from './lexicon.ts';
import type { ModelParts } from './model-parts.ts';
import type { Word } from './words.ts';
import { bayesSmoothing, complementSmoothing, hintWeight, neighbours, viewWeights } from './model-parts.ts';
import { listAt, weightsOf, type Postings } from './postings.ts';
import { accumulate, addView, aboveLowest, highest, raise } from './scores.ts';
import { countStems } from './words.ts';

interface QueryTerm {
  readonly index: number;
  readonly count: number;
  /** Share of the text's tf-idf vector, whose length is one. */
  readonly weight: number;
}

export class OccupationModel {
  readonly parts: ModelParts;
  #computed: Computed | undefined;

  constructor(parts: ModelParts) {
    this.parts = parts;
  }

  /** What follows from the parts, computed when the first text is read: whoever names a code needs none of it. */
  get #tables(): Computed {
    return (this.#computed ??= computedFrom(this.parts));
  }

  /** A score for every class, and nothing but zeros when no word is known. */
  scores(words: readonly Word[], mentions: readonly Mention[]): Float64Array {
    const query = this.#query(words, mentions);
    const total = this.#wordScores(query);
    if (query.length > 0) addView(total, this.#neighbourScores(query), viewWeights.neighbours);
    return total;
  }

  /** The same for a requisition: military descriptions are no neighbours of it, and leaving them out saves half the time. */
  scoresOfJob(words: readonly Word[]): Float64Array {
    return this.#wordScores(this.#query(words, []));
  }

  #wordScores(query: readonly QueryTerm[]): Float64Array {
    const total = new Float64Array(this.parts.classes.length);
    if (query.length === 0) return total;
    const { centroid, complement, bayes } = this.#linear(query);
    addView(total, this.#titleScores(query), viewWeights.titles);
    addView(total, centroid, viewWeights.centroid);
    addView(total, aboveLowest(complement), viewWeights.complement);
    addView(total, aboveLowest(bayes), viewWeights.bayes);
    return total;
  }

  /** How much each stem of the text speaks for a class. */
  contributions(words: readonly Word[], mentions: readonly Mention[], target: number): ReadonlyMap<string, number> {
    const { mass } = this.parts;
    const { centroid } = this.#tables.views;
    const found = new Map<string, number>();
    for (const { index, weight } of this.#query(words, mentions)) {
      const at = entryOf(mass, index, target);
      const term = this.parts.terms[index];
      if (at !== undefined && term !== undefined) found.set(term, weight * (centroid[at] ?? 0));
    }
    return found;
  }

  #query(words: readonly Word[], mentions: readonly Mention[]): QueryTerm[] {
    const counts = countStems(words);
    for (const { term } of mentions)
      for (const hint of term.hints) counts.set(hint, (counts.get(hint) ?? 0) + hintWeight);
    const { index: indexOf, idf } = this.#tables;
    const terms: { index: number; count: number; raw: number }[] = [];
    let squares = 0;
    for (const [stem, count] of counts) {
      const index = indexOf.get(stem);
      if (index === undefined) continue;
      const raw = (count < 1 ? count : 1 + Math.log(count)) * (idf[index] ?? 0);
      terms.push({ index, count, raw });
      squares += raw * raw;
    }
    const length = Math.sqrt(squares) || 1;
    return terms.map(({ index, count, raw }) => ({ index, count, weight: raw / length }));
  }

  #linear(query: readonly QueryTerm[]): Views {
    const { offsets, ids } = this.parts.mass;
    const { views: entries } = this.#tables;
    const views = emptyViews(this.parts.classes.length);
    let total = 0;
    for (const { index, weight } of query) {
      total += weight;
      const end = offsets[index + 1] ?? 0;
      for (let at = offsets[index] ?? 0; at < end; at += 1) {
        const id = ids[at] ?? 0;
        raise(views.centroid, id, weight * (entries.centroid[at] ?? 0));
        raise(views.complement, id, weight * (entries.complement[at] ?? 0));
        raise(views.bayes, id, weight * (entries.bayes[at] ?? 0));
      }
    }
    const { complementBase, bayesBase } = entries;
    for (let id = 0; id < complementBase.length; id += 1) {
      raise(views.complement, id, total * (complementBase[id] ?? 0));
      raise(views.bayes, id, -total * (bayesBase[id] ?? 0));
    }
    return views;
  }

  #titleScores(query: readonly QueryTerm[]): Float64Array {
    const scores = new Float64Array(this.parts.classes.length);
    for (const { index, count } of query)
      accumulate({
        postings: this.parts.titles,
        weights: this.#tables.titleWeights,
        term: index,
        factor: damped(count),
        scores,
      });
    return scores;
  }

  #neighbourScores(query: readonly QueryTerm[]): Float64Array {
    const { exampleClasses, examples, classes } = this.parts;
    const near = new Float64Array(exampleClasses.offsets.length - 1);
    for (const { index, count } of query)
      accumulate({
        postings: examples,
        weights: this.#tables.exampleWeights,
        term: index,
        factor: damped(count),
        scores: near,
      });
    const scores = new Float64Array(classes.length);
    const best = highest(near, neighbours.count);
    const top = near[best[0] ?? 0] ?? 0;
    if (top === 0) return scores;
    for (const example of best) {
      const own = listAt(exampleClasses, example);
      const share = ((near[example] ?? 0) / top) ** neighbours.power / own.length;
      for (const id of own) raise(scores, id, share);
    }
    return scores;
  }
}

interface Computed {
  readonly index: ReadonlyMap<string, number>;
  readonly idf: Float64Array;
  readonly views: Views;
  readonly titleWeights: Float64Array;
  readonly exampleWeights: Float64Array;
}

const computedFrom = (parts: ModelParts): Computed => ({
  index: new Map(parts.terms.map((term, index) => [term, index])),
  idf: Float64Array.from(parts.frequencies, (df) => Math.log((1 + parts.texts) / (1 + df)) + 1),
  views: viewsOf(parts),
  titleWeights: weightsOf(parts.titles.scale),
  exampleWeights: weightsOf(parts.examples.scale),
});

interface Views {
  readonly centroid: Float32Array;
  readonly complement: Float32Array;
  readonly bayes: Float32Array;
  readonly complementBase: Float64Array;
  readonly bayesBase: Float64Array;
}

const emptyViews = (size: number): Views => ({
  centroid: new Float32Array(size),
  complement: new Float32Array(size),
  bayes: new Float32Array(size),
  complementBase: new Float64Array(0),
  bayesBase: new Float64Array(0),
});

/** The weights of all three linear views follow from one table of masses, so that only that is shipped. */
function viewsOf({ mass, classes, terms }: ModelParts): Views {
  const weights = weightsOf(mass.scale, 'root');
  const logs = weights.map((weight) => Math.log(weight / bayesSmoothing + 1));
  const sums = sumsOf(mass, weights, classes.length);
  const lengths = sums.squares.map((square) => Math.sqrt(square) || 1);
  const views = {
    ...emptyViews(mass.ids.length),
    complementBase: sums.ofClass.map((sum) => Math.log(sums.total - sum + complementSmoothing * terms.length)),
    bayesBase: sums.ofClass.map((sum) => Math.log(sum + bayesSmoothing * terms.length)),
  };
  for (let term = 0; term < terms.length; term += 1) {
    const all = (sums.ofTerm[term] ?? 0) + complementSmoothing;
    for (let at = mass.offsets[term] ?? 0; at < (mass.offsets[term + 1] ?? 0); at += 1) {
      const step = mass.steps[at] ?? 0;
      const weight = weights[step] ?? 0;
      views.centroid[at] = weight / (lengths[mass.ids[at] ?? 0] ?? 1);
      views.complement[at] = Math.log(all / (all - weight));
      views.bayes[at] = logs[step] ?? 0;
    }
  }
  return views;
}

interface Sums {
  readonly squares: Float64Array;
  readonly ofClass: Float64Array;
  readonly ofTerm: Float64Array;
  readonly total: number;
}

function sumsOf({ offsets, ids, steps }: Postings, weights: Float64Array, classes: number): Sums {
  const squares = new Float64Array(classes);
  const ofClass = new Float64Array(classes);
  const ofTerm = new Float64Array(offsets.length - 1);
  let total = 0;
  for (let term = 0; term < ofTerm.length; term += 1) {
    let sum = 0;
    for (let at = offsets[term] ?? 0; at < (offsets[term + 1] ?? 0); at += 1) {
      const id = ids[at] ?? 0;
      const weight = weights[steps[at] ?? 0] ?? 0;
      raise(squares, id, weight * weight);
      raise(ofClass, id, weight);
      sum += weight;
    }
    ofTerm[term] = sum;
    total += sum;
  }
  return { squares, ofClass, ofTerm, total };
}

function entryOf({ offsets, ids }: Postings, term: number, id: number): number | undefined {
  for (let at = offsets[term] ?? 0; at < (offsets[term + 1] ?? 0); at += 1) if (ids[at] === id) return at;
  return undefined;
}

/** BM25's damping of repeated query words. */
const damped = (count: number): number => (count * 2.2) / (count + 1.2);
