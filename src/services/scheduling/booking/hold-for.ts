// What a press holds: the time of one meeting, or those of all interviews of a plan with whoever sits in each. It is decided in the
// store's own change, where what others hold is known for certain.
import type { BookingLink, BookingPress, MovedMeeting, Sitting } from '../../../core/booking-link.ts';
import type { HeldTime } from '../../../core/ports/booking-links.ts';
import { atOnce } from '../solve-plan.ts';
import type { BookingPorts } from './booking-ports.ts';
import { searchFor, seatedAt, wantedPlan } from './plan-offers.ts';

/** What the press is stored as, and what it holds; undefined: somebody else holds it. Pure. */
export type Holding = (
  held: readonly HeldTime[],
) =>
  | { readonly press: BookingPress; readonly hold: Omit<NonNullable<BookingLink['hold']>, 'until'> | null }
  | undefined;

/** Undefined: nobody can be had at those times. */
export async function holdingOf(
  ports: BookingPorts,
  link: BookingLink,
  press: BookingPress,
): Promise<Holding | undefined> {
  if (press.kind === 'cancel') return () => ({ press, hold: link.hold });
  if (press.kind === 'move') return (held) => moved(link, press, held);
  if (link.plan === undefined)
    return (held) => (isHeld(held, [{ ...press.slot, with: link.with }]) ? undefined : { press, hold: press.slot });
  const { sittings = [] } = press;
  const wanted = await wantedPlan(ports, link);
  if (wanted === undefined || wanted.events.length !== sittings.length) return undefined;
  const first = Math.min(...sittings.map(({ start }) => Date.parse(start)));
  const last = Math.max(...sittings.map(({ end }) => Date.parse(end)));
  if (first < Date.parse(link.from) || last > Date.parse(link.until)) return undefined;
  // Of everybody's calendars only those days are read.
  const only = { ...link, from: new Date(first).toISOString(), until: new Date(last).toISOString() };
  const searched = await searchFor(ports, { link: only, wanted, except: new Set() }, { firstAt: first });
  if (searched === undefined) return undefined;
  return (held) => {
    // The times are given: who sits where is all that is searched for, within a few steps.
    const seated = atOnce(seatedAt(searched.problemWith(held), sittings));
    return seated === undefined
      ? undefined
      : { press: { ...press, sittings: seated }, hold: { ...press.slot, sittings: seated } };
  };
}

function moved(link: BookingLink, press: Extract<BookingPress, { kind: 'move' }>, held: readonly HeldTime[]) {
  const sittings = press.meetings?.map(sittingOf) ?? [{ ...press.slot, with: link.with }];
  if (isHeld(held, sittings)) return undefined;
  return { press, hold: { ...press.slot, ...(press.meetings === undefined ? {} : { sittings }) } };
}

const sittingOf = ({ start, end, with: people }: MovedMeeting): Sitting => ({ start, end, with: people });

const isHeld = (held: readonly HeldTime[], sittings: readonly Sitting[]): boolean =>
  sittings.some((one) =>
    held.some(
      (other) =>
        other.with.some((user) => one.with.includes(user)) &&
        Date.parse(other.start) < Date.parse(one.end) &&
        Date.parse(one.start) < Date.parse(other.end),
    ),
  );
