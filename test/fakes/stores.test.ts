// The fakes of the store ports pass the suites that the real stores pass.
import { TenantId } from '../../src/core/ids.ts';
import { conversationsContract } from '../contracts/conversations.ts';
import { credentialsContract } from '../contracts/credentials.ts';
import { idempotencyContract } from '../contracts/idempotency.ts';
import { assessmentRequestsContract } from '../contracts/assessment-requests.ts';
import { evaluationConsentsContract } from '../contracts/evaluation-consents.ts';
import { signInStoresContract } from '../contracts/sign-in-stores.ts';
import { createTestIds } from '../support/ids.ts';
import { FakeConversations } from './conversations.ts';
import { FakeAssessmentRequests } from './assessment-requests.ts';
import { createFakeConsents } from './evaluation-consents.ts';
import { FakeCredentials } from './credentials.ts';
import { createFakePeople } from './directory.ts';
import { FakeIdentityProviders } from './identity-providers.ts';
import { FakeIdempotency } from './idempotency.ts';
import { FakeLetters } from './letters.ts';

credentialsContract('fake credentials', async () => ({
  credentials: new FakeCredentials(),
  tenants: [TenantId.parse('acme'), TenantId.parse('globex')],
}));
signInStoresContract('fake sign-in', async () => {
  const tenants = [TenantId.parse('acme'), TenantId.parse('globex')] as const;
  const stores = new Map(tenants.map((id) => [id, { ...createFakePeople([]), provider: new FakeIdentityProviders() }]));
  const of = (id: TenantId) => stores.get(id) ?? { ...createFakePeople([]), provider: new FakeIdentityProviders() };
  return {
    identityProviders: (id) => of(id).provider,
    provisionedPeople: (id) => of(id).people,
    directory: (id) => of(id).directory,
    tenants,
  };
});
idempotencyContract('fake idempotency', async () => new FakeIdempotency(createTestIds()));
conversationsContract('fake conversations', async () => ({
  conversations: new FakeConversations(),
  other: new FakeConversations(),
}));
assessmentRequestsContract('fake requests', async () => {
  const letters = new FakeLetters();
  return { requests: new FakeAssessmentRequests(letters), other: new FakeAssessmentRequests(), letters };
});
evaluationConsentsContract('fake consents', async () => ({
  consents: createFakeConsents(),
  other: createFakeConsents(),
}));
