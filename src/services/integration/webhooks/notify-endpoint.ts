// People hear of an endpoint that Muster disabled, once for each time.
import type { WebhookEndpointId } from '../../../core/ids.ts';
import type { WebhookEndpoint, WebhookEndpoints } from '../../../core/ports/webhook-endpoints.ts';
import type { Alert } from '../sync-alerts.ts';

interface TellEndpointDependencies {
  readonly endpoints: Pick<WebhookEndpoints, 'get'>;
  readonly alert: (alert: Alert) => Promise<void>;
}

/** Whoever enabled it again in the meantime need not be told. */
export async function notifyEndpoint(
  { endpoints, alert }: TellEndpointDependencies,
  id: WebhookEndpointId,
): Promise<void> {
  const endpoint = await endpoints.get(id);
  if (endpoint.status === 'disabled') await alert(disabledAlert(endpoint));
}

/** The path of the address may be somebody's secret: the host says enough. */
function disabledAlert({ id, url, description, because, failingSince }: WebhookEndpoint): Alert {
  const name = description ?? new URL(url).host;
  const why =
    because === 'gone'
      ? 'it answered 410 Gone: the receiver wants nothing more'
      : `nothing has arrived there since ${failingSince?.toISOString().slice(0, 10) ?? 'some days'}`;
  return {
    key: `webhook-endpoint:${id}:${failingSince?.toISOString() ?? ''}`,
    text: `The webhook endpoint “${name}” is disabled: ${why}. What happens meanwhile is kept for 30 days. Mend the receiver and set the endpoint’s status to enabled, or remove it.`,
  };
}
