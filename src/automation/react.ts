// Reacts to one event: each part of automation says what it would do, and each effect is done and noted once by itself.
import type { EventId } from '../core/ids.ts';
import type { TriggerEvent } from '../core/trigger-event.ts';
import { defectOf } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import { underSettings } from '../core/settings-in-force.ts';
import { isEcho } from './echo.ts';
import type { AutomationContext } from './context.ts';
import type { Performed } from './perform.ts';

/** One thing that a part of automation makes of an event. */
export interface Intention {
  /** Unique for the event; what it is noted under. */
  readonly name: string;
  /** Throws a Problem that waiting may heal. Safe to repeat: what it does is named after the event. */
  readonly act: () => Promise<Performed>;
}

/** `name` is unique among reactors: failures to find intentions are noted under it. */
export interface Reactor {
  readonly name: string;
  /** Reads only. */
  intend(event: TriggerEvent): Promise<readonly Intention[]>;
}

/** Reactors run in the given order. */
export interface Reacting {
  readonly context: AutomationContext;
  readonly reactors: readonly Reactor[];
  /** The last try: what still fails is noted as failed, and somebody is told. */
  readonly isLast: boolean;
}

/** Throws when something has to be tried again; what was done already is not done again then. */
export async function reactTo({ context, reactors, isLast }: Reacting, id: EventId): Promise<void> {
  const event = await context.eventLog.find(id);
  // A reset of the sandbox removed it.
  if (event === undefined) return;
  if (await isOvertaken(context, event)) {
    await context.eventLog.note({ event: id, name: 'order', result: 'skipped', detail: 'overtaken', action: null });
    return;
  }
  if (await isEcho(context, event)) {
    await context.eventLog.note({ event: id, name: 'order', result: 'skipped', detail: 'echo', action: null });
    return;
  }
  const given: ReactionContext = { context, event, isLast, faults: [] };
  const { settings } = await context.settings.get();
  const intended = (reactor: Reactor) => underSettings(context.tenant, settings, () => reactor.intend(event));
  for (const reactor of reactors)
    await attempted(given, reactor.name, async () => await pursue(given, await intended(reactor)));
  const [first] = given.faults;
  const { tenant, troubles, clocks } = context;
  const subject = `event ${id}`;
  if (first === undefined) return troubles.settled(subject);
  const trouble = {
    subject,
    code: first instanceof Problem ? first.code : 'internal_error',
    at: clocks.business.now(),
  };
  if (isLast) {
    context.log.error('event given up', { tenant, count: given.faults.length, defect: defectOf(first) });
    await troubles.givenUp(trouble);
  } else await troubles.waits(trouble);
  throw first;
}

interface ReactionContext {
  readonly context: AutomationContext;
  readonly event: TriggerEvent;
  readonly isLast: boolean;
  /** What has to be tried again. */
  readonly faults: unknown[];
}

/** One part that fails must not keep the others from acting. What waiting cannot heal is noted as failed at once. */
async function attempted({ context, event, isLast, faults }: ReactionContext, name: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const isHopeless = error instanceof Problem && error.retry === 'never';
    const detail = error instanceof Problem ? error.code : 'internal_error';
    if (isHopeless || isLast)
      await context.eventLog.note({ event: event.id, name, result: 'failed', detail, action: null });
    if (!isHopeless) faults.push(error);
  }
}

/** A stage that was reported late never overrides a later one. */
async function isOvertaken({ eventLog }: AutomationContext, { kind, system, candidate, occurredAt, id }: TriggerEvent) {
  if (kind !== 'candidate.moved' || system === null || candidate === null) return false;
  return eventLog.hasNewerStage({ candidate, occurredAt, id });
}

async function pursue(given: ReactionContext, intentions: readonly Intention[]): Promise<void> {
  if (intentions.length === 0) return;
  const { context, event } = given;
  const noted = new Set((await context.eventLog.reactions(event.id)).map(({ name }) => name));
  for (const { name, act } of intentions)
    if (!noted.has(name))
      await attempted(given, name, async () => {
        await context.eventLog.note({ event: event.id, name, ...(await act()) });
      });
}
