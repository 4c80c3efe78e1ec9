// The seats of events as the solver takes them: whose each may be, and how whoever gets it takes part. Pure.
import type { PoolId } from '../../core/interview-plan.ts';
import type { UserId } from '../../core/ids.ts';
import type { InterviewerPool, SeatRole } from '../../core/interviewer-pool.ts';
import { type HeldSeat, nextRoles } from './training.ts';

export interface PoolEntry {
  readonly id: PoolId;
  readonly body: InterviewerPool;
}

/** One chair at one event. */
export interface Chair {
  readonly users: readonly UserId[];
  readonly pool: PoolId | null;
  /** What each of them would do there. */
  readonly roles: ReadonlyMap<UserId, SeatRole>;
}

export const namedChair = (user: UserId): Chair => ({ users: [user], pool: null, roles: new Map([[user, 'solo']]) });

/** Whoever may interview alone, and behind them, where it is wanted and there is somebody, whoever is in training. */
export function poolChairs(
  { id, body }: PoolEntry,
  { held, withTrainee }: { held: readonly HeldSeat[]; withTrainee: boolean },
): Chair[] {
  const roles = nextRoles(body, held);
  const users = body.members.map(({ user }) => user);
  const chair = (able: readonly UserId[]): Chair => ({ users: able, pool: id, roles });
  const trainees = users.filter((user) => roles.get(user) !== 'solo');
  return [
    chair(users.filter((user) => roles.get(user) === 'solo')),
    ...(withTrainee && trainees.length > 0 ? [chair(trainees)] : []),
  ];
}
