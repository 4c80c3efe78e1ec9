// Looks whether Slack is set up so that it works, and says what to do where it is not.
import { z } from 'zod';
import { bad, type DoctorDependencies, examineClock, type Finding, well } from '../doctor.ts';
import { botScopes, type SlackConfig } from './slack-config.ts';

const Answer = z.looseObject({ ok: z.boolean(), error: z.string().optional(), team: z.string().optional() });

export async function examineSlack(config: SlackConfig, dependencies: DoctorDependencies): Promise<readonly Finding[]> {
  const findings: Finding[] = [examineWay(config), examineAddress(config)];
  if (config.botToken !== undefined) findings.push(...(await examineToken(config, config.botToken, dependencies)));
  else if (config.client === undefined)
    findings.push(
      bad(
        'Slack token',
        'Set SLACK_BOT_TOKEN for one workspace, or SLACK_CLIENT_ID and SLACK_CLIENT_SECRET for several.',
      ),
    );
  else findings.push(well('Slack install', `Connect a workspace at ${config.publicUrl}/slack/install`));
  if (config.appToken !== undefined) findings.push(await examineSocket(config, config.appToken, dependencies));
  return findings;
}

const examineWay = ({ signingSecret, appToken }: SlackConfig): Finding =>
  appToken !== undefined
    ? well('Slack way', 'socket mode: Muster connects to Slack, no address of yours has to be reachable')
    : signingSecret === undefined || !/^[0-9a-f]{32}$/.test(signingSecret)
      ? bad(
          'Slack way',
          'SLACK_SIGNING_SECRET is 32 signs 0-9 a-f: copy it from “Basic Information”, not the client secret.',
        )
      : well('Slack way', 'requests to /slack/events, proved by the signing secret');

function examineAddress({ publicUrl, appToken }: SlackConfig): Finding {
  const isReachable = publicUrl.startsWith('https://');
  if (isReachable || appToken !== undefined) return well('Address', publicUrl);
  return bad(
    'Address',
    `Slack sends to https only, and ${publicUrl} is not: set PUBLIC_URL, or use socket mode (SLACK_APP_TOKEN).`,
  );
}

async function ask(
  method: string,
  token: string,
  { config, dependencies }: { config: SlackConfig; dependencies: DoctorDependencies },
) {
  const url = `${config.apiUrl ?? 'https://slack.com/api/'}${method}`;
  const response = await dependencies.fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    signal: AbortSignal.timeout(10_000),
  });
  return { headers: response.headers, answer: Answer.parse(await response.json()) };
}

async function examineToken(config: SlackConfig, token: string, dependencies: DoctorDependencies): Promise<Finding[]> {
  try {
    const { headers, answer } = await ask('auth.test', token, { config, dependencies });
    if (!answer.ok)
      return [
        bad(
          'Slack token',
          `Slack refuses it (${answer.error ?? 'no reason given'}): install the app again and copy the bot token.`,
        ),
      ];
    return [
      well('Slack token', `accepted by ${answer.team ?? 'the workspace'}`),
      examineScopes(headers.get('x-oauth-scopes')),
      examineClock('Slack', headers.get('date'), dependencies.now()),
    ];
  } catch (error) {
    return [bad('Slack token', unreachable(error))];
  }
}

function examineScopes(granted: string | null): Finding {
  if (granted === null) return well('Slack scopes', 'Slack does not say which were granted');
  const has = new Set(granted.split(/\s*,\s*/));
  const missing = botScopes.filter((scope) => !has.has(scope));
  return missing.length === 0
    ? well('Slack scopes', 'all granted')
    : bad(
        'Slack scopes',
        `missing: ${missing.join(', ')}. Add them under “OAuth & Permissions” and install the app again.`,
      );
}

async function examineSocket(config: SlackConfig, token: string, dependencies: DoctorDependencies): Promise<Finding> {
  try {
    const { answer } = await ask('apps.connections.open', token, { config, dependencies });
    if (answer.ok) return well('Slack socket', 'can be opened');
    return bad(
      'Slack socket',
      `Slack refuses SLACK_APP_TOKEN (${answer.error ?? 'no reason given'}): it needs the scope connections:write.`,
    );
  } catch (error) {
    return bad('Slack socket', unreachable(error));
  }
}

const unreachable = (error: unknown): string =>
  `Slack cannot be reached from here (${error instanceof Error ? error.name : 'unknown'}): look at proxy and firewall for slack.com:443.`;
