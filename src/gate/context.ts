// What every part of the gate works with, bound to one tenant: ledger, tools, settings, clocks.
import type { Action } from '../core/action.ts';
import type { Clocks } from '../core/clock.ts';
import { type ActionId, ActorId, type NewId, type TenantId } from '../core/ids.ts';
import { HeldLease } from '../core/lease.ts';
import type { Absences } from '../core/ports/channels.ts';
import type { Log } from '../core/log.ts';
import type { SettingsStore } from '../core/ports/directory.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import type { Obligations } from '../core/ports/obligations.ts';
import type { Presence } from '../core/ports/presence.ts';
import type { Troubles } from '../core/ports/troubles.ts';
import type { ApprovalRule, Settings } from '../core/settings.ts';
import type { AnyTool } from '../core/tool.ts';

/**
 * Everything is bound to `tenant`: no part of the gate names a tenant itself. Leases and waits go by real time; expiry,
 * caps and stored dates by business time.
 */
export interface GateContext {
  readonly tenant: TenantId;
  readonly ledger: Ledger;
  readonly tools: () => Promise<readonly AnyTool[]>;
  readonly settings: SettingsStore;
  /** The role of whoever asked, for policy; undefined where nobody knows them any more. */
  readonly roleOf: (actor: ActorId, settings: Settings) => Promise<ApprovalRule['role']>;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly log: Log;
  /** How long one process may work on an action before another may take it over. */
  readonly leaseMs: number;
  /** Tells when another may take over before that. */
  readonly presence: Pick<Presence, 'lost'>;
  /** Larger groups are executed by a job. */
  readonly inlineLimit: number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Promises a job that calls `resume`; undefined: everything is executed inline. */
  readonly inBackground: ((action: ActionId) => Promise<void>) | undefined;
  /** Where what waits is noted for people; undefined: nowhere. What is given up the ledger notes itself. */
  readonly troubles: Pick<Troubles, 'waits'> | undefined;
  /** What the law asks for before somebody is rejected; undefined: nothing. */
  readonly obligations: Obligations | undefined;
  /** Who is away and who decides instead; undefined: nobody ever is. */
  readonly absences: Pick<Absences, 'at'> | undefined;
}

/** Who the audit log names where nobody asked: the sweep after a crash, and the clock. */
export const recovering = ActorId.parse('system:recover');
/** The actor of expiries: nobody decided in time. */
export const expiring = ActorId.parse('system:expiry');

/** For what people see and for limits on them: expiry, the daily cap, stored dates. */
export const businessNow = (context: GateContext): Date => context.clocks.business.now();
/** Real time: leases are compared between processes and must not follow a sandbox clock. */
export const leaseFrom = (context: GateContext): Date => later(context.clocks.real.now(), context.leaseMs);
/** Milliseconds; a negative number goes back. */
export const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

/** Read anew from the store on each call, so that a pause holds from the next action on. */
export const currentSettings = async (context: GateContext): Promise<Settings> =>
  (await context.settings.get()).settings;

/** Of work in progress. It is lost where another process took the work over, and this one has to stop. */
export const leaseOf = (context: GateContext, { id: action, attempt, leaseUntil }: Action): HeldLease =>
  new HeldLease({
    clock: context.clocks.real,
    until: leaseUntil ?? context.clocks.real.now(),
    marginMs: context.leaseMs / 4,
    async lengthen() {
      const until = leaseFrom(context);
      return (await context.ledger.renew({ action, attempt, until })) ? until : undefined;
    },
  });
