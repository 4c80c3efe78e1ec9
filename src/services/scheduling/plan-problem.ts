// What the solver of interview plans is given and what it answers. Times are milliseconds of the epoch; pure data.

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** When the candidate can be met on one day; `date` counts the days of their calendar, so that a weekend between is seen. */
export interface DayWindow extends Span {
  readonly date: number;
}

export interface PlannedEvent {
  readonly minutes: number;
  /** Who may take each seat. One person: that one. Several: whoever fits best. */
  readonly seats: readonly (readonly string[])[];
  /** It starts exactly then; absent: whenever it fits. */
  readonly startsAt?: number;
}

/** A day of somebody's own calendar, for limits. */
export interface LocalDay {
  readonly start: number;
  /** The same for all days of one week. */
  readonly week: string;
}

/** When somebody can be met. */
export interface PersonTimes {
  readonly hours: readonly Span[];
  readonly busy: readonly Span[];
  /** Ordered by start, without gaps, over the whole span of the search. */
  readonly days: readonly LocalDay[];
  /** Starts of the interviews that they have already, in the weeks of the search. */
  readonly held: readonly number[];
  readonly perDay: number | null;
  readonly perWeek: number | null;
}

export interface Interviewer extends PersonTimes {
  readonly id: string;
  /** Interviews in the period over which the load is shared. */
  readonly load: number;
}

export interface PlanProblem {
  readonly events: readonly PlannedEvent[];
  readonly order: 'given' | 'any';
  /** Between two events of one day. */
  readonly shortestBreak: number;
  /** Null: as long as you like. */
  readonly longestBreak: number | null;
  /** From the first day to the last, both counted. */
  readonly withinDays: number;
  /** When the first event has to start; null: whenever it fits. */
  readonly firstAt: number | null;
  /** Nothing starts before. */
  readonly from: number;
  /** One for each day, ordered. */
  readonly windows: readonly DayWindow[];
  readonly candidateBusy: readonly Span[];
  readonly people: readonly Interviewer[];
}

export interface PlacedEvent extends Span {
  /** Place in the list of events. */
  readonly event: number;
  /** One for each seat. */
  readonly people: readonly string[];
}

export type PlanAnswer =
  | {
      readonly kind: 'solved';
      /** In the order in which they take place. */
      readonly events: readonly PlacedEvent[];
      /** No better one exists; otherwise the search ended at its limit. */
      readonly isBest: boolean;
    }
  /** `isProven`: there is none; otherwise the search ended at its limit. */
  | { readonly kind: 'none'; readonly isProven: boolean };

export const minuteMs = 60_000;
