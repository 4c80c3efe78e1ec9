// Accounts before they are kept: one harmless call with what somebody entered, and the way through the other system's sign-in.
import type { Auth } from '../../core/connector/auth.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Clock } from '../../core/clock.ts';
import { isSandbox } from '../../core/integration.ts';
import type { Account, Accounts } from '../../core/ports/accounts.ts';
import type { Token } from '../../core/ports/connections.ts';
import type { Catalogue } from '../../core/ports/remote-system.ts';
import { openBudget } from './budget.ts';
import { faultOf, faultOfFailure } from './faults.ts';
import type { Http } from './http.ts';
import type { Guard } from './guard.ts';
import { openSystem } from './open-system.ts';
import { readToken } from './sign-in.ts';
import { type Values, fill } from './templates.ts';
import { codeGrant } from './token-request.ts';

interface AccountsDependencies {
  readonly catalogue: Catalogue;
  readonly http: Pick<Http, 'send'>;
  readonly clock: Clock;
  readonly guard: Guard;
}

type CodeAuth = Extract<Auth, { kind: 'oauth2-code' }>;

/**
 * Each probe has a budget of its own and leaves no request log; a sandbox account is not called and answers null. The PKCE
 * challenge is `S256` (RFC 7636 §4.2).
 */
export function openAccounts({ catalogue, http, clock, guard }: AccountsDependencies): Accounts {
  return {
    async probe(account, signal) {
      const connector = catalogue.declared(account);
      if (isSandbox(account)) return null;
      let { token } = account;
      const system = await openSystem({
        connector,
        config: configOf(account),
        secrets: { credentials: account.credentials, token },
        keepToken: async (fresh) => {
          token = fresh;
        },
        budget: openBudget(connector.limits, clock),
        http,
        log: { note: () => undefined },
        drift: { note: () => undefined },
        clock,
        guard,
      });
      await system.test(signal);
      return token;
    },

    authorizeUrl(account, { state, challenge, redirectUri }) {
      const connector = catalogue.declared(account);
      const auth = codeAuthOf(connector);
      const values = valuesOf(account);
      const url = new URL(fill(auth.authorizeUrl, values));
      const asked = {
        ...auth.extraAuthorize,
        response_type: 'code',
        client_id: fill('{cred.client_id}', values),
        redirect_uri: redirectUri,
        state,
        ...(auth.scopes.length === 0 ? {} : { scope: auth.scopes.join(auth.scopeSeparator) }),
        ...(auth.pkce ? { code_challenge: challenge, code_challenge_method: 'S256' } : {}),
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },

    async exchange(account, { code, verifier, redirectUri, signal }): Promise<Token> {
      const connector = catalogue.declared(account);
      const auth = codeAuthOf(connector);
      const fields = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        ...(auth.pkce ? { code_verifier: verifier } : {}),
      };
      try {
        const answer = await http.send({ ...codeGrant(auth, valuesOf(account), fields), signal });
        return readToken(answer, { connector, clock, before: null });
      } catch (error) {
        throw faultOfFailure(connector, error, false);
      }
    },
  };
}

const configOf = ({ config, tenantId }: Account) => ({
  ...config,
  ...(tenantId === null ? {} : { tenant_id: tenantId }),
});

const valuesOf = (account: Account): Values => ({ config: configOf(account), cred: account.credentials });

function codeAuthOf(connector: Connector): CodeAuth {
  const found = connector.auth.find((auth): auth is CodeAuth => auth.kind === 'oauth2-code');
  if (found === undefined)
    throw faultOf(connector, 'auth', { fix: 'This system has no sign-in of its own. Enter its keys instead.' });
  return found;
}
