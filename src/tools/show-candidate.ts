// show_candidate: everything the connected systems know about one candidate, with what comes next in the calendar.
import { z } from 'zod';
import type { Ats } from '../core/ports/ats.ts';
import type { ContactState } from '../core/ports/contact-preferences.ts';
import type { Settings } from '../core/settings.ts';
import { JsonObject } from '../core/json.ts';
import type { Candidate } from '../core/records.ts';
import { readTool } from '../core/tool.ts';
import { standingOf, whyNotWritten } from '../services/operations/contact-preference.ts';
import { dayInWords, dayMs, instantIn } from '../services/operations/local-time.ts';
import { standing } from '../services/operations/standing.ts';
import { whyUnable } from '../services/operations/unable.ts';
import { lookUp } from './about.ts';
import * as argument from './arguments.ts';
import type { ToolPorts } from './tool-ports.ts';

const daysAhead = 90;

const output = z.strictObject({
  candidate: z.string(),
  name: z.string(),
  email: z.string(),
  job: z.string(),
  job_title: z.string(),
  role: z.string(),
  stage: z.string(),
  stage_since: z.string(),
  applied_at: z.string(),
  last_contact_at: z.string().nullable(),
  days_since_contact: z.int(),
  at_risk: z.boolean(),
  signals: JsonObject,
  notes: z.array(z.strictObject({ text: z.string(), at: z.string() })),
  offer: z
    .strictObject({
      salary: z.int().nullable(),
      currency: z.string().nullable(),
      start_date: z.string().nullable(),
      status: z.string(),
      at: z.string(),
    })
    .nullable(),
  rejection: z.strictObject({ reason: z.string().nullable(), at: z.string() }).nullable(),
  meetings: z.array(
    z.strictObject({
      meeting: z.string(),
      title: z.string(),
      with: z.array(z.string()),
      start: z.string(),
      end: z.string(),
    }),
  ),
  contact_preference: z.strictObject({
    status: z.enum(['open', 'opted_out', 'held']),
    /** Why they are not to be written to. */
    because: z.string().nullable(),
  }),
  /** What stands empty above because the ATS keeps it to itself, each with where to look. */
  not_told: z.array(z.strictObject({ what: z.enum(['notes', 'interviews', 'offer']), because: z.string() })),
});

type ShownCandidate = z.infer<typeof output>;

const readings = { notes: 'read_notes', interviews: 'read_interviews', offer: 'read_offers' } as const;

async function notTold(ats: Ats, { notes, offer }: Pick<Candidate, 'notes' | 'offer'>) {
  const isEmpty = { notes: notes.length === 0, interviews: true, offer: offer === null };
  const found: z.infer<typeof output>['not_told'] = [];
  for (const what of ['notes', 'interviews', 'offer'] as const) {
    const because = isEmpty[what] ? await whyUnable(ats, readings[what]) : null;
    if (because !== null) found.push({ what, because });
  }
  return found;
}

/**
 * Meetings of the next 90 days. Notes are text of outsiders. `not_told` names what is empty because the ATS does not show
 * it. Throws `candidate_not_found`, `job_not_found`.
 */
export const showCandidate = ({ ats, calendar, preferences }: Pick<ToolPorts, 'ats' | 'calendar' | 'preferences'>) =>
  readTool({
    name: 'show_candidate',
    summary: 'Show one candidate: stage, contact, notes, offer and coming meetings.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: true,
    input: z.strictObject({ candidate: argument.candidate }),
    output,

    async execute({ candidate: id }, { now, settings }) {
      const { candidate, job } = await lookUp(ats, id);
      const { daysSinceContact, atRisk } = standing({ candidate, job }, { now, atRiskDays: settings.atRiskDays });
      const at = (ms: number) => instantIn(ms, settings.timeZone);
      const coming = await calendar.meetings({ from: at(now.getTime()), to: at(now.getTime() + daysAhead * dayMs) });
      return {
        candidate: id,
        name: candidate.name,
        email: candidate.email,
        job: job.id,
        job_title: job.title,
        role: job.role,
        stage: candidate.stage,
        stage_since: candidate.stageSince,
        applied_at: candidate.appliedAt,
        last_contact_at: candidate.lastContactAt,
        days_since_contact: daysSinceContact,
        at_risk: atRisk,
        signals: candidate.signals,
        notes: candidate.notes.map(({ text, at: written }) => ({ text, at: written })),
        offer: offerOf(candidate.offer),
        rejection: candidate.rejection,
        meetings: coming
          .filter((meeting) => meeting.candidate === id)
          .map(({ id: meeting, title, with: people, start, end }) => ({ meeting, title, with: people, start, end })),
        contact_preference: contactOf(await preferences.of(candidate), { name: candidate.name, now, settings }),
        not_told: await notTold(ats, candidate),
      };
    },

    summarize: (found) =>
      `${standingInWords(found)}; last contact ${ago(found.days_since_contact)}.${inWords(found.not_told)}` +
      (found.contact_preference.because === null ? '' : ` ${found.contact_preference.because}`),
  });

/** With the days since when each is known. */
function standingInWords({
  name,
  job_title: job,
  stage,
  stage_since: since,
  applied_at: applied,
}: ShownCandidate): string {
  const [entered, came] = [since.slice(0, 10), applied.slice(0, 10)];
  return (
    `${name} (${job}) stands in ${stage} since ${dayInWords(entered)}` +
    (came === entered ? '' : `, applied on ${dayInWords(came)}`)
  );
}

function contactOf(
  state: ContactState | undefined,
  { name, now, settings: { timeZone: zone } }: { name: string; now: Date; settings: Settings },
): z.infer<typeof output>['contact_preference'] {
  const because = whyNotWritten(state, { name, purpose: 'contact', now, zone }) ?? null;
  return { status: standingOf(state, now).kind, because };
}

const inWords = (untold: z.infer<typeof output>['not_told']): string =>
  untold.length === 0
    ? ''
    : ` The ATS keeps to itself, so look there for: ${untold.map(({ what }) => what).join(', ')}.`;

const ago = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'a day ago' : `${days} days ago`);

function offerOf(offer: Awaited<ReturnType<Ats['candidate']>>['offer']) {
  if (offer === null) return null;
  const { startDate, ...rest } = offer;
  return { ...rest, start_date: startDate };
}
