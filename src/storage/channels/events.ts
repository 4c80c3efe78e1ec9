// Events from chat platforms: kept once with the promise of their handling, sealed until handled.
import type { Clocks } from '../../core/clock.ts';
import type { NewId, TenantId } from '../../core/ids.ts';
import type { ArrivedEvent, ChannelEvents } from '../../core/ports/channels.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Database } from '../database.ts';
import { promiseAllIn } from '../outbox.ts';

export interface ChannelDependencies {
  readonly database: Database;
  /** The same tables, on connections that wait for nobody else. */
  readonly intake: Database;
  readonly sealer: Sealer;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly tenant: TenantId;
}

const handleEventJob = 'handle-channel-event';

const keyOf = ({ platform, id }: Pick<ArrivedEvent, 'platform' | 'id'>) => `${platform} ${id}`;

const placeOf = (tenant: TenantId, event: Pick<ArrivedEvent, 'platform' | 'id'>) =>
  `${tenant} channel_event body ${keyOf(event)}`;

export function createChannelEvents(dependencies: ChannelDependencies): ChannelEvents {
  const { database, sealer, tenant } = dependencies;
  return {
    accept: accepting(dependencies),

    body: (event) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('channelEvent')
          .select('body')
          .where('tenant', '=', tenant)
          .where('platform', '=', event.platform)
          .where('id', '=', event.id)
          .executeTakeFirst();
        return row?.body === undefined || row.body === null ? undefined : sealer.open(row.body, placeOf(tenant, event));
      }),

    finish: (event) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .updateTable('channelEvent')
          .set({ body: null })
          .where('tenant', '=', tenant)
          .where('platform', '=', event.platform)
          .where('id', '=', event.id)
          .execute();
      }),

    sweep: (olderThan) =>
      database.inTenant(tenant, async (tx) => {
        await tx.deleteFrom('channelEvent').where('tenant', '=', tenant).where('arrivedAt', '<', olderThan).execute();
      }),
  };
}

function accepting({ intake, sealer, clocks, newId, tenant }: ChannelDependencies): ChannelEvents['accept'] {
  return (events) =>
    intake.inTenant(tenant, async (tx) => {
      const now = clocks.real.now();
      // One delivery twice in one batch is one event: a statement may not meet the same key twice.
      const first = [...new Map(events.toReversed().map((event) => [keyOf(event), event])).values()];
      const rows = first.map((event) => ({
        tenant,
        platform: event.platform,
        id: event.id,
        body: sealer.seal(event.body, placeOf(tenant, event)),
        arrivedAt: now,
      }));
      if (rows.length === 0) return [];
      const written = await tx
        .insertInto('channelEvent')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['tenant', 'platform', 'id']).doNothing())
        .returning(['platform', 'id'])
        .execute();
      await promiseAllIn(
        tx,
        written.map(({ platform, id }) => ({
          id: newId('job'),
          tenant,
          name: handleEventJob,
          data: { platform, event: id },
          due: now,
        })),
      );
      const fresh = new Set(written.map(({ platform, id }) => `${platform} ${id}`));
      // Only the first of two equal ones in a batch is new.
      return events.map((event) => fresh.delete(keyOf(event)));
    });
}
