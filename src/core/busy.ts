// Times at which people are taken in their own calendars, beside the meetings that are known one by one.
import type { UserId } from './ids.ts';
import type { Meeting } from './records.ts';
import { takesTimeOf } from './taken-time.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}

/** RFC 3339; `end` is exclusive. */
export interface Busy extends Span {
  readonly user: UserId;
}

/** What is left of the times when those spans are taken out: a meeting stands in the calendar of everybody who takes part in it. */
export function withoutSpans(busy: readonly Busy[], spans: readonly Span[]): readonly Busy[] {
  return spans.reduce<readonly Busy[]>((left, span) => left.flatMap((one) => cut(one, span)), busy);
}

/** The same for meetings that are known: of each person's times, those of the meetings that take theirs. */
export const withoutMeetings = (busy: readonly Busy[], meetings: readonly Meeting[]): readonly Busy[] =>
  busy.flatMap((one) =>
    withoutSpans(
      [one],
      meetings.filter((meeting) => takesTimeOf(meeting, one.user)),
    ),
  );

function cut(busy: Busy, span: Span): readonly Busy[] {
  const [from, to] = [Date.parse(span.start), Date.parse(span.end)];
  const [start, end] = [Date.parse(busy.start), Date.parse(busy.end)];
  if (to <= start || from >= end) return [busy];
  return [
    ...(start < from ? [{ ...busy, end: new Date(from).toISOString() }] : []),
    ...(to < end ? [{ ...busy, start: new Date(to).toISOString() }] : []),
  ];
}

/** Half-open: two spans that touch do not overlap. */
export const overlaps = (a: Span, b: Span): boolean =>
  Date.parse(a.start) < Date.parse(b.end) && Date.parse(b.start) < Date.parse(a.end);
