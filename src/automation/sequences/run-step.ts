// Runs one due step of one enrolment: looks whether it may still be sent, sends it through the gate once, and moves on.
import { ActionId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { Enrolment, Sequence, SequenceStep } from '../../core/sequence.ts';
import { isTerminal } from '../../core/stages.ts';
import { allHold } from '../../core/condition.ts';
import type { Settings } from '../../core/settings.ts';
import type { ContactState } from '../../core/ports/contact-preferences.ts';
import { afterBusinessHours } from '../../services/operations/business-hours.ts';
import { standingOf } from '../../services/operations/contact-preference.ts';
import { dayMs } from '../../services/operations/local-time.ts';
import { factsOf, type Known, lookUp } from '../facts.ts';
import type { Office } from '../office.ts';
import { perform } from '../perform.ts';
import { messageOf } from './message.ts';
import { takeBackHeld } from './stop.ts';

interface Due {
  readonly office: Office;
  readonly enrolment: Enrolment;
  readonly sequence: Sequence;
  readonly step: SequenceStep;
  readonly known: Known;
  readonly settings: Settings;
  readonly now: Date;
}

/** The same, noted for people where it has to wait, and when it works again. */
export async function watchedStep(office: Office, id: string): Promise<void> {
  const subject = subjectOf(id);
  try {
    await runStep(office, id);
  } catch (error) {
    if (error instanceof Problem && error.retry === 'later')
      await office.troubles.waits({ subject, code: error.code, at: office.clocks.business.now() });
    throw error;
  }
  await office.troubles.settled(subject);
}

const subjectOf = (enrolment: string): string => `sequence ${enrolment}`;

/** Does nothing for one that has ended, is paused, or is not due: the sweep comes round. Throws what waiting may heal. */
async function runStep(office: Office, id: string): Promise<void> {
  const enrolment = await office.enrolments.find(id);
  const now = office.clocks.business.now();
  if (enrolment?.status !== 'running' || enrolment.dueAt === null || enrolment.dueAt > now) return;
  const { settings } = await office.settings.get();
  const planned = await plannedStep(office, enrolment);
  if (planned === 'gone') return stop(office, enrolment, 'sequence_removed');
  if (planned === 'paused' || settings.paused) return;
  const known = await knownOf(office, enrolment);
  if (known === undefined) return stop(office, enrolment, 'candidate_gone');
  const due = { office, enrolment, ...planned, known, settings, now };
  const state = await office.preferences.of(known.candidate);
  const because = await endOf(due, state);
  if (because !== undefined) return stop(office, enrolment, because);
  if (await isHeld(due, state)) return;
  await send(due);
}

/** What comes next, in the version that the enrolment began with; whether it goes on at all is a matter of today. */
async function plannedStep(
  { sequences }: Office,
  { sequence: id, version, step: at }: Enrolment,
): Promise<'gone' | 'paused' | Pick<Due, 'sequence' | 'step'>> {
  const present = await sequences.find(id);
  if (present === undefined) return 'gone';
  if (!present.active) return 'paused';
  const sequence = (await sequences.version(id, version))?.body;
  const step = sequence?.steps[at];
  return sequence === undefined || step === undefined ? 'gone' : { sequence, step };
}

const stop = async ({ enrolments }: Office, { id }: Enrolment, because: string): Promise<void> => {
  await enrolments.stop({ id, because });
};

async function knownOf(office: Office, { candidate }: Enrolment): Promise<Known | undefined> {
  try {
    return await lookUp(office, candidate);
  } catch (error) {
    if (error instanceof Problem && error.retry === 'never') return undefined;
    throw error;
  }
}

/** Why nothing more is sent; the ATS is asked, since an event may have been lost on the way. */
async function endOf(
  { office, enrolment, sequence, known, now }: Due,
  state: ContactState | undefined,
): Promise<string | undefined> {
  const { bouncedAt } = await office.enrolments.contact(enrolment.candidate);
  const stops = (reason: Sequence['stop_on'][number]) => sequence.stop_on.includes(reason);
  if (standingOf(state, now).kind === 'opted_out') return 'opt_out';
  if (bouncedAt !== null && stops('bounce')) return 'bounce';
  if (isTerminal(known.candidate.stage)) return 'stage_change';
  return known.candidate.stage !== enrolment.stage && stops('stage_change') ? 'stage_change' : undefined;
}

/** Nothing is to be written before the end of a hold: the step is put off until then. */
async function isHeld({ office, enrolment: { id, step: at }, step, now }: Due, state: ContactState | undefined) {
  const standing = standingOf(state, now);
  if (standing.kind !== 'held' || step.channel !== 'email') return false;
  await office.enrolments.advance({ id, from: at, to: at, dueAt: new Date(standing.until) });
  return true;
}

async function send(due: Due): Promise<void> {
  const { office, enrolment, sequence, step, known, settings, now } = due;
  const { id, candidate } = enrolment;
  if (!allHold(step.only_if, factsOf(known, undefined, { now, atRiskDays: settings.atRiskDays }))) return moveOn(due);
  // A step that an earlier try has handed to the gate is finished, not counted against itself.
  const name = `sequence ${id} step ${enrolment.step}`;
  if ((await office.ledger.actionByIdem(name)) === undefined && step.channel === 'email') {
    const since = new Date(now.getTime() - sequence.cap.days * dayMs);
    const before = await office.enrolments.sentSince(candidate, since);
    const oldest = before.at(-sequence.cap.messages);
    if (oldest !== undefined) {
      const dueAt = new Date(oldest.getTime() + sequence.cap.days * dayMs + 1);
      await office.enrolments.advance({ id, from: enrolment.step, to: enrolment.step, dueAt });
      return;
    }
  }
  const { tool, input } = await messageFor(due);
  const actor = `system:sequence:${enrolment.sequence}`;
  const origin = `sequence:${enrolment.sequence}`;
  const { result, detail, action } = await perform(office, { tool, input, actor, origin, idem: name });
  if (action === null || result === 'failed') return giveUp(due, detail ?? 'unknown');
  if (step.channel === 'email')
    await office.enrolments.noteSent({ enrolment: id, step: enrolment.step, candidate, action, at: now });
  await moveOn(due);
  // Somebody may have asked for an end while it was being sent: what is still held does not leave.
  const after = await office.enrolments.find(id);
  if (after?.status === 'stopped') await takeBackHeld(office, after, [ActionId.parse(action)]);
}

/** A template that cannot be filled ends it for this candidate: half a message is none. */
async function messageFor(due: Due) {
  const { office, known, step } = due;
  try {
    return await messageOf(office, known, step);
  } catch (error) {
    if (error instanceof Problem && error.retry === 'never') await giveUp(due, error.code);
    throw error;
  }
}

/** A message that cannot be sent ends the sequence for this candidate; somebody has to know. */
async function giveUp({ office, enrolment, now }: Due, code: string): Promise<void> {
  await stop(office, enrolment, `failed: ${code}`);
  await office.troubles.givenUp({ subject: subjectOf(enrolment.id), code, at: now });
}

async function moveOn({ office, enrolment, sequence, settings, now }: Due): Promise<void> {
  const to = enrolment.step + 1;
  const next = sequence.steps[to];
  const zone = enrolment.timeZone;
  const dueAt =
    next === undefined
      ? null
      : new Date(afterBusinessHours(now.getTime(), next.wait_hours, { ...settings.workingHours, zone }));
  await office.enrolments.advance({ id: enrolment.id, from: enrolment.step, to, dueAt });
}
