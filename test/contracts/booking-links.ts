// One suite for the store of booking links, on every database and the fake.
import { describe, expect, test } from 'vitest';
import type { BookingLink } from '../../src/core/booking-link.ts';
import { ActionId, ActorId, BookingLinkId, CandidateId, UserId } from '../../src/core/ids.ts';
import type { BookingLinks } from '../../src/core/ports/booking-links.ts';

const owen = UserId.parse('u_owen');
const now = new Date('2026-06-01T08:00:00.000Z');
const slot = { start: '2026-06-02T15:00:00.000Z', end: '2026-06-02T15:30:00.000Z' };
const until = '2026-06-01T08:03:00.000Z';

export const bookingLink = (id: string, change: Partial<BookingLink> = {}): BookingLink => ({
  id: BookingLinkId.parse(id),
  candidate: CandidateId.parse('c_ines'),
  with: [owen],
  title: 'Interview',
  minutes: 30,
  places: [],
  times: null,
  from: '2026-06-01T08:00:00.000Z',
  until: '2026-06-15T08:00:00.000Z',
  noticeHours: 24,
  cutOffHours: 24,
  language: 'en',
  invitedBy: ActorId.parse('u_nora'),
  createdAt: now.toISOString(),
  withdrawnBy: null,
  presses: 0,
  press: null,
  hold: null,
  booking: null,
  change: null,
  wish: null,
  ...change,
});

interface Opened {
  readonly links: BookingLinks;
  readonly elsewhere: BookingLinks;
  /** Links whose press was promised to be finished. */
  readonly promised: () => Promise<readonly string[]>;
  /** Links whose wish was promised to be told. */
  readonly wished: () => Promise<readonly string[]>;
}

const pressed = (link: BookingLink): BookingLink => ({
  ...link,
  presses: link.presses + 1,
  press: { kind: 'book', slot, place: null },
  hold: { ...slot, until },
});
const wish = (at: string) => ({ wish: { text: 'After six', at, offers: [] } });

export function bookingLinksContract(name: string, open: () => Promise<Opened>): void {
  describe(`${name}: booking links`, () => {
    test('are kept once, found by id, and belong to one organization', async () => {
      const { links, elsewhere } = await open();
      const link = bookingLink('a');
      await links.add(link, []);
      await links.add({ ...link, title: 'Another' }, []);
      expect(await links.find(link.id)).toEqual(link);
      expect([await elsewhere.find(link.id), await elsewhere.list({ limit: 5 })]).toEqual([undefined, []]);
    });

    test('are listed newest first, in pages, of one candidate or of all', async () => {
      const { links } = await open();
      for (const id of ['a', 'b', 'c'])
        await links.add(bookingLink(id, id === 'b' ? { candidate: CandidateId.parse('c_joe') } : {}), []);
      const ids = async (query: Parameters<BookingLinks['list']>[0]) => (await links.list(query)).map((one) => one.id);
      expect(await ids({ limit: 2 })).toEqual(['c', 'b']);
      expect(await ids({ limit: 2, before: BookingLinkId.parse('b') })).toEqual(['a']);
      expect(await ids({ limit: 5, candidate: CandidateId.parse('c_joe') })).toEqual(['b']);
    });

    test('a new one ends those that it replaces, and its end brings them back, unless they were used', async () => {
      const { links } = await open();
      const [first, used, next] = [
        bookingLink('a'),
        bookingLink('b', { booking: ActionId.parse('act') }),
        bookingLink('c'),
      ];
      await links.add(first, []);
      await links.add(used, []);
      await links.add(next, [first.id, used.id]);
      const ended = async () =>
        (await Promise.all([first, used].map(({ id }) => links.find(id)))).map((one) => one?.withdrawnBy);
      expect(await ended()).toEqual(['c', null]);
      expect([await links.withdraw(next.id, 'undo'), await links.withdraw(next.id, 'undo')]).toEqual([true, true]);
      expect([await ended(), (await links.find(next.id))?.withdrawnBy]).toEqual([[null, null], 'undo']);
    });

    test('one that was pressed or booked is not withdrawn', async () => {
      const { links } = await open();
      await links.add(bookingLink('a'), []);
      await links.change(BookingLinkId.parse('a'), now, pressed);
      expect(await links.withdraw(BookingLinkId.parse('a'), 'undo')).toBe(false);
      expect((await links.find(BookingLinkId.parse('a')))?.withdrawnBy).toBeNull();
    });

    test('a press holds its time for the others until the hold ends, and is promised to be finished once', async () => {
      const { links, promised } = await open();
      for (const id of ['a', 'b']) await links.add(bookingLink(id), []);
      await links.change(BookingLinkId.parse('a'), now, pressed);
      await links.change(BookingLinkId.parse('a'), now, (link) => ({ ...link, title: 'Same press' }));
      let seen: unknown;
      const refused = await links.change(BookingLinkId.parse('b'), now, (_link, held) => {
        seen = held;
        return undefined;
      });
      expect([refused, seen]).toEqual([undefined, [expect.objectContaining({ link: 'a', with: [owen], ...slot })]]);
      expect([await links.held(now), await links.held(new Date(until))]).toEqual([seen, []]);
      expect(await promised()).toEqual(['a']);
    });

    test('changes happen one at a time: of many at once, one holds the time', async () => {
      const { links } = await open();
      const ids = Array.from({ length: 12 }, (_, index) => BookingLinkId.parse(`l${index}`));
      for (const id of ids) await links.add(bookingLink(id), []);
      const all = ids.map((id) => links.change(id, now, (link, held) => (held.length > 0 ? undefined : pressed(link))));
      expect((await Promise.all(all)).filter((one) => one !== undefined)).toHaveLength(1);
    });

    test('wishes of those that stand are listed, oldest first', async () => {
      const { links } = await open();
      await links.add(bookingLink('a', wish('2026-06-02T08:00:00.000Z')), []);
      await links.add(bookingLink('b', wish('2026-06-01T08:00:00.000Z')), []);
      await links.add(bookingLink('c', { ...wish('2026-06-01T07:00:00.000Z'), withdrawnBy: 'x' }), []);
      await links.add(bookingLink('d'), []);
      expect((await links.wishes(5)).map(({ id }) => id)).toEqual(['b', 'a']);
    });

    test('a new wish is promised to be told, the same one again is not', async () => {
      const { links, wished } = await open();
      const link = bookingLink('a');
      await links.add(link, []);
      const { id } = link;
      await links.change(id, now, (one) => ({ ...one, ...wish('2026-06-01T08:00:00.000Z') }));
      await links.change(id, now, (one) => ({ ...one, title: 'Another' }));
      await links.change(id, now, (one) => ({ ...one, ...wish('2026-06-02T08:00:00.000Z') }));
      expect(await wished()).toEqual(['a', 'a']);
    });
  });
}
