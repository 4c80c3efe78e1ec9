// Booking links in wire names.
import { z } from 'zod';
import type { BookingLink } from '../../core/booking-link.ts';
import { spanOf, type BookingState } from '../../services/scheduling/booking/booking-state.ts';
import { component } from '../docs/components.ts';

const instant = z.string();

export const WireBookingLink = component(
  'BookingLink',
  z.object({
    booking_link_id: z.string(),
    candidate_id: z.string(),
    with: z.array(z.string()).describe('People of the organization who take part.'),
    plan: z.string().nullable().describe('The interview plan whose interviews are booked together; null: one meeting.'),
    title: z.string(),
    duration_minutes: z.int(),
    places: z.array(z.string()),
    times: z
      .array(instant)
      .nullable()
      .describe('The starts that alone are offered; null: every free time of the span.'),
    from: instant,
    until: instant,
    notice_hours: z.int(),
    cutoff_hours: z.int(),
    language: z.enum(['en', 'es']),
    invited_by: z.string(),
    created_at: instant,
    status: z
      .enum(['open', 'over', 'withdrawn', 'used'])
      .describe('used: the candidate pressed; how the interview stands then is shown with the link itself.'),
    booking_action_id: z.string().nullable().describe('The action that booked; undoing it opens the link again.'),
    change_action_id: z.string().nullable().describe('The last move or cancellation by the candidate.'),
    wish: z
      .object({ text: z.string(), at: instant, offers: z.array(instant).describe('The nearest free times.') })
      .nullable()
      .describe('None of the times suited: the candidate’s own words.'),
  }),
);

export const WireBookingLinkNow = component(
  'BookingLinkNow',
  WireBookingLink.extend({
    now: z
      .object({
        status: z.enum(['gone', 'open', 'finishing', 'waiting', 'booked', 'cancelled']),
        meeting_id: z.string().nullable().describe('Of several the first.'),
        meeting_ids: z.array(z.string()),
        start: instant.nullable(),
        end: instant.nullable(),
      })
      .describe('As the candidate’s page shows it. gone: the page tells nothing any more.'),
  }),
);

function statusOf({ withdrawnBy, booking, press, until }: BookingLink, now: Date) {
  if (withdrawnBy !== null) return 'withdrawn' as const;
  if (booking !== null || press !== null) return 'used' as const;
  return Date.parse(until) <= now.getTime() ? ('over' as const) : ('open' as const);
}

export const wireBookingLink = (link: BookingLink, now: Date): z.infer<typeof WireBookingLink> => ({
  booking_link_id: link.id,
  candidate_id: link.candidate,
  with: [...link.with],
  plan: link.plan ?? null,
  title: link.title,
  duration_minutes: link.minutes,
  places: [...link.places],
  times: link.times === null ? null : [...link.times],
  from: link.from,
  until: link.until,
  notice_hours: link.noticeHours,
  cutoff_hours: link.cutOffHours,
  language: link.language,
  invited_by: link.invitedBy,
  created_at: link.createdAt,
  status: statusOf(link, now),
  booking_action_id: link.booking,
  change_action_id: link.change,
  wish: link.wish === null ? null : { ...link.wish, offers: [...link.wish.offers] },
});

export function wireStanding(standing: BookingState): z.infer<typeof WireBookingLinkNow>['now'] {
  const { kind: status } = standing;
  if (standing.kind === 'booked') {
    const meetings = standing.meetings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
    const ids = meetings.map(({ id }) => id);
    const { start, end } = spanOf(standing.meetings);
    return { status, meeting_id: ids[0] ?? null, meeting_ids: ids, start, end };
  }
  const slot = standing.kind === 'waiting' ? standing.slot : { start: null, end: null };
  return { status, meeting_id: null, meeting_ids: [], ...slot };
}
