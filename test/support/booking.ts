// A booking link on the whole API, and the presses of the candidate who holds it.
import type { JsonObject } from '../../src/core/json.ts';
import { BookingLinkId } from '../../src/core/ids.ts';
import { FakeBookingLinks } from '../fakes/booking-links.ts';
import { home, openApi, type World } from '../api/world.ts';

export interface Candidate {
  readonly id: BookingLinkId;
  /** Of the page, without the host. */
  readonly path: string;
  readonly look: (query?: string) => ReturnType<World['call']>;
  /** Answers what was said, which the address that the browser is sent to carries. */
  readonly press: (fields: Record<string, string>) => Promise<{ status: number; said: string | null; to: string }>;
  /** The starts that the page offers. */
  readonly offers: (query?: string) => Promise<string[]>;
}

export async function openBooking(replaced: Parameters<typeof openApi>[0] = {}) {
  const world = await openApi(replaced);
  const invite = (body: JsonObject = {}): Promise<Candidate> => invitePlan({ with: ['u_owen'], ...body });
  const invitePlan = async (body: JsonObject): Promise<Candidate> => {
    const given = { candidate: 'c_ines', notice_hours: 0, ...body };
    const made = await world.call({ method: 'POST', path: '/api/v1/booking-links', body: given });
    if (made.status !== 201) throw new Error(made.text);
    return candidateAt(
      world,
      BookingLinkId.parse(made.body.booking_link.booking_link_id),
      new URL(made.body.url).pathname,
    );
  };
  const links = world.ports.bookingLinks(home);
  if (!(links instanceof FakeBookingLinks)) throw new Error('the links are not in memory');
  const calendar = world.ports.calendar(home);
  const meetings = async () =>
    (await calendar.meetings({ from: '2026-06-01T00:00:00Z', to: '2026-07-30T00:00:00Z' })).filter(
      ({ candidate }) => candidate !== null,
    );
  const everything = async () => ({
    links: [...links.rows.values()],
    meetings: await meetings(),
    actions: await world.ports.ledger(home).actions({ limit: 1_000 }),
  });
  /** As an erasure does. */
  const forget = (id: BookingLinkId) => links.rows.delete(id);
  return { ...world, invite, invitePlan, links, meetings, everything, forget };
}

function candidateAt(world: World, id: BookingLinkId, path: string): Candidate {
  const look = (query = '') => world.call({ path: path + query, key: null });
  return {
    id,
    path,
    look,
    async press(fields) {
      const answer = await world.call({
        method: 'POST',
        path,
        key: null,
        raw: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const to = String(answer.headers['location'] ?? '');
      return { status: answer.status, said: new URLSearchParams(to.slice(1)).get('said'), to };
    },
    async offers(query = '') {
      const { text } = await look(query);
      return [...text.matchAll(/<time datetime="([^"]+)">/g)].map(([, start]) => start ?? '');
    },
  };
}
