// What may stand in a morning brief, scored as the head of brief.ts says.
import type { BookingLink } from '../../core/booking-link.ts';
import type { CandidateId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Meeting, Stage } from '../../core/records.ts';
import { stageKind } from '../../core/stages.ts';
import type { Draft } from './brief-draft.ts';
import { interviewItems } from './brief-interviews.ts';
import type { BriefMaterial } from './brief-material.ts';
import { notDone, waitingApproval, waitingDraft } from './brief-waiting.ts';
import { statementItem } from './brief-statements.ts';
import { noticeItems } from './brief-notices.ts';
import { requestItem } from './brief-requests.ts';
import { dayMs, elapsedDays, minuteMs, timeInWords, zonedTimeInWords } from './local-time.ts';
import { singleLine } from './render.ts';
import type { Selected } from './standing.ts';

export const itemsOf = (material: BriefMaterial): Draft[] => [
  ...material.approvals.map((approval) => waitingApproval(approval, material)),
  ...material.drafts.map((draft) => waitingDraft(draft, material)),
  ...material.failed.map(notDone),
  ...material.requests.map(requestItem),
  ...noticeItems(material.withoutNotice, material.settings),
  ...material.statements.flatMap((action) => statementItem(action, material.zone)),
  ...material.wishes.flatMap((link) => otherTimes(link, material)),
  ...interviewItems(material),
  ...material.candidates.flatMap((one) => [
    ...offerDue(one, material),
    ...offerOpen(one, material),
    ...withoutContact(one, material),
    ...overdue(one, material),
  ]),
];

const atMost = (limit: number, value: number) => Math.min(limit, Math.max(0, value));

const hourMs = 60 * minuteMs;
const mostWords = 120;
/** A wish that nobody answered so long is past. */
const wishDays = 14;

/** Their words stand in quotes: they are data. The action offers the nearest times at which all are free. */
function otherTimes(link: BookingLink, { candidates, now, zone }: BriefMaterial): Draft[] {
  const about = candidates.find(({ candidate }) => candidate.id === link.candidate);
  const { wish, booking } = link;
  if (about === undefined || wish === null || booking !== null || elapsedDays(wish.at, now) > wishDays) return [];
  const soonest = now.getTime() + link.noticeHours * hourMs;
  const offers = wish.offers.filter((start) => Date.parse(start) >= soonest);
  const line = singleLine(wish.text);
  const words = line.length <= mostWords ? line : `${line.slice(0, mostWords - 1).trimEnd()}…`;
  const free = offers.map((start) => timeInWords(start, zone)).join('; ');
  const { candidate, places, title, language } = link;
  const given = { candidate, places, title, language, ...offered(link, offers) };
  const rules = { notice_hours: link.noticeHours, cutoff_hours: link.cutOffHours };
  return [
    {
      subject: `booking ${link.id}`,
      title:
        `${about.candidate.name} needs another time (${about.job.title}): “${words}”` +
        (free === '' ? '' : `; free near it: ${free}`),
      score: 70,
      context: { kind: 'other_times', candidate, booking_link: link.id, asked_at: wish.at, words: wish.text },
      ...(offers.length === 0
        ? { tool: 'show_candidate', arguments: { candidate } }
        : { tool: 'invite_to_book', arguments: { ...given, ...rules } }),
    },
  ];
}

/** A plan is offered from the nearest time on, for its times are found; one meeting at those times alone. */
function offered({ with: people, plan, minutes }: BookingLink, offers: readonly string[]): JsonObject {
  if (plan === undefined) return { with: people, duration_minutes: minutes, times: [...offers] };
  const last = Math.max(...offers.map((start) => Date.parse(start)));
  return { plan, from: offers[0] ?? null, until: new Date(last + offeredDays * dayMs).toISOString() };
}

const offeredDays = 7;

const about = ({ candidate, job, daysSinceContact }: Selected, kind: string): JsonObject => ({
  kind,
  candidate: candidate.id,
  role: job.role,
  job: job.id,
  job_title: job.title,
  stage: candidate.stage,
  days_since_contact: daysSinceContact,
});

function offerDue(one: Selected, { now, canOffer, untold }: BriefMaterial): Draft[] {
  const { candidate, job } = one;
  if (stageKind(candidate.stage) !== 'offer' || candidate.offer !== null) return [];
  // Where the ATS tells of no offers, it may have been made long ago.
  const isKnown = untold.offers === null;
  return [
    {
      subject: `candidate ${candidate.id}`,
      title: isKnown
        ? `Send ${candidate.name} the offer for ${job.title}`
        : `Look in the ATS whether ${candidate.name} has the offer for ${job.title}`,
      score: (isKnown ? 65 : 40) + atMost(20, elapsedDays(candidate.stageSince, now)),
      context: about(one, isKnown ? 'offer_due' : 'offer_not_told'),
      tool: canOffer && isKnown ? 'send_offer' : 'show_candidate',
      arguments: { candidate: candidate.id },
    },
  ];
}

function withoutContact(one: Selected, material: BriefMaterial): Draft[] {
  if (!one.atRisk) return [];
  const { stages, settings } = material;
  const { candidate, job, daysSinceContact: days } = one;
  const progress = Math.max(0, stages.indexOf(candidate.stage)) / Math.max(1, stages.length - 1);
  return [
    {
      subject: `candidate ${candidate.id}`,
      title: `Contact ${candidate.name} (${job.title}): ${days} days without contact`,
      score: 50 + atMost(30, 5 * (days - settings.atRiskDays)) + Math.round(20 * progress),
      context: about(one, 'at_risk'),
      ...contactAgain(candidate.id, material),
    },
  ];
}

/** A follow-up where a template is there for one; else the record, from which somebody writes. */
export const contactAgain = (candidate: CandidateId, { canFollowUp }: BriefMaterial) => ({
  tool: canFollowUp ? 'send_followup' : 'show_candidate',
  arguments: { candidate },
});

const patienceDays = 2;

function offerOpen(one: Selected, material: BriefMaterial): Draft[] {
  const { candidate, job } = one;
  if (candidate.offer?.status !== 'extended') return [];
  const days = elapsedDays(candidate.offer.at, material.now);
  // Somebody who was in contact since the offer has asked already.
  if (days < patienceDays || one.daysSinceContact < patienceDays) return [];
  return [
    {
      subject: `candidate ${candidate.id}`,
      title: `Ask ${candidate.name} about the offer for ${job.title}: ${days} days without an answer`,
      score: 55 + atMost(25, 5 * (days - patienceDays)),
      context: { ...about(one, 'offer_open'), days_since_offer: days },
      ...contactAgain(candidate.id, material),
    },
  ];
}

const leadsOn = (stage: Stage, next: Stage) => stageKind(stage) === 'active' && stageKind(next) !== 'rejected';

/** Beyond what the SLA allows in their stage; below 0 while it is not used up. */
function daysOver({ candidate }: Selected, { now, settings }: Pick<BriefMaterial, 'now' | 'settings'>): number {
  const allowed = settings.slaDays[candidate.stage] ?? settings.slaDays['*'] ?? Infinity;
  return Math.floor((now.getTime() - Date.parse(candidate.stageSince)) / dayMs - allowed);
}

/** Somebody new, or somebody who has stood in a stage for longer than the SLA allows: both want the next step. */
function overdue(one: Selected, material: BriefMaterial): Draft[] {
  const { stages, now, settings } = material;
  const { candidate, job } = one;
  const over = daysOver(one, { now, settings });
  const next = stages[stages.indexOf(candidate.stage) + 1];
  const isNew = candidate.stage === stages[0];
  if (next === undefined || !leadsOn(candidate.stage, next) || (over < 0 && !isNew)) return [];
  const interview = material.ahead.get(candidate.id);
  if (interview !== undefined) return [interviewAhead(one, interview, material)];
  return [
    {
      subject: `candidate ${candidate.id}`,
      title:
        over < 0
          ? `Review ${candidate.name}’s application (${job.title})`
          : `Take ${candidate.name} (${job.title}) to the next step: ${candidate.stage} is overdue`,
      score: over < 0 ? 20 : 30 + atMost(25, 2 * over),
      context: { ...about(one, over < 0 ? 'new_application' : 'overdue'), days_overdue: Math.max(0, over) },
      tool: over < 0 ? 'show_candidate' : 'move_stage',
      arguments: over < 0 ? { candidate: candidate.id } : { candidate: candidate.id, stage: next },
    },
  ];
}

/** Nothing is to be done about the stage before they have been talked to. */
const interviewAhead = (one: Selected, { id, start, end }: Meeting, { zone }: BriefMaterial): Draft => ({
  subject: `candidate ${one.candidate.id}`,
  title: `${one.candidate.name} (${one.job.title}) has an interview on ${zonedTimeInWords(start, zone)}`,
  score: 10,
  context: { ...about(one, 'interview_ahead'), meeting: id, start, end },
  tool: 'show_candidate',
  arguments: { candidate: one.candidate.id },
});
