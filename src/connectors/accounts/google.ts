// What every system of Google asks of whoever connects an account: the same sign-in, with scopes of its own.
import { oauthClient } from '../prompts.ts';

const prefix = 'https://www.googleapis.com/auth/';

/** `reasons`: each scope, less the address that all of Google's begin with, and what it is asked for. */
export function googleAccount(reasons: Readonly<Record<string, string>>) {
  const scopeReasons = Object.fromEntries(
    Object.entries(reasons).map(([scope, reason]) => [`${prefix}${scope}`, reason]),
  );
  return {
    hosts: ['oauth2.googleapis.com'],
    credentials: [
      ...oauthClient(
        'Google Cloud console › APIs & Services › Credentials › Create credentials › OAuth client ID › Web application; enable the API under Library.',
      ),
    ],
    auth: [
      {
        kind: 'oauth2-code' as const,
        authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        scopes: Object.keys(scopeReasons),
        scopeReasons,
        // Without them Google gives no refresh token, and the connection ends within the hour.
        extraAuthorize: { access_type: 'offline', prompt: 'consent' },
      },
    ],
    omitsEmptyLists: 'Google leaves empty fields out of its JSON (protobuf.dev/programming-guides/json).',
  };
}

/** Google answers 403, not 429, for a quota that is used up; `reason` tells the two apart. */
export const googleQuota = (reason: string) => ({
  status: '403',
  path: 'error.errors[0].reason',
  equals: reason,
  kind: 'rate' as const,
  fix: 'The quota of the account is used up for the moment; it goes on by itself.',
});
