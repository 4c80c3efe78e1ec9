// Runs one due step of one enrolment: looks whether it may still be sent, sends it through the gate once, and moves on.
import { ActionId, type EnrolmentId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { Meeting } from '../../core/records.ts';
import type { Enrolment, Sequence, SequenceStep } from '../../core/sequence.ts';
import { isTerminal } from '../../core/stages.ts';
import { allHold } from '../../core/condition.ts';
import type { Settings } from '../../core/settings.ts';
import type { ContactState } from '../../core/ports/contact-preferences.ts';
import { standingOf } from '../../services/operations/contact-preference.ts';
import { dayMs } from '../../services/operations/local-time.ts';
import { insteadOf, isByMeeting, type Placed, placeFrom } from '../../services/scheduling/reminder-times.ts';
import { factsOf, type RuleSubject, lookUp } from '../facts.ts';
import type { AutomationContext } from '../context.ts';
import { perform } from '../perform.ts';
import { followMeeting, placingAt, timesOf } from './follow-meeting.ts';
import { messageOf } from './message.ts';
import { takeBackHeld } from './stop.ts';

interface Due {
  readonly context: AutomationContext;
  readonly enrolment: Enrolment;
  readonly sequence: Sequence;
  readonly step: SequenceStep;
  readonly known: RuleSubject;
  /** The one that steps are counted from, as it stands in the calendar now. */
  readonly meeting: Meeting | null;
  readonly settings: Settings;
  readonly now: Date;
}

/** The same, noted for people where it has to wait, and when it works again. */
export async function watchedStep(context: AutomationContext, id: EnrolmentId): Promise<void> {
  const subject = subjectOf(id);
  try {
    await runStep(context, id);
  } catch (error) {
    if (error instanceof Problem && error.retry === 'later')
      await context.troubles.waits({ subject, code: error.code, at: context.clocks.business.now() });
    throw error;
  }
  await context.troubles.settled(subject);
}

const subjectOf = (enrolment: string): string => `sequence ${enrolment}`;

/** Does nothing for one that has ended, is paused, or is not due: the sweep comes round. Throws what waiting may heal. */
async function runStep(context: AutomationContext, id: EnrolmentId): Promise<void> {
  const enrolment = await context.enrolments.find(id);
  const now = context.clocks.business.now();
  if (enrolment?.status !== 'running' || enrolment.dueAt === null || enrolment.dueAt > now) return;
  const { settings } = await context.settings.get();
  const planned = await plannedStep(context, enrolment);
  if (planned === 'gone') return stop(context, enrolment, 'sequence_removed');
  if (planned === 'paused' || settings.paused) return;
  const known = await knownOf(context, enrolment);
  if (known === undefined) return stop(context, enrolment, 'candidate_gone');
  // The calendar is asked, since an event may have been lost on the way.
  const meeting = enrolment.meeting === null ? null : await followMeeting(context, enrolment);
  if (meeting === undefined) return;
  if (planned === 'over') return finish(context, enrolment);
  await runDue({ context, enrolment, ...planned, known, meeting, settings, now });
}

async function runDue(due: Due): Promise<void> {
  const { context, enrolment, known } = due;
  const state = await context.preferences.of(known.candidate);
  const because = await endOf(due, state);
  if (because !== undefined) return stop(context, enrolment, because);
  if (await isHeld(due, state)) return;
  await send(due);
}

/** What comes next, in the version that the enrolment began with; whether it goes on at all is a matter of today. */
async function plannedStep(
  { sequences }: AutomationContext,
  { sequence: id, version, step: at, meeting }: Enrolment,
): Promise<'gone' | 'paused' | 'over' | Pick<Due, 'sequence' | 'step'>> {
  const present = await sequences.find(id);
  if (present === undefined) return 'gone';
  if (!present.active) return 'paused';
  const sequence = (await sequences.version(id, version))?.body;
  const step = sequence?.steps[at];
  if (meeting !== null && at === sequence?.steps.length) return 'over';
  return sequence === undefined || step === undefined ? 'gone' : { sequence, step };
}

const stop = async ({ enrolments }: AutomationContext, { id }: Enrolment, because: string): Promise<void> => {
  await enrolments.stop({ id, because });
};

/** Every step was sent, and the meeting is over. */
async function finish({ enrolments }: AutomationContext, { id, step }: Enrolment): Promise<void> {
  await enrolments.advance({ id, from: step, to: step, dueAt: null });
}

async function knownOf(context: AutomationContext, { candidate }: Enrolment): Promise<RuleSubject | undefined> {
  try {
    return await lookUp(context, candidate);
  } catch (error) {
    if (error instanceof Problem && error.retry === 'never') return undefined;
    throw error;
  }
}

/** Why nothing more is sent; the ATS is asked, since an event may have been lost on the way. */
async function endOf(
  { context, enrolment, sequence, known, now }: Due,
  state: ContactState | undefined,
): Promise<string | undefined> {
  const { bouncedAt } = await context.enrolments.contact(enrolment.candidate);
  const stops = (reason: Sequence['stop_on'][number]) => sequence.stop_on.includes(reason);
  if (standingOf(state, now).kind === 'opted_out') return 'opt_out';
  if (bouncedAt !== null && stops('bounce')) return 'bounce';
  if (isTerminal(known.candidate.stage)) return 'stage_change';
  return known.candidate.stage !== enrolment.stage && stops('stage_change') ? 'stage_change' : undefined;
}

/** Nothing is to be written before the end of a hold: the step is put off until then. */
async function isHeld({ context, enrolment: { id, step: at }, step, now }: Due, state: ContactState | undefined) {
  const standing = standingOf(state, now);
  if (standing.kind !== 'held' || step.channel === 'chat') return false;
  await context.enrolments.advance({ id, from: at, to: at, dueAt: new Date(standing.until) });
  return true;
}

async function send(due: Due): Promise<void> {
  const { context, enrolment, step, known, settings, now } = due;
  const { id, candidate } = enrolment;
  if (!allHold(step.only_if, factsOf(known, undefined, { now, atRiskDays: settings.atRiskDays }))) return moveOn(due);
  // A step that an earlier try has handed to the gate is finished, not counted against itself.
  const occasion = occasionOf(due);
  const name = `sequence ${id} step ${enrolment.step}${occasion === '' ? '' : ` of ${occasion}`}`;
  if ((await context.ledger.actionByIdem(name)) === undefined) {
    const instead = insteadOf(placing(due), enrolment.step) ?? (await capped(due));
    if (instead !== undefined) return advance(due, instead);
  }
  const { tool, input } = await messageFor(due);
  const actor = `system:sequence:${enrolment.sequence}`;
  const origin = `sequence:${enrolment.sequence}`;
  const { result, detail, action } = await perform(context, { tool, input, actor, origin, idem: name });
  if (action === null || result === 'failed') return giveUp(due, detail ?? 'unknown');
  if (step.channel !== 'chat')
    await context.enrolments.noteSent({ enrolment: id, step: enrolment.step, occasion, candidate, action, at: now });
  await moveOn(due);
  // Somebody may have asked for an end while it was being sent: what is still held does not leave.
  const after = await context.enrolments.find(id);
  if (after?.status === 'stopped') await takeBackHeld(context, after, [ActionId.parse(action)]);
}

/** When the cap lets the next message through; a reminder that waited for its turn would be none. */
async function capped({ context, enrolment, sequence: { cap }, step, now }: Due): Promise<Placed | undefined> {
  if (step.channel === 'chat' || isByMeeting(step)) return undefined;
  const since = new Date(now.getTime() - cap.days * dayMs);
  const oldest = (await context.enrolments.sentSince(enrolment.candidate, since)).at(-cap.messages);
  if (oldest === undefined) return undefined;
  return { step: enrolment.step, dueAt: new Date(oldest.getTime() + cap.days * dayMs + 1) };
}

/** A template that cannot be filled ends it for this candidate: half a message is none. */
async function messageFor(due: Due) {
  const { context, known, step } = due;
  try {
    return await messageOf(context, known, { step, meeting: due.meeting ?? undefined });
  } catch (error) {
    if (error instanceof Problem && error.retry === 'never') await giveUp(due, error.code);
    throw error;
  }
}

/** A message that cannot be sent ends the sequence for this candidate; somebody has to know, whatever ends the process in between. */
async function giveUp({ context, enrolment, now }: Due, code: string): Promise<void> {
  await context.troubles.givenUp({ subject: subjectOf(enrolment.id), code, at: now });
  await stop(context, enrolment, `failed: ${code}`);
}

const occasionOf = ({ step, meeting }: Due): string =>
  meeting === null || !isByMeeting(step) ? '' : new Date(meeting.start).toISOString();

const placing = ({ sequence: { steps }, enrolment: { timeZone: zone }, meeting, settings, now }: Due) =>
  placingAt(now, { settings, zone, steps, meeting: meeting === null ? null : timesOf(meeting) });

const moveOn = (due: Due): Promise<void> => advance(due, placeFrom(placing(due), due.enrolment.step + 1));

async function advance({ context, enrolment, meeting }: Due, { step: to, dueAt }: Placed): Promise<void> {
  const times = meeting === null ? {} : { meeting: timesOf(meeting) };
  await context.enrolments.advance({ id: enrolment.id, from: enrolment.step, to, dueAt, ...times });
}
