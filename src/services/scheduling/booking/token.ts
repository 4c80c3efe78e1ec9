// The sealed token of a booking link: opens nothing else, says nothing to anybody but Muster, and ends by real time.
import type { BookingLink } from '../../../core/booking-link.ts';
import type { Clocks } from '../../../core/clock.ts';
import { BookingLinkId, TenantId } from '../../../core/ids.ts';
import { openedAt, type Sealer } from '../../../core/ports/sealer.ts';

const place = 'booking link';
// Ids hold no control characters, so that a line each needs no quoting.
const parted = '\n';

export interface BookingToken {
  readonly tenant: TenantId;
  readonly link: BookingLinkId;
  /** Real time, milliseconds since 1970. */
  readonly until: number;
}

const bookingToken = (sealer: Sealer, { tenant, link, until }: BookingToken): string =>
  sealer.seal([tenant, link, String(until)].join(parted), place);

/** Undefined: not made here, altered, made for something else, or over. */
export function readBookingToken(sealer: Sealer, token: string, now: Date): BookingToken | undefined {
  const text = openedAt(sealer, token, place);
  if (text === undefined) return undefined;
  const [first = '', second = '', third = ''] = text.split(parted);
  const tenant = TenantId.safeParse(first);
  const link = BookingLinkId.safeParse(second);
  const until = Number(third);
  if (!tenant.success || !link.success || !(now.getTime() < until)) return undefined;
  return { tenant: tenant.data, link: link.data, until };
}

interface Addressing {
  readonly sealer: Sealer;
  readonly clocks: Clocks;
  readonly publicUrl: string;
}

/** The address of the page, with a token of its own each time. */
export function bookingUrl({ sealer, clocks, publicUrl }: Addressing, tenant: TenantId, link: BookingLink): string {
  const until = tokenEnd(link, { real: clocks.real.now(), business: clocks.business.now() });
  return `${publicUrl}/book/${bookingToken(sealer, { tenant, link: link.id, until })}`;
}

/** Business time may run ahead of real time, or behind: what is left of it is the same. */
const tokenEnd = (
  { until }: { readonly until: string },
  { real, business }: { readonly real: Date; readonly business: Date },
): number => real.getTime() + Math.max(0, Date.parse(until) - business.getTime()) + graceMs;

/** A meeting that begins at the end of the span may still be looked at. */
const graceMs = 86_400_000;
