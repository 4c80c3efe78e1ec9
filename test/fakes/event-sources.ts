// The secrets of connected systems in memory and whole: rotation with an overlap, and look-up over all organizations.
import type { TenantId } from '../../src/core/ids.ts';
import type { EventSource, EventSources } from '../../src/core/ports/event-sources.ts';

interface Row {
  readonly tenant: TenantId;
  readonly system: string;
  readonly secret: string;
  readonly earlier: { readonly secret: string; readonly until: Date } | undefined;
  readonly rotatedAt: Date;
}

export class FakeEventSources implements EventSources {
  readonly rows = new Map<string, Row>();

  async ofSystem(system: string, now: Date): Promise<readonly EventSource[]> {
    return [...this.rows.values()]
      .filter((row) => row.system === system)
      .map(({ tenant, secret, earlier }) => {
        const good = earlier !== undefined && earlier.until > now ? [secret, earlier.secret] : [secret];
        return { tenant, system, secrets: good };
      });
  }

  async rotate({ tenant, system, secret, at, earlierUntil }: Parameters<EventSources['rotate']>[0]) {
    const before = this.rows.get(`${tenant} ${system}`);
    const earlier = before === undefined ? undefined : { secret: before.secret, until: earlierUntil };
    this.rows.set(`${tenant} ${system}`, { tenant, system, secret, earlier, rotatedAt: at });
    return { hadOne: before !== undefined };
  }

  async list(tenant: TenantId) {
    return [...this.rows.values()]
      .filter((row) => row.tenant === tenant)
      .map(({ system, rotatedAt }) => ({ system, rotatedAt }))
      .toSorted((a, b) => (a.system < b.system ? -1 : 1));
  }

  async remove({ tenant, system }: { tenant: TenantId; system: string }): Promise<boolean> {
    return this.rows.delete(`${tenant} ${system}`);
  }
}
