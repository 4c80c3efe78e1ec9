// One effect of the status sync, and all that is known when it is decided on.
import type { TriggerEvent } from '../core/trigger-event.ts';
import type { JsonObject } from '../core/json.ts';
import type { Candidate, Job, User } from '../core/records.ts';
import type { Settings } from '../core/settings.ts';
import type { AutomationContext } from './context.ts';
import { perform } from './perform.ts';
import type { Intention } from './react.ts';
import type { StageChange } from './stage-change.ts';

/** Prefix of the names under which its reactions are noted; stored, so it must not change. */
export const statusSync = 'status-sync';
/** Who stands in the audit log for what status sync does. */
export const statusSyncActor = 'system:status-sync';

/** What the status sync needs of the context. */
export type SyncContext = Pick<
  AutomationContext,
  'tenant' | 'gate' | 'eventLog' | 'ledger' | 'systems' | 'directory' | 'settings' | 'clocks'
>;

export interface Sync {
  readonly context: SyncContext;
  readonly event: TriggerEvent;
  /** Undefined: the candidate was flagged at risk, and stands where they stood. */
  readonly change: StageChange | undefined;
  readonly candidate: Candidate;
  readonly job: Job;
  readonly settings: Settings;
  /** Who made the change; undefined for a system or an automation. */
  readonly actor: User | undefined;
}

/** One effect, named after event and part, so that it is done once however often the event is looked at. */
export const intention = (
  { context, event }: Pick<Sync, 'context' | 'event'>,
  effect: { part: string; tool: string; input: JsonObject },
): Intention => {
  const name = `${statusSync}:${effect.part}`;
  const { tool, input } = effect;
  const idem = `event ${event.id} ${name}`;
  return { name, act: () => perform(context, { tool, input, actor: statusSyncActor, origin: name, idem }) };
};
