// Looks whether Teams is set up so that it works, and says what to do where it is not.
import { z } from 'zod';
import { bad, type DoctorDependencies, examineClock, type Finding, well } from '../doctor.ts';
import { publicLogin, requestToken } from './login.ts';
import type { TeamsConfig } from './teams-config.ts';

const publicKeys = 'https://login.botframework.com/v1/.well-known/openidconfiguration';
const Guid = z.guid();
const Refused = z.looseObject({ error_description: z.string().optional(), error: z.string().optional() });
const Published = z.looseObject({ issuer: z.string(), jwks_uri: z.string() });

export async function examineTeams(
  config: TeamsConfig,
  dependencies: DoctorDependencies & { readonly publicUrl: string },
): Promise<readonly Finding[]> {
  return [
    ...examineIds(config),
    examineAddress(dependencies.publicUrl),
    ...(await examineLogin(config, dependencies)),
    await examineKeys(config, dependencies),
  ];
}

function examineIds({ appId, directory }: TeamsConfig): Finding[] {
  const wrong = (
    [
      ['TEAMS_APP_ID', appId],
      ['TEAMS_TENANT_ID', directory],
    ] as const
  ).filter(([, value]) => !Guid.safeParse(value).success);
  if (wrong.length === 0) return [well('Teams ids', 'app and directory are written as they should be')];
  return wrong.map(([name]) =>
    bad('Teams ids', `${name} is no id such as 11111111-2222-…: copy it from the Azure portal.`),
  );
}

const examineAddress = (publicUrl: string): Finding =>
  publicUrl.startsWith('https://')
    ? well('Teams address', `set ${publicUrl}/api/messages as the messaging endpoint of the bot`)
    : bad('Teams address', `Microsoft calls https only, and ${publicUrl} is not: set PUBLIC_URL.`);

async function examineLogin(config: TeamsConfig, { fetch, now }: DoctorDependencies): Promise<Finding[]> {
  try {
    const response = await requestToken(config, fetch);
    const clock = examineClock('Microsoft', response.headers.get('date'), now());
    if (response.ok) return [well('Teams login', 'the app may speak'), clock];
    return [bad('Teams login', remedyOf(Refused.safeParse(await response.json()).data)), clock];
  } catch (error) {
    return [bad('Teams login', unreachable(error, new URL(config.loginUrl ?? publicLogin).host))];
  }
}

/** https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
function remedyOf(refusal: z.infer<typeof Refused> | undefined): string {
  const code = /AADSTS\d+/.exec(refusal?.error_description ?? '')?.[0];
  const said = code ?? refusal?.error ?? 'no reason given';
  if (code === 'AADSTS7000222')
    return `The client secret has ended (${said}): make a new one and set TEAMS_APP_PASSWORD to its value.`;
  if (code === 'AADSTS700016' || code === 'AADSTS90002')
    return `There is no such app in that directory (${said}): look at TEAMS_APP_ID and TEAMS_TENANT_ID.`;
  return `Microsoft refuses the app (${said}): TEAMS_APP_PASSWORD has to be the secret's value, not its id.`;
}

async function examineKeys({ openIdUrl = publicKeys }: TeamsConfig, { fetch }: DoctorDependencies): Promise<Finding> {
  try {
    const response = await fetch(openIdUrl, { signal: AbortSignal.timeout(10_000) });
    const published = Published.safeParse(await response.json());
    return response.ok && published.success
      ? well('Teams keys', 'requests of Teams can be proved')
      : bad('Teams keys', 'What was published is no list of keys: look whether a proxy stands between.');
  } catch (error) {
    return bad('Teams keys', unreachable(error, new URL(openIdUrl).host));
  }
}

const unreachable = (error: unknown, host: string): string =>
  `Microsoft cannot be reached from here (${error instanceof Error ? error.name : 'unknown'}): look at proxy and firewall for ${host}:443.`;
