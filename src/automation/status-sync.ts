// Status sync: a stage change, whoever made it, is logged in the CRM and told to the hiring manager, and, where the
// organization wants it, told in chat and carried into the calendar. Each effect is an action of its own.
import type { TriggerEvent } from '../core/trigger-event.ts';
import type { User } from '../core/records.ts';
import { settingsInForce } from '../core/settings-in-force.ts';
import { singleLine } from '../services/operations/render.ts';
import { calendarIntentions } from './calendar-sync.ts';
import type { Intention, Reactor } from './react.ts';
import { type StageChange, stageChangeOf } from './stage-change.ts';
import { intention, statusSync, type Sync, type SyncContext } from './sync-effect.ts';

/**
 * One intention for each channel that the settings switch on, so that one that fails does not repeat the others. The person
 * who made the change is not told of it.
 */
export const statusSyncReactor = (context: SyncContext): Reactor => ({
  name: statusSync,
  async intend(event) {
    const sync = await syncOf(context, event);
    if (sync === undefined) return [];
    return [...crmEntry(sync), ...managerNotice(sync), ...chatNotices(sync), ...(await calendarIntentions(sync))];
  },
});

async function syncOf(context: SyncContext, event: TriggerEvent): Promise<Sync | undefined> {
  const change = await stageChangeOf(context, event);
  const id = change?.candidate ?? (event.kind === 'candidate.at_risk' ? event.candidate : null);
  if (id === null) return undefined;
  const settings = await settingsInForce(context.tenant, context.settings);
  const candidate = await context.systems.ats.candidate(id);
  const job = await context.systems.ats.job(candidate.job);
  return { context, event, change, candidate, job, settings, actor: await actorOf(context, event) };
}

async function actorOf({ ledger, directory }: SyncContext, { cause }: TriggerEvent): Promise<User | undefined> {
  if (cause === null) return undefined;
  const { requestedBy, undoneBy } = await ledger.action(cause);
  const who = String(undoneBy ?? requestedBy);
  return (await directory.users()).find(({ id }) => id === who);
}

function crmEntry(sync: Sync): Intention[] {
  if (!sync.settings.statusSync.crm) return [];
  const kind = sync.change === undefined ? 'at_risk' : 'stage_change';
  const text = `${sentence(sync, { named: false })}${by(sync)}`;
  return [intention(sync, { part: 'crm', tool: 'log_crm', input: { candidate: sync.candidate.id, kind, text } })];
}

/** Nobody is told what they did themselves. */
function managerNotice(sync: Sync): Intention[] {
  const manager = sync.job.hiringManager;
  if (!sync.settings.statusSync.hiringManager || manager === null || manager === sync.actor?.id) return [];
  const text = `${sentence(sync, { named: true })}${by(sync)}`;
  return [intention(sync, { part: 'hiring-manager', tool: 'notify_user', input: { user: manager, text } })];
}

function chatNotices(sync: Sync): Intention[] {
  const text = `${sentence(sync, { named: true })}${by(sync)}`;
  return sync.settings.statusSync.chat
    .filter((user) => user !== sync.actor?.id && user !== sync.job.hiringManager)
    .map((user) => intention(sync, { part: `chat:${user}`, tool: 'notify_user', input: { user, text } }));
}

function sentence({ change, candidate, job }: Sync, { named }: { named: boolean }): string {
  if (!named) return change === undefined ? 'At risk: no contact for too long' : upper(deed(change));
  const who = `${singleLine(candidate.name)} (${singleLine(job.title)})`;
  if (change === undefined) return `${who} is at risk: there was no contact for too long`;
  return `${who} ${deed(change)}`;
}

function deed({ kind, from, to }: StageChange): string {
  const way = from === null ? `to ${to}` : `from ${from} to ${to}`;
  return kind === 'taken_back' ? `was moved back ${way}` : `moved ${way}`;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function by({ actor, event }: Sync): string {
  if (actor !== undefined) return `, by ${singleLine(actor.name)}.`;
  return event.system === null ? '.' : `, as ${event.system} reports.`;
}
