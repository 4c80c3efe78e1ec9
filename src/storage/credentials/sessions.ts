// People at the console and the one-time links that let them in, found by the hash of what was presented.
import { type Credentials, Session } from '../../core/ports/credentials.ts';
import type { Database } from '../database.ts';

type Sessions = Pick<Credentials, 'addSession' | 'session' | 'takeLink' | 'removeSession'>;

const columns = ['hash', 'tenant', 'userId as user', 'role', 'kind', 'createdAt', 'expiresAt'] as const;
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

  takeLink: (hash) =>
    database.reaching({ as: 'app.presented', value: hash }, async (tx) =>
      optional(
        await tx
          .deleteFrom('session')
          .where('hash', '=', hash)
          .where('kind', '=', 'link')
          .returning(columns)
          .executeTakeFirst(),
      ),
    ),

  removeSession: (hash) =>
    database.reaching({ as: 'app.presented', value: hash }, async (tx) => {
      await tx.deleteFrom('session').where('hash', '=', hash).execute();
    }),
});
