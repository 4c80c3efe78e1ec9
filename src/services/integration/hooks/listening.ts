// Lets a connected system report changes by itself: a secret, an address, and a subscription where the system takes one.
import { randomBytes } from 'node:crypto';
import type { Principal } from '../../../core/access.ts';
import type { Webhooks } from '../../../core/connector/webhooks.ts';
import type { ConnectionId, TenantId } from '../../../core/ids.ts';
import type { HookSources, Hooks } from '../../../core/ports/hooks.ts';
import { RemoteFault } from '../../../core/ports/remote-system.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';
import type { IntegrationDependencies } from '../integration-dependencies.ts';

export interface HookDependencies extends Pick<
  IntegrationDependencies,
  'connections' | 'integrations' | 'syncs' | 'catalogue' | 'open' | 'clock'
> {
  readonly hooks: Of<Hooks>;
  readonly hookSources: Pick<HookSources, 'due'>;
  readonly publicUrl: string;
}

export interface Listening {
  readonly url: string;
  /** Shown once, for whoever enters it over there. */
  readonly secret: string | null;
  readonly subscribed: boolean;
  readonly renewAt: Date | null;
  readonly lastAt: Date | null;
}

const dayMs = 86_400_000;
const patienceMs = 20_000;
/** Renewed that long before it ends. */
const marginMs = dayMs / 4;

/** Subscriptions at other systems. */
function subscribing(dependencies: HookDependencies) {
  const { connections, catalogue, hooks, clock } = dependencies;
  const webhooksOf = async (tenant: TenantId, connection: ConnectionId): Promise<Webhooks> => {
    const { system, ...rest } = await connections(tenant).get(connection);
    const { webhooks, title } = catalogue.declared({ system, ...rest });
    if (webhooks !== undefined) return webhooks;
    const message = `${title} does not report changes by itself. Real time looks there every minute.`;
    throw new Problem('conflict', message);
  };
  const urlOf = (connection: ConnectionId): string => `${dependencies.publicUrl}/api/v2/hooks/${connection}`;

  /** Subscribes over there; an earlier subscription is given up afterwards, so that nothing is missed in between. */
  const subscribe = async (tenant: TenantId, connection: ConnectionId, secret: string): Promise<Date | null> => {
    const webhooks = await webhooksOf(tenant, connection);
    if (webhooks.subscribe === undefined) return null;
    const before = await hooks(tenant).get(connection, clock.now());
    const expiresAt = new Date(clock.now().getTime() + (webhooks.renewDays ?? 30) * dayMs);
    const system = await dependencies.open(tenant, connection);
    const values = {
      callbackUrl: urlOf(connection),
      secret,
      channel: randomBytes(16).toString('hex'),
      expiresAt: expiresAt.toISOString(),
    };
    const signal = AbortSignal.timeout(patienceMs);
    const subscription = await system.subscribe({ call: webhooks.subscribe, values, signal });
    const renewAt = webhooks.renewDays === undefined ? null : new Date(expiresAt.getTime() - marginMs);
    await hooks(tenant).subscribed(connection, { subscription, renewAt });
    if (before?.subscription !== undefined && before.subscription !== null)
      await unsubscribe(tenant, connection, before.subscription);
    return renewAt;
  };

  const unsubscribe = async (tenant: TenantId, connection: ConnectionId, subscription: string): Promise<void> => {
    const { unsubscribe: call } = await webhooksOf(tenant, connection);
    if (call === undefined) return;
    try {
      const system = await dependencies.open(tenant, connection);
      await system.subscribe({ call, values: { subscription }, signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      // It ends by itself, and what it still reports is refused from now on.
      if (!(error instanceof RemoteFault)) throw error;
    }
  };
  return { webhooksOf, urlOf, subscribe, unsubscribe };
}

export const listening = (dependencies: HookDependencies) => ({ ...sources(dependencies), ...tending(dependencies) });

function sources(dependencies: HookDependencies) {
  const { connections, hooks, clock } = dependencies;
  const { webhooksOf, urlOf, subscribe, unsubscribe } = subscribing(dependencies);
  return {
    /** A new secret each time; the one before stays good for a day. `given`: where the other system makes the secret. */
    async listen(by: Principal, connection: ConnectionId, given: string | undefined): Promise<Listening> {
      const { tenant } = by;
      const webhooks = await webhooksOf(tenant, connection);
      const { system } = await connections(tenant).get(connection);
      const now = clock.now();
      const secret = given ?? `whsec_${randomBytes(32).toString('base64')}`;
      // First: the system may ask back before its own answer to the subscription.
      await hooks(tenant).open({ connection, system, secret, at: now, earlierUntil: new Date(now.getTime() + dayMs) });
      const renewAt = await subscribe(tenant, connection, secret).catch(asProblem);
      const subscribed = webhooks.subscribe !== undefined;
      return {
        url: urlOf(connection),
        secret: given === undefined && !subscribed ? secret : null,
        subscribed,
        renewAt,
        lastAt: null,
      };
    },

    async listeningAt(by: Principal, connection: ConnectionId): Promise<Listening> {
      const source = await hooks(by.tenant).get(connection, clock.now());
      if (source === undefined) throw new Problem('not_found', 'This connection takes no reports.');
      const { subscription, renewAt, lastAt } = source;
      return { url: urlOf(connection), secret: null, subscribed: subscription !== null, renewAt, lastAt };
    },

    async stopListening(by: Principal, connection: ConnectionId): Promise<void> {
      const source = await hooks(by.tenant).get(connection, clock.now());
      if (source === undefined) throw new Problem('not_found', 'This connection takes no reports.');
      await hooks(by.tenant).close(connection);
      if (source.subscription !== null) await unsubscribe(by.tenant, connection, source.subscription);
    },
  };
}

function tending(dependencies: HookDependencies) {
  const { connections, hooks, clock } = dependencies;
  const { subscribe } = subscribing(dependencies);
  return {
    /** Subscriptions that end soon are made anew, each by itself. Answers those that could not be. */
    async renewHooks(): Promise<readonly ConnectionId[]> {
      const failed: ConnectionId[] = [];
      for (const { tenant, connection } of await dependencies.hookSources.due(clock.now())) {
        const source = await hooks(tenant).get(connection, clock.now());
        const [secret] = source?.secrets ?? [];
        if (secret === undefined) continue;
        try {
          await subscribe(tenant, connection, secret);
        } catch (error) {
          if (!(error instanceof RemoteFault) && !(error instanceof Problem)) throw error;
          const as = { status: 'needs_attention', because: error.message, testedAt: clock.now() } as const;
          await connections(tenant).mark(connection, as);
          failed.push(connection);
        }
      }
      return failed;
    },

    /** A system said that something changed: real-time runs that read from it look at once. Answers how many. */
    async wake(tenant: TenantId, connection: ConnectionId): Promise<number> {
      const store = dependencies.syncs(tenant);
      await hooks(tenant).waking(connection);
      let woken = 0;
      for (const integration of await dependencies.integrations(tenant).readingFrom(connection))
        for (const { id, status } of await store.list({ integration, limit: 5 })) {
          if (status !== 'active') continue;
          await store.wake(id, clock.now());
          woken += 1;
        }
      return woken;
    },
  };
}

function asProblem(error: unknown): never {
  if (!(error instanceof RemoteFault)) throw error;
  throw new Problem('upstream_failed', `${error.message} ${error.fix}`, { cause: error });
}
