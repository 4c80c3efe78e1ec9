// One effect of the status sync, and all that is known when it is decided on.
import type { Happening } from '../core/happening.ts';
import type { JsonObject } from '../core/json.ts';
import type { Candidate, Job, User } from '../core/records.ts';
import type { Settings } from '../core/settings.ts';
import type { Office } from './office.ts';
import { perform } from './perform.ts';
import type { Intention } from './react.ts';
import type { StageChange } from './stage-change.ts';

export const statusSync = 'status-sync';
export const statusSyncActor = 'system:status-sync';

/** What the status sync needs of the office. */
export type SyncOffice = Pick<
  Office,
  'tenant' | 'desk' | 'eventLog' | 'ledger' | 'systems' | 'directory' | 'settings' | 'clocks'
>;

export interface Sync {
  readonly office: SyncOffice;
  readonly happening: Happening;
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
  { office, happening }: Pick<Sync, 'office' | 'happening'>,
  effect: { part: string; tool: string; input: JsonObject },
): Intention => {
  const name = `${statusSync}:${effect.part}`;
  const { tool, input } = effect;
  const idem = `event ${happening.id} ${name}`;
  return { name, act: () => perform(office, { tool, input, actor: statusSyncActor, origin: name, idem }) };
};
