// Reacts to one event: each part of automation says what it would do, and each effect is done and noted once by itself.
import type { Happening } from '../core/happening.ts';
import { defectOf } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import { isEcho } from './echo.ts';
import type { Office } from './office.ts';
import type { Performed } from './perform.ts';

/** One thing that a part of automation makes of an event. */
export interface Intention {
  /** Unique for the event; what it is noted under. */
  readonly name: string;
  /** Throws a Problem that waiting may heal. Safe to repeat: what it does is named after the event. */
  readonly act: () => Promise<Performed>;
}

export interface Reactor {
  readonly name: string;
  /** Reads only. */
  intend(happening: Happening): Promise<readonly Intention[]>;
}

export interface Reacting {
  readonly office: Office;
  readonly reactors: readonly Reactor[];
  /** The last try: what still fails is noted as failed, and somebody is told. */
  readonly isLast: boolean;
}

/** Throws when something has to be tried again; what was done already is not done again then. */
export async function reactTo({ office, reactors, isLast }: Reacting, id: string): Promise<void> {
  const happening = await office.eventLog.find(id);
  // A reset of the sandbox removed it.
  if (happening === undefined) return;
  if (await isOvertaken(office, happening)) {
    await office.eventLog.note({ event: id, name: 'order', result: 'skipped', detail: 'overtaken', action: null });
    return;
  }
  if (await isEcho(office, happening)) {
    await office.eventLog.note({ event: id, name: 'order', result: 'skipped', detail: 'echo', action: null });
    return;
  }
  const given: Given = { office, happening, isLast, faults: [] };
  for (const reactor of reactors)
    await attempted(given, reactor.name, async () => await pursue(given, await reactor.intend(happening)));
  const [first] = given.faults;
  const { tenant, troubles, clocks } = office;
  const subject = `event ${id}`;
  if (first === undefined) return troubles.settled(subject);
  const trouble = {
    subject,
    code: first instanceof Problem ? first.code : 'internal_error',
    at: clocks.business.now(),
  };
  if (isLast) {
    office.log.error('event given up', { tenant, count: given.faults.length, defect: defectOf(first) });
    await troubles.givenUp(trouble);
  } else await troubles.waits(trouble);
  throw first;
}

interface Given {
  readonly office: Office;
  readonly happening: Happening;
  readonly isLast: boolean;
  /** What has to be tried again. */
  readonly faults: unknown[];
}

/** One part that fails must not keep the others from acting. What waiting cannot heal is noted as failed at once. */
async function attempted({ office, happening, isLast, faults }: Given, name: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const isHopeless = error instanceof Problem && error.retry === 'never';
    const detail = error instanceof Problem ? error.code : 'internal_error';
    if (isHopeless || isLast)
      await office.eventLog.note({ event: happening.id, name, result: 'failed', detail, action: null });
    if (!isHopeless) faults.push(error);
  }
}

/** A stage that was reported late never overrides a later one. */
async function isOvertaken({ eventLog }: Office, { kind, system, candidate, occurredAt, id }: Happening) {
  if (kind !== 'candidate.moved' || system === null || candidate === null) return false;
  return eventLog.hasNewerStage({ candidate, occurredAt, id });
}

/** Nobody knows whether another system acted: it is never repeated, and a person has to look. */
async function tellOfDoubt({ troubles, clocks }: Office, { action, detail }: Performed): Promise<void> {
  if (detail !== 'outcome_unknown' || action === null) return;
  await troubles.givenUp({ subject: `action ${action}`, code: detail, at: clocks.business.now() });
}

async function pursue(given: Given, intentions: readonly Intention[]): Promise<void> {
  if (intentions.length === 0) return;
  const { office, happening } = given;
  const noted = new Set((await office.eventLog.reactions(happening.id)).map(({ name }) => name));
  for (const { name, act } of intentions)
    if (!noted.has(name))
      await attempted(given, name, async () => {
        const performed = await act();
        await office.eventLog.note({ event: happening.id, name, ...performed });
        await tellOfDoubt(office, performed);
      });
}
