// The chairs of the events that are to be held: who is named, or who of a pool may sit there by their training.
import { type InterviewPlan, type PoolId, type Seat } from '../../core/interview-plan.ts';
import type { UserId } from '../../core/ids.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import { Problem } from '../../core/problem.ts';
import { heldSeats } from './held-seats.ts';
import { type Chair, namedChair, poolChairs, type PoolEntry } from './seats.ts';

export type WantedSeat =
  | Extract<Seat, { user: unknown }>
  | { readonly pool: PoolId | string; readonly with_trainee: boolean };

export interface EventSpec {
  readonly title: string;
  readonly minutes: number;
  readonly seats: readonly WantedSeat[];
}

export interface WantedEvent {
  readonly title: string;
  readonly minutes: number;
  readonly chairs: readonly Chair[];
  /** Exactly then; absent: whenever it fits. */
  readonly startsAt?: number;
}

export type PlanRules = Pick<
  InterviewPlan,
  'order' | 'shortest_break_minutes' | 'longest_break_minutes' | 'within_days'
>;

/** As the solver takes them. */
export const solverRules = (rules: PlanRules) => ({
  order: rules.order,
  shortestBreak: rules.shortest_break_minutes,
  longestBreak: rules.longest_break_minutes,
  withinDays: rules.within_days,
});

export interface ChairPorts {
  readonly ledger: Pick<Ledger, 'actions'>;
  readonly calendar: Pick<Calendar, 'meetings'>;
  /** Throws `user_not_found`. */
  readonly directory: { user(id: UserId): Promise<{ readonly id: UserId }> };
}

/** Throws `not_found`, `user_not_found`, `no_schedule` and `validation_failed`. */
export async function wantedEvents(
  ports: ChairPorts,
  { events, pools, now }: { events: readonly EventSpec[]; pools: readonly PoolEntry[]; now: Date },
): Promise<WantedEvent[]> {
  const wanted: WantedEvent[] = [];
  for (const { title, minutes, seats } of events) {
    const chairs: Chair[] = [];
    for (const seat of seats) chairs.push(...(await chairsOf(ports, { seat, pools, now })));
    expectDistinct(title, chairs);
    wanted.push({ title, minutes, chairs });
  }
  return wanted;
}

async function chairsOf(
  { directory, ledger, calendar }: ChairPorts,
  { seat, pools, now }: { seat: WantedSeat; pools: readonly PoolEntry[]; now: Date },
): Promise<Chair[]> {
  if ('user' in seat) {
    const { id } = await directory.user(seat.user);
    return [namedChair(id)];
  }
  const pool = pools.find(({ id }) => id === seat.pool);
  if (pool === undefined) throw new Problem('not_found', `There is no interviewer pool ${seat.pool}.`);
  const hasTrainees = pool.body.members.some(({ training }) => training !== 'solo');
  const held = hasTrainees ? await heldSeats({ ledger, calendar }, seat.pool, now) : [];
  const chairs = poolChairs(pool, { held, withTrainee: seat.with_trainee });
  if (chairs[0]?.users.length === 0)
    throw new Problem('no_schedule', `Nobody of the pool ${pool.body.name} may interview alone yet.`);
  return chairs;
}

/** Whoever is alone in a pool and named beside it would sit twice. */
function expectDistinct(title: string, chairs: readonly Chair[]): void {
  const alone = chairs.flatMap(({ users }) => (users.length === 1 ? users : []));
  const twice = alone.find((user, index) => alone.indexOf(user) !== index);
  if (twice === undefined) return;
  const message = `${title} has two seats for ${twice} alone`;
  throw new Problem('validation_failed', `events: ${message}.`, {
    errors: [{ path: 'events', code: 'order', message }],
  });
}
