// Rooms of a CalDAV server: its principals of the type ROOM or RESOURCE (RFC 6638 §2.4.2), found by a search among the principals (RFC
// 3744 §9.4). A server that has no such search publishes no rooms.
import { davRequest } from 'tsdav';
import { z } from 'zod';
import { Room, roomIdOf } from '../../core/room.ts';
import { addressOf, patienceMs, reached } from './reach.ts';

const wanted = ['ROOM', 'RESOURCE'] as const;

const Principal = z.object({
  displayname: z.coerce.string().optional(),
  calendarUserAddressSet: z
    .object({ href: z.union([z.string(), z.array(z.string())]) })
    .transform(({ href }) => [href].flat())
    .optional(),
});

export const caldavRooms = (url: string) => async (): Promise<readonly Room[]> => {
  const { collection, headers } = addressOf(url);
  const found: Room[] = [];
  for (const type of wanted) found.push(...(await roomsOf(type, { collection, headers })));
  return found.filter(({ id }, place) => found.findIndex((one) => one.id === id) === place);
};

async function roomsOf(
  type: (typeof wanted)[number],
  { collection, headers }: ReturnType<typeof addressOf>,
): Promise<readonly Room[]> {
  const answers = await reached(
    davRequest({
      url: collection,
      init: {
        method: 'REPORT',
        namespace: 'd',
        headers: { ...headers, depth: '0' },
        body: {
          'principal-property-search': {
            _attributes: { 'xmlns:d': 'DAV:', 'xmlns:c': 'urn:ietf:params:xml:ns:caldav', test: 'allof' },
            'd:property-search': { 'd:prop': { 'c:calendar-user-type': {} }, 'd:match': type },
            'd:prop': { 'd:displayname': {}, 'c:calendar-user-address-set': {} },
            'd:apply-to-principal-collection-set': {},
          },
        },
      },
      fetchOptions: { redirect: 'error', signal: AbortSignal.timeout(patienceMs) },
    }),
  );
  return answers.flatMap(({ ok, props }) => (ok ? (roomIn(props) ?? []) : []));
}

function roomIn(props: unknown): Room | undefined {
  const { displayname, calendarUserAddressSet = [] } = Principal.safeParse(props).data ?? {};
  const email = calendarUserAddressSet.find((href) => /^mailto:/i.test(href))?.slice('mailto:'.length);
  if (email === undefined) return undefined;
  const name = displayname ?? email;
  const seats = Number(/ \((\d{1,4})\)/.exec(name)?.[1] ?? 0);
  return Room.safeParse({ id: roomIdOf(email), name, capacity: seats > 0 ? seats : null, email }).data;
}
