// What an operator sets for Slack.
import type { TenantId } from '../../core/ids.ts';

export interface SlackConfig {
  readonly signingSecret: string | undefined;
  /** The token of the one workspace, where there is no install by OAuth. */
  readonly botToken: string | undefined;
  /** Opens a socket to Slack instead of waiting for requests. */
  readonly appToken: string | undefined;
  readonly client: { readonly id: string; readonly secret: string } | undefined;
  /** Another Web API address, for tests; ends in `/api/`. */
  readonly apiUrl: string | undefined;
  /** Whose workspace the one token belongs to. */
  readonly tenant: TenantId;
  /** Where people reach Muster, without a slash at the end. */
  readonly publicUrl: string;
}

/** What Muster asks a workspace for; the manifest and `npm run doctor` name the same. */
export const botScopes = [
  'app_mentions:read',
  'assistant:write',
  'channels:history',
  'chat:write',
  'commands',
  'files:read',
  'files:write',
  'groups:history',
  'im:history',
  'im:read',
  'im:write',
  'links:read',
  'links:write',
  'users:read',
  'users:read.email',
] as const;
