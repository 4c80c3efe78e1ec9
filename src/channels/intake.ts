// Stores what arrives before it is acknowledged. Whatever comes while one transaction runs goes into the next one together,
// so that a storm costs a few large transactions instead of many small ones.
import type { TenantId } from '../core/ids.ts';
import type { ArrivedEvent, ChannelStores } from '../core/ports/channels.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Rush } from '../core/rush.ts';

interface Waiting {
  readonly event: ArrivedEvent;
  readonly done: (isNew: boolean) => void;
  readonly failed: (error: unknown) => void;
}

const mostAtOnce = 200;
/** In a storm the queue is told this often, not with each transaction. */
const nudgeEveryMs = 200;

export interface Intake {
  /** Resolves once it is stored; false: it was here before. */
  accept(tenant: TenantId, event: ArrivedEvent): Promise<boolean>;
}

interface IntakeParts {
  readonly stores: Of<ChannelStores>;
  /** An event was stored: its job may start. */
  readonly nudge: () => void;
  readonly rush: Pick<Rush, 'owe'>;
}

/** The first call at once, then no more often than that; the last one is never lost. */
function spaced(call: () => void, everyMs: number): () => void {
  let isResting = false;
  let isWanted = false;
  return function again(): void {
    if (isResting) {
      isWanted = true;
      return;
    }
    isResting = true;
    isWanted = false;
    setTimeout(() => {
      isResting = false;
      if (isWanted) again();
    }, everyMs).unref();
    call();
  };
}

export function openIntake({ stores, nudge, rush }: IntakeParts): Intake {
  const tell = spaced(nudge, nudgeEveryMs);
  const queues = new Map<TenantId, Waiting[]>();
  const running = new Set<TenantId>();

  async function write(tenant: TenantId): Promise<void> {
    const queue = queues.get(tenant) ?? [];
    while (queue.length > 0) {
      const batch = queue.splice(0, mostAtOnce);
      try {
        const fresh = await stores(tenant).events.accept(batch.map(({ event }) => event));
        for (const [index, { done }] of batch.entries()) done(fresh[index] ?? false);
        tell();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    running.delete(tenant);
  }

  return {
    accept: (tenant, event) => {
      const answered = rush.owe();
      return new Promise<boolean>((done, failed) => {
        const queue = queues.get(tenant) ?? [];
        queues.set(tenant, queue);
        queue.push({ event, done, failed });
        if (running.has(tenant)) return;
        running.add(tenant);
        void write(tenant);
      }).finally(answered);
    },
  };
}
