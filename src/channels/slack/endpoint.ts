// The address that Slack calls: proves who calls, stores what came, and only then acknowledges. Nothing is worked on here but
// what cannot wait: forms hold for three seconds.
import type { Clock } from '../../core/clock.ts';
import type { InboundEndpoint, InboundResponse, InboundRequest } from '../../core/inbound-endpoint.ts';
import type { TenantId } from '../../core/ids.ts';
import { defectOf, type Log } from '../../core/log.ts';
import type { Intake } from '../intake.ts';
import { type Envelope, idOf, readBody, type Stored, teamOf } from './read-event.ts';
import { isFromSlack } from './signature.ts';

export interface SlackEndpointDependencies {
  readonly signingSecret: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly intake: Intake;
  tenantOf(team: string): Promise<TenantId | undefined>;
  /** Opens a form if that is what the click asks for; false: it is an ordinary event. */
  openForm(tenant: TenantId, team: string, body: Envelope): (() => Promise<void>) | undefined;
}

const refused: InboundResponse = { status: 401 };
const done: InboundResponse = { status: 200 };
const json = { 'content-type': 'application/json; charset=utf-8' };

export const slackEndpoint = (dependencies: SlackEndpointDependencies): InboundEndpoint => ({
  method: 'POST',
  path: '/slack/events',
  async handle(request) {
    if (!isProved(dependencies, request)) return refused;
    const body = readBody(request.body, request.header('content-type'));
    if (body === undefined) return { status: 400 };
    if (body.ssl_check !== undefined) return done;
    if (body.type === 'url_verification')
      return { status: 200, headers: json, body: JSON.stringify({ challenge: body.challenge }) };
    return take(dependencies, body, idOf(body, request.body));
  },
});

function isProved({ signingSecret, clock }: SlackEndpointDependencies, request: InboundRequest): boolean {
  const timestamp = request.header('x-slack-request-timestamp');
  const signature = request.header('x-slack-signature');
  return isFromSlack(signingSecret, { body: request.body, timestamp, signature }, clock.now());
}

/** Also what a socket brings: it is proved by the connection. */
export async function take(
  dependencies: Omit<SlackEndpointDependencies, 'signingSecret' | 'clock'>,
  body: Envelope,
  id: string,
): Promise<InboundResponse> {
  const team = teamOf(body);
  const tenant = team === undefined ? undefined : await dependencies.tenantOf(team);
  if (team === undefined || tenant === undefined) return refused;
  const open = dependencies.openForm(tenant, team, body);
  if (open !== undefined) {
    // Nothing is lost with a form that did not open: whoever clicked clicks again.
    open().catch((error: unknown) => dependencies.log.warn('slack form failed', { tenant, defect: defectOf(error) }));
    return done;
  }
  const stored: Stored = { team, id, body };
  await dependencies.intake.accept(tenant, { platform: 'slack', id: `${team} ${id}`, body: JSON.stringify(stored) });
  return done;
}
