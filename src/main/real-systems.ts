// The first organization's own mail server, mailbox and calendar, where the environment names them, in the places of the simulated ones.
import type { Automation } from '../automation/automation.ts';
import { caldavCalendar } from '../connectors/caldav/caldav-calendar.ts';
import { caldavRooms } from '../connectors/caldav/rooms.ts';
import { directoryWith, keptRooms, withRooms } from '../connectors/unified/with-rooms.ts';
import { imapInbox } from '../connectors/imap/imap-inbox.ts';
import { holdingSlots } from '../connectors/unified/held-slots.ts';
import { smtpMailer } from '../connectors/smtp/smtp-mailer.ts';
import type { Clocks } from '../core/clock.ts';
import type { Systems } from '../core/ports/systems.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { settingsInForce } from '../core/settings-in-force.ts';
import { inviteByLetter } from '../services/operations/invite-letter.ts';
import { takeReplies } from '../services/operations/take-replies.ts';
import { guardRound } from './guarded-round.ts';
import type { Storage } from '../storage/storage.ts';
import type { Config } from './config.ts';
import { sandboxTenant } from './organization.ts';

/** Other organizations keep theirs: what the environment names belongs to whoever runs this service. */
export function withRealSystems(
  systems: Of<Systems>,
  config: Config,
  { storage, clocks }: { storage: Storage; clocks: Clocks },
): Of<Systems> {
  const { SMTP_URL: smtp, SMTP_FROM: from, CALDAV_URL: caldav, CALDAV_PEOPLE_URL: own } = config;
  const store = storage.records(sandboxTenant);
  const directory = storage.directory(sandboxTenant);
  const hasMail = smtp !== undefined && from !== undefined;
  const tell = inviteByLetter({
    letters: storage.letters(sandboxTenant),
    settings: storage.settings(sandboxTenant),
    clock: clocks.business,
  });
  const invitations = hasMail ? { invitations: { organizer: senderOf(from), tell } } : {};
  const zone = async () => (await settingsInForce(sandboxTenant, storage.settings(sandboxTenant))).timeZone;
  const people = own === undefined ? {} : { people: { url: own, zone } };
  const calendar = { directory, now: () => clocks.real.now(), zone, ...invitations, ...people };
  const onCaldav = (url: string) => {
    const rooms = keptRooms(caldavRooms(url), clocks.real);
    const meetings = caldavCalendar({ url, ...calendar, directory: directoryWith(directory, rooms) });
    return withRooms(holdingSlots(meetings, { store, clock: clocks.real }), rooms);
  };
  const real = {
    ...(hasMail ? { mailer: smtpMailer({ url: smtp, from, store }) } : {}),
    ...(caldav === undefined ? {} : { calendar: onCaldav(caldav) }),
  };
  return (tenant) => (tenant === sandboxTenant ? { ...systems(tenant), ...real } : systems(tenant));
}

/** `Name <address>`, or an address. */
function senderOf(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^([^<]*)<([^>]+)>$/.exec(from) ?? [];
  return { name: name.trim() === '' ? 'Muster' : name.trim(), email: email.trim() };
}

const cursorKey = `inbox ${sandboxTenant}`;

interface PollDependencies {
  readonly config: Config;
  readonly storage: Storage;
  readonly systems: Of<Systems>;
  readonly clocks: Clocks;
  readonly automation: Pick<Automation, 'takeMailedAnswer'>;
}

/** Nothing to do where no mailbox is named. */
export function inboxPoll({ config, storage, systems, clocks, automation }: PollDependencies): () => Promise<unknown> {
  const { IMAP_URL: url, SMTP_FROM: from } = config;
  if (url === undefined) return () => Promise.resolve(0);
  const inbox = imapInbox(url);
  const mailbox = decodeURIComponent(new URL(url).username);
  const senders = from === undefined ? [] : [senderOf(from).email];
  const mailboxes = [...senders, ...(mailbox.includes('@') ? [mailbox] : [])];
  const tell = () =>
    storage.troubles(sandboxTenant).givenUp({ subject: 'job poll-inbox', code: 'died', at: clocks.business.now() });
  const guard = { state: storage.state, clock: clocks.real, tell };
  const poll = () =>
    takeReplies({
      inbox,
      letters: storage.letters(sandboxTenant),
      ats: systems(sandboxTenant).ats,
      events: storage.eventLog(sandboxTenant),
      directory: storage.directory(sandboxTenant),
      mailboxes,
      answered: (answer) => automation.takeMailedAnswer(sandboxTenant, answer),
      cursor: { get: () => storage.state.get(cursorKey), put: (cursor) => storage.state.put(cursorKey, cursor) },
    });
  return () => guardRound(guard, 'poll-inbox', poll);
}
