// The Web API with Slack's limits kept: patience is granted for a while, and every failure becomes a problem that says
// whether waiting helps.
import { setTimeout as sleep } from 'node:timers/promises';
import { webApi } from '@slack/bolt';
import { z } from 'zod';
import { Problem } from '../../core/problem.ts';

const { LogLevel, WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError, WebClient } =
  webApi;

/** Slack's own words go nowhere: they quote what people wrote. */
export const silent: webApi.Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  setLevel: () => undefined,
  getLevel: () => LogLevel.ERROR,
  setName: () => undefined,
};

export const clientOptions = (apiUrl: string | undefined): webApi.WebClientOptions => ({
  ...(apiUrl === undefined ? {} : { slackApiUrl: apiUrl }),
  logger: silent,
  timeout: 10_000,
  // We wait ourselves, and a job that fails comes again.
  retryConfig: { retries: 0 },
  rejectRateLimitedCalls: true,
  allowAbsoluteUrls: false,
});

/** Longer than that a job gives its place to another and comes again. */
const mostPatienceMs = 30_000;

const Answer = z.looseObject({ ok: z.boolean().optional() });
export type Answer = z.infer<typeof Answer>;

export interface SlackApi {
  call(method: string, options: Record<string, unknown>): Promise<Answer>;
  readonly client: webApi.WebClient;
  /** For Slack's own addresses beside the Web API: where they are, and what proves us there. */
  readonly token: string | undefined;
  readonly apiUrl: string | undefined;
  /** False once the workspace has refused a plan and taken the same message without it. */
  takesPlans: boolean;
}

export function openSlackApi(token: string | undefined, apiUrl: string | undefined): SlackApi {
  const client = new WebClient(token, clientOptions(apiUrl));
  return {
    client,
    token,
    apiUrl,
    takesPlans: true,
    async call(method, options) {
      let waitedMs = 0;
      for (;;) {
        try {
          return Answer.parse(await client.apiCall(method, options));
        } catch (error) {
          if (!(error instanceof WebAPIRateLimitedError)) throw problemOf(method, error);
          const waitMs = Math.max(1, error.retryAfter) * 1000;
          waitedMs += waitMs;
          if (waitedMs > mostPatienceMs)
            throw new Problem('upstream_rate_limited', 'Slack asks for patience.', {
              retryAfterSeconds: error.retryAfter,
            });
          await sleep(waitMs);
        }
      }
    },
  };
}

/** What Slack says of itself, not of the request. */
const passing = [
  'internal_error',
  'fatal_error',
  'service_unavailable',
  'request_timeout',
  'team_added_to_org',
  'ratelimited',
];

/** An answer of Slack's that is no failure of ours, by its own code; see `errorOf`. */
export class SlackRefusal extends Problem {
  readonly slackCode: string;

  constructor(method: string, slackCode: string) {
    super('upstream_failed', `Slack refused ${method}: ${slackCode}.`);
    this.slackCode = slackCode;
  }
}

function problemOf(method: string, error: unknown): unknown {
  if (error instanceof WebAPIPlatformError)
    return passing.includes(error.data.error)
      ? new Problem('unavailable', 'Slack is not available now.', { cause: error })
      : new SlackRefusal(method, error.data.error);
  if (error instanceof WebAPIRequestError || error instanceof WebAPIHTTPError)
    return new Problem('unavailable', 'Slack does not answer.', { cause: error });
  return error;
}
