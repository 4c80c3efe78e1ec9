// What a candidate can choose from on the page: free times of everybody who takes part, or solved times of a plan.
import type { BookingPress, MovedMeeting } from '../../core/booking-link.ts';
import type { Meeting } from '../../core/records.ts';
import type { BookingPorts } from '../../services/scheduling/booking/booking-ports.ts';
import { offersOf } from '../../services/scheduling/booking/offers.ts';
import {
  planOfferAt,
  planOffers,
  type PlanOffer,
  standingPlan,
  type PlanRequest,
  wantedMove,
  wantedPlan,
} from '../../services/scheduling/booking/plan-offers.ts';
import { spanOf, type BookingState } from '../../services/scheduling/booking/booking-state.ts';
import type { Interview } from './html.ts';
import type { Chosen, PlanChoices } from './views.ts';

const mostListed = 1_000;
const daysShown = 4;
const minuteMs = 60_000;

interface Choices {
  /** Starts, earliest first; nothing where there is nothing to choose. */
  readonly offers: readonly string[];
  readonly plan?: PlanChoices;
}

type UsableLink = Exclude<BookingState, { kind: 'gone' }>;

export async function choicesFor(booking: BookingPorts, standing: UsableLink, chosen: Chosen): Promise<Choices> {
  const { link } = standing;
  if (link.plan !== undefined) return planChoices(booking, standing, chosen);
  if (standing.kind === 'open') return { offers: await offersOf(booking, link, { limit: mostListed }) };
  if (standing.kind !== 'booked' || !chosen.isMoving || !standing.mayChange) return { offers: [] };
  // Not the time that it has already.
  const [meeting] = standing.meetings;
  const free = await offersOf(booking, link, { limit: mostListed, except: meeting.id });
  return { offers: free.filter((start) => Date.parse(start) !== Date.parse(meeting.start)) };
}

async function planChoices(booking: BookingPorts, standing: UsableLink, chosen: Chosen): Promise<Choices> {
  const { link } = standing;
  const users = new Map((await booking.directory.users()).map(({ id, name }) => [id, name]));
  const interviews = await interviewsIn(booking, standing);
  const named = {
    interviews,
    namesOf: ({ with: people }: Meeting) => people.flatMap((user) => users.get(user) ?? []),
  };
  const nothing = { ends: new Map<string, string>(), sittings: [], before: undefined, next: undefined };
  const wanted = await wantedNow(booking, standing, chosen);
  if (wanted === undefined) return { offers: [], plan: { ...named, ...nothing } };
  const asked = { link, wanted: wanted.wanted, except: new Set(wanted.meetings.map(({ id }) => id)) };
  const { start } = chosen;
  const one = start === undefined ? undefined : await planOfferAt(booking, asked, start);
  if (one !== undefined) return { offers: [one.start], plan: { ...named, ...nothing, sittings: one.sittings } };
  const after = chosen.after ?? start;
  const { offers, next } = await planOffers(booking, { ...asked, days: daysShown, after });
  const other = offers.filter((offer) => !isNow(offer, wanted.meetings));
  const before = after === undefined || Date.parse(after) <= Date.parse(link.from) ? undefined : link.from;
  const ends = new Map(other.map((offer) => [offer.start, offer.end]));
  return { offers: other.map((offer) => offer.start), plan: { ...named, ...nothing, ends, before, next } };
}

const isNow = (offer: PlanOffer, [first, ...others]: readonly Meeting[]): boolean =>
  first !== undefined && Date.parse(offer.start) === Date.parse(spanOf([first, ...others]).start);

interface Choosing {
  readonly wanted: PlanRequest;
  /** Those that are moved. */
  readonly meetings: readonly Meeting[];
}

async function wantedNow(
  booking: BookingPorts,
  standing: UsableLink,
  { isMoving }: Pick<Chosen, 'isMoving'>,
): Promise<Choosing | undefined> {
  if (standing.kind === 'open') {
    const wanted = await wantedPlan(booking, standing.link);
    return wanted === undefined ? undefined : { wanted, meetings: [] };
  }
  if (standing.kind !== 'booked' || !isMoving || !standing.mayChange) return undefined;
  return { wanted: await wantedMove(booking, standing.link, standing.meetings), meetings: standing.meetings };
}

async function interviewsIn(booking: BookingPorts, standing: UsableLink): Promise<readonly Interview[]> {
  if (standing.kind === 'booked')
    return standing.meetings.map(({ title, start, end }) => ({
      title,
      minutes: (Date.parse(end) - Date.parse(start)) / minuteMs,
    }));
  const { plan } = standing.link;
  return (plan === undefined ? undefined : await standingPlan(booking, plan))?.events ?? [];
}

/** The times of all interviews of a plan as the form carries them; undefined where they are none. */
export async function planPress(
  booking: BookingPorts,
  standing: BookingState,
  { act, sittings, place }: { act: string | undefined; sittings: string; place: string | null },
): Promise<BookingPress | undefined> {
  const starts = sittings.split(' ').map((text) => (text.length > 40 ? NaN : Date.parse(text)));
  if (starts.some((one) => Number.isNaN(one))) return undefined;
  if (act === 'book') {
    const lengths = standing.kind === 'open' ? (await wantedPlan(booking, standing.link))?.events : starts;
    if (lengths?.length !== starts.length) return undefined;
    const all = lengths.map((one, index) => {
      // Of one that is booked already only the beginning is compared.
      const minutes = typeof one === 'number' ? 0 : one.minutes;
      return { ...span(starts[index] ?? 0, minutes * minuteMs), with: [] };
    });
    return { kind: 'book', slot: around(all), place, sittings: all };
  }
  if (act !== 'move' || standing.kind !== 'booked' || standing.meetings.length !== starts.length) return undefined;
  const meetings = standing.meetings.map(({ id, with: people, start, end }, index): MovedMeeting => {
    const lasts = Date.parse(end) - Date.parse(start);
    return { ...span(starts[index] ?? 0, lasts), with: [...people], meeting: id };
  });
  return { kind: 'move', slot: around(meetings), meetings };
}

const span = (start: number, ms: number) => ({
  start: new Date(start).toISOString(),
  end: new Date(start + ms).toISOString(),
});

const around = (all: readonly { start: string; end: string }[]) => {
  const start = Math.min(...all.map((one) => Date.parse(one.start)));
  return span(start, Math.max(...all.map(({ end }) => Date.parse(end))) - start);
};
