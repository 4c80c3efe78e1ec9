// How people come in by an identity provider, on fakes.
import type { ApiPorts } from '../../src/api/ports.ts';
import type { TenantId } from '../../src/core/ids.ts';
import { FakeIdentityProviders } from './identity-providers.ts';
import { FakeOpenId } from './open-id.ts';
import type { FakeProvisionedPeople } from './provisioned-people.ts';

export function signInPorts(
  at: (tenant: TenantId) => { readonly people: FakeProvisionedPeople },
): Pick<ApiPorts, 'identityProviders' | 'provisionedPeople' | 'openId'> {
  const providers = new Map<TenantId, FakeIdentityProviders>();
  return {
    identityProviders(tenant) {
      const known = providers.get(tenant) ?? new FakeIdentityProviders();
      providers.set(tenant, known);
      return known;
    },
    provisionedPeople: (tenant) => at(tenant).people,
    openId: new FakeOpenId(),
  };
}
