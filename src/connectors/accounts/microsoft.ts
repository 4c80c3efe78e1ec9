// What every system behind Microsoft Graph asks of whoever connects an account: the same sign-in, with scopes of its own.
import { oauthClient } from '../prompts.ts';

/** In which directory the sign-in takes place. */
export const directory = {
  key: 'directory',
  label: 'Directory (tenant) id',
  example: 'organizations',
  help: 'Entra admin center › App registrations › Overview.',
} as const;

/** `reasons`: each scope, and what it is asked for. The connector asks for `directory` in its own `config`. */
export function microsoftAccount(reasons: Readonly<Record<string, string>>) {
  const scopeReasons = { offline_access: 'to stay connected without asking you to sign in again', ...reasons };
  return {
    baseUrl: 'https://graph.microsoft.com/v1.0',
    hosts: ['login.microsoftonline.com'],
    credentials: [
      ...oauthClient(
        'Entra admin center › App registrations › your application: Overview, and Certificates & secrets.',
      ),
    ],
    auth: [
      {
        kind: 'oauth2-code' as const,
        authorizeUrl: 'https://login.microsoftonline.com/{config.directory}/oauth2/v2.0/authorize',
        tokenUrl: 'https://login.microsoftonline.com/{config.directory}/oauth2/v2.0/token',
        scopes: Object.keys(scopeReasons),
        scopeReasons,
      },
    ],
  };
}

/** How Graph pages its lists. */
export const graphPages = { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 100 } as const;
