// What was found, as a list a person can scan.
import { z } from 'zod';
import type { CallResult } from '../../call-result.ts';
import type { PastCall } from '../dialogue.ts';
import type { Teller } from './teller.ts';

type ActionResult = Extract<CallResult, { kind: 'action' }>;

const People = z.object({
  total: z.number(),
  by_stage: z.array(z.object({ stage: z.string(), count: z.number() })).default([]),
  by_job: z.array(z.object({ title: z.string(), count: z.number() })).default([]),
  candidates: z.array(
    z.object({ name: z.string(), job_title: z.string(), stage: z.string(), days_since_contact: z.number() }),
  ),
});
const Slots = z.object({ slots: z.array(z.object({ start: z.string() })) });
const Brief = z.object({ items: z.array(z.object({ title: z.string(), priority: z.string() })) });
const Waiting = z.object({ approvals: z.array(z.object({ preview: z.string() })) });
const Profile = z.object({
  job: z.string(),
  meetings: z.array(z.object({ title: z.string(), with: z.array(z.string()), start: z.string() })),
});
const most = 10;

type Overview = (done: ActionResult, tell: Teller) => string | undefined;

const overviews: Readonly<Record<string, Overview>> = {
  find_candidates({ result, summary }) {
    const people = People.safeParse(result).data;
    if (people === undefined || people.candidates.length === 0) return undefined;
    const { candidates, total, by_stage: stages, by_job: jobs } = people;
    return [
      `${summary.split(':', 1)[0] ?? ''}:`,
      ...counted(stages.slice(0, most).map(({ stage, count }) => `${count} in ${stage}`)),
      ...counted(jobs.slice(0, most).map(({ title, count }) => `${count} for ${title}`)),
      ...numbered(candidates.map(inLine), total),
    ].join('\n');
  },
  find_free_slots({ result }, tell) {
    const slots = Slots.safeParse(result).data?.slots ?? [];
    return slots.length === 0
      ? undefined
      : ['Free times:', ...numbered(slots.map(({ start }) => tell.time(start)))].join('\n');
  },
  morning_brief({ result, summary }) {
    const items = Brief.safeParse(result).data?.items ?? [];
    return [summary, ...items.slice(0, most).map(({ title, priority }) => `- ${priority}: ${title}`)].join('\n');
  },
  list_approvals({ result }) {
    const waiting = Waiting.safeParse(result).data?.approvals ?? [];
    if (waiting.length < 2) return undefined;
    return [
      `${waiting.length} requests wait for approval:`,
      ...numbered(
        waiting.map(({ preview }) => preview),
        waiting.length,
      ),
    ].join('\n');
  },
  show_candidate({ result, summary }, tell) {
    const profile = Profile.safeParse(result).data;
    if (profile === undefined) return undefined;
    const manager = tell.manager(profile.job);
    const coming = profile.meetings.map(
      ({ title, with: people, start }) => `“${title}” with ${tell.people(people)}, ${tell.time(start)}`,
    );
    return [
      summary,
      ...(manager === undefined ? [] : [`Hiring manager: ${manager}.`]),
      ...(coming.length === 0 ? [] : [`Coming up: ${coming.slice(0, most).join('; ')}.`]),
    ].join(' ');
  },
};

/** What has no words of its own is told by the tool's. */
export const overviewOf = ({ tool }: PastCall, done: ActionResult, tell: Teller): string =>
  overviews[tool]?.(done, tell) ?? done.summary;

/** Of one kind alone the total says it. */
const counted = (counts: readonly string[]): string[] => (counts.length < 2 ? [] : [`${counts.join(', ')}.`]);

const inLine = ({
  name,
  job_title: job,
  stage,
  days_since_contact: days,
}: z.infer<typeof People>['candidates'][number]) => `${name} – ${job}, ${stage}, ${daysAgo(days)}`;

const numbered = (lines: readonly string[], total = 0): string[] => [
  ...lines.slice(0, most).map((line, index) => `${index + 1}. ${line}`),
  ...(total > most ? [`… and ${total - most} more.`] : []),
];

const daysAgo = (days: number): string =>
  days === 0 ? 'contacted today' : `last contact ${days} ${days === 1 ? 'day' : 'days'} ago`;
