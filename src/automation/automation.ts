// Automation: what runs while nobody looks. Events in, actions of the gate out.
import type { BookingLink } from '../core/booking-link.ts';
import type { CandidateId, EnrolmentId, EventId, TenantId } from '../core/ids.ts';
import type { Letter } from '../core/ports/letters.ts';
import type { MailHeaders } from '../core/ports/mailer.ts';
import type { Rule } from '../core/rule.ts';
import type { Sequence } from '../core/sequence.ts';
import type { InvitationAnswer } from '../services/operations/incoming-mail/invitation-answer.ts';
import { answerDeclines, takeMailedAnswer } from './answer-declines.ts';
import { bookingLinkReactor } from './booking-links.ts';
import { mailHeaders } from './mail-headers.ts';
import { type AutomationDependencies, contextOf } from './context.ts';
import { outgoingEventReactor } from './outgoing-events.ts';
import { reactTo } from './react.ts';
import { checkRule, contradictionsOf, type NamedRule } from './rules/check-rule.ts';
import { type Rehearsals, rehearse, ruleReactor } from './rules/reactor.ts';
import { followMeetings, meetingReactor } from './sequences/follow-meeting.ts';
import { previewSequence, type PreviewedStep } from './sequences/preview.ts';
import { watchedStep } from './sequences/run-step.ts';
import { startReactor } from './sequences/start.ts';
import { optOutByLink, stopReactor } from './sequences/stop.ts';
import { replyReactor, tellOfWish } from './tell-of-replies.ts';
import { statementReactor } from './statements.ts';
import { statusSyncReactor } from './status-sync.ts';
import { notifyTroubles } from './notify-troubles.ts';

/**
 * Called by jobs, which may run anything twice: every effect goes through the gate under a name that is the same on every
 * try. Unless a method says otherwise, a problem that it throws may heal, and the job is to be tried again.
 */
export interface Automation {
  /** Makes of one event what is to be made of it, once. Throws when something has to be tried again. */
  react(tenant: TenantId, event: EventId, attempt: { isLast: boolean }): Promise<void>;
  /** Runs the due step of one enrolment, once. Throws when it has to be tried again. */
  runStep(tenant: TenantId, enrolment: EnrolmentId): Promise<void>;
  /** Runs every step that is due: after a pause, a lost job, or a clock that was moved. */
  sweepSteps(): Promise<void>;
  /** Sequences that are counted from meetings learn what was changed in the calendar itself. */
  followMeetings(tenant: TenantId): Promise<void>;
  /** Tells people of what waits for long, was given up, or works again. */
  tellTroubles(): Promise<void>;
  /** Replaces interviewers who declined, or asks about them. */
  answerDeclines(tenant: TenantId): Promise<void>;
  /** The same for what one of them answered by mail. */
  takeMailedAnswer(tenant: TenantId, answer: InvitationAnswer): Promise<void>;
  /** Whoever sent a booking link learns that none of its times suited. */
  tellOfWish(tenant: TenantId, link: BookingLink): Promise<void>;
  /** What the headers of a letter that leaves now say. */
  mailHeaders(tenant: TenantId, letter: Letter): Promise<MailHeaders>;
  /** For the person and all their records; running sequences end, and messages that are still held are taken back. */
  optOut(tenant: TenantId, candidate: CandidateId): Promise<void>;
  /** Sends nothing and stores nothing. Throws `candidate_not_found` and `job_not_found`. */
  previewSequence(tenant: TenantId, sequence: Sequence, candidate: CandidateId): Promise<readonly PreviewedStep[]>;
  /** Throws `validation_failed`, and `conflict` for a loop; answers what may surprise about it, in words. */
  checkRule(tenant: TenantId, rule: NamedRule): Promise<readonly string[]>;
  /** Changes nothing. `days` back from now, by business time. */
  rehearse(tenant: TenantId, rule: Rule, days: number): Promise<Rehearsals>;
}

const mostSteps = 500;

/**
 * Holds no state of its own, so several processes may run it over one store. Stopping reactors come before starting ones.
 */
export function openAutomation(dependencies: AutomationDependencies): Automation {
  const at = (tenant: TenantId) => contextOf(dependencies, tenant);
  return {
    async react(tenant, event, { isLast }) {
      const context = at(tenant);
      // What runs is ended before anything new begins.
      const reactors = [
        stopReactor,
        meetingReactor,
        bookingLinkReactor,
        replyReactor,
        startReactor,
        ruleReactor,
        statusSyncReactor,
        statementReactor,
        outgoingEventReactor,
      ].map((open) => open(context));
      await reactTo({ context, reactors, isLast }, event);
    },
    runStep: (tenant, enrolment) => watchedStep(at(tenant), enrolment),
    async sweepSteps() {
      const faults: unknown[] = [];
      for (const { tenant, enrolment } of await dependencies.enrolmentSweep.due(
        dependencies.clocks.business.now(),
        mostSteps,
      ))
        // One candidate whose step cannot be sent must not hold up the others.
        await watchedStep(at(tenant), enrolment).catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw new AggregateError(faults, `${faults.length} steps of sequences failed`);
    },
    async tellTroubles() {
      for (const tenant of await dependencies.troubleSweep.tenants()) await notifyTroubles(at(tenant));
    },
    followMeetings: (tenant) => followMeetings(at(tenant)),
    answerDeclines: (tenant) => answerDeclines(at(tenant)),
    takeMailedAnswer: (tenant, answer) => takeMailedAnswer(at(tenant), answer),
    async tellOfWish(tenant, { id, candidate, invitedBy, title, wish, withdrawnBy }) {
      if (wish === null || withdrawnBy !== null) return;
      await tellOfWish(at(tenant), { candidate, invitedBy, title, idem: `wish ${id} ${wish.at}` });
    },
    mailHeaders: (tenant, letter) => mailHeaders(at(tenant), letter),
    optOut: (tenant, candidate) => optOutByLink(at(tenant), candidate),
    previewSequence: (tenant, sequence, candidate) => previewSequence(at(tenant), sequence, candidate),
    async checkRule(tenant, rule) {
      const context = at(tenant);
      const active = (await context.rules.list()).filter((one) => one.active);
      checkRule(rule, active, context.tools());
      return contradictionsOf(rule, active);
    },
    rehearse: (tenant, rule, days) => rehearse(at(tenant), { body: rule }, days),
  };
}
