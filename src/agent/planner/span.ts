// What was recognised in a message, with its place: people, things of the organization, times, lengths, sums, codes.
import type { When } from '../../nlp/when.ts';

interface Placed {
  /** Tokens, the end exclusive. */
  readonly from: number;
  readonly to: number;
  /** Characters, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

export type ThingKind = 'stage' | 'template' | 'job' | 'role' | 'sequence' | 'meeting' | 'integration';

export interface PersonSpan extends Placed {
  readonly kind: 'person';
  readonly candidates: readonly string[];
  readonly users: readonly string[];
  /** How well the words fit: 1 is spelt so. */
  readonly score: number;
  /** First and family name. */
  readonly isFull: boolean;
}

export type ThingSpan = { readonly [Kind in ThingKind]: NamedThing & { readonly kind: Kind } }[ThingKind];

interface NamedThing extends Placed {
  /** Several where the words fit them equally well. */
  readonly ids: readonly string[];
  /** The share of the name's words that is said. */
  readonly coverage: number;
}

export interface TimeSpan extends Placed {
  readonly kind: 'time';
  readonly when: When;
}

export type NumberSpan = Figure<'length'> | Figure<'count'>;

interface Figure<Kind extends string> extends Placed {
  readonly kind: Kind;
  /** Minutes of a length. */
  readonly value: number;
}

export interface MoneySpan extends Placed {
  readonly kind: 'money';
  readonly value: number;
  readonly currency: string | undefined;
}

/** A name that nobody here bears; a military code; a branch of the forces. */
export type WordSpan = TextSpan<'stranger'> | TextSpan<'code'> | TextSpan<'branch'>;

interface TextSpan<Kind extends string> extends Placed {
  readonly kind: Kind;
  readonly text: string;
}

export type Span = PersonSpan | ThingSpan | TimeSpan | NumberSpan | MoneySpan | WordSpan;
