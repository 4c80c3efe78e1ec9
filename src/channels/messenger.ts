// Messages to people of the organization, by the ways and at the times that each has chosen: in the chat that reaches them, by e-mail, or
// both. Once under their key either way: a post is known by what it shows, a letter by its key.
import type { Action } from '../core/action.ts';
import type { TenantId, UserId } from '../core/ids.ts';
import type { Letters } from '../core/ports/letters.ts';
import type { Messenger } from '../core/ports/messenger.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { Problem } from '../core/problem.ts';
import { settingsInForce } from '../core/settings-in-force.ts';
import { preferencesOf } from '../services/operations/notifications/preferences-of.ts';
import { topicOf } from '../services/operations/notifications/topic-of.ts';
import { type Delivery, waysTo } from '../services/operations/notifications/ways-to.ts';
import { singleLine } from '../services/operations/render.ts';
import { type ChannelServices, type ChannelContext, contextOf } from './context.ts';
import { shortened } from './filled.ts';
import { personOf } from './identity.ts';
import { keyOfNotice, noticeOf, wordsOfNotice } from './notice.ts';
import { type Intended, post } from './posting.ts';

export interface MessengerDependencies {
  readonly services: ChannelServices;
  readonly letters: Of<Letters>;
}

const mostSubject = 100;

type Message = Parameters<Messenger['send']>[0];

/** `own`: the simulated chat tool, as long as neither a chat platform nor a mail server is connected. */
export const messengerOf =
  ({ services, letters }: MessengerDependencies) =>
  (tenant: TenantId, own: Messenger): Messenger => ({
    get system() {
      return isSimulated(services, tenant, own) ? own.system : 'channels';
    },
    get repeats() {
      return isSimulated(services, tenant, own) ? own.repeats : 'same_key';
    },
    hasSent: (key) => own.hasSent(key),
    async send(message) {
      const context = contextOf(services, tenant);
      const platforms = await connected(context);
      const ways = await waysOfMessage(context, message);
      const isOwn = platforms.length === 0 && context.mailer.system === own.system;
      if (isOwn && ways.chat !== null && !ways.isChatDigest) return own.send(message);
      const sending = { context, platforms, letters: letters(tenant), ways };
      const missed = await neverArrived(sending, message);
      const isInChat = ways.chat !== null && (missed.chat || (await inChat(sending, message)));
      if (missed.mail) return;
      if (ways.mail === 'always' || (ways.mail === 'unreached' && !isInChat)) await byMail(sending, message);
    },
  });

interface Sending {
  readonly context: ChannelContext;
  readonly platforms: ChannelContext['channels'];
  readonly letters: Letters;
  readonly ways: Delivery;
}

const actionOf = async ({ ledger }: ChannelContext, key: string): Promise<Action | undefined> => {
  try {
    return await ledger.action(noticeOf(key).action);
  } catch (error) {
    // A message that no action holds.
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
};

async function waysOfMessage(context: ChannelContext, { toUser, key }: Pick<Message, 'toUser' | 'key'>, at?: Date) {
  const action = await actionOf(context, key);
  const now = at ?? context.clocks.business.now();
  const topic = action === undefined ? 'messages' : topicOf(action);
  const [{ timeZone }, settings] = await Promise.all([
    context.directory.user(toUser),
    settingsInForce(context.tenant, context.settings),
  ]);
  return waysTo(await preferencesOf(context.preferences, toUser), { topic, now, zone: timeZone ?? settings.timeZone });
}

/** Of a correction: by which ways the message itself still waits for the end of quiet hours or for the digest. Both are left out there. */
async function neverArrived(
  { context, letters }: Pick<Sending, 'context' | 'letters'>,
  { toUser, key }: Message,
): Promise<{ readonly chat: boolean; readonly mail: boolean }> {
  const notice = noticeOf(key);
  if (!notice.isCorrection) return { chat: false, mail: false };
  const before = keyOfNotice(notice);
  const isCancelled = (await letters.cancel(letterKey(before))) === 'cancelled';
  const action = await actionOf(context, before);
  if (action === undefined) return { chat: false, mail: isCancelled };
  const then = await waysOfMessage(context, { toUser, key: before }, action.createdAt);
  const now = context.clocks.business.now();
  return { chat: then.chat !== null && then.chat > now, mail: isCancelled || then.mailAt > now };
}

/** False: no platform lets us write to that person. */
async function inChat({ context, platforms, ways }: Sending, { toUser, key }: Message): Promise<boolean> {
  // What stands in the digest is found when that leaves, and so is whether a chat reaches the person by then.
  if (ways.isChatDigest) return true;
  const to = await reach(context, platforms, toUser);
  if (to === undefined) return false;
  const waits = (ways.chat?.getTime() ?? 0) - context.clocks.business.now().getTime();
  if (waits > 0) {
    const due = new Date(context.clocks.real.now().getTime() + waits);
    await context.outbox.promise({ tenant: context.tenant, name: 'deliver-message', data: { user: toUser, key }, due });
  } else await post(context, { ...to, reader: toUser, spot: undefined, about: { kind: 'notice', key } });
  return true;
}

const letterKey = (key: string): string => `notice-${key}`;

/** What stands in the digest is written when that leaves. */
async function byMail({ context, letters, ways }: Sending, { toUser, text, key }: Message): Promise<void> {
  if (ways.isDigest) return;
  const { email } = await context.directory.user(toUser);
  await letters.hold({
    key: letterKey(key),
    candidate: null,
    to: email,
    subject: shortened(singleLine(text), mostSubject),
    text,
    releaseAt: ways.mailAt,
    createdAt: context.clocks.business.now(),
  });
}

/** The quiet hours are over: it is shown, unless it was taken back meanwhile; by mail where no chat reaches the person any more. */
export async function deliverMessage(
  { services, letters }: MessengerDependencies,
  tenant: TenantId,
  { user, key }: { user: UserId; key: string },
): Promise<void> {
  const context = contextOf(services, tenant);
  const notice = noticeOf(key);
  const action = await actionOf(context, key);
  if (action === undefined || (!notice.isCorrection && action.status !== 'executed')) return;
  const to = await reach(context, await connected(context), user);
  if (to !== undefined) return post(context, { ...to, reader: user, spot: undefined, about: { kind: 'notice', key } });
  const text = wordsOfNotice(action.plan, notice);
  const ways = {
    bell: true,
    chat: null,
    mail: 'always',
    mailAt: context.clocks.business.now(),
    isDigest: false,
    isChatDigest: false,
  } as const;
  if (text !== undefined)
    await byMail({ context, platforms: [], letters: letters(tenant), ways }, { toUser: user, text, at: '', key });
}

const isSimulated = ({ channels, mailer }: ChannelServices, tenant: TenantId, own: Messenger): boolean =>
  channels.length === 0 && mailer(tenant).system === own.system;

/** The platforms on which this organization has a workspace. */
async function connected({ channels, tenant }: ChannelContext): Promise<ChannelContext['channels']> {
  const teams = await Promise.all(channels.map((channel) => channel.teams(tenant)));
  return channels.filter((_, index) => (teams[index] ?? []).length > 0);
}

/** The first platform that lets us write to that person. */
async function reach(
  context: ChannelContext,
  platforms: ChannelContext['channels'],
  id: UserId,
): Promise<Pick<Intended, 'platform' | 'team'> | undefined> {
  const user = await context.directory.user(id);
  for (const channel of platforms) {
    const person = await personOf(context, channel, user);
    if (person === undefined || (await channel.direct(context.tenant, person)) === undefined) continue;
    return { platform: person.platform, team: person.team };
  }
  return undefined;
}

export const isReachedByChat = async (services: ChannelServices, tenant: TenantId, user: UserId): Promise<boolean> => {
  const context = contextOf(services, tenant);
  return (await reach(context, await connected(context), user)) !== undefined;
};

/** One message for the day or the week. False: no chat reaches that person. */
export async function deliverDigest(
  services: ChannelServices,
  tenant: TenantId,
  { user, from, to }: { user: UserId; from: Date; to: Date },
): Promise<boolean> {
  const context = contextOf(services, tenant);
  const place = await reach(context, await connected(context), user);
  if (place === undefined) return false;
  const about = { kind: 'digest', from: from.toISOString(), to: to.toISOString() } as const;
  await post(context, { ...place, reader: user, spot: undefined, about });
  return true;
}
