// Stores what arrives before it is acknowledged: in a storm many events in one transaction.
import { batcher } from '../core/batcher.ts';
import type { TenantId } from '../core/ids.ts';
import type { ArrivedEvent, ChannelStores } from '../core/ports/channels.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Priority } from '../core/priority.ts';

const mostAtOnce = 200;

export interface Intake {
  /** Resolves once it is stored; false: it was here before. */
  accept(tenant: TenantId, event: ArrivedEvent): Promise<boolean>;
}

interface IntakeDependencies {
  readonly stores: Of<ChannelStores>;
  readonly priority: Pick<Priority, 'owe'>;
}

export function openIntake({ stores, priority }: IntakeDependencies): Intake {
  const store = batcher<TenantId, ArrivedEvent, boolean>({
    mostAtOnce,
    run: (tenant, events) => stores(tenant).events.accept(events),
  });
  return {
    accept: (tenant, event) => {
      const answered = priority.owe();
      return store(tenant, event).finally(answered);
    },
  };
}
