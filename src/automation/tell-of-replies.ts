// Whoever is in touch with a candidate hears what came back: an answer, a letter that did not arrive, a decision about an offer, a
// withdrawal. What a candidate wrote is not read: it stands in the mailbox.
import { type ActorId, type CandidateId, UserId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { TriggerEvent, TriggerKind } from '../core/trigger-event.ts';
import { singleLine } from '../services/operations/render.ts';
import type { AutomationContext } from './context.ts';
import { perform, type Performed } from './perform.ts';
import type { Reactor } from './react.ts';

type Context = Pick<AutomationContext, 'tenant' | 'ledger' | 'directory' | 'systems' | 'gate'>;

const name = 'replies';
const mostActions = 50;

const news: Readonly<Partial<Record<TriggerKind, (who: string) => string>>> = {
  'message.received': (who) => `${who} replied. Read the message in the mailbox.`,
  'message.bounced': (who) => `A message to ${who} did not arrive. Check the address.`,
  'offer.accepted': (who) => `${who} accepted the offer.`,
  'offer.declined': (who) => `${who} declined the offer.`,
  'candidate.withdrawn': (who) => `${who} withdrew the application.`,
};

/**
 * Only for events that a connected system reports. Tells whoever wrote to the candidate last, else the recruiter or hiring
 * manager; nobody where the ATS no longer knows the candidate.
 */
export const replyReactor = (context: Context): Reactor => ({
  name,
  async intend({ id, kind, candidate, system }: TriggerEvent) {
    const say = news[kind];
    if (say === undefined || system === null || candidate === null) return [];
    const concerned = await whomToTell(context, candidate, null);
    if (concerned === undefined) return [];
    const { user, who } = concerned;
    const effect = { tool: 'notify_user', input: { user, text: say(who) }, actor: 'system:events', origin: name };
    return [{ name: `${name}:notice`, act: () => perform(context, { ...effect, idem: `event ${id} ${name}` }) }];
  },
});

interface Wish {
  readonly candidate: CandidateId;
  readonly invitedBy: ActorId;
  readonly title: string;
  /** The same on every try. */
  readonly idem: string;
}

/** None of the times of a booking link suited. What the candidate wrote is shown beside the link. */
export async function tellOfWish(
  context: Context,
  { candidate, invitedBy, title, idem }: Wish,
): Promise<Performed | undefined> {
  const concerned = await whomToTell(context, candidate, invitedBy);
  if (concerned === undefined) return undefined;
  const { user, who } = concerned;
  const text = `${who} asked for another time: “${singleLine(title)}”. See Booking links.`;
  return perform(context, { tool: 'notify_user', input: { user, text }, actor: 'system:booking', origin: name, idem });
}

/** Whoever asked, or wrote to the candidate last; else the recruiter or the hiring manager of the requisition. */
async function whomToTell({ ledger, directory, systems }: Context, id: CandidateId, asked: ActorId | null) {
  try {
    const [users, candidate] = [await directory.users(), await systems.ats.candidate(id)];
    const userOf = (actor: ActorId | null) => users.find((user) => user.id === UserId.safeParse(actor).data)?.id;
    const written = await ledger.actions({ candidate: id, effects: ['write'], limit: mostActions });
    const writers = written.filter(({ contacted }) => contacted.includes(id)).map(({ requestedBy }) => requestedBy);
    const { recruiter, hiringManager, title } = await systems.ats.job(candidate.job);
    const concerned = [userOf(asked), ...writers.map(userOf), recruiter, hiringManager];
    const user = concerned.find((one) => users.some((each) => each.id === one));
    return user == null ? undefined : { user, who: `${singleLine(candidate.name)} (${singleLine(title)})` };
  } catch (error) {
    // The ATS no longer knows the candidate: nobody is concerned.
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}
