// The meetings that a stored plan would book, move or cancel, one by one: channels show them as a list, each time in the zone of whoever
// reads it. And the first line of a preview, where there is room for one line alone.
import { z } from 'zod';
import type { Json } from './json.ts';
import { Instant } from './records.ts';

const Span = z.object({ start: Instant, end: Instant });
const Named = Span.extend({ title: z.string(), names: z.array(z.string()) });

/** Times are RFC 3339; whoever shows them converts to the reader's zone. */
export const PlannedMeetingLine = z.object({
  title: z.string(),
  /** Who takes part, by name. */
  people: z.array(z.string()),
  start: Instant,
  end: Instant,
  /** When it is held today, where it is moved. */
  was: Span.optional(),
});
export type PlannedMeetingLine = z.infer<typeof PlannedMeetingLine>;

const About = z.object({ name: z.string() });

/** “System design: Inés Duarte, Frontend Engineer” in a list under that name. */
const titleUnder = (title: string, name: string): string => {
  const end = title.indexOf(`: ${name}`);
  return end > 0 ? title.slice(0, end) : title;
};

const Plan = z.union([
  z
    .object({ events: z.array(Named.extend({ name: z.string() })).min(2) })
    .transform(({ events }) =>
      events.map(({ name, names, start, end }) => ({ title: name, people: names, start, end })),
    ),
  z
    .object({ about: About, moves: z.array(z.object({ meeting: Named, to: Span })).min(2) })
    .transform(({ about, moves }) =>
      moves.map(({ meeting, to }) => ({
        ...lineOf(meeting, about.name),
        ...to,
        was: { start: meeting.start, end: meeting.end },
      })),
    ),
  z
    .object({ about: About, meetings: z.array(Named).min(2) })
    .transform(({ about, meetings }) => meetings.map((meeting) => lineOf(meeting, about.name))),
]);

const lineOf = ({ title, names, start, end }: z.infer<typeof Named>, candidate: string): PlannedMeetingLine => ({
  title: titleUnder(title, candidate),
  people: names.filter((name) => name !== candidate),
  start,
  end,
});

/** None where it is one meeting: the preview says all of that. */
export const plannedMeetingsIn = (plan: Json): readonly PlannedMeetingLine[] => Plan.safeParse(plan).data ?? [];

/** Of a preview of several lines the first, without the zone that those below it are in. */
export const headlineOf = (preview: string): string => {
  const [first = preview, ...others] = preview.split('\n');
  return others.length === 0 ? preview : first.replace(/(?:, times in \S+)?:$/, '');
};
