// Ends sequences when the candidate answers, moves on or wants no more; a message that is still held does not leave then.
import type { Happening, HappeningKind } from '../../core/happening.ts';
import type { ActionId, CandidateId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { Enrolment, Sequence } from '../../core/sequence.ts';
import { isTerminal } from '../../core/stages.ts';
import { noteOptOut } from '../../services/operations/contact-preference.ts';
import type { Office } from '../office.ts';
import { automationPrincipal } from '../perform.ts';
import type { Intention, Reactor } from '../react.ts';

type Reason = Sequence['stop_on'][number] | 'withdrawn';

const reasons: Partial<Record<HappeningKind, Reason>> = {
  'message.received': 'reply',
  'message.bounced': 'bounce',
  'candidate.opted_out': 'opt_out',
  'candidate.moved': 'stage_change',
  'candidate.rejected': 'stage_change',
  'candidate.withdrawn': 'withdrawn',
  'offer.declined': 'withdrawn',
};

export const stopReactor = (office: Office): Reactor => ({
  name: 'sequences',
  async intend(happening) {
    const { kind, candidate } = happening;
    if (candidate === null) return [];
    const noting = [...contactNote(office, happening, candidate), ...optOutNote(office, happening, candidate)];
    const reason = reasons[kind];
    if (reason === undefined) return noting;
    const running = await office.enrolments.running(candidate);
    return [
      ...noting,
      ...running
        .filter((enrolment) => begunBefore(enrolment, happening))
        .map((enrolment) => stopping(office, { enrolment, reason, happening })),
    ];
  },
});

/** What an event says of how a candidate may be written to holds for every sequence to come. */
function contactNote({ enrolments }: Office, { kind, timeZone, at }: Happening, candidate: CandidateId): Intention[] {
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
function optOutNote(office: Office, { kind, at, id, system }: Happening, candidate: CandidateId): Intention[] {
  if (kind !== 'candidate.opted_out') return [];
  return [
    {
      name: 'contact-preference',
      async act() {
        await optOut(office, candidate, { at, by: { actor: `system:${system ?? 'events'}`, revision: `event:${id}` } });
        return { result: 'done', detail: null, action: null };
      },
    },
  ];
}

/** An event that comes late says nothing against what was begun after it happened. */
const begunBefore = ({ startedAt }: Enrolment, { at }: Happening): boolean => startedAt <= at;

interface Stopping {
  readonly enrolment: Enrolment;
  readonly reason: Reason;
  readonly happening: Happening;
}

const stopping = (office: Office, { enrolment, reason, happening }: Stopping): Intention => ({
  name: `sequence:${enrolment.sequence}:stop:${enrolment.id}`,
  async act() {
    if (!(await ends(office, { enrolment, reason, happening })))
      return { result: 'skipped', detail: `goes on after ${reason}`, action: null };
    await stopFor(office, enrolment, reason);
    return { result: 'done', detail: reason, action: null };
  },
});

async function ends(office: Office, { enrolment, reason, happening }: Stopping): Promise<boolean> {
  if (reason === 'opt_out' || reason === 'withdrawn') return true;
  if (happening.to !== null && isTerminal(happening.to)) return true;
  const version = await office.sequences.version(enrolment.sequence, enrolment.version);
  return version?.body.stop_on.includes(reason) ?? true;
}

async function stopFor(office: Office, enrolment: Enrolment, because: string): Promise<void> {
  await office.enrolments.stop({ id: enrolment.id, because });
  const sent = await office.enrolments.sent(enrolment.id);
  await takeBackHeld(
    office,
    enrolment,
    sent.map(({ action }) => action),
  );
}

/** What has left stays sent. Answers what was taken back. */
export async function takeBackHeld(
  { desk, ledger, tenant, clocks }: Office,
  { sequence }: Pick<Enrolment, 'sequence'>,
  actions: readonly ActionId[],
): Promise<readonly ActionId[]> {
  const back: ActionId[] = [];
  for (const id of actions) {
    const { status, undoUntil } = await ledger.action(id);
    if (status !== 'executed' || undoUntil === null || undoUntil <= clocks.business.now()) continue;
    try {
      await desk.undoAction(id, automationPrincipal(tenant, `system:sequence:${sequence}`));
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
  office: Office,
  candidate: CandidateId,
  said: Pick<Parameters<typeof noteOptOut>[1], 'at' | 'by'>,
): Promise<void> {
  const { preferences, systems, enrolments } = office;
  const records = await noteOptOut({ ats: systems.ats, preferences }, { candidate, ...said });
  for (const record of records)
    for (const enrolment of await enrolments.running(record)) await stopFor(office, enrolment, 'opt_out');
}

/** By the link of a message. */
export const optOutByLink = (office: Office, candidate: CandidateId): Promise<void> => {
  const at = office.clocks.business.now();
  return optOut(office, candidate, {
    at,
    by: { actor: 'system:unsubscribe', revision: `link:${candidate}:${at.toISOString()}` },
  });
};
