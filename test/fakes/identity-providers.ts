// The identity provider of one organization in memory.
import type { IdentityProvider, IdentityProviders } from '../../src/core/ports/identity-providers.ts';

export class FakeIdentityProviders implements IdentityProviders {
  #kept: { readonly provider: IdentityProvider; readonly secret: string | null; readonly proved: boolean } | undefined;

  async get() {
    if (this.#kept === undefined) return undefined;
    const { provider, secret, proved } = this.#kept;
    return { ...structuredClone(provider), hasSecret: secret !== null, proved };
  }
  async put(provider: IdentityProvider, secret: string | null | undefined): Promise<void> {
    const before = this.#kept;
    const isSame = before?.provider.issuer === provider.issuer && before.provider.clientId === provider.clientId;
    this.#kept = {
      provider: structuredClone(provider),
      secret: secret === undefined ? (before?.secret ?? null) : secret,
      proved: isSame && before.proved,
    };
  }
  async secret(): Promise<string | null> {
    return this.#kept?.secret ?? null;
  }
  async prove({ issuer, clientId }: Pick<IdentityProvider, 'issuer' | 'clientId'>): Promise<void> {
    const { provider } = this.#kept ?? {};
    if (this.#kept !== undefined && provider?.issuer === issuer && provider.clientId === clientId)
      this.#kept = { ...this.#kept, proved: true };
  }
  async remove(): Promise<void> {
    this.#kept = undefined;
  }
}
