// The starts that the solver tries: every quarter of an hour of each day, or every five minutes where a length asks for it.
import { minuteMs, type PlanProblem } from './plan-problem.ts';

export interface TimeGrid {
  readonly stepMs: number;
  /** Every position in time, the last of each day being its end. */
  readonly at: Float64Array;
  /** Day of each position. */
  readonly day: Int32Array;
  /** First and last position of each day; a day without time has none. */
  readonly days: readonly { readonly first: number; readonly last: number; readonly date: number }[];
  /** Positions at which something may start. */
  readonly isStart: Uint8Array;
}

const stepMinutes = (problem: Pick<PlanProblem, 'events' | 'shortestBreak' | 'longestBreak'>): number =>
  [...problem.events.map(({ minutes }) => minutes), problem.shortestBreak, problem.longestBreak ?? 0].every(
    (minutes) => minutes % 15 === 0,
  )
    ? 15
    : 5;

export function timeGrid(problem: PlanProblem): TimeGrid {
  const stepMs = stepMinutes(problem) * minuteMs;
  const at: number[] = [];
  const day: number[] = [];
  const starts: number[] = [];
  const days = problem.windows.map(({ start, end, date }, index) => {
    const first = at.length;
    const { firstAt } = problem;
    const isThatDay = firstAt !== null && firstAt >= start && firstAt < end;
    // Whoever names the start may name any minute: that day counts from there.
    for (let time = isThatDay ? firstAt : start; time <= end; time += stepMs) {
      at.push(time);
      day.push(index);
      starts.push(time >= problem.from && (firstAt === null || time >= firstAt) ? 1 : 0);
    }
    return { first, last: at.length - 1, date };
  });
  return {
    stepMs,
    at: Float64Array.from(at),
    day: Int32Array.from(day),
    days,
    isStart: Uint8Array.from(starts),
  };
}
