// Which troubles people are told of now, and in what words: grouped, so that an outage is two messages and not a thousand.
import type { Action } from '../../core/action.ts';
import { ActionId } from '../../core/ids.ts';
import type { Trouble } from '../../core/ports/troubles.ts';
import { minuteMs, timeInWords } from './local-time.ts';

export interface TroubleNotice {
  readonly kind: Trouble['kind'];
  /** The same on every try. */
  readonly key: string;
  readonly text: string;
  readonly about: readonly string[];
  readonly troubles: readonly Trouble[];
}

/** What waits no longer than that heals by itself more often than not. */
const patienceMs = 10 * minuteMs;
/** What is given up soon after is told of together. */
const groupingMs = 5 * minuteMs;
const mostNamed = 10;

/** What was done before anybody heard of it is nobody's business: `about` of a telling without text. */
export function tellingsOf(
  troubles: readonly Trouble[],
  { now, zone }: { now: Date; zone: string },
): readonly TroubleNotice[] {
  const given = troubles.filter(({ kind }) => kind === 'given_up');
  const waiting = troubles.filter(({ kind }) => kind === 'waits');
  const news = waiting.filter(({ isTold }) => !isTold);
  const settled = troubles.filter(({ kind, isTold }) => kind === 'settled' && isTold);
  const age = ([oldest]: readonly Trouble[]) => (oldest === undefined ? -1 : now.getTime() - oldest.since.getTime());
  return [
    ...(age(given) >= groupingMs ? [telling(given, givenUpText(given))] : []),
    ...(age(news) >= patienceMs ? [telling(news, waitsText(waiting, zone))] : []),
    ...(settled.length > 0 && waiting.length === 0 ? [telling(settled, settledText(settled))] : []),
  ];
}

/** Done before anybody was told. */
export const forgotten = (troubles: readonly Trouble[]): readonly string[] =>
  troubles.filter(({ kind, isTold }) => kind === 'settled' && !isTold).map(({ subject }) => subject);

function telling(some: readonly Trouble[], text: string): TroubleNotice {
  const [first] = some;
  const { kind, subject, since } = first ?? { kind: 'waits', subject: '', since: new Date(0) };
  const key = `trouble ${kind} ${subject} ${since.getTime()}`;
  return { kind, key, text, troubles: some, about: some.map((one) => one.subject) };
}

/** The action that a trouble is about; undefined for events and steps of sequences, which nobody in particular asked for. */
export const actionIn = (subject: string): ActionId | undefined => {
  const [, id] = /^(?:action|letter) (\S+)$/.exec(subject) ?? [];
  return id === undefined ? undefined : ActionId.parse(id);
};

/** For the person who asked for all of it. */
export function askedText(actions: readonly Action[]): string {
  const lines = actions
    .slice(0, mostNamed)
    .map(({ preview, uncertain, problem }) =>
      uncertain
        ? `– Not known whether it was done: ${preview}. Look in the connected system before you ask for it again.`
        : `– Could not be done: ${preview}${problem === null ? '' : ` (${problem.detail})`}`,
    );
  const rest = actions.length > mostNamed ? [`– and ${actions.length - mostNamed} more`] : [];
  const what = actions.length === 1 ? 'Something that you asked for' : `${actions.length} things that you asked for`;
  return [`${what} did not come about as you wanted:`, ...lines, ...rest].join('\n');
}

const things = (count: number): string => (count === 1 ? '1 piece of work' : `${count} pieces of work`);

function waitsText(waiting: readonly Trouble[], zone: string): string {
  const since = waiting[0] === undefined ? '' : timeInWords(waiting[0].since.toISOString(), zone);
  return `${things(waiting.length)} could not be done since ${since}, because a connected system does not answer. Muster goes on trying; nothing is lost and nothing is done twice.`;
}

const settledText = (settled: readonly Trouble[]): string =>
  `The connected system answers again: ${settled.length === 1 ? 'what had waited is' : `all ${settled.length} that had waited are`} done.`;

function givenUpText(given: readonly Trouble[]): string {
  const byCode = [...Map.groupBy(given, ({ code }) => code)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, some]) => `${some.length} × ${code}`)
    .join(', ');
  const named = given.slice(0, mostNamed).map(({ subject }) => subject);
  const rest = given.length > mostNamed ? ` and ${given.length - mostNamed} more` : '';
  return `${things(given.length)} had to be given up (${byCode}): ${named.join(', ')}${rest}. Look at the event log and the actions, and do by hand what is missing.`;
}
