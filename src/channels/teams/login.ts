// The token that outgoing calls carry, by client credentials; fetched anew shortly before it ends.
// https://learn.microsoft.com/azure/bot-service/rest-api/bot-framework-rest-connector-authentication
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { Problem } from '../../core/problem.ts';
import type { TeamsConfig } from './teams-config.ts';

const scope = 'https://api.botframework.com/.default';
export const publicLogin = 'https://login.microsoftonline.com';
const marginMs = 5 * 60_000;

const Granted = z.looseObject({ access_token: z.string(), expires_in: z.number() });

export function openLogin(config: TeamsConfig, clock: Clock): () => Promise<string> {
  let held: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  const ask = async (): Promise<string> => {
    const { expires_in: seconds, access_token: token } = await granted(config);
    held = { token, until: clock.now().getTime() + seconds * 1000 - marginMs };
    return token;
  };
  return () => {
    if (held !== undefined && clock.now().getTime() < held.until) return Promise.resolve(held.token);
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  };
}

/** Asks Microsoft for a token; `send` is handed in by whoever only looks whether it would be given. */
export const requestToken = (
  { appId, appPassword, directory, loginUrl = publicLogin }: TeamsConfig,
  send: typeof fetch = fetch,
): Promise<Response> =>
  send(`${loginUrl}/${encodeURIComponent(directory)}/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: appId,
      client_secret: appPassword,
      scope,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });

async function granted(config: TeamsConfig) {
  let response: Response;
  try {
    response = await requestToken(config);
  } catch (error) {
    throw new Problem('unavailable', 'Microsoft’s login does not answer.', { cause: error });
  }
  if (response.status === 429 || response.status >= 500)
    throw new Problem('unavailable', 'Microsoft’s login is not available now.');
  if (!response.ok)
    throw new Problem('upstream_failed', 'Microsoft’s login refused TEAMS_APP_ID and TEAMS_APP_PASSWORD.');
  return Granted.parse(await response.json());
}
