// Messages to people of the organisation: in the chat that reaches them, else by e-mail. Once under their key either way: a
// post is known by what it shows, a letter by its key.
import type { TenantId, UserId } from '../core/ids.ts';
import type { Letters } from '../core/ports/letters.ts';
import type { Messenger } from '../core/ports/messenger.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { singleLine } from '../services/operations/render.ts';
import { type ChannelDesk, type Office, officeOf } from './desk.ts';
import { shortened } from './filled.ts';
import { personOf } from './identity.ts';
import { type Intended, post } from './posting.ts';

interface Parts {
  readonly desk: ChannelDesk;
  readonly letters: Of<Letters>;
}

const mostSubject = 100;

/** `own`: the simulated chat tool, as long as neither a chat platform nor a mail server is connected. */
export const messengerOf =
  ({ desk, letters }: Parts) =>
  (tenant: TenantId, own: Messenger): Messenger => ({
    get system() {
      return isSimulated(desk, tenant, own) ? own.system : 'channels';
    },
    get repeats() {
      return isSimulated(desk, tenant, own) ? own.repeats : 'same_key';
    },
    hasSent: (key) => own.hasSent(key),
    async send(message) {
      const office = officeOf(desk, tenant);
      const { toUser, text, key } = message;
      const platforms = await connected(office);
      if (platforms.length === 0 && office.mailer.system === own.system) return own.send(message);
      const to = await reach(office, platforms, toUser);
      if (to !== undefined)
        return post(office, { ...to, reader: toUser, spot: undefined, about: { kind: 'notice', key } });
      const { email } = await office.directory.user(toUser);
      const now = office.clocks.business.now();
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

const isSimulated = ({ channels, mailer }: ChannelDesk, tenant: TenantId, own: Messenger): boolean =>
  channels.length === 0 && mailer(tenant).system === own.system;

/** The platforms on which this organisation has a workspace. */
async function connected({ channels, tenant }: Office): Promise<Office['channels']> {
  const teams = await Promise.all(channels.map((channel) => channel.teams(tenant)));
  return channels.filter((_, index) => (teams[index] ?? []).length > 0);
}

/** The first platform that lets us write to that person. */
async function reach(
  office: Office,
  platforms: Office['channels'],
  id: UserId,
): Promise<Pick<Intended, 'platform' | 'team'> | undefined> {
  const user = await office.directory.user(id);
  for (const channel of platforms) {
    const person = await personOf(office, channel, user);
    if (person === undefined || (await channel.direct(office.tenant, person)) === undefined) continue;
    return { platform: person.platform, team: person.team };
  }
  return undefined;
}
