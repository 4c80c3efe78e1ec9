// How far whoever is in training has come in a pool: they shadow first, then lead while somebody watches, then interview alone. Pure.
import type { UserId } from '../../core/ids.ts';
import type { InterviewerPool, SeatRole } from '../../core/interviewer-pool.ts';

/** One seat of an interview that took place. */
export interface HeldSeat {
  readonly user: UserId;
  readonly role: SeatRole;
}

/** How each member takes part in their next interview. */
export function nextRoles(pool: InterviewerPool, held: readonly HeldSeat[]): ReadonlyMap<UserId, SeatRole> {
  const count = (user: UserId, role: SeatRole): number =>
    held.filter((seat) => seat.user === user && seat.role === role).length;
  return new Map(
    pool.members.map(({ user, training }) => {
      if (training === 'solo') return [user, 'solo'];
      if (count(user, 'shadow') < pool.path.shadow) return [user, 'shadow'];
      if (count(user, 'reverse_shadow') < pool.path.reverse_shadow) return [user, 'reverse_shadow'];
      return [user, 'solo'];
    }),
  );
}
