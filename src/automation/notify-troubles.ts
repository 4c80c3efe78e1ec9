// Tells the admins of what waits, was given up, or works again, and whoever asked for it of what was given up: in chat or by
// mail, through the gate, once.
import { scopesOf } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import { ActorId, type UserId } from '../core/ids.ts';
import type { Trouble } from '../core/ports/troubles.ts';
import { Problem } from '../core/problem.ts';
import type { User } from '../core/records.ts';
import {
  actionIn,
  askedText,
  forgotten,
  type TroubleNotice,
  tellingsOf,
} from '../services/operations/notify-troubles.ts';
import type { AutomationContext } from './context.ts';
import { perform } from './perform.ts';

const troubleActor = 'system:trouble';

const isAdmin = ({ role }: User): boolean => scopesOf[role].some((scope) => scope === 'admin');

/**
 * Marks a trouble as told only after its messages were handed to the gate, so a crash repeats them under the same names
 * instead of losing them. Throws what waiting may heal.
 */
export async function notifyTroubles(context: AutomationContext): Promise<void> {
  const { troubles, directory, clocks } = context;
  const known = await troubles.list();
  const { settings } = await context.settings.get();
  const users = await directory.users();
  await troubles.told(forgotten(known));
  for (const telling of tellingsOf(known, { now: clocks.business.now(), zone: settings.timeZone })) {
    for (const { id } of users.filter(isAdmin))
      await tell(context, { user: id, text: telling.text, idem: `${telling.key} ${id}` });
    await tellAskers(context, users, telling);
    await troubles.told(telling.about);
  }
}

const tell = (context: AutomationContext, { user, text, idem }: { user: UserId; text: string; idem: string }) =>
  perform(context, { tool: 'notify_user', input: { user, text }, actor: troubleActor, origin: 'trouble', idem });

/** Admins were told with everything else. */
async function tellAskers(
  context: AutomationContext,
  users: readonly User[],
  { kind, troubles, key }: TroubleNotice,
): Promise<void> {
  if (kind !== 'given_up') return;
  const actions: Action[] = [];
  for (const trouble of troubles) {
    const action = await actionOf(context, trouble);
    if (action !== undefined) actions.push(action);
  }
  for (const user of users) {
    const theirs = actions.filter(({ requestedBy }) => requestedBy === ActorId.parse(user.id));
    if (theirs.length === 0 || isAdmin(user)) continue;
    await tell(context, { user: user.id, text: askedText(theirs), idem: `${key} asked ${user.id}` });
  }
}

async function actionOf({ ledger }: AutomationContext, { subject, code }: Trouble): Promise<Action | undefined> {
  const id = actionIn(subject);
  if (id === undefined) return undefined;
  try {
    const action = await ledger.action(id);
    if (action.status === 'failed') return action;
    // What was asked for was done as far as it goes, and its message did not leave.
    const detail = 'The mail system did not take the message.';
    return { ...action, uncertain: code === 'outcome_unknown', problem: { code, detail } };
  } catch (error) {
    // Erased, or a letter that no action wrote.
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}
