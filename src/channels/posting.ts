// Posts a card once and keeps it up to date: intent, lease, draw what the ledger says now, remember where it stands.
import { createHash } from 'node:crypto';
import type { UserId } from '../core/ids.ts';
import { canonical } from '../core/json.ts';
import type { Post, PostAbout, Platform } from '../core/ports/channels.ts';
import { Problem } from '../core/problem.ts';
import type { Card } from './card.ts';
import { type Channel, Spot } from './channel.ts';
import { channelOf, type Office } from './desk.ts';
import { personOf } from './identity.ts';
import { cardOf } from './drawing.ts';

/** One process draws a post at a time; longer than any call of a platform. */
const leaseMs = 60_000;

export interface Intended {
  readonly platform: Platform;
  readonly team: string;
  readonly reader: UserId | null;
  /** Undefined: to the reader directly. */
  readonly spot: Spot | undefined;
  readonly about: PostAbout;
}

/** The same message to the same reader has the same id on every try. */
export const postIdOf = ({ platform, team, reader, about }: Omit<Intended, 'spot'>): string =>
  `pst_${createHash('sha256')
    .update(canonical([platform, team, reader, about]))
    .digest('hex')
    .slice(0, 40)}`;

/** Posts it, or draws it anew where it stands already. */
export async function post(office: Office, intended: Intended): Promise<void> {
  const id = postIdOf(intended);
  const { spot = null, ...rest } = intended;
  await office.stores.posts.intend({ id, ...rest, spot, createdAt: office.clocks.real.now() });
  await draw(office, id);
}

/** Throws `unavailable` while another process draws it, or the platform is away: the job then comes again. */
export async function draw(office: Office, id: string): Promise<void> {
  const { posts } = office.stores;
  const now = office.clocks.real.now();
  const leased = await posts.lease({ id, now, until: new Date(now.getTime() + leaseMs) });
  if (leased === undefined) return;
  if (leased === 'busy') throw new Problem('unavailable', 'This message is being written by another process.');
  const channel = channelOf(office, leased.platform);
  try {
    const drawn = channel === undefined ? 'away' : await drawLeased(office, channel, leased);
    if (drawn === 'away') await posts.release(id);
    else if (drawn === 'gone') await posts.abandon(id);
    else await posts.settle({ id, ...drawn });
  } catch (error) {
    await posts.release(id);
    throw error;
  }
}

type Drawn = 'gone' | { readonly place: string; readonly shown: string; readonly redrawAt: Date | undefined };

async function drawLeased(office: Office, channel: Channel, leased: Post): Promise<Drawn> {
  const card = await cardOf(office, leased);
  if (card === undefined) return 'gone';
  const { changesAt: redrawAt, text, parts } = card;
  const shown = createHash('sha256').update(canonical({ text, parts })).digest('hex');
  const place = leased.place ?? (await found(office, channel, leased));
  if (place === undefined) return first(office, channel, { leased, card, shown });
  if (place === leased.place && leased.shown === shown) return { place, shown, redrawAt };
  return (await channel.update(leased.team, place, card)) === 'gone' ? 'gone' : { place, shown, redrawAt };
}

/** Where it stands after a try whose answer was lost. */
async function found(office: Office, channel: Channel, leased: Post): Promise<string | undefined> {
  if (!leased.tried) return undefined;
  const spot = await spotOf(office, channel, leased);
  return spot === undefined ? undefined : channel.posted(spot, leased.id, leased.createdAt);
}

async function first(
  office: Office,
  channel: Channel,
  { leased, card, shown }: { leased: Post; card: Card; shown: string },
): Promise<Drawn> {
  const spot = await spotOf(office, channel, leased);
  if (spot === undefined) return 'gone';
  await office.stores.posts.begin(leased.id);
  return { place: await channel.post(spot, card, leased.id), shown, redrawAt: card.changesAt };
}

async function spotOf(office: Office, channel: Channel, { spot, reader }: Post): Promise<Spot | undefined> {
  if (spot !== null) return Spot.parse(spot);
  const user = (await office.directory.users()).find(({ id }) => id === reader);
  const person = user === undefined ? undefined : await personOf(office, channel, user);
  return person === undefined ? undefined : channel.direct(office.tenant, person);
}
