// What a morning brief is made of, gathered from the ATS, the calendar and the ledger.
import { statementTool } from './brief-statements.ts';
import { type AskedBy, openRequests } from './brief-requests.ts';
import { whoComes } from '../../core/among-colleagues.ts';
import type { Action, Approval } from '../../core/action.ts';
import type { BookingLink } from '../../core/booking-link.ts';
import type { CandidateId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { FindWithoutNotice, PersonWithoutNotice } from '../../core/ports/without-notice.ts';
import type { AssessmentRequests } from '../../core/ports/assessment-requests.ts';
import type { BookingLinks } from '../../core/ports/booking-links.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Templates } from '../../core/ports/directory.ts';
import type { Letters } from '../../core/ports/letters.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import type { Meeting, Stage, User } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { failedActions, lastMorning } from './failed-actions.ts';
import { Problem } from '../../core/problem.ts';
import { type Owed, owedFeedback } from './feedback/owed.ts';
import { dayMs, instantIn } from './local-time.ts';
import { rangeOf } from './period.ts';
import { findFollowUpTemplate } from './render.ts';
import { candidatesIn } from './select.ts';
import type { Selected } from './standing.ts';
import { whyUnable } from './unable.ts';

export interface BriefMaterial {
  readonly stages: readonly Stage[];
  /** Candidates in running candidacies. */
  readonly candidates: readonly Selected[];
  /** The rest of the day. */
  readonly meetings: readonly Meeting[];
  /** Interviews that are over since the last working morning. */
  readonly over: readonly Meeting[];
  /** Scorecards that are owed. */
  readonly owed: readonly Owed[];
  readonly approvals: readonly Approval[];
  /** Letters that wait for whoever asked for them. */
  readonly drafts: readonly Action[];
  /** Every line, of whomever, that waits for a decision or to be sent: one for each candidate. */
  readonly waiting: readonly Action[];
  /** The next meeting of each candidate who comes to one in the days ahead. */
  readonly ahead: ReadonlyMap<CandidateId, Meeting>;
  /** Given up, or of unknown outcome. */
  readonly failed: readonly Action[];
  /** Candidates whom no time of their booking link suits. */
  readonly wishes: readonly BookingLink[];
  /** Statements that were scheduled for rejections in the ATS. */
  readonly statements: readonly Action[];
  /** What scored persons ask for and nobody has answered. */
  readonly requests: readonly AskedBy[];
  /** Scored people without the notice that a law asks for. */
  readonly withoutNotice: readonly PersonWithoutNotice[];
  readonly now: Date;
  readonly settings: Settings;
  /** The reader's own zone, or the organization's. */
  readonly zone: string;
  /** A message template for a follow-up is there. */
  readonly canFollowUp: boolean;
  /** Offers are made from here; else in the ATS itself. */
  readonly canOffer: boolean;
  /** Why the ATS does not tell of offers or interviews, or did not tell of feedback: a sentence for each that it keeps to itself. */
  readonly untold: Readonly<Record<'offers' | 'interviews' | 'feedback', string | null>>;
  /** Undefined: for the whole organization. */
  readonly reader: User | undefined;
}

export interface BriefPorts {
  readonly ats: Ats;
  readonly calendar: Calendar;
  readonly ledger: Pick<Ledger, 'approvals' | 'actions' | 'action'>;
  readonly letters: Pick<Letters, 'failed'>;
  readonly templates: Pick<Templates, 'list'>;
  readonly bookingLinks: Pick<BookingLinks, 'wishes'>;
  readonly assessmentRequests: Pick<AssessmentRequests, 'list'>;
  readonly withoutNotice: FindWithoutNotice;
}

const mostApprovals = 50;
const mostDrafts = 50;
/** A call may be about 200 candidates. */
const mostWaiting = 1000;
/** An interview within so many days is the next step already. */
const daysAhead = 14;
const mostWishes = 50;
const mostStatements = 50;

export async function collectBrief(
  ports: BriefPorts,
  reader: User | undefined,
  { now, settings }: { now: Date; settings: Settings },
): Promise<BriefMaterial> {
  const { ats, calendar, ledger, letters, templates, bookingLinks } = ports;
  const zone = reader?.timeZone ?? settings.timeZone;
  const { to } = rangeOf('today', now, zone);
  const since = lastMorning(now, zone, settings.briefTime);
  const candidates = await candidatesIn(ats, undefined, { now, atRiskDays: settings.atRiskDays });
  const past = await calendar.meetings({ from: instantIn(since.getTime(), zone), to: instantIn(now.getTime(), zone) });
  const feedback = await feedbackOwed(ports, { now, feedbackHours: settings.feedbackHours });
  const until = instantIn(now.getTime() + daysAhead * dayMs, zone);
  const coming = await calendar.meetings({ from: instantIn(now.getTime(), zone), to: until });
  return {
    stages: await ats.stages(),
    candidates,
    withoutNotice: await ports.withoutNotice(candidates, { now, settings }),
    meetings: coming.filter(({ start }) => Date.parse(start) < to.getTime()),
    ahead: firstOfEach(coming),
    over: past.filter((meeting) => whoComes(meeting) !== null && Date.parse(meeting.end) <= now.getTime()),
    owed: feedback.owed,
    approvals: await ledger.approvals({ status: 'pending', limit: mostApprovals }),
    drafts: await ledger.actions({ status: 'draft', effects: ['write'], lines: 'roots', limit: mostDrafts }),
    waiting: await linesThatWait(ledger),
    wishes: await bookingLinks.wishes(mostWishes),
    statements: await ledger.actions({
      tool: statementTool,
      status: 'executed',
      effects: ['write'],
      from: since,
      limit: mostStatements,
    }),
    requests: await openRequests(ats, ports.assessmentRequests),
    failed: await failedActions({ ledger, letters }, reader, { now, settings, zone }),
    now,
    settings,
    zone,
    canOffer: (await whyUnable(ats, 'offer')) === null,
    untold: {
      offers: await whyUnable(ats, 'read_offers'),
      interviews: await whyUnable(ats, 'read_interviews'),
      feedback: feedback.because,
    },
    canFollowUp: findFollowUpTemplate(await templates.list()) !== undefined,
    reader,
  };
}

/** A call that names its candidates by filters has them in its lines alone. */
async function linesThatWait(ledger: BriefPorts['ledger']): Promise<readonly Action[]> {
  const of = (status: Action['status']) => ledger.actions({ status, effects: ['write'], limit: mostWaiting });
  return [...(await of('pending_approval')), ...(await of('draft'))];
}

function firstOfEach(meetings: readonly Meeting[]): ReadonlyMap<CandidateId, Meeting> {
  const first = new Map<CandidateId, Meeting>();
  for (const meeting of meetings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    const candidate = whoComes(meeting);
    if (candidate !== null && !first.has(candidate)) first.set(candidate, meeting);
  }
  return first;
}

/** A key that may not read scorecards costs the brief this one entry, not the whole of it. */
async function feedbackOwed(
  { ats, calendar }: Pick<BriefPorts, 'ats' | 'calendar'>,
  asked: { now: Date; feedbackHours: number },
): Promise<{ owed: readonly Owed[]; because: string | null }> {
  try {
    return { owed: await owedFeedback({ ats, calendar }, asked), because: null };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'upstream_failed') throw error;
    return { owed: [], because: `Nothing is known of feedback that is owed: ${error.message}` };
  }
}
