// Names and times for sentences: ids as people call them, instants in the reader's zone.
import type { Action } from '../../../core/action.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Settings } from '../../../core/settings.ts';
import type { World } from '../../../services/operations/world.ts';
import type { Reader } from '../../reader.ts';
import { clockTime, dayWords, timeWords } from '../../time-words.ts';

export interface Teller {
  readonly tone: Settings['tone'];
  candidate(args: JsonObject): string;
  people(ids: unknown): string;
  /** The hiring manager of a requisition, where it has one. */
  manager(job: string): string | undefined;
  /** “Ann, Bea and Cyd”. */
  listed(names: readonly string[]): string;
  /** A line of the ledger: what a decision was about. */
  action(id: string): Action | undefined;
  time(at: string): string;
  /** “July 6”, of a date without a time. */
  day(date: string): string;
  /** “in 10 seconds”, “at 8:45 AM”. */
  leaves(at: string): string;
}

/** The ledger is only asked where a decision is to be told. */
export async function teller(world: World, reader: Reader, decides: boolean): Promise<Teller> {
  const [candidates, users, jobs, actions] = await Promise.all([
    world.candidateNames(),
    world.userNames(),
    world.jobs(),
    decides ? world.recentActions() : [],
  ]);
  const zone = { now: world.now, timeZone: reader.timeZone };
  const nameOf = (id: unknown): string =>
    id === reader.user?.id ? 'you' : (users.byId(String(id))?.name ?? String(id));
  return {
    tone: world.settings.tone,
    candidate: ({ candidate }) =>
      (typeof candidate === 'string' ? candidates.byId(candidate)?.name : undefined) ?? 'the candidate',
    listed,
    action: (id) => actions.find((action) => action.id === id),
    people: (ids) => listed((Array.isArray(ids) ? ids : [ids]).map(nameOf)),
    manager(job) {
      const manager = jobs.find(({ id }) => id === job)?.hiringManager;
      return manager === null || manager === undefined ? undefined : nameOf(manager);
    },
    day: (date) => dayWords(new Date(`${date}T12:00:00Z`), { now: world.now, timeZone: 'UTC' }),
    time: (at) => timeWords(new Date(at), zone),
    leaves(at) {
      const seconds = Math.max(1, Math.round((Date.parse(at) - world.now.getTime()) / 1_000));
      return seconds < 120 ? `in ${seconds} seconds` : `at ${clockTime(new Date(at), reader.timeZone)}`;
    },
  };
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
