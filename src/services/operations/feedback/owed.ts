// Who owes feedback on whom, and since when: interviews that are over, less the scorecards that were submitted since.
import { whoComes } from '../../../core/among-colleagues.ts';
import type { CandidateId, UserId } from '../../../core/ids.ts';
import type { Ats } from '../../../core/ports/ats.ts';
import type { Calendar } from '../../../core/ports/calendar.ts';
import type { Candidate, Meeting } from '../../../core/records.ts';
import type { Scorecard } from '../../../core/scorecard.ts';
import { isTerminal } from '../../../core/stages.ts';
import { dayMs } from '../local-time.ts';

interface Ports {
  readonly ats: Pick<Ats, 'candidates' | 'scorecards'>;
  readonly calendar: Pick<Calendar, 'meetings'>;
}

export interface Owed {
  readonly candidate: Candidate;
  readonly user: UserId;
  readonly meeting: Meeting;
  /** It is due since then. */
  readonly since: Date;
  /** Longer than the organization allows. */
  readonly isLate: boolean;
}

interface FeedbackQuery {
  readonly now: Date;
  readonly feedbackHours: number;
  readonly candidate?: CandidateId | undefined;
  readonly user?: UserId | undefined;
}

/** Interviews of so many days are looked at. */
export const feedbackDaysBack = 30;
/** Scorecards are asked for one candidate at a time. */
const mostCandidates = 50;

/** Longest owed first. Nothing where the system does not tell of scorecards: nobody is reminded of what may have been done. */
export async function owedFeedback({ ats, calendar }: Ports, asked: FeedbackQuery): Promise<readonly Owed[]> {
  if (ats.scorecards === undefined) return [];
  const { now, feedbackHours } = asked;
  const span = { from: new Date(now.getTime() - feedbackDaysBack * dayMs).toISOString(), to: now.toISOString() };
  const over = (await calendar.meetings(span)).filter(
    (meeting) => Date.parse(meeting.end) <= now.getTime() && isAsked(meeting, asked),
  );
  const people = (await ats.candidates()).filter(
    ({ id, stage }) => !isTerminal(stage) && over.some((meeting) => meeting.candidate === id),
  );
  const owed: Owed[] = [];
  for (const candidate of people.slice(0, mostCandidates)) {
    const cards = await ats.scorecards(candidate.id);
    for (const meeting of over.filter((one) => one.candidate === candidate.id))
      for (const user of owing(meeting, cards, asked.user)) {
        const since = new Date(meeting.end);
        const isLate = now.getTime() - since.getTime() > feedbackHours * 3_600_000;
        owed.push({ candidate, user, meeting, since, isLate });
      }
  }
  return owed.toSorted((a, b) => a.since.getTime() - b.since.getTime() || (a.user < b.user ? -1 : 1));
}

function isAsked(meeting: Meeting, { candidate, user }: FeedbackQuery): boolean {
  const whose = whoComes(meeting);
  if (whose === null || (candidate !== undefined && whose !== candidate)) return false;
  return user === undefined || meeting.with.includes(user);
}

/** Whoever declined, or submitted one since the interview began, owes none. */
function owing(meeting: Meeting, cards: readonly Scorecard[], user: UserId | undefined): readonly UserId[] {
  const begun = Date.parse(meeting.start);
  const has = (id: UserId) =>
    cards.some(({ author, submittedAt }) => author === id && submittedAt !== null && Date.parse(submittedAt) >= begun);
  return meeting.with.filter(
    (id) => (user === undefined || id === user) && meeting.free?.includes(id) !== true && !has(id),
  );
}
