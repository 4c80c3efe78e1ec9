// The pieces that a date or time is said in, before they are put together.
import type { Temporal } from 'temporal-polyfill';
import type { Length } from './lengths.ts';

export type Grain = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

export type Part =
  | {
      readonly kind: 'date';
      readonly date: Temporal.PlainDate;
      readonly grain: Extract<Grain, 'day' | 'week' | 'month' | 'quarter' | 'year'>;
      /** Exclusive. */
      readonly end?: Temporal.PlainDate;
      /** No such day: the 30th of February. */
      readonly impossible?: boolean;
      /** Said as what has been: “yesterday”, “last Friday”. */
      readonly past?: boolean;
      /** The weekday and the date that were said are different days. */
      readonly contradicts?: boolean;
      /** Said as the day it is: “today”. */
      readonly isToday?: boolean;
      /** Which week or year was not said: the other end of a range settles it. */
      readonly every?: 'week' | 'year';
    }
  | TimeOfDay
  | {
      readonly kind: 'timeRange';
      readonly from: TimeOfDay;
      readonly to: TimeOfDay;
      /** Only a time beside a date: “9-10” alone is a pair of numbers. */
      readonly weak: boolean;
    }
  | { readonly kind: 'dayPart'; readonly from: number; readonly to: number }
  | { readonly kind: 'instant'; readonly at: Temporal.Instant; readonly grain: Grain; readonly past?: boolean }
  | { readonly kind: 'zone'; readonly zone: string };

export interface TimeOfDay {
  readonly kind: 'time';
  /** Minutes of the day, as said. */
  readonly minutes: number;
  readonly seconds?: number;
  readonly grain: 'second' | 'minute' | 'hour';
  /** Said with am, pm or on the 24-hour clock. */
  readonly sure: boolean;
  readonly impossible?: boolean;
  /** Only a time beside a date or another time: “to 3” alone may be anything. */
  readonly weak?: boolean;
}

export interface Placed {
  readonly part: Part;
  readonly start: number;
  readonly end: number;
}

/** What the words are relative to. */
export interface Reference {
  readonly now: Temporal.ZonedDateTime;
  readonly today: Temporal.PlainDate;
}

/** What a piece of text is, and where it ends. */
export interface TimeMatch {
  readonly parts: readonly Part[];
  readonly end: number;
}

export interface Rule {
  /** Sticky; tried at every word's start. */
  readonly pattern: RegExp;
  read(match: RegExpExecArray, reference: Reference): Part | readonly Part[] | undefined;
}

/** “The day after …”: what the words say of the date or time that follows them. */
export interface LeadRule {
  /** Sticky; ends where the other begins. */
  readonly pattern: RegExp;
  read(match: RegExpExecArray, inner: DatePart | TimeOfDay, reference: Reference): Part | readonly Part[] | undefined;
}

/** A length of time between words: “in two weeks”, “3 days ago”, “an hour after noon”. */
export interface LengthRule {
  /** What stands before the length; nothing where it is left out. */
  readonly lead?: RegExp;
  readonly tail?: RegExp;
  /** A date or time has to follow. */
  readonly isLed?: boolean;
  read(
    said: {
      readonly length: Length;
      readonly lead: string;
      readonly tail: string;
      readonly inner: DatePart | TimeOfDay | undefined;
    },
    reference: Reference,
  ): Part | undefined;
}

export type DatePart = Extract<Part, { kind: 'date' }>;

/** A sticky, case-insensitive pattern that ends where a word ends. */
export const at = (source: string): RegExp => new RegExp(`(?:${source})(?!\\w)`, 'y');

/** A sticky, case-insensitive pattern that something else has to follow. */
export const before = (source: string): RegExp => new RegExp(`(?:${source})[ ]+`, 'y');
