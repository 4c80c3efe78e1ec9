// Turns and changes that the carrier's talks have in common.
import type { Turn } from './talk.ts';

/** What is asked for, as “reject_candidate dmitri bo”, is put before somebody to approve, and nothing else happens. */
export function waits(say: string, what: string, more: Partial<Turn> = {}): Turn {
  const [tool = '', ...whom] = what.split(' ');
  return { say, calls: whom.map(() => `${tool} waits`), changes: whom.map((id) => `${tool} ${id} waits`), ...more };
}

/** A colleague gets a chat message, in which this stands. */
export const told = (say: string, user: string, text: RegExp): Turn => ({
  say,
  calls: ['notify_user'],
  given: { user: `u_${user}`, text },
});

/** A letter with words of one's own, under whatever subject. */
export const wrote = (say: string, candidate: string, text: RegExp): Turn => ({
  say,
  calls: ['send_message'],
  given: { candidate: `c_${candidate}`, text },
  changes: [new RegExp(`^mail to ${candidate}: `)],
});

export const booked = (who: string, at: string, minutes = 30): string => `booked ${who}, ${at}, ${minutes} min`;
export const calledOff = (who: string, at: string, minutes = 30): string => `called off ${who}, ${at}, ${minutes} min`;
export const moved = (who: string, [from, to]: readonly [string, string], minutes = 30): string =>
  `moved ${who}, ${from}, ${minutes} min → ${who}, ${to}, ${minutes} min`;

export const keen = (id: string, name: string): string => `mail to ${id}: Are you still keen, ${name}?`;
export const papers = (id: string): string => `mail to ${id}: A copy of your papers, please`;
export const depotDay = (id: string): string => `mail to ${id}: Your day at the depot`;
