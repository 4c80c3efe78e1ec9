import { expect, test } from 'vitest';
import { UserId } from '../../../src/core/ids.ts';
import { InterviewerPool, type SeatRole } from '../../../src/core/interviewer-pool.ts';
import { nextRoles } from '../../../src/services/scheduling/training.ts';

const tess = UserId.parse('u_tess');
const pool = InterviewerPool.parse({
  name: 'P',
  members: [{ user: 'u_owen' }, { user: 'u_tess', training: 'in_training' }],
  path: { shadow: 2, reverse_shadow: 1 },
});

test.each<[SeatRole[], SeatRole]>([
  [[], 'shadow'],
  [['shadow'], 'shadow'],
  [['shadow', 'shadow'], 'reverse_shadow'],
  [['shadow', 'shadow', 'shadow'], 'reverse_shadow'],
  [['shadow', 'shadow', 'reverse_shadow'], 'solo'],
])('after %j the next interview is held as %s', (held, next) => {
  const roles = nextRoles(
    pool,
    held.map((role) => ({ user: tess, role })),
  );
  expect(roles.get(tess)).toBe(next);
  expect(roles.get(UserId.parse('u_owen'))).toBe('solo');
});
