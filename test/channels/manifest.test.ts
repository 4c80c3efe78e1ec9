// The app that Slack is asked to create: the rules of Slack's manifest schema (github.com/slackapi/manifest-schema, version 2),
// written down for the parts that are used, and what the code needs of it. The schema itself (July 2026) takes both manifests.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { manifestFor } from '../../src/channels/slack/manifest.ts';
import { botScopes } from '../../src/channels/slack/slack-config.ts';

const text = (most: number) => z.string().min(1).max(most);
const url = z
  .string()
  .regex(/^https?:\/\//)
  .max(3000);
const Manifest = z.strictObject({
  _metadata: z.strictObject({ major_version: z.literal(2), minor_version: z.int() }),
  display_information: z.strictObject({
    name: text(35),
    description: text(140),
    background_color: z.string().regex(/^#[0-9a-fA-F]{3}([0-9a-fA-F]{3})?$/),
  }),
  features: z.strictObject({
    app_home: z.strictObject({
      home_tab_enabled: z.boolean(),
      messages_tab_enabled: z.boolean(),
      messages_tab_read_only_enabled: z.boolean(),
    }),
    bot_user: z.strictObject({ display_name: text(80), always_online: z.boolean() }),
    assistant_view: z.strictObject({
      assistant_description: z.string(),
      suggested_prompts: z.array(z.strictObject({ title: z.string(), message: z.string() })).optional(),
    }),
    slash_commands: z
      .array(
        z.strictObject({
          command: z.string().regex(/^\//).min(2).max(32),
          url: url.optional(),
          description: text(2000),
          usage_hint: text(1000).optional(),
          should_escape: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(50),
    shortcuts: z
      .array(
        z.strictObject({
          name: text(24),
          type: z.enum(['message', 'global']),
          callback_id: text(255),
          description: text(150),
        }),
      )
      .max(10),
    unfurl_domains: z
      .array(z.string().regex(/^(?![.-])([-a-z0-9.])+([a-z0-9])$/))
      .min(1)
      .max(5),
  }),
  oauth_config: z.strictObject({
    scopes: z.strictObject({ bot: z.array(text(255)).max(255) }),
    redirect_urls: z.array(url).max(1000),
  }),
  settings: z.strictObject({
    event_subscriptions: z.strictObject({
      request_url: url.optional(),
      bot_events: z.array(text(255)).min(1).max(100),
    }),
    interactivity: z.strictObject({ is_enabled: z.boolean(), request_url: url.optional() }),
    org_deploy_enabled: z.boolean(),
    socket_mode_enabled: z.boolean(),
    token_rotation_enabled: z.boolean(),
  }),
});

test.each([false, true])('the manifest keeps to the schema, with a socket: %s', (socket) => {
  const manifest = Manifest.parse(manifestFor('https://muster.example.com', { socket }));
  expect(manifest.settings.socket_mode_enabled).toBe(socket);
  expect(manifest.settings.event_subscriptions.request_url === undefined).toBe(socket);
});

test('the file in the repository is the one the code makes', () => {
  const file = JSON.parse(readFileSync('examples/slack-manifest.json', 'utf8'));
  expect(file).toEqual(manifestFor('https://muster.example.com'));
});

/** https://docs.slack.dev/reference/events: the scope without which Slack does not send it. */
const scopeOf: Readonly<Record<string, string | undefined>> = {
  app_mention: 'app_mentions:read',
  assistant_thread_started: 'assistant:write',
  link_shared: 'links:read',
  'message.im': 'im:history',
};

test('every event that is asked for has its scope, and each is listened to', () => {
  const events = manifestFor('https://muster.example.com').settings.event_subscriptions.bot_events;
  const missing = events.filter((event) => {
    const scope = scopeOf[event];
    return scope !== undefined && !botScopes.some((granted) => granted === scope);
  });
  expect(missing).toEqual([]);
  const listeners = readFileSync('src/channels/slack/slack.ts', 'utf8');
  for (const event of events)
    expect(listeners).toMatch(
      new RegExp(`\\b${event.replace('message.im', 'message').replace('app_mention', 'app_mention')}\\b`),
    );
});
