// What could not be done although it was asked for, and what nobody knows whether it was done, since the last working morning.
// Found where it is kept: the notes by which people are told go once they were told.
import { Temporal } from 'temporal-polyfill';
import type { Action } from '../../core/action.ts';
import { ActionId } from '../../core/ids.ts';
import { canonical } from '../../core/json.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import type { Letters } from '../../core/ports/letters.ts';
import { Problem } from '../../core/problem.ts';
import type { User } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { dayMs, inZone } from './local-time.ts';

/** Somebody may have decided on it long after it was asked for. */
const lookBackDays = 30;
const mostRead = 200;
const most = 20;

interface Ports {
  readonly ledger: Pick<Ledger, 'actions' | 'action'>;
  readonly letters: Pick<Letters, 'failed'>;
}

/** Newest first. Whoever answers for everything sees those of everybody; others what they asked for themselves. */
export async function failedActions(
  ports: Ports,
  reader: User | undefined,
  { now, settings, zone }: { now: Date; settings: Settings; zone: string },
): Promise<readonly Action[]> {
  const since = lastMorning(now, zone, settings.briefTime);
  const failed = await ports.ledger.actions({
    limit: mostRead,
    status: 'failed',
    effects: ['write'],
    from: new Date(now.getTime() - lookBackDays * dayMs),
  });
  const theirs = [
    ...failed.filter((action) => action.updatedAt >= since && wasGivenUp(action)),
    ...(await unsent(ports, since)),
  ]
    .filter(({ requestedBy }) => reader === undefined || reader.role === 'admin' || String(requestedBy) === reader.id)
    .slice(0, most);
  const open: Action[] = [];
  for (const action of theirs) if (!(await wasDoneSince(ports, action))) open.push(action);
  return open;
}

/** What failed at the first try was told to whoever asked, in the answer. */
const wasGivenUp = ({ uncertain, attempt }: Action): boolean => uncertain || attempt > 1;

/** When the brief of the last working day before today was due. */
export function lastMorning(now: Date, zone: string, briefTime: string): Date {
  const today = inZone(now.getTime(), zone).toPlainDate();
  const back = today.dayOfWeek === 1 ? 3 : today.dayOfWeek === 7 ? 2 : 1;
  const plainTime = Temporal.PlainTime.from(briefTime);
  return new Date(today.subtract({ days: back }).toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds);
}

/** Actions that were done as far as they go, and whose message the mail system did not take in the end. */
async function unsent({ letters, ledger }: Ports, since: Date): Promise<readonly Action[]> {
  const actions: Action[] = [];
  for (const { key, uncertain } of await letters.failed({ since, limit: most })) {
    const action = await actionOf(ledger, key);
    const problem = {
      code: uncertain ? 'outcome_unknown' : 'upstream_failed',
      detail: 'The mail system did not take it.',
    };
    if (action !== undefined) actions.push({ ...action, uncertain, problem });
  }
  return actions;
}

/** A letter bears the name of the action that wrote it. */
async function actionOf(ledger: Ports['ledger'], key: string): Promise<Action | undefined> {
  const id = ActionId.safeParse(key).data;
  if (id === undefined) return undefined;
  try {
    return await ledger.action(id);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}

const fruitless = new Set<Action['status']>(['failed', 'rejected', 'expired', 'undone']);

/** Somebody asked for the same again, and it was done or is on its way. */
async function wasDoneSince({ ledger }: Ports, failed: Action): Promise<boolean> {
  const { tool, candidate, input, createdAt, id } = failed;
  const about = candidate === null ? {} : { candidate };
  const later = await ledger.actions({ limit: most, tool, ...about, from: createdAt });
  return later.some(
    (action) => action.id > id && !fruitless.has(action.status) && canonical(action.input) === canonical(input),
  );
}
