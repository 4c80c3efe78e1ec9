// Teams through botbuilder. It is large and no longer maintained, so that nothing else imports it; see the decision record.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Activity as BotActivity, ConfigurationBotFrameworkAuthentication } from 'botbuilder';
import { ConnectorClient } from 'botframework-connector';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { Problem } from '../../core/problem.ts';
import { openLogin } from './login.ts';
import type { TeamsConfig } from './teams-config.ts';
import { At, Member, type Outgoing, type TeamsPort } from './teams-port.ts';

const issuer = 'https://api.botframework.com';
const publicKeys = 'https://login.botframework.com/v1/.well-known/openidconfiguration';
/** Longer than that a job gives its place to another and comes again. */
const mostPatienceMs = 30_000;

const Sent = z.looseObject({ id: z.string() });
const Failure = z.looseObject({
  statusCode: z.number().optional(),
  response: z.looseObject({ headers: z.custom<{ get(name: string): string | undefined }>().optional() }).optional(),
});

/** Of its own type the library reads no more than these fields while it proves one. */
const isProvable = (activity: object): activity is BotActivity =>
  'channelId' in activity &&
  typeof activity.channelId === 'string' &&
  'serviceUrl' in activity &&
  typeof activity.serviceUrl === 'string';

export function openBotbuilder(config: TeamsConfig, clock: Clock): TeamsPort {
  const token = openLogin(config, clock);
  const proof = authentication(config);
  const clients = new Map<string, ConnectorClient>();
  const clientAt = (serviceUrl: string): ConnectorClient => {
    const known = clients.get(serviceUrl) ?? connectorAt(serviceUrl, token);
    clients.set(serviceUrl, known);
    return known;
  };
  const conversations = (serviceUrl: string) => clientAt(serviceUrl).conversations;
  return {
    async proves(activity, authorization) {
      try {
        if (!isProvable(activity)) return false;
        const { claimsIdentity } = await proof.authenticateRequest(activity, authorization);
        return claimsIdentity.isAuthenticated && claimsIdentity.getClaimValue('iss') === issuer;
      } catch {
        // It throws for what it refuses, in several ways: a wrong signature is no authentication error of its own.
        return false;
      }
    },
    ...messagesAt(conversations),
    member: ({ serviceUrl, conversation }, id) =>
      unlessGone(
        async () => Member.parse(await conversations(serviceUrl).getConversationMember(conversation, id, quick)),
        undefined,
      ),
    open: (serviceUrl, person) =>
      unlessGone(async () => {
        const opened = await conversations(serviceUrl).createConversation(
          {
            isGroup: false,
            bot: { id: `28:${config.appId}`, name: 'Muster' },
            members: [{ id: person, name: '' }],
            tenantId: config.directory,
            channelData: { tenant: { id: config.directory } },
          },
          quick,
        );
        return At.parse({ serviceUrl, conversation: Sent.parse(opened).id });
      }, undefined),
  };
}

const messagesAt = (
  conversations: (serviceUrl: string) => ConnectorClient['conversations'],
): Pick<TeamsPort, 'send' | 'typing' | 'update' | 'remove'> => ({
  async send({ serviceUrl, conversation }, message) {
    const sent = await patiently(() =>
      conversations(serviceUrl).sendToConversation(conversation, addressed(message, conversation), quick),
    );
    return Sent.parse(sent).id;
  },
  typing: ({ serviceUrl, conversation }) =>
    unlessGone(
      async () =>
        void (await conversations(serviceUrl).sendToConversation(conversation, typingIn(conversation), quick)),
      undefined,
    ),
  update: ({ serviceUrl, conversation }, id, message) =>
    unlessGone(async () => {
      const next = { ...addressed(message, conversation), id };
      await conversations(serviceUrl).updateActivity(conversation, id, next, quick);
      return 'updated' as const;
    }, 'gone' as const),
  remove: ({ serviceUrl, conversation }, id) =>
    unlessGone(async () => {
      await conversations(serviceUrl).deleteActivity(conversation, id, quick);
    }, undefined),
});

const quick = { timeout: 10_000 };

const typingIn = (conversation: string): object => ({ type: 'typing', conversation: { id: conversation } });

const addressed = (message: Outgoing, conversation: string): object => ({
  ...message,
  conversation: { id: conversation },
});

function authentication({ appId, openIdUrl }: TeamsConfig): ConfigurationBotFrameworkAuthentication {
  return new ConfigurationBotFrameworkAuthentication(
    {
      ToChannelFromBotLoginUrl: 'https://login.microsoftonline.com/botframework.com',
      ToChannelFromBotOAuthScope: issuer,
      ToBotFromChannelTokenIssuer: issuer,
      OAuthUrl: issuer,
      ToBotFromChannelOpenIdMetadataUrl: openIdUrl ?? publicKeys,
      ToBotFromEmulatorOpenIdMetadataUrl: openIdUrl ?? publicKeys,
      ValidateAuthority: true,
    },
    {
      isValidAppId: async (id) => id === appId,
      isAuthenticationDisabled: async () => false,
      createCredentials: async () => {
        throw new Problem('upstream_failed', 'Replies go through the connector of this file.');
      },
    },
  );
}

function connectorAt(serviceUrl: string, token: () => Promise<string>): ConnectorClient {
  const connector = new ConnectorClient(
    {
      async signRequest(request) {
        request.headers.set('authorization', `Bearer ${await token()}`);
        return request;
      },
    },
    { baseUri: serviceUrl },
  );
  Inside.parse(connector).client.pipeline.removePolicy({ name: 'defaultRetryPolicy' });
  return connector;
}

/**
 * The library sends a message that was answered with 5xx three times again, over several seconds, and its own option against
 * that (`noRetryPolicy`) does nothing. We wait ourselves, a job that fails comes again, and it looks first whether it is there.
 */
const Inside = z.looseObject({
  client: z.looseObject({ pipeline: z.custom<{ removePolicy(policy: { name: string }): unknown }>() }),
});

async function unlessGone<T, G>(call: () => Promise<T>, gone: G): Promise<T | G> {
  try {
    return await patiently(call);
  } catch (error) {
    if (error instanceof TeamsRefusal && [403, 404].includes(error.answered)) return gone;
    throw error;
  }
}

/** An answer of the connector's that is no failure of ours. */
class TeamsRefusal extends Problem {
  readonly answered: number;

  constructor(answered: number) {
    super('upstream_failed', `Teams refused the call with ${answered}.`);
    this.answered = answered;
  }
}

async function patiently<T>(call: () => Promise<T>): Promise<T> {
  let waitedMs = 0;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const waitMs = waitOf(error);
      waitedMs += waitMs;
      if (waitedMs > mostPatienceMs)
        throw new Problem('upstream_rate_limited', 'Teams is limiting requests. Try again in a moment.', {
          retryAfterSeconds: Math.ceil(waitMs / 1000),
        });
      await sleep(waitMs);
    }
  }
}

/** How long the connector asks to wait; everything else is thrown as the problem it is. */
function waitOf(error: unknown): number {
  if (error instanceof Problem || error instanceof z.ZodError) throw error;
  const failure = Failure.safeParse(error);
  const status = failure.success ? failure.data.statusCode : undefined;
  if (status === undefined || status >= 500)
    throw new Problem('unavailable', 'Teams does not answer.', { cause: error });
  if (status !== 429) throw new TeamsRefusal(status);
  const asked = Number(failure.data?.response?.headers?.get('retry-after'));
  return Number.isFinite(asked) && asked > 0 ? asked * 1000 : 2000;
}
