// “None of these suit me”: the candidate says in words when it would suit them. The words are kept as data and read for days and
// times alone; what comes of them is a list of the nearest times at which everybody is free, for the recruiter to offer.
import { Temporal } from 'temporal-polyfill';
import type { BookingLanguage, BookingLink } from '../../../core/booking-link.ts';
import type { BookingLinkId } from '../../../core/ids.ts';
import { parseWhen } from '../../../nlp/when.ts';
import type { BookingPorts } from './booking-ports.ts';
import { offersOf } from './offers.ts';
import { planOffers, wantedPlan } from './plan-offers.ts';
import type { Pressed } from './press.ts';
import { inEnglishWords } from './spanish-times.ts';
import { bookingStateOf } from './booking-state.ts';

interface Wished {
  readonly text: string;
  /** The reader's own zone: “at six” is six there. */
  readonly zone: string;
  /** Of the page on which it was written. */
  readonly language: BookingLanguage;
}

export const longestWish = 500;
const mostWishes = 12;
const mostOffers = 3;
const dayMs = 86_400_000;
/** How far beyond the span of the link is looked. */
const furtherDays = 21;
const mostSearched = 1_500;
const mostDays = 25;

export async function noteWish(ports: BookingPorts, id: BookingLinkId, wished: Wished): Promise<Pressed> {
  const standing = await bookingStateOf(ports, id);
  if (standing.kind === 'gone') return 'gone';
  if (standing.kind !== 'open') return 'refused';
  const text = wished.text.trim().slice(0, longestWish);
  if (text === '') return 'refused';
  const offers = await nearest(ports, standing.link, { ...wished, text });
  const at = ports.clocks.business.now().toISOString();
  const now = ports.clocks.real.now();
  let because: Pressed = 'refused';
  const noted = await ports.links.change(id, now, (link) => {
    if (link.presses >= mostWishes) because = 'too_often';
    if (link.withdrawnBy !== null || link.press !== null || link.presses >= mostWishes) return undefined;
    return { ...link, presses: link.presses + 1, wish: { text, at, offers: [...offers] } };
  });
  return noted === undefined ? because : 'done';
}

/** Not those that were offered already: they did not suit. */
async function nearest(ports: BookingPorts, link: BookingLink, wished: Wished): Promise<readonly string[]> {
  const now = ports.clocks.business.now().getTime();
  const end = Math.max(Date.parse(link.until), now) + furtherDays * dayMs;
  const from = Math.min(Date.parse(link.from), now);
  const wider = { ...link, times: null, from: new Date(from).toISOString(), until: new Date(end).toISOString() };
  const offered = new Set((await startsOf(ports, link)).map((one) => Date.parse(one)));
  const found = (await startsOf(ports, wider)).filter((one) => !offered.has(Date.parse(one)));
  const windows = windowsIn(wished, now);
  return found
    .map((start) => ({ start, away: awayFrom(windows, Date.parse(start)) }))
    .toSorted((a, b) => a.away - b.away || Date.parse(a.start) - Date.parse(b.start))
    .slice(0, mostOffers)
    .map(({ start }) => start)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
}

async function startsOf(ports: BookingPorts, link: BookingLink): Promise<readonly string[]> {
  if (link.plan === undefined) return offersOf(ports, link, { limit: mostSearched });
  const wanted = await wantedPlan(ports, link);
  if (wanted === undefined) return [];
  const { offers } = await planOffers(ports, { link, wanted, except: new Set(), days: mostDays });
  return offers.map(({ start }) => start);
}

interface Window {
  readonly start: number;
  readonly end: number;
}

/** A day is the whole of it, a time the hour that begins then. */
function windowsIn({ text, zone, language }: Wished, now: number): Window[] {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const clock = {
    now: zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    timeZone: zone,
    preferFuture: true,
  };
  const asWritten = language === 'es' ? [] : parseWhen(text, clock);
  // Whoever reads English may write Spanish all the same.
  const told = asWritten.length > 0 ? asWritten : parseWhen(inEnglishWords(text), clock);
  return told.map(({ start, end, says }) => {
    const begin = Date.parse(start);
    return { start: begin, end: end === undefined ? begin + (says.time ? 3_600_000 : dayMs) : Date.parse(end) };
  });
}

const awayFrom = (windows: readonly Window[], at: number): number =>
  Math.min(
    ...windows.map(({ start, end }) => (at < start ? start - at : Math.max(0, at - end + 1))),
    windows.length === 0 ? 0 : Infinity,
  );
