// Who reads the reply, in which zone; and what is said when a model failed.
import type { Principal } from '../core/access.ts';
import type { User } from '../core/records.ts';
import type { World } from '../services/operations/world.ts';

export interface Reader {
  readonly by: Principal;
  readonly user: User | undefined;
  readonly timeZone: string;
}

export async function readerOf(world: World, by: Principal): Promise<Reader> {
  const users = by.user === undefined ? [] : await world.users();
  const user = users.find(({ id }) => id === by.user);
  return { by, user, timeZone: user?.timeZone ?? world.timeZone };
}

export const fallbackNotice =
  'The language model did not answer, so the built-in planner took over; it asks more often, and does nothing it is unsure of.\n\n';

export const budgetNotice =
  'The budget of today for the language model is used up, so the built-in planner answers; it asks more often, and does nothing it is unsure of.\n\n';

export const unfinishedNotice = (calls: number): string =>
  calls === 0
    ? 'I could not work out what to do, so I have done nothing. Could you say it in other words?'
    : 'I stopped here, because this took more steps than it should. What is listed has been done or waits; the rest has not.';

/** The planner's words as watchers of a turn see them come. */
export const wordByWord = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? [];
