// What the background jobs call: events that arrived, approvals to announce, cards to draw anew, reminders.
import type { ActionId, ApprovalId, TenantId } from '../core/ids.ts';
import { defectOf } from '../core/log.ts';
import type { Platform, PostSweep } from '../core/ports/channels.ts';
import type { LedgerSweep } from '../core/ports/ledger.ts';
import { announceApproval, redrawCards, remindOf } from './announce.ts';
import type { Adapter } from './channel.ts';
import { type ChannelServices, contextOf } from './context.ts';
import { draw } from './posting.ts';

export interface ArrivedAt {
  readonly platform: Platform;
  readonly event: string;
  /** After this try there is no other. */
  readonly isLast: boolean;
}

export interface ChannelWork {
  readonly handleEvent: (tenant: TenantId, arrived: ArrivedAt) => Promise<void>;
  readonly announce: (tenant: TenantId, approval: ApprovalId) => Promise<void>;
  readonly redraw: (tenant: TenantId, action: ActionId) => Promise<void>;
  /** Reminds of approvals whose time runs out. */
  readonly remind: () => Promise<void>;
  /** Draws what could not be drawn before: a platform was away, or a process died. */
  readonly settle: () => Promise<void>;
  readonly forgetEvents: (tenant: TenantId) => Promise<void>;
}

interface WorkDependencies {
  readonly services: ChannelServices;
  readonly adapters: readonly Adapter[];
  readonly ledgerSweep: LedgerSweep;
  readonly postSweep: PostSweep;
}

/** Platforms retry for an hour at most; after that nobody asks for these ids again. */
const keepEventsMs = 3 * 86_400_000;
/** Whoever opens an old link is still told what came of it. */
const keepLinksMs = 30 * 86_400_000;
/** No approval waits longer than 30 days; see the settings. */
const horizonMs = 31 * 86_400_000;

export function openChannelWork({ services, adapters, ledgerSweep, postSweep }: WorkDependencies): ChannelWork {
  const now = () => services.clocks.real.now();
  return {
    async handleEvent(tenant, { platform, event, isLast }) {
      const { events } = contextOf(services, tenant).stores;
      const body = await events.body({ platform, id: event });
      const adapter = adapters.find(({ channel }) => channel.platform === platform);
      if (body === undefined || adapter === undefined) return;
      try {
        await adapter.work(tenant, body);
      } catch (error) {
        if (isLast) await adapter.apologize(tenant, body);
        throw error;
      }
      await events.finish({ platform, id: event });
    },

    announce: (tenant, approval) => announceApproval(contextOf(services, tenant), approval),
    redraw: (tenant, action) => redrawCards(contextOf(services, tenant), action),

    async remind() {
      const until = new Date(services.clocks.business.now().getTime() + horizonMs);
      const waiting = await ledgerSweep.overdue(until);
      await each(services, waiting, ({ tenant, approval }) => remindOf(contextOf(services, tenant), approval));
    },

    async settle() {
      if (adapters.length === 0) return;
      await each(
        services,
        await postSweep.stale({ real: now(), business: services.clocks.business.now() }),
        ({ tenant, id }) => draw(contextOf(services, tenant), id),
      );
    },

    async forgetEvents(tenant) {
      const { events, links, files } = contextOf(services, tenant).stores;
      await files.sweep(now());
      await events.sweep(new Date(now().getTime() - keepEventsMs));
      await links.sweep(new Date(services.clocks.business.now().getTime() - keepLinksMs));
    },
  };
}

/** One that fails must not keep the others waiting; the next round meets it again. */
async function each<T extends { tenant: TenantId }>(
  { log }: Pick<ChannelServices, 'log'>,
  list: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  for (const one of list)
    await work(one).catch((error: unknown) =>
      log.warn('channel round failed', { tenant: one.tenant, defect: defectOf(error) }),
    );
}
