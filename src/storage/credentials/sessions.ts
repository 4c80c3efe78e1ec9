// People at the console and the one-time links that let them in, found by the hash of what was presented.
import { sql } from 'kysely';
import { type Credentials, Session } from '../../core/ports/credentials.ts';
import type { Database } from '../database.ts';

type Sessions = Pick<
  Credentials,
  | 'addSession'
  | 'session'
  | 'takeOnce'
  | 'removeSession'
  | 'sessions'
  | 'endSessions'
  | 'endAccess'
  | 'touchSession'
  | 'proveSession'
>;

const columns = [
  'hash',
  'tenant',
  'userId as user',
  'role',
  'kind',
  'createdAt',
  'expiresAt',
  'device',
  'lastUsedAt',
  'activeAt',
  'provedAt',
] as const;
const lasting = ['session', 'grant'];
const optional = (row: unknown): Session | undefined => (row === undefined ? undefined : Session.parse(row));

export const sessions = (database: Database): Sessions => ({
  addSession: ({ user, ...session }) =>
    database.inTenant(session.tenant, async (tx) => {
      await tx
        .insertInto('session')
        .values({ ...session, userId: user })
        .execute();
    }),

  session: (hash) =>
    database.reaching({ as: 'app.presented', value: hash }, async (tx) =>
      optional(await tx.selectFrom('session').select(columns).where('hash', '=', hash).executeTakeFirst()),
    ),

  takeOnce: (hash, kind) =>
    database.reaching({ as: 'app.presented', value: hash }, async (tx) =>
      optional(
        await tx
          .deleteFrom('session')
          .where('hash', '=', hash)
          .where('kind', '=', kind)
          .returning(columns)
          .executeTakeFirst(),
      ),
    ),

  removeSession: (hash) =>
    database.reaching({ as: 'app.presented', value: hash }, async (tx) => {
      await tx.deleteFrom('session').where('hash', '=', hash).execute();
    }),

  sessions: ({ tenant, now }) =>
    database.inTenant(tenant, async (tx) => {
      const rows = tx.selectFrom('session').select(columns).where('tenant', '=', tenant).where('kind', 'in', lasting);
      const standing = await rows.where('expiresAt', '>', now).orderBy('createdAt', 'desc').limit(1_000).execute();
      return standing.map((row) => Session.parse(row));
    }),

  endSessions: ({ tenant, hashes }) =>
    database.inTenant(tenant, async (tx) => {
      const ended = tx.deleteFrom('session').where('tenant', '=', tenant).where('kind', 'in', lasting);
      await ended.where('hash', '=', sql<string>`any(${[...hashes]})`).execute();
    }),

  endAccess: ({ tenant, user, except }) =>
    database.inTenant(tenant, async (tx) => {
      let ended = tx.deleteFrom('session').where('tenant', '=', tenant);
      if (user !== undefined) ended = ended.where('userId', '=', user);
      if (except !== undefined) ended = ended.where('hash', '!=', except);
      await ended.execute();
    }),

  touchSession: ({ tenant, hash, at, active }) =>
    database.inTenant(tenant, async (tx) => {
      const touched = tx.updateTable('session').set({ lastUsedAt: at, ...(active ? { activeAt: at } : {}) });
      await touched.where('tenant', '=', tenant).where('hash', '=', hash).execute();
    }),

  proveSession: ({ tenant, hash, at }) =>
    database.inTenant(tenant, async (tx) => {
      const proved = tx.updateTable('session').set({ provedAt: at });
      await proved.where('tenant', '=', tenant).where('hash', '=', hash).execute();
    }),
});
