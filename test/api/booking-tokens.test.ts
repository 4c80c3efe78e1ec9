// Links that are not, or no longer, somebody's: a hundred of each kind, none of them accepted, and every answer the same page.
import { beforeAll, describe, expect, test } from 'vitest';
import { ActionId, ActorId, BookingLinkId, CandidateId } from '../../src/core/ids.ts';
import { bookingUrl } from '../../src/services/scheduling/booking/token.ts';
import { type Candidate, openBooking } from '../support/booking.ts';
import { elsewhere, home } from './world.ts';

const each = 100;
const count = Array.from({ length: each }, (_, index) => index);

type Booking = Awaited<ReturnType<typeof openBooking>>;
type Kind = readonly [kind: string, paths: (booking: Booking, good: Candidate) => Promise<readonly string[]>];

const newLinks = async ({ invite }: Booking): Promise<Candidate> => await invite({ candidate: 'c_joe' });
const flipped = (token: string, at: number): string => {
  const place = at % token.length;
  const other = token[place] === 'A' ? 'B' : 'A';
  return token.slice(0, place) + other + token.slice(place + 1);
};
const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';
const addressing = ({ ports, clock }: Booking) => ({ sealer: ports.sealer, clocks: clock, publicUrl: '' });

/** Of the same link, as often as wanted: each has a token of its own. */
async function others(booking: Booking, { id }: Pick<Candidate, 'id'>): Promise<string[]> {
  const link = await booking.links.find(id);
  if (link === undefined) throw new Error('no link');
  return count.map(() => bookingUrl(addressing(booking), home, link));
}

const kinds: readonly Kind[] = [
  ['made up', async () => count.map((index) => `/book/${Buffer.from(`guess ${index}`).toString('base64url')}`)],
  ['altered by one letter', async (_, { path }) => count.map((index) => `/book/${flipped(tokenOf(path), index * 7)}`)],
  ['cut off', async (_, { path }) => count.map((index) => path.slice(0, -1 - (index % 60)))],
  [
    'sealed for something else',
    async ({ ports }, { id }) =>
      count.map(() => `/book/${ports.sealer.seal([home, id, '9'.repeat(15)].join('\n'), 'unsubscribe')}`),
  ],
  [
    'of another organization',
    async (booking, { id }) => {
      const link = await booking.links.find(id);
      if (link === undefined) throw new Error('no link');
      return count.map(() => bookingUrl(addressing(booking), elsewhere, link));
    },
  ],
  [
    'of a link that never was',
    async (booking, { id }) => {
      const link = await booking.links.find(id);
      if (link === undefined) throw new Error('no link');
      return count.map((index) =>
        bookingUrl(addressing(booking), home, { ...link, id: BookingLinkId.parse(`act_${index}`) }),
      );
    },
  ],
  [
    'withdrawn',
    async (booking) => {
      const link = await newLinks(booking);
      const paths = await others(booking, link);
      await booking.call({ method: 'DELETE', path: `/api/v1/booking-links/${link.id}` });
      return paths;
    },
  ],
  [
    'replaced by a newer one',
    async (booking) => {
      const link = await newLinks(booking);
      const paths = await others(booking, link);
      await newLinks(booking);
      return paths;
    },
  ],
  [
    'of somebody who was rejected',
    async (booking) => {
      const link = await booking.invite({ candidate: 'c_ravi' });
      const ats = booking.ports.ats(home);
      const from = (await ats.candidate(CandidateId.parse('c_ravi'))).stage;
      await ats.move({ candidate: CandidateId.parse('c_ravi'), from, to: 'Rejected', key: 'no' });
      return others(booking, link);
    },
  ],
  [
    'of somebody who was erased',
    async (booking) => {
      const link = await newLinks(booking);
      const paths = await others(booking, link);
      booking.forget(link.id);
      return paths;
    },
  ],
  [
    'of an interview that is over',
    async (booking) => {
      const link = await newLinks(booking);
      const paths = await others(booking, link);
      booking.clock.advance(20 * 86_400_000);
      return paths;
    },
  ],
];

describe.each(kinds)('a link %s', (_kind, paths) => {
  let booking: Booking;
  let dead: readonly string[];
  let page: string;
  beforeAll(async () => {
    booking = await openBooking();
    dead = await paths(booking, await booking.invite());
    page = (await booking.call({ path: '/book/nothing', key: null })).text;
  });

  test('shows nobody and nothing, and is the page of a token that was made up', async () => {
    expect(dead).toHaveLength(each);
    for (const path of dead) {
      const answer = await booking.call({ path, key: null });
      expect([answer.status, answer.text]).toEqual([404, page]);
    }
    expect(page).not.toMatch(/Inés|Joe|Ravi|Owen|Nora|Frontend/u);
  });

  test('takes no press', async () => {
    const before = await booking.everything();
    const raws = [
      'act=book&start=2026-06-03T15:00:00Z',
      'act=move&start=2026-06-03T15:00:00Z',
      'act=cancel',
      'act=wish&text=Monday',
    ];
    for (const [index, path] of dead.entries()) {
      const answer = await booking.call({
        method: 'POST',
        path,
        key: null,
        raw: raws[index % raws.length] ?? '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([answer.status, answer.text]).toEqual([404, page]);
    }
    expect(await booking.everything()).toEqual(before);
  });
});

test('a token opens one link only, whatever else the candidate knows of others', async () => {
  const { invite, meetings } = await openBooking();
  const [mine, theirs] = [await invite(), await invite({ candidate: 'c_joe' })];
  const [start = ''] = await mine.offers();
  await theirs.press({ act: 'book', start });
  expect((await mine.look(`?link=${theirs.id}`)).text).not.toContain('Joe');
  await mine.press({ act: 'cancel', link: theirs.id, meeting: 'mtg_1', candidate: 'c_joe' });
  expect((await meetings()).map(({ candidate }) => candidate)).toEqual(['c_joe']);
});

const holderOf = (id: string) => ({
  tenant: home,
  kind: 'key' as const,
  id: ActorId.parse(id),
  user: undefined,
  scopes: new Set(['operations:*' as const]),
});

test('whoever invited may undo what the candidate booked, a colleague without rights over it may not', async () => {
  const { invite, ports, links } = await openBooking();
  const candidate = await invite();
  const [start = ''] = await candidate.offers();
  await candidate.press({ act: 'book', start });
  const link = await links.find(candidate.id);
  const undo = (id: string) => ports.gate.undoAction(ActionId.parse(link?.booking), holderOf(id));
  await expect(undo('key:somebody')).rejects.toMatchObject({ code: 'forbidden' });
  expect((await undo(String(link?.invitedBy))).root.status).toBe('undone');
});
