// Why no times fit a plan: the first rule without which they would, whom it is about, and the solution without it. Pure.
import { minuteMs, type PlacedEvent, type PlanProblem } from './plan-problem.ts';
import { solvePlan } from './solve-plan.ts';

export type StandingRule = 'start' | 'breaks' | 'order' | 'within_days' | 'limits' | 'busy' | 'working_hours' | 'until';

export interface Obstacle {
  readonly rule: StandingRule;
  /** Ids of people; empty where it is nobody's. */
  readonly who: readonly string[];
  readonly nearest: readonly PlacedEvent[];
}

interface Relaxed {
  readonly rule: StandingRule;
  readonly problem: PlanProblem;
  /** Whom it is about, where that is known beforehand. */
  readonly who?: readonly string[];
}

/** `later`: the same plan with more days to choose from. Undefined: more than one rule stands in the way. */
export function* obstacleOf(problem: PlanProblem, later: PlanProblem): Generator<void, Obstacle | undefined> {
  for (const { rule, problem: relaxed, who } of relaxations(problem, later)) {
    const answer = yield* solvePlan(relaxed);
    if (answer.kind !== 'solved') continue;
    const { events } = answer;
    return { rule, who: who ?? whom(rule, problem, events), nearest: events };
  }
  return undefined;
}

/** What is easiest to give way in comes first. */
function* relaxations(problem: PlanProblem, later: PlanProblem): Generator<Relaxed> {
  if (problem.firstAt !== null) yield { rule: 'start', problem: { ...problem, firstAt: null } };
  if (problem.shortestBreak > 0 || problem.longestBreak !== null)
    yield { rule: 'breaks', problem: { ...problem, shortestBreak: 0, longestBreak: null } };
  if (problem.order === 'given') yield { rule: 'order', problem: { ...problem, order: 'any' } };
  yield { rule: 'within_days', problem: { ...problem, withinDays: Infinity } };
  yield { rule: 'limits', problem: withoutLimits(problem) };
  if (problem.firstAt === null) yield { rule: 'until', problem: later };
  for (const { id } of problem.people.filter((one) => isNamed(problem, one.id)))
    yield { rule: 'busy', problem: withoutBusy(problem, id), who: [id] };
  yield { rule: 'working_hours', problem: withoutHours(problem) };
}

const isNamed = ({ events }: PlanProblem, id: string): boolean =>
  events.some(({ seats }) => seats.some((seat) => seat.length === 1 && seat[0] === id));

const withoutLimits = (problem: PlanProblem): PlanProblem => ({
  ...problem,
  people: problem.people.map((person) => ({ ...person, perDay: null, perWeek: null })),
});

const withoutBusy = (problem: PlanProblem, id: string): PlanProblem => ({
  ...problem,
  people: problem.people.map((person) => (person.id === id ? { ...person, busy: [] } : person)),
});

/** Early and late, but not at night. */
const moreMs = 180 * minuteMs;

const withoutHours = (problem: PlanProblem): PlanProblem => ({
  ...problem,
  windows: problem.windows.map(({ start, end, date }) => ({ start: start - moreMs, end: end + moreMs, date })),
  people: problem.people.map((person) => ({ ...person, hours: [{ start: -Infinity, end: Infinity }] })),
});

/** Whose limits or hours the solution without them breaks. */
function whom(rule: StandingRule, { people }: PlanProblem, events: readonly PlacedEvent[]): readonly string[] {
  const breaks = (id: string): boolean => {
    const person = people.find((one) => one.id === id);
    if (person === undefined) return false;
    const theirs = events.filter((event) => event.people.includes(id));
    if (rule === 'working_hours')
      return theirs.some((one) => !person.hours.some(({ start, end }) => start <= one.start && one.end <= end));
    const starts = [...person.held, ...theirs.map(({ start }) => start)];
    const dayOf = (at: number): number => person.days.findLastIndex(({ start }) => start <= at);
    return theirs.some(({ start }) => {
      const day = dayOf(start);
      const onDay = starts.filter((at) => dayOf(at) === day).length;
      const inWeek = starts.filter((at) => person.days[dayOf(at)]?.week === person.days[day]?.week).length;
      return onDay > (person.perDay ?? Infinity) || inWeek > (person.perWeek ?? Infinity);
    });
  };
  if (rule !== 'limits' && rule !== 'working_hours') return [];
  return [...new Set(events.flatMap((event) => event.people))].filter(breaks);
}
