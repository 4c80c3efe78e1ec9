// What somebody hears whose press comes after the decision: who decided, what, and when.
import type { Approval } from '../core/action.ts';
import type { ActorId } from '../core/ids.ts';
import { nameOf, type Names, whenInWords } from './cards/words.ts';

export interface Decided {
  readonly status: Exclude<Approval['status'], 'pending'>;
  readonly by: ActorId | null;
  readonly at: string | Date | null;
}

interface Reader {
  readonly id: ActorId;
  readonly names: Names;
  readonly timeZone: string;
}

const deeds = { approved: 'approved', rejected: 'rejected', superseded: 'replaced by an edited proposal' } as const;

export function decidedInWords({ status, by, at }: Decided, { id, names, timeZone }: Reader): string {
  if (status === 'expired') return 'That has expired: nobody decided in time.';
  const who = by === null ? 'Muster' : by === id ? 'you' : nameOf(names, by);
  const when = at === null ? '' : `, ${whenInWords(at, timeZone)}`;
  return `That was ${deeds[status]} already by ${who}${when}.`;
}

/** For whoever would take back what another person has taken back. */
export const takenBackInWords = (by: ActorId | null, names: Names): string =>
  `That was taken back already by ${by === null ? 'Muster' : nameOf(names, by)}.`;
