// Workspaces, codes and absences in memory: one Slack workspace stands connected to each organization that asks first.
import type { TenantId, UserId } from '../../src/core/ids.ts';
import type { ChannelAdmin } from '../../src/core/ports/channel-admin.ts';
import type { Absence } from '../../src/core/ports/channels.ts';
import { Problem } from '../../src/core/problem.ts';

const key = (tenant: TenantId, user: UserId) => `${tenant} ${user}`;

export function createFakeChannelAdmin(home: TenantId, now: () => Date): ChannelAdmin {
  const teams = new Set(['T1']);
  const absences = new Map<string, Absence>();
  return {
    workspaces: async (tenant) =>
      tenant === home
        ? [...teams].map((team) => ({ platform: 'slack', team, name: 'Harbor', connectedAt: now() }))
        : [],
    installLink: () => ({ url: 'https://muster.test/slack/install?ticket=t', expiresAt: now() }),
    async disconnect(tenant, { team }) {
      if (tenant !== home || !teams.delete(team)) throw new Problem('not_found', 'There is no such workspace here.');
    },
    makeCode: async () => ({ code: 'ABCDEFGHJK', expiresAt: now() }),
    absences: async (tenant) =>
      [...absences].flatMap(([name, absence]) => (name.startsWith(`${tenant} `) ? [absence] : [])),
    putAbsence: async (tenant, absence) => void absences.set(key(tenant, absence.user), absence),
    removeAbsence: async (tenant, user) => void absences.delete(key(tenant, user)),
  };
}
