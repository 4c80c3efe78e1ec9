// show_candidate: everything the connected systems know about one candidate, with what comes next in the calendar.
import { z } from 'zod';
import type { Ats } from '../core/ports/ats.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { JsonObject } from '../core/json.ts';
import { readTool } from '../core/tool.ts';
import { dayMs, instantIn } from '../services/operations/local-time.ts';
import { standing } from '../services/operations/select.ts';
import { lookUp } from './about.ts';
import * as argument from './arguments.ts';

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
});

export const showCandidate = ({ ats, calendar }: { ats: Ats; calendar: Calendar }) =>
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
      };
    },

    summarize: ({ name, job_title, stage, days_since_contact }) =>
      `${name} (${job_title}) stands in ${stage}; last contact ${ago(days_since_contact)}.`,
  });

const ago = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'a day ago' : `${days} days ago`);

function offerOf(offer: Awaited<ReturnType<Ats['candidate']>>['offer']) {
  if (offer === null) return null;
  const { startDate, ...rest } = offer;
  return { ...rest, start_date: startDate };
}
