// Posts a card once and keeps it up to date: intent, lease, draw what the ledger says now, remember where it stands.
import { createHash } from 'node:crypto';
import type { UserId } from '../core/ids.ts';
import { canonical } from '../core/json.ts';
import type { Post, PostAbout, Platform } from '../core/ports/channels.ts';
import { Problem } from '../core/problem.ts';
import type { Card } from './card.ts';
import { type Channel, Spot } from './channel.ts';
import { channelOf, type ChannelContext } from './context.ts';
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

export const runningUntil = ({ clocks }: ChannelContext): Date =>
  new Date(clocks.business.now().getTime() + mostRunningMs);

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
export async function post(context: ChannelContext, intended: Intended): Promise<void> {
  const id = postIdOf(intended);
  const { spot = null, ...rest } = intended;
  const { posts } = context.stores;
  const isNew = await posts.intend({ id, ...rest, spot, createdAt: context.clocks.real.now() });
  if (!isNew && rest.about.kind === 'turn') await posts.describe({ id, about: rest.about });
  await draw(context, id);
}

/** Throws `unavailable` while another process draws it, or the platform is away: the job then comes again. */
export async function draw(context: ChannelContext, id: string): Promise<void> {
  const { posts } = context.stores;
  const now = context.clocks.real.now();
  const until = new Date(now.getTime() + leaseMs);
  const leased = await posts.lease({ id, now, until });
  if (leased === undefined) return;
  if (leased === 'busy') throw new Problem('unavailable', 'This message is being written by another process.');
  const channel = channelOf(context, leased.platform);
  try {
    const drawn = channel === undefined ? 'away' : await drawLeased(context, channel, leased);
    if (drawn === 'away') await posts.release(id, until);
    else if (drawn === 'gone') await posts.abandon(id);
    else await posts.settle({ id, ...drawn, leasedUntil: until });
  } catch (error) {
    await posts.release(id, until);
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

async function drawLeased(context: ChannelContext, channel: Channel, leased: Post): Promise<Drawn> {
  if (leased.about.kind === 'turn' && leased.about.isRunning === true && !isGivenUp(context, leased)) return 'away';
  const card = await cardOf(context, leased);
  if (card === undefined) return 'gone';
  const { changesAt: redrawAt, text, parts } = card;
  const shown = createHash('sha256').update(canonical({ text, parts })).digest('hex');
  const place = leased.place ?? (await found(context, channel, leased));
  if (place === undefined) return first(context, channel, { leased, card, shown });
  if (place === leased.place && leased.shown === shown) return { place, shown, redrawAt };
  if (leased.shown === interim) return finished(context, channel, { leased, place, card, shown });
  return (await channel.update(leased.team, place, card)) === 'gone' ? 'gone' : { place, shown, redrawAt };
}

const isGivenUp = ({ clocks }: ChannelContext, { createdAt }: Post): boolean =>
  clocks.real.now().getTime() - createdAt.getTime() >= mostRunningMs;

async function finished(
  context: ChannelContext,
  channel: Channel,
  { leased, place, card, shown }: { leased: Post; place: string; card: Card; shown: string },
): Promise<Drawn> {
  const spot = await spotOf(context, channel, leased);
  const at = spot === undefined ? undefined : await channel.finish(spot, { place, key: leased.id }, card);
  return at === undefined ? 'gone' : { place: at, shown, redrawAt: card.changesAt };
}

/** Where it stands after a try whose answer was lost. */
async function found(context: ChannelContext, channel: Channel, leased: Post): Promise<string | undefined> {
  if (!leased.tried) return undefined;
  const spot = await spotOf(context, channel, leased);
  return spot === undefined ? undefined : channel.posted(spot, leased.id, leased.createdAt);
}

async function first(
  context: ChannelContext,
  channel: Channel,
  { leased, card, shown }: { leased: Post; card: Card; shown: string },
): Promise<Drawn> {
  const spot = await spotOf(context, channel, leased);
  if (spot === undefined) return 'gone';
  await context.stores.posts.begin(leased.id);
  return { place: await channel.post(spot, card, leased.id), shown, redrawAt: card.changesAt };
}

async function spotOf(context: ChannelContext, channel: Channel, { spot, reader }: Post): Promise<Spot | undefined> {
  if (spot !== null) return Spot.parse(spot);
  const user = (await context.directory.users()).find(({ id }) => id === reader);
  const person = user === undefined ? undefined : await personOf(context, channel, user);
  return person === undefined ? undefined : channel.direct(context.tenant, person);
}
