// The only reader of the environment. One schema; a wrong value stops the start with a line that names it.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { dialectIds } from '../agent/models/dialects/dialect.ts';
import { mayBeKey } from '../api/auth/keys.ts';
import { mostInstructions, tracingVariables } from '../agent/models/model-config.ts';
import { watchVariables } from './watch-variables.ts';

const seconds = z.coerce.number().int().min(0).max(600);
const perMinute = z.coerce.number().int().min(1).max(1_000_000);
const file = z.string().transform((path, context) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    context.addIssue({ code: 'custom', message: `the file ${path} cannot be read` });
    return z.NEVER;
  }
});

const instructions = file.pipe(z.string().trim().min(1).max(mostInstructions, 'the file is too long for a prompt'));

/** Every variable that Muster reads. The descriptions are the table in `docs/configuration.md`. */
export const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on; 0 takes a free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` in a container.'),
  PUBLIC_URL: z.url().optional().describe('The address people use, when it differs from host and port.'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and of the generated keys.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL server (15 or newer) instead of the embedded database.'),
  DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Another login for schema changes; the serving one then needs `grant app, app_protected to` itself.'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('A Redis server (6.2 or newer) for the job queue; needs `DATABASE_URL`.'),
  SANDBOX_FILE: z
    .string()
    .optional()
    .describe('Another sandbox organization, as JSON; with `now` its clock starts there.'),
  MUSTER_API_KEY: z
    .string()
    .min(32)
    .refine(mayBeKey, 'begins with mk_ and is no key that Muster made; choose another text, or copy the key whole')
    .optional()
    .describe('Fixes the first secret key; it has every scope.'),
  ENCRYPTION_KEYS: z
    .string()
    .regex(
      /^[\w-]+:[A-Za-z0-9+/=_-]{43,44}(,[\w-]+:[A-Za-z0-9+/=_-]{43,44})*$/,
      'must be id:base64 of 32 bytes, newest first',
    )
    .optional()
    .describe(
      'Keys for secrets at rest, `id:base64` of 32 bytes each, newest first; made in the data folder when absent.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('The mail server that letters of the first organization leave through, `smtp://user:password@host:587`.'),
  SMTP_FROM: z
    .string()
    .regex(/^[^<>\r\n@]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, 'an address, or Name <address>')
    .optional()
    .describe('Whom these letters come from, `Name <address>`; needed with `SMTP_URL`.'),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .optional()
    .describe('The mailbox that people answer to, `imaps://user:password@host/INBOX`.'),
  CALDAV_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The calendar collection of the first organization, `https://user:password@host/team/interviews/`.'),
  CALDAV_PEOPLE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /\{(email|name)\}/.test(url), 'an address with {email} or {name} in it')
    .optional()
    .describe(
      'Where people keep their own calendars, `https://user:password@host/{email}/calendar/`; `{name}` is what stands before the @.',
    ),
  OPENAI_API_KEY: z.string().optional().describe('Lets a language model plan instead of the offline planner.'),
  OPENAI_BASE_URL: z.url().optional().describe('Another OpenAI-compatible address (Ollama, vLLM, Azure v1).'),
  OPENAI_API: z
    .enum(['chat', 'responses'])
    .optional()
    .describe('Which of the two APIs it speaks; found from the address when absent.'),
  AGENT_DIALECT: z
    .enum(dialectIds)
    .optional()
    .describe('Which provider the address speaks like; found from the address when absent, see `docs/models.md`.'),
  AGENT_MODEL: z.string().default('gpt-5.1').describe('Name of the language model.'),
  AGENT_PROMPT_FILE: instructions
    .optional()
    .describe('Text file that replaces the built-in rules of the language model’s prompt, see `docs/evals.md`.'),
  AGENT_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(120_000)
    .default(8000)
    .describe('Patience with the language model before the offline planner answers.'),
  AGENT_MAX_TOKENS: z.coerce
    .number()
    .int()
    .min(256)
    .max(200_000)
    .default(8192)
    .describe('The most tokens that one answer of a hosted language model may have, its reasoning included.'),
  SHADOW_MODEL: z
    .string()
    .optional()
    .describe(
      'A candidate that organizations may try in shadow, or `offline` for the offline planner, see `docs/evals.md`.',
    ),
  SHADOW_BASE_URL: z.url().optional().describe('Its address; `OPENAI_BASE_URL` when absent.'),
  SHADOW_API_KEY: z.string().optional().describe('Its key; `OPENAI_API_KEY` when absent.'),
  SHADOW_DIALECT: z.enum(dialectIds).optional().describe('Its dialect; found from the address when absent.'),
  SHADOW_PROMPT_FILE: instructions
    .optional()
    .describe('Text file with its rules; alone, it tries another prompt on the model that plans.'),
  SLACK_BOT_TOKEN: z.string().optional().describe('Token of one Slack workspace (`xoxb-…`); see `docs/slack.md`.'),
  SLACK_SIGNING_SECRET: z.string().optional().describe('Proves that requests at `/slack/events` come from Slack.'),
  SLACK_APP_TOKEN: z.string().optional().describe('Socket mode instead of requests (`xapp-…`).'),
  SLACK_CLIENT_ID: z.string().optional().describe('Lets workspaces be connected at `/slack/install`.'),
  SLACK_CLIENT_SECRET: z.string().optional().describe('Goes with `SLACK_CLIENT_ID`.'),
  SLACK_ORGANIZATION: z.string().default('sandbox').describe('The organization that `SLACK_BOT_TOKEN` belongs to.'),
  SLACK_API_URL: z
    .url()
    .endsWith('/api/', 'must end in /api/')
    .optional()
    .describe('Another Web API address, for tests; needs `ALLOW_PRIVATE_NETWORK`.'),
  TEAMS_APP_ID: z.string().optional().describe('Id of the Teams bot; with it Teams is connected, see `docs/teams.md`.'),
  TEAMS_APP_PASSWORD: z.string().optional().describe('Client secret of that app.'),
  TEAMS_TENANT_ID: z.string().optional().describe('The one Microsoft Entra directory whose members are heard.'),
  TEAMS_ORGANIZATION: z.string().default('sandbox').describe('The organization that this directory belongs to.'),
  TEAMS_OPENID_URL: z
    .url()
    .optional()
    .describe('Other published keys of incoming requests, for tests; needs `ALLOW_PRIVATE_NETWORK`.'),
  TEAMS_LOGIN_URL: z
    .url()
    .optional()
    .describe('Another login for outgoing calls, for tests; needs `ALLOW_PRIVATE_NETWORK`.'),
  ALLOW_PRIVATE_NETWORK: z
    .stringbool()
    .default(false)
    .describe('Lets addresses that are given to Muster be private or loopback: tests, own data centre.'),
  TLS_CERT: file.optional().describe('Certificate file; with `TLS_KEY` the service speaks HTTPS, TLS 1.3 only.'),
  TLS_KEY: file.optional().describe('Private key file of `TLS_CERT`.'),
  TRUST_PROXY: z
    .string()
    .optional()
    .describe('Addresses of the proxies whose forwarding headers count, comma-separated.'),
  RATE_LIMIT: perMinute.default(600).describe('Requests a minute for each key and service, over all replicas.'),
  RATE_LIMIT_JOBS: perMinute.default(60).describe('The same for batch and job-starting addresses.'),
  RATE_LIMIT_EVENTS: perMinute
    .default(60_000)
    .describe('Events a minute from each address that connected systems send from.'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:mailto|https)$/ })
    .optional()
    .describe('Whom to tell of a weakness, `mailto:` or `https:`; stands in `/.well-known/security.txt`.'),
  RATE_LIMIT_WRONG_KEYS: perMinute
    .default(60)
    .describe('Wrong keys a minute from one address before they are answered with 429; right keys are let in.'),
  SESSION_IDLE_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .max(1440)
    .default(60)
    .describe('After how long without anything that a person does a console session ends.'),
  GRACE_SECONDS: seconds
    .default(3)
    .describe(
      'How long requests are still taken after SIGTERM while `/health/ready` says 503, for balancers to see it.',
    ),
  DRAIN_SECONDS: seconds.default(20).describe('How long running work may take after SIGTERM.'),
  ...watchVariables,
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least level that is logged, as JSON lines on standard output.'),
});

export type Config = z.infer<typeof Environment>;

/** Thrown with one line for each wrong variable; the value itself is never repeated, it may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const pairs = [
  ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET'],
  ['SMTP_URL', 'SMTP_FROM'],
  ['TEAMS_APP_ID', 'TEAMS_APP_PASSWORD'],
  ['TEAMS_APP_ID', 'TEAMS_TENANT_ID'],
  ['TLS_CERT', 'TLS_KEY'],
] as const;

const forTests = ['SLACK_API_URL', 'TEAMS_OPENID_URL', 'TEAMS_LOGIN_URL'] as const;

/** What one variable demands of another. */
function checkTogether(config: Config): void {
  if (config.REDIS_URL !== undefined && config.DATABASE_URL === undefined)
    throw new ConfigError('REDIS_URL: needs DATABASE_URL as well; the embedded database keeps its own queue');
  for (const name of forTests)
    if (config[name] !== undefined && !config.ALLOW_PRIVATE_NETWORK)
      throw new ConfigError(`${name}: is for tests; it needs ALLOW_PRIVATE_NETWORK=1 as well`);
  if (
    config.SLACK_BOT_TOKEN !== undefined &&
    config.SLACK_SIGNING_SECRET === undefined &&
    config.SLACK_APP_TOKEN === undefined
  )
    throw new ConfigError('SLACK_BOT_TOKEN: needs SLACK_SIGNING_SECRET (requests) or SLACK_APP_TOKEN (socket) as well');
  for (const [one, other] of pairs)
    if ((config[one] === undefined) !== (config[other] === undefined))
      throw new ConfigError(`${one}, ${other}: set both or neither`);
}

export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  // An empty variable means "not set" to whoever wrote the compose file.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const config = parsed.data;
  checkTogether(config);
  return config;
}

/** What recruiters write goes to nobody but the model that the operator chose. LangChain reads these itself. */
export function silenceTracing(): void {
  // Empty and not “false”: LangChain takes any words in LANGCHAIN_TRACING for a yes to handlers that then handle nothing.
  for (const name of tracingVariables) process.env[name] = '';
}
