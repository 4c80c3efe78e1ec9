// The trained figures behind the classifier, as the build makes them and the model file holds them.
import type { Lists, Postings } from './postings.ts';

export interface ModelParts {
  readonly version: string;
  /** O*NET-SOC codes; their places are the class numbers. */
  readonly classes: readonly string[];
  readonly terms: readonly string[];
  /** In how many training texts a term stands, and how many texts there were. */
  readonly frequencies: Uint16Array;
  readonly texts: number;
  /** Weight of each term in everything known about a class: what centroid and both Bayes scores are computed from. */
  readonly mass: Postings;
  /** BM25 weights of each term in the titles of a class. */
  readonly titles: Postings;
  /** BM25 weights of each term in each military description, and which classes that description has. */
  readonly examples: Postings;
  readonly exampleClasses: Lists;
  /** Hashes of known job titles, ascending, with the class of each. */
  readonly knownTitles: { readonly hashes: Uint32Array; readonly classes: Uint16Array };
}

/** How much each view of the text counts; found on development data. */
export const viewWeights = { titles: 0.4, centroid: 1, complement: 0.5, bayes: 0.5, neighbours: 0.3 } as const;

export const hintWeight = 0.4;
export const complementSmoothing = 0.3;
export const bayesSmoothing = 0.05;
export const neighbours = { count: 40, power: 6 } as const;
