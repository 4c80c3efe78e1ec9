// Tells people of approvals in every connected channel, draws all copies anew after a decision, and reminds in time.
import type { Approval } from '../core/action.ts';
import type { ActionId, ApprovalId } from '../core/ids.ts';
import type { User } from '../core/records.ts';
import type { Settings } from '../core/settings.ts';
import { preferencesOf } from '../services/operations/notifications/preferences-of.ts';
import { type Delivery, waysTo } from '../services/operations/notifications/ways-to.ts';
import { audienceOf } from './audience.ts';
import type { Channel } from './channel.ts';
import type { ChannelContext } from './context.ts';
import { personOf } from './identity.ts';
import { mailApproval, remindByMail } from './mail/approval-mail.ts';
import { draw, post } from './posting.ts';

/** While it waits, everybody concerned gets a card; whatever stands is drawn as the ledger has it now. */
export async function announceApproval(context: ChannelContext, id: ApprovalId): Promise<void> {
  const mail = await mailWish(context);
  const approval = await context.ledger.approval(id);
  const { posts } = context.stores;
  const before = await posts.showing(id);
  const tasks = before.map((one) => () => draw(context, one.id));
  if (approval.status === 'pending') {
    const { deciders, requester } = await audienceOf(context, approval);
    const readers = new Set([...deciders, ...(requester === undefined ? [] : [requester])]);
    for (const reader of readers)
      tasks.push(async () => {
        const ways = await waysFor(context, reader, {
          mail,
          isUrgent: isUrgent(approval, context.clocks.business.now()),
        });
        if (await isLater(context, approval, ways)) return;
        const isReached = ways.chat !== null && (await tell(context, reader, { kind: 'approval', approval: id }));
        if (deciders.includes(reader) && isWanted(ways.mail, isReached)) await mailApproval(context, approval, reader);
      });
  }
  await allOf(tasks);
}

/** An action has come to rest: the cards that show it, or the approval it waited for, are drawn anew. */
export async function redrawCards(context: ChannelContext, id: ActionId): Promise<void> {
  if (context.channels.length === 0) return;
  const approval = await context.ledger.approvalOf(id);
  const { posts } = context.stores;
  const showing = [...(await posts.showing(id)), ...(approval === undefined ? [] : await posts.showing(approval.id))];
  await allOf([...new Set(showing.map((one) => one.id))].map((one) => () => draw(context, one)));
}

/** The last quarter of its time: one reminder to each who may decide, and a card for admins who had none. */
const isUrgent = ({ createdAt, expiresAt }: Approval, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() <= (expiresAt.getTime() - createdAt.getTime()) / 4;

export async function remindOf(context: ChannelContext, id: ApprovalId): Promise<void> {
  const mail = await mailWish(context);
  const approval = await context.ledger.approval(id);
  if (approval.status !== 'pending' || !isUrgent(approval, context.clocks.business.now())) return;
  const { deciders, escalation } = await audienceOf(context, approval);
  await allOf([
    ...deciders.map((reader) => async () => {
      const ways = await waysFor(context, reader, { mail, isUrgent: true });
      const isReached = ways.chat !== null && (await tell(context, reader, { kind: 'reminder', approval: id }));
      if (isWanted(ways.mail, isReached)) await remindByMail(context, approval, reader);
    }),
    ...escalation.map((reader) => async () => {
      const ways = await waysFor(context, reader, { mail, isUrgent: true });
      const isReached = ways.chat !== null && (await tell(context, reader, { kind: 'approval', approval: id }));
      if (isWanted(ways.mail, isReached)) await mailApproval(context, approval, reader);
    }),
  ]);
}

/** What the person has chosen; of mail what the organization has set where they have chosen nothing. */
async function waysFor(
  { preferences, settings, clocks }: ChannelContext,
  { id, timeZone }: User,
  { mail, isUrgent: urgent }: { mail: Settings['approvalMail']; isUrgent: boolean },
): Promise<Delivery> {
  const zone = timeZone ?? (await settings.get()).settings.timeZone;
  const about = { topic: 'approvals', now: clocks.business.now(), zone, mail, isUrgent: urgent } as const;
  return waysTo(await preferencesOf(preferences, id), about);
}

/** It is quiet for that person: all are told once more then, which shows nobody anything twice. */
async function isLater(context: ChannelContext, { id }: Approval, { chat, mailAt }: Delivery): Promise<boolean> {
  const [now, at] = [context.clocks.business.now().getTime(), (chat ?? mailAt).getTime()];
  if (at <= now) return false;
  const due = new Date(context.clocks.real.now().getTime() + at - now);
  await context.outbox.promise({ tenant: context.tenant, name: 'announce-approval', data: { approval: id }, due });
  return true;
}

type Announcement = { readonly kind: 'approval' | 'reminder'; readonly approval: ApprovalId };

/** In every channel in which that person can be reached; false: in none. */
async function tell(context: ChannelContext, reader: User, about: Announcement): Promise<boolean> {
  let isReached = false;
  const one = async (channel: Channel) => {
    const person = await personOf(context, channel, reader);
    if (person === undefined) return;
    isReached = true;
    await post(context, { platform: person.platform, team: person.team, reader: reader.id, spot: undefined, about });
  };
  await allOf(context.channels.map((channel) => () => one(channel)));
  return isReached;
}

const mailWish = async ({ settings }: ChannelContext) => (await settings.get()).settings.approvalMail;

const isWanted = (mail: Settings['approvalMail'], isReached: boolean): boolean =>
  mail === 'always' || (mail === 'unreached' && !isReached);

/** One card that cannot be written must not keep the others from it; the first failure makes the job come again. */
async function allOf(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const done = await Promise.allSettled(tasks.map((task) => task()));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
