// Bolt, fed from the store instead of from the network: an event was verified and kept before it comes here.
import { App, type Receiver } from '@slack/bolt';
import { z } from 'zod';
import { TenantId } from '../../core/ids.ts';
import type { Stored } from './read-event.ts';
import type { SlackConfig } from './slack-config.ts';
import type { Workspaces } from './workspaces.ts';
import { clientOptions, silent } from './web-api.ts';

/** What every listener is given beside Slack's own words. */
export interface Occasion {
  readonly tenant: TenantId;
  readonly team: string;
  readonly id: string;
}

type Listener = (occasion: Occasion, payload: unknown) => Promise<void>;

export interface Listeners {
  /** By the type of the event. */
  readonly events: Readonly<Record<string, Listener>>;
  readonly click: Listener;
  readonly submission: Listener;
  readonly command: Listener;
}

export interface BoltApp {
  handle(tenant: TenantId, stored: Stored): Promise<void>;
}

const Context = z.looseObject({ muster: z.strictObject({ tenant: TenantId, team: z.string(), id: z.string() }) });

const occasionOf = (context: object): Occasion => Context.parse(context).muster;

export function openBolt(config: SlackConfig, workspaces: Workspaces, listeners: Listeners): BoltApp {
  const receiver: Receiver = { init: () => undefined, start: async () => undefined, stop: async () => undefined };
  const app = new App({
    receiver,
    authorize: async ({ teamId }) => {
      const team = teamId ?? '';
      const token = await workspaces.tokenOf(team);
      const bot = await workspaces.botOf(team);
      return {
        ...(token === undefined ? {} : { botToken: token }),
        ...(bot === undefined ? {} : { botUserId: bot }),
        teamId: team,
      };
    },
    convoStore: false,
    logger: silent,
    clientOptions: clientOptions(config.apiUrl),
  });

  for (const [type, listen] of Object.entries(listeners.events))
    app.event(type, async ({ event, context }) => listen(occasionOf(context), event));
  app.action(/^muster\./, async ({ body, context, ack }) => {
    await ack();
    await listeners.click(occasionOf(context), body);
  });
  app.view(/^muster\./, async ({ body, context, ack }) => {
    await ack();
    await listeners.submission(occasionOf(context), body);
  });
  app.command('/muster', async ({ body, context, ack }) => {
    await ack();
    await listeners.command(occasionOf(context), body);
  });
  // The job that called decides what a failure means.
  app.error(async (error) => {
    throw 'original' in error && error.original instanceof Error ? error.original : error;
  });

  return {
    handle: (tenant, { team, id, body }) =>
      app.processEvent({
        body,
        ack: async () => undefined,
        customProperties: { muster: { tenant, team, id } },
      }),
  };
}
