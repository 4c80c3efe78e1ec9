// What was found, as a list a person can scan.
import { z } from 'zod';
import type { CallResult } from '../../../call-result.ts';
import type { PastCall } from '../context/dialogue.ts';
import type { Teller } from './teller.ts';

type Done = Extract<CallResult, { kind: 'action' }>;

const People = z.object({
  total: z.number(),
  candidates: z.array(
    z.object({ name: z.string(), job_title: z.string(), stage: z.string(), days_since_contact: z.number() }),
  ),
});
const Slots = z.object({ slots: z.array(z.object({ start: z.string() })) });
const Brief = z.object({ items: z.array(z.object({ title: z.string(), priority: z.string() })) });
const most = 10;

export function overviewOf({ tool }: PastCall, { result, summary }: Done, tell: Teller): string {
  if (tool === 'find_candidates') {
    const people = People.safeParse(result);
    if (!people.success || people.data.candidates.length === 0) return summary;
    const { candidates, total } = people.data;
    const lines = candidates
      .slice(0, most)
      .map(
        ({ name, job_title: job, stage, days_since_contact: days }, index) =>
          `${index + 1}. ${name} – ${job}, ${stage}, ${daysAgo(days)}`,
      );
    return [
      `${total} ${total === 1 ? 'candidate fits' : 'candidates fit'}:`,
      ...lines,
      ...(total > most ? [`… and ${total - most} more.`] : []),
    ].join('\n');
  }
  if (tool === 'find_free_slots') {
    const slots = Slots.safeParse(result);
    if (!slots.success || slots.data.slots.length === 0) return summary;
    return [
      'Free times:',
      ...slots.data.slots.slice(0, most).map(({ start }, index) => `${index + 1}. ${tell.time(start)}`),
    ].join('\n');
  }
  const brief = Brief.safeParse(tool === 'morning_brief' ? result : undefined);
  return brief.success
    ? [summary, ...brief.data.items.slice(0, most).map(({ title, priority }) => `- ${priority}: ${title}`)].join('\n')
    : summary;
}

const daysAgo = (days: number): string =>
  days === 0 ? 'contacted today' : `last contact ${days} ${days === 1 ? 'day' : 'days'} ago`;
