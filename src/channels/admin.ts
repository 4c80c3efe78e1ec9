// Manages connected workspaces, one-time codes and absences for the API.
import { randomInt } from 'node:crypto';
import type { Clocks } from '../core/clock.ts';
import type { TenantId } from '../core/ids.ts';
import type { ChannelAdmin } from '../core/ports/channel-admin.ts';
import type { ChannelStores, Installations, Platform } from '../core/ports/channels.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { Problem } from '../core/problem.ts';
import { codeHash } from './identity.ts';

interface AdminDependencies {
  readonly installations: Installations;
  readonly stores: Of<ChannelStores>;
  readonly clocks: Clocks;
  /** For each platform that workspaces can be connected to by a link. */
  readonly links: Partial<Record<Platform, (tenant: TenantId) => { url: string; expiresAt: Date }>>;
}

const codeMs = 10 * 60_000;
/** Without signs that look alike. 32 to the tenth are 50 bits, for ten minutes. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function openChannelAdmin({ installations, stores, clocks, links }: AdminDependencies): ChannelAdmin {
  return {
    async workspaces(tenant) {
      const list = await installations.list(tenant);
      return list.map(({ platform, team, name, installedAt }) => ({ platform, team, name, connectedAt: installedAt }));
    },

    installLink(tenant, platform) {
      const make = links[platform];
      if (make === undefined)
        throw new Problem(
          'conflict',
          `This service is not set up for connecting ${platform}. See docs/${platform}.md.`,
        );
      return make(tenant);
    },

    async disconnect(tenant, workspace) {
      const found = await installations.find(workspace);
      if (found?.tenant !== tenant) throw new Problem('not_found', 'There is no such workspace here.');
      await installations.remove(workspace);
    },

    async makeCode(tenant, user) {
      const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
      const expiresAt = new Date(clocks.real.now().getTime() + codeMs);
      await stores(tenant).identities.addCode({ hash: codeHash(code), user, expiresAt });
      return { code, expiresAt };
    },

    absences: (tenant) => stores(tenant).absences.until(clocks.business.now()),
    putAbsence: (tenant, absence) => stores(tenant).absences.put(absence),
    removeAbsence: (tenant, user) => stores(tenant).absences.remove(user),
  };
}
