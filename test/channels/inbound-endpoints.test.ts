// The endpoints answer as soon as an event is stored, whatever hangs behind them: Slack gives three seconds, and nothing that is
// worked on, drawn or asked of a platform stands in between. Without a store nothing is acknowledged.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ArrivedEvent } from '../../src/core/ports/channels.ts';
import type { InboundRequest } from '../../src/core/inbound-endpoint.ts';
import { slackEndpoint } from '../../src/channels/slack/endpoint.ts';
import { teamsEndpoint } from '../../src/channels/teams/endpoint.ts';
import { directMessage, eventBody, signingSecret } from '../fakes/slack.ts';
import { directory } from '../fakes/teams.ts';
import { createKeptLog } from '../support/log.ts';
import { freshTenant } from '../support/tenants.ts';

const tenant = freshTenant();
const now = new Date('2026-03-02T09:00:00Z');
const never = () => new Promise<never>(() => undefined);

const storing = () => {
  const stored: ArrivedEvent[] = [];
  return { stored, intake: { accept: async (_of: typeof tenant, event: ArrivedEvent) => stored.push(event) > 0 } };
};
const away = {
  accept: async () => {
    throw new Error('the store is away');
  },
};
const request = (body: string, headers: Record<string, string>): InboundRequest => ({
  method: 'POST',
  body,
  query: {},
  header: (name) => headers[name],
});

const fromSlack = (body: string) => {
  const time = String(now.getTime() / 1000);
  const signature = createHmac('sha256', signingSecret).update(`v0:${time}:${body}`).digest('hex');
  return request(body, {
    'content-type': 'application/json',
    'x-slack-request-timestamp': time,
    'x-slack-signature': `v0=${signature}`,
  });
};
const slack = (
  intake: Parameters<typeof slackEndpoint>[0]['intake'],
  openForm = (): (() => Promise<void>) | undefined => undefined,
) =>
  slackEndpoint({
    signingSecret,
    clock: { now: () => now },
    log: createKeptLog(),
    intake,
    tenantOf: async () => tenant,
    openForm,
  });
const message = eventBody(directMessage('UMARA', 'undo that'));

test('Slack is answered once the event is stored, and a form that hangs keeps nobody waiting', async () => {
  const { stored, intake } = storing();
  expect(await slack(intake).handle(fromSlack(message))).toEqual({ status: 200 });
  expect(stored).toHaveLength(1);
  expect(await slack(intake, () => never).handle(fromSlack(message))).toEqual({ status: 200 });
});

test('what could not be stored is acknowledged neither to Slack nor to Teams, so that it comes again', async () => {
  await expect(slack(away).handle(fromSlack(message))).rejects.toThrow('the store is away');
  await expect(teams(away).handle(fromTeams())).rejects.toThrow('the store is away');
});

const teams = (intake: Parameters<typeof teamsEndpoint>[0]['intake']) =>
  teamsEndpoint({
    port: { proves: async () => true },
    directory,
    tenant,
    intake,
    look: { view: never, search: never },
  });
const fromTeams = (more: object = {}) =>
  request(
    JSON.stringify({
      type: 'message',
      id: '1',
      channelId: 'msteams',
      serviceUrl: 'https://smba.trafficmanager.net/teams/',
      from: { id: '29:mara' },
      conversation: { id: 'a:mara', conversationType: 'personal', tenantId: directory },
      text: 'undo that',
      ...more,
    }),
    { authorization: 'Bearer x' },
  );

test('Teams is answered once the event is stored, a click with words of its own', async () => {
  const { stored, intake } = storing();
  expect(await teams(intake).handle(fromTeams())).toEqual({ status: 200 });
  const action = { verb: 'muster.undo', data: { intent: { do: 'undo', action: 'act_1' } } };
  const click = await teams(intake).handle(
    fromTeams({ type: 'invoke', name: 'adaptiveCard/action', value: { action } }),
  );
  expect(click).toMatchObject({ status: 200, body: expect.stringContaining('will show what comes of it') });
  expect(stored).toHaveLength(2);
});
