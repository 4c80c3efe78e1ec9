// Connected workspaces, found before their organization is known; their tokens are sealed.
import { Problem } from '../../core/problem.ts';
import { Installation, type Installations } from '../../core/ports/channels.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Database } from '../database.ts';

const columns = ['tenant', 'platform', 'team', 'name', 'credentials', 'installedBy', 'installedAt'] as const;
const idOf = ({ platform, team }: { platform: string; team: string }) => `${platform} ${team}`;

const placeOf = (id: string) => `channel_installation credentials ${id}`;

export function createInstallations(database: Database, sealer: Sealer): Installations {
  const opened = (row: Record<(typeof columns)[number], unknown>): Installation => {
    const parsed = Installation.parse(row);
    return { ...parsed, credentials: sealer.open(parsed.credentials, placeOf(idOf(parsed))) };
  };
  const find: Installations['find'] = (workspace) =>
    database.reaching({ as: 'app.presented', value: idOf(workspace) }, async (tx) => {
      const row = await tx
        .selectFrom('channelInstallation')
        .select(columns)
        .where('id', '=', idOf(workspace))
        .executeTakeFirst();
      return row === undefined ? undefined : opened(row);
    });
  return {
    find,

    list: (tenant) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('channelInstallation')
          .select(columns)
          .where('tenant', '=', tenant)
          .orderBy('id')
          .execute();
        return rows.map(opened);
      }),

    async put(installation) {
      const id = idOf(installation);
      const standing = await find(installation);
      const taken = new Problem(
        'conflict',
        'This workspace is connected to another organization. Disconnect it there first.',
      );
      if (standing !== undefined && standing.tenant !== installation.tenant) throw taken;
      const { tenant, ...rest } = { ...installation, credentials: sealer.seal(installation.credentials, placeOf(id)) };
      const written = await database.inTenant(tenant, (tx) =>
        tx
          .insertInto('channelInstallation')
          .values({ id, tenant, ...rest })
          // Of two organizations at once the second finds a row that is not its own.
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet(rest).where('channelInstallation.tenant', '=', tenant),
          )
          .returning('id')
          .executeTakeFirst(),
      );
      if (written === undefined) throw taken;
    },

    remove: (workspace) =>
      database.reaching({ as: 'app.presented', value: idOf(workspace) }, async (tx) => {
        await tx.deleteFrom('channelInstallation').where('id', '=', idOf(workspace)).execute();
      }),
  };
}
