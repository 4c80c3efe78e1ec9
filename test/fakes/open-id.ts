// An identity provider that believes everybody: it gives the claims that a test set.
import type { JsonObject } from '../../src/core/json.ts';
import type { OpenId, SignInAttempt, SignInFacts } from '../../src/core/ports/open-id.ts';
import { Problem } from '../../src/core/problem.ts';

export class FakeOpenId implements OpenId {
  said: JsonObject = { sub: 'a1', email: 'nora@example.test', email_verified: true, name: 'Nora' };

  signIn: SignInFacts = { authTime: null, acr: null, amr: [] };

  async check(): Promise<void> {}
  async authorizeUrl({ issuer, state }: SignInAttempt): Promise<string> {
    return `${issuer}/authorize?state=${state}`;
  }
  async claims({ state }: SignInAttempt, { answer }: Parameters<OpenId['claims']>[1]): ReturnType<OpenId['claims']> {
    if (answer.get('state') !== state) throw new Problem('upstream_failed', 'The state is another one.');
    return { claims: this.said, signIn: this.signIn };
  }
}
