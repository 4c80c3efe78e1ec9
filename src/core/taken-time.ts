// Whether something in a calendar takes somebody's time: the one place that decides, whatever the calendar is.
import type { UserId } from './ids.ts';
import type { Meeting } from './records.ts';

/** As one person's calendar shows it. */
export interface Entered {
  readonly isCancelled: boolean;
  /** Shown as free, such as a reminder or somebody else's holiday (RFC 5545, TRANSP; Google, transparency; Microsoft, showAs). */
  readonly isTransparent: boolean;
  /** That person said that they will not come, or sent somebody else. */
  readonly isDeclined: boolean;
}

/** A tentative event takes time, as does one that nobody has answered. */
export const takesTime = ({ isCancelled, isTransparent, isDeclined }: Entered): boolean =>
  !isCancelled && !isTransparent && !isDeclined;

/** Whether a meeting takes that person's time: it is theirs and they have not declined. */
export const takesTimeOf = ({ with: people, free = [] }: Pick<Meeting, 'with' | 'free'>, user: UserId): boolean =>
  people.includes(user) && !free.includes(user);
