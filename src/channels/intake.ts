// Stores what arrives before it is acknowledged: in a storm many events in one transaction, and the queue told seldom.
import { batcher, throttled } from '../core/batcher.ts';
import type { TenantId } from '../core/ids.ts';
import type { ArrivedEvent, ChannelStores } from '../core/ports/channels.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Priority } from '../core/priority.ts';

const mostAtOnce = 200;
/** In a storm the queue is told this often, not with each transaction. */
const nudgeEveryMs = 200;

export interface Intake {
  /** Resolves once it is stored; false: it was here before. */
  accept(tenant: TenantId, event: ArrivedEvent): Promise<boolean>;
}

interface IntakeDependencies {
  readonly stores: Of<ChannelStores>;
  /** An event was stored: its job may start. */
  readonly nudge: () => void;
  readonly priority: Pick<Priority, 'owe'>;
}

export function openIntake({ stores, nudge, priority }: IntakeDependencies): Intake {
  const tell = throttled(nudge, nudgeEveryMs);
  const store = batcher<TenantId, ArrivedEvent, boolean>({
    mostAtOnce,
    async run(tenant, events) {
      const fresh = await stores(tenant).events.accept(events);
      tell();
      return fresh;
    },
  });
  return {
    accept: (tenant, event) => {
      const answered = priority.owe();
      return store(tenant, event).finally(answered);
    },
  };
}
