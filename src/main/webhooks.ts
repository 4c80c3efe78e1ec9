// Outgoing events: subscriptions for the API, deliveries for the jobs, and who a candidate is where an endpoint includes it.
import { newWebhookSecret } from '../api/http/webhook-signature.ts';
import type { IntegrationPorts } from '../api/routes/integration-ports.ts';
import type { Remotes } from '../connectors/runtime/open-remotes.ts';
import type { Clocks } from '../core/clock.ts';
import type { CandidateId, NewId, TenantId } from '../core/ids.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import { Problem } from '../core/problem.ts';
import type { IntegrationWork } from '../jobs/handlers/integration.ts';
import type { Alert } from '../services/integration/sync-alerts.ts';
import { deliverEvent } from '../services/integration/webhooks/deliver-event.ts';
import { subscribing } from '../services/integration/webhooks/subscribing.ts';
import { notifyEndpoint } from '../services/integration/webhooks/notify-endpoint.ts';
import type { Storage } from '../storage/storage.ts';
import { alertPeople } from './integration-alerts.ts';

interface WebhookDependencies {
  readonly storage: Storage;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly gate: Pick<ActionGate, 'call'>;
  readonly ats: (tenant: TenantId) => Pick<Ats, 'candidate'>;
}

export function webhookPorts(
  { storage, clocks, newId }: WebhookDependencies,
  remotes: Pick<Remotes, 'checkUrl'>,
): Pick<IntegrationPorts, 'webhookEndpoints' | 'webhooks'> {
  const { webhookEndpoints: endpoints } = storage.integration;
  const checkUrl = (text: string, path: string) => remotes.checkUrl(text, path);
  const webhooks = subscribing({ endpoints, checkUrl, newSecret: newWebhookSecret, clock: clocks.real, newId });
  return { webhookEndpoints: endpoints, webhooks };
}

export function webhookWork(
  given: WebhookDependencies,
  remotes: Pick<Remotes, 'post'>,
): Pick<IntegrationWork, 'deliverEvent' | 'tellEndpoint'> {
  const { storage, clocks, ats } = given;
  const endpoints = storage.integration.webhookEndpoints;
  const post = (request: Parameters<Remotes['post']>[0]) => remotes.post(request);
  return {
    async deliverEvent(tenant, promised) {
      const candidate = (id: CandidateId) => shownCandidate(ats(tenant), id);
      await deliverEvent({ endpoints: endpoints(tenant), post, candidate, clock: clocks.real }, promised);
    },
    async tellEndpoint(tenant, endpoint) {
      const alert = (one: Alert) => alertPeople(given, tenant, one);
      await notifyEndpoint({ endpoints: endpoints(tenant), alert }, endpoint);
    },
  };
}

/** Null: the ATS knows nobody of that id any more. */
async function shownCandidate(ats: Pick<Ats, 'candidate'>, id: CandidateId) {
  try {
    const { name, email, phone } = await ats.candidate(id);
    return { name, email, ...(phone === undefined ? {} : { phone }) };
  } catch (error) {
    if (error instanceof Problem && error.code === 'candidate_not_found') return null;
    throw error;
  }
}
