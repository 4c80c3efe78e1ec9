// An identity provider that believes everybody: it gives the claims that a test set.
import type { JsonObject } from '../../src/core/json.ts';
import type { OpenId, SignInAttempt } from '../../src/core/ports/open-id.ts';
import { Problem } from '../../src/core/problem.ts';

export class FakeOpenId implements OpenId {
  said: JsonObject = { sub: 'a1', email: 'nora@example.test', email_verified: true, name: 'Nora' };

  async check(): Promise<void> {}
  async authorizeUrl({ issuer, state }: SignInAttempt): Promise<string> {
    return `${issuer}/authorize?state=${state}`;
  }
  async claims({ state }: SignInAttempt, { answer }: Parameters<OpenId['claims']>[1]): Promise<JsonObject> {
    if (answer.get('state') !== state) throw new Problem('upstream_failed', 'The state is another one.');
    return this.said;
  }
}
