// Connect links. What they carry, and a sign-in that has begun, are sealed for the row they stand in.
import { z } from 'zod';
import { ConnectLink } from '../../core/connect-link.ts';
import { JsonObject } from '../../core/json.ts';
import type { BegunSignIn, ConnectLinks } from '../../core/ports/connect-links.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Database } from '../database.ts';

const Stored = ConnectLink.extend({
  expiresAt: z.coerce.date(),
  usedAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
});
const Credentials = z.record(z.string(), z.string());
const Begun = z.strictObject({ verifier: z.string(), config: JsonObject, credentials: Credentials });

const placeOf = ({ tenant, id }: Pick<ConnectLink, 'tenant' | 'id'>, what: string): string =>
  `${tenant}/connect_link/${what}/${id}`;

interface ConnectLinksDependencies {
  readonly database: Database;
  readonly sealer: Sealer;
}

export const createConnectLinks = (dependencies: ConnectLinksDependencies): ConnectLinks => ({
  ...keeping(dependencies),
  ...taking(dependencies),
});

function keeping({ database, sealer }: ConnectLinksDependencies): Pick<ConnectLinks, 'add' | 'presented'> {
  return {
    add: (link, { hash, credentials }) =>
      database.inTenant(link.tenant, async (tx) => {
        const { tenant, id, expiresAt } = link;
        // Whoever makes a link sweeps those that are long over.
        const over = new Date(link.createdAt.getTime() - 30 * 86_400_000);
        await tx.deleteFrom('connectLink').where('tenant', '=', tenant).where('expiresAt', '<', over).execute();
        const sealed = sealer.seal(JSON.stringify(credentials), placeOf(link, 'credentials'));
        await tx
          .insertInto('connectLink')
          .values({ tenant, id, hash, link: JSON.stringify(link), credentials: sealed, expiresAt })
          .execute();
      }),

    presented: (hash) =>
      database.reaching({ as: 'app.presented', value: hash }, async (tx) => {
        const row = await tx
          .selectFrom('connectLink')
          .select(['link', 'credentials', 'state', 'begun', 'usedAt'])
          .where('hash', '=', hash)
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const link = { ...Stored.parse(row.link), usedAt: row.usedAt };
        const credentials = Credentials.parse(JSON.parse(sealer.open(row.credentials, placeOf(link, 'credentials'))));
        const { state, begun } = row;
        return { link, credentials, begun: state === null || begun === null ? null : { state, ...read(link, begun) } };
      }),
  };

  function read(link: ConnectLink, begun: string): Omit<BegunSignIn, 'state'> {
    return Begun.parse(JSON.parse(sealer.open(begun, placeOf(link, 'begun'))));
  }
}

function taking({ database, sealer }: ConnectLinksDependencies): Pick<ConnectLinks, 'begin' | 'takeBegun' | 'use'> {
  return {
    begin: (link, { state, ...begun }) =>
      database.inTenant(link.tenant, async (tx) => {
        await tx
          .updateTable('connectLink')
          .set({ state, begun: sealer.seal(JSON.stringify(begun), placeOf(link, 'begun')) })
          .where('tenant', '=', link.tenant)
          .where('id', '=', link.id)
          .execute();
      }),

    takeBegun: ({ tenant, id }, state) =>
      database.inTenant(tenant, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('connectLink')
          .set({ state: null, begun: null })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('state', '=', state)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    use: ({ tenant, id }, at) =>
      database.inTenant(tenant, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('connectLink')
          .set({ usedAt: at, state: null, begun: null })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('usedAt', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
  };
}
