// Messages to people of the organisation: in the chat that reaches them, else by e-mail. Once under their key either way: a
// post is known by what it shows, a letter by its key.
import type { TenantId, UserId } from '../core/ids.ts';
import type { Letters } from '../core/ports/letters.ts';
import type { Messenger } from '../core/ports/messenger.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { singleLine } from '../services/operations/render.ts';
import { type ChannelServices, type ChannelContext, contextOf } from './context.ts';
import { shortened } from './filled.ts';
import { personOf } from './identity.ts';
import { type Intended, post } from './posting.ts';

interface MessengerDependencies {
  readonly services: ChannelServices;
  readonly letters: Of<Letters>;
}

const mostSubject = 100;

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
      const { toUser, text, key } = message;
      const platforms = await connected(context);
      if (platforms.length === 0 && context.mailer.system === own.system) return own.send(message);
      const to = await reach(context, platforms, toUser);
      if (to !== undefined)
        return post(context, { ...to, reader: toUser, spot: undefined, about: { kind: 'notice', key } });
      const { email } = await context.directory.user(toUser);
      const now = context.clocks.business.now();
      const subject = shortened(singleLine(text), mostSubject);
      await letters(tenant).hold({
        key: `notice-${key}`,
        candidate: null,
        to: email,
        subject,
        text,
        releaseAt: now,
        createdAt: now,
      });
    },
  });

const isSimulated = ({ channels, mailer }: ChannelServices, tenant: TenantId, own: Messenger): boolean =>
  channels.length === 0 && mailer(tenant).system === own.system;

/** The platforms on which this organisation has a workspace. */
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
