// Offerings and add-ons in memory, whole: who may see what is decided here as the database's policies decide it.
import type { OfferingId, TenantId } from '../../src/core/ids.ts';
import type { AddOn, Offering, Usage } from '../../src/core/offering.ts';
import type { AddOns, Grant, OfferingSecrets, Offerings } from '../../src/core/ports/offerings.ts';
import { Problem } from '../../src/core/problem.ts';

export class FakeOfferingBook {
  readonly rows = new Map<OfferingId, Offering>();
  readonly secrets = new Map<OfferingId, OfferingSecrets>();
  readonly granted = new Map<OfferingId, Map<TenantId, Grant>>();
  readonly having: AddOn[] = [];
  readonly used: Usage[] = [];
  /** What was promised to be settled, and in whose name. */
  readonly promised: { tenant: TenantId; offering: OfferingId }[] = [];

  readonly offerings = (tenant: TenantId): Offerings => ({
    add: async (offering, secrets) => {
      this.rows.set(offering.id, offering);
      this.secrets.set(offering.id, secrets);
    },
    get: async (id) => this.#own(tenant, id),
    list: async () => [...this.rows.values()].filter((row) => row.tenant === tenant),
    replace: async (offering, secrets) => {
      if (this.#own(tenant, offering.id).revision !== offering.revision - 1)
        throw new Problem('conflict', 'Somebody changed the offering since you read it. Read it again.');
      this.rows.set(offering.id, offering);
      if (secrets !== undefined) this.secrets.set(offering.id, secrets);
      this.promised.push({ tenant, offering: offering.id });
    },
    mark: async (id, status) => {
      const before = this.#own(tenant, id);
      const next = { ...before, status, revision: before.revision + 1 };
      this.rows.set(id, next);
      this.promised.push({ tenant, offering: id });
      return next;
    },
    secrets: async (id) => {
      this.#own(tenant, id);
      return this.secrets.get(id) ?? { source: {}, destination: {} };
    },
    grant: async (id, grant) => {
      this.#own(tenant, id);
      const grants = this.granted.get(id) ?? new Map<TenantId, Grant>();
      if (!grants.has(grant.client)) grants.set(grant.client, grant);
      this.granted.set(id, grants);
      this.promised.push({ tenant, offering: id });
    },
    revoke: async (id, client) => {
      if (this.rows.get(id)?.tenant === tenant) this.granted.get(id)?.delete(client);
      this.promised.push({ tenant, offering: id });
    },
    grants: async (id) =>
      this.rows.get(id)?.tenant === tenant
        ? [...(this.granted.get(id)?.values() ?? [])].toSorted((a, b) => a.client.localeCompare(b.client))
        : [],
  });

  readonly addOns = (tenant: TenantId): AddOns => ({
    offered: async () =>
      [...this.rows.values()].filter(
        (row) =>
          row.status === 'published' &&
          (row.tenant === tenant || row.openTo === 'everyone' || this.granted.get(row.id)?.has(tenant) === true),
      ),
    want: async (addOn) => {
      const before = this.#mine(tenant, addOn.offering);
      const { wanted, changedAt, changedBy } = addOn;
      const next =
        before === undefined
          ? { ...addOn, tenant, applied: null, because: null }
          : { ...before, wanted, changedAt, changedBy };
      this.#put(next);
      this.promised.push({ tenant, offering: addOn.offering });
      return next;
    },
    get: async (offering) => this.#mine(tenant, offering),
    of: async (offering) =>
      this.having
        .filter((row) => row.offering === offering && (row.tenant === tenant || row.operator === tenant))
        .toSorted((a, b) => a.tenant.localeCompare(b.tenant)),
    settled: async (offering, as) => {
      const before = this.#mine(tenant, offering);
      if (before !== undefined) this.#put({ ...before, ...as });
    },
    usage: async ({ from, to }) =>
      this.used.filter(
        ({ client, offering, day }) =>
          (client === tenant || this.rows.get(offering)?.tenant === tenant) && day >= from && day < to,
      ),
  });

  #own(tenant: TenantId, id: OfferingId): Offering {
    const row = this.rows.get(id);
    if (row?.tenant !== tenant) throw new Problem('not_found', `There is no offering ${id}.`);
    return row;
  }

  #mine(tenant: TenantId, offering: OfferingId): AddOn | undefined {
    return this.having.find((row) => row.tenant === tenant && row.offering === offering);
  }

  #put(next: AddOn): void {
    const at = this.having.findIndex((row) => row.tenant === next.tenant && row.offering === next.offering);
    if (at === -1) this.having.push(next);
    else this.having[at] = next;
  }
}
