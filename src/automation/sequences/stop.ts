// Ends sequences when the candidate answers, moves on or wants no more; a message that is still held does not leave then.
import type { TriggerEvent, TriggerKind } from '../../core/trigger-event.ts';
import type { ActionId, CandidateId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { Enrolment, Sequence } from '../../core/sequence.ts';
import { isTerminal } from '../../core/stages.ts';
import { noteOptOut } from '../../services/operations/contact-preference.ts';
import type { AutomationContext } from '../context.ts';
import { automationPrincipal } from '../perform.ts';
import type { Intention, Reactor } from '../react.ts';

type Reason = Sequence['stop_on'][number] | 'withdrawn';

const reasons: Partial<Record<TriggerKind, Reason>> = {
  'message.received': 'reply',
  'message.bounced': 'bounce',
  'candidate.opted_out': 'opt_out',
  'candidate.moved': 'stage_change',
  'candidate.rejected': 'stage_change',
  'candidate.withdrawn': 'withdrawn',
  'offer.declined': 'withdrawn',
};

/**
 * Opt-out and withdrawal end every running sequence of the candidate; other reasons those that stop for them, in the
 * version that they began with. Messages that have not left are taken back.
 */
export const stopReactor = (context: AutomationContext): Reactor => ({
  name: 'sequences',
  async intend(event) {
    const { kind, candidate } = event;
    if (candidate === null) return [];
    const noting = [...contactNote(context, event, candidate), ...optOutNote(context, event, candidate)];
    const reason = reasons[kind];
    if (reason === undefined) return noting;
    const running = await context.enrolments.running(candidate);
    return [
      ...noting,
      ...running
        .filter((enrolment) => begunBefore(enrolment, event))
        .map((enrolment) => stopping(context, { enrolment, reason, event })),
    ];
  },
});

/** What an event says of how a candidate may be written to holds for every sequence to come. */
function contactNote(
  { enrolments }: AutomationContext,
  { kind, timeZone, at }: TriggerEvent,
  candidate: CandidateId,
): Intention[] {
  const known = {
    ...(timeZone === null ? {} : { timeZone }),
    ...(kind === 'message.bounced' ? { bouncedAt: at } : {}),
  };
  if (Object.keys(known).length === 0) return [];
  return [
    {
      name: 'contact',
      async act() {
        await enrolments.noteContact(candidate, known);
        return { result: 'done', detail: null, action: null };
      },
    },
  ];
}

/** It holds for the person, so that whatever runs for another record of theirs ends as well. */
function optOutNote(
  context: AutomationContext,
  { kind, at, id, system }: TriggerEvent,
  candidate: CandidateId,
): Intention[] {
  if (kind !== 'candidate.opted_out') return [];
  return [
    {
      name: 'contact-preference',
      async act() {
        await optOut(context, candidate, {
          at,
          by: { actor: `system:${system ?? 'events'}`, revision: `event:${id}` },
        });
        return { result: 'done', detail: null, action: null };
      },
    },
  ];
}

/** An event that comes late says nothing against what was begun after it happened. */
const begunBefore = ({ startedAt }: Enrolment, { at }: TriggerEvent): boolean => startedAt <= at;

interface Stopping {
  readonly enrolment: Enrolment;
  readonly reason: Reason;
  readonly event: TriggerEvent;
}

const stopping = (context: AutomationContext, { enrolment, reason, event }: Stopping): Intention => ({
  name: `sequence:${enrolment.sequence}:stop:${enrolment.id}`,
  async act() {
    if (!(await ends(context, { enrolment, reason, event })))
      return { result: 'skipped', detail: `goes on after ${reason}`, action: null };
    await stopFor(context, enrolment, reason);
    return { result: 'done', detail: reason, action: null };
  },
});

async function ends(context: AutomationContext, { enrolment, reason, event }: Stopping): Promise<boolean> {
  if (reason === 'opt_out' || reason === 'withdrawn') return true;
  if (event.to !== null && isTerminal(event.to)) return true;
  const version = await context.sequences.version(enrolment.sequence, enrolment.version);
  return version?.body.stop_on.includes(reason) ?? true;
}

async function stopFor(context: AutomationContext, enrolment: Enrolment, because: string): Promise<void> {
  await context.enrolments.stop({ id: enrolment.id, because });
  const sent = await context.enrolments.sent(enrolment.id);
  await takeBackHeld(
    context,
    enrolment,
    sent.map(({ action }) => action),
  );
}

/** What has left stays sent. Answers what was taken back. */
export async function takeBackHeld(
  { gate, ledger, tenant, clocks }: AutomationContext,
  { sequence }: Pick<Enrolment, 'sequence'>,
  actions: readonly ActionId[],
): Promise<readonly ActionId[]> {
  const back: ActionId[] = [];
  for (const id of actions) {
    const { status, undoUntil } = await ledger.action(id);
    if (status !== 'executed' || undoUntil === null || undoUntil <= clocks.business.now()) continue;
    try {
      await gate.undoAction(id, automationPrincipal(tenant, `system:sequence:${sequence}`));
      if ((await ledger.action(id)).status === 'undone') back.push(id);
    } catch (error) {
      // It left in the meantime, or somebody took it back already.
      if (!(error instanceof Problem) || error.retry === 'later') throw error;
    }
  }
  return back;
}

/** A person asks for no more: known from now on for all their records, and whatever runs for one of them ends. */
async function optOut(
  context: AutomationContext,
  candidate: CandidateId,
  said: Pick<Parameters<typeof noteOptOut>[1], 'at' | 'by'>,
): Promise<void> {
  const { preferences, systems, enrolments } = context;
  const records = await noteOptOut({ ats: systems.ats, preferences }, { candidate, ...said });
  for (const record of records)
    for (const enrolment of await enrolments.running(record)) await stopFor(context, enrolment, 'opt_out');
}

/** By the link of a message. */
export const optOutByLink = (context: AutomationContext, candidate: CandidateId): Promise<void> => {
  const at = context.clocks.business.now();
  return optOut(context, candidate, {
    at,
    by: { actor: 'system:unsubscribe', revision: `link:${candidate}:${at.toISOString()}` },
  });
};
