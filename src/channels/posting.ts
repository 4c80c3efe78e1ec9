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

/** What a post shows that stands and is no card yet. */
export const interim = '';
/** No turn takes longer: its process has died, and nobody takes it up again. */
const mostRunningMs = 30 * 60_000;

export const runningUntil = ({ clocks }: Office): Date => new Date(clocks.business.now().getTime() + mostRunningMs);

/** The same message to the same reader has the same id on every try. */
export const postIdOf = ({ platform, team, reader, about }: Omit<Intended, 'spot'>): string =>
  `pst_${createHash('sha256')
    .update(canonical([platform, team, reader, lasting(about)]))
    .digest('hex')
    .slice(0, 40)}`;

/** What a turn has done is known only at its end. */
const lasting = (about: PostAbout): object =>
  about.kind === 'turn' ? { kind: about.kind, conversation: about.conversation, turn: about.turn } : about;

/** Posts it, or draws it anew where it stands already. */
export async function post(office: Office, intended: Intended): Promise<void> {
  const id = postIdOf(intended);
  const { spot = null, ...rest } = intended;
  const { posts } = office.stores;
  const isNew = await posts.intend({ id, ...rest, spot, createdAt: office.clocks.real.now() });
  if (!isNew && rest.about.kind === 'turn') await posts.describe({ id, about: rest.about });
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

type Drawn =
  | 'gone'
  | 'away'
  | {
      readonly place: string;
      readonly shown: string;
      readonly redrawAt: Date | undefined;
    };

async function drawLeased(office: Office, channel: Channel, leased: Post): Promise<Drawn> {
  if (leased.about.kind === 'turn' && leased.about.isRunning === true && !isGivenUp(office, leased)) return 'away';
  const card = await cardOf(office, leased);
  if (card === undefined) return 'gone';
  const { changesAt: redrawAt, text, parts } = card;
  const shown = createHash('sha256').update(canonical({ text, parts })).digest('hex');
  const place = leased.place ?? (await found(office, channel, leased));
  if (place === undefined) return first(office, channel, { leased, card, shown });
  if (place === leased.place && leased.shown === shown) return { place, shown, redrawAt };
  if (leased.shown === interim) return finished(office, channel, { leased, place, card, shown });
  return (await channel.update(leased.team, place, card)) === 'gone' ? 'gone' : { place, shown, redrawAt };
}

const isGivenUp = ({ clocks }: Office, { createdAt }: Post): boolean =>
  clocks.real.now().getTime() - createdAt.getTime() >= mostRunningMs;

async function finished(
  office: Office,
  channel: Channel,
  { leased, place, card, shown }: { leased: Post; place: string; card: Card; shown: string },
): Promise<Drawn> {
  const spot = await spotOf(office, channel, leased);
  const at = spot === undefined ? undefined : await channel.finish(spot, { place, key: leased.id }, card);
  return at === undefined ? 'gone' : { place: at, shown, redrawAt: card.changesAt };
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
