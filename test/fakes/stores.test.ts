// The fakes of the store ports pass the suites that the real stores pass.
import { TenantId } from '../../src/core/ids.ts';
import { conversationsContract } from '../contracts/conversations.ts';
import { credentialsContract } from '../contracts/credentials.ts';
import { idempotencyContract } from '../contracts/idempotency.ts';
import { assessmentRequestsContract } from '../contracts/assessment-requests.ts';
import { evaluationConsentsContract } from '../contracts/evaluation-consents.ts';
import { createTestIds } from '../support/ids.ts';
import { FakeConversations } from './conversations.ts';
import { FakeAssessmentRequests } from './assessment-requests.ts';
import { createFakeConsents } from './evaluation-consents.ts';
import { FakeCredentials } from './credentials.ts';
import { FakeIdempotency } from './idempotency.ts';
import { FakeLetters } from './letters.ts';

credentialsContract('fake credentials', async () => ({
  credentials: new FakeCredentials(),
  tenants: [TenantId.parse('acme'), TenantId.parse('globex')],
}));
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
