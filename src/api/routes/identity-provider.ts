// By which identity provider the people of an organization sign in.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { hashOf } from '../auth/keys.ts';
import { sessionToken } from '../auth/sessions.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireSingleSignOn, identityProviderFields, wireSingleSignOn } from '../wire/identity-provider.ts';
import type { RoutePorts } from './route-ports.ts';

const admin = { tag: 'platform', access: { scope: 'admin' }, path: '/api/v1/identity-provider' } as const;
const lettingIn = { ...admin, access: { scope: 'admin', fresh: true } } as const;

export const identityProviderRoutes = (ports: RoutePorts): Route[] => [show(ports), keep(ports), remove(ports)];

const show = ({ identityProviders, config: { publicUrl } }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    method: 'GET',
    summary: 'Show how your people sign in, and what to register at your identity provider',
    audit: readOnly,
    replies: { 200: WireSingleSignOn },
    async handle({ by: { tenant } }) {
      const provider = await identityProviders(tenant).get();
      return { status: 200, body: wireSingleSignOn(provider, { publicUrl, tenant }) };
    },
  });

const keep = (ports: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'PUT',
    summary: 'Let people sign in by your identity provider (OpenID Connect)',
    description:
      'Its discovery document is read at once. `required` can be set when somebody has signed in by it; everybody else is signed out then, and links that were made before open nothing.',
    audit: { event: 'identity_provider.changed' },
    body: z.strictObject({
      ...identityProviderFields,
      roles: identityProviderFields.roles.default(null),
      new_people: identityProviderFields.new_people.default(null),
      required: identityProviderFields.required.default(false),
      session_hours: identityProviderFields.session_hours.default(12),
      strength: identityProviderFields.strength.default(null),
      client_secret: safeText(500)
        .min(1)
        .nullable()
        .optional()
        .describe('Left out: the one that is there stays. Null: a public client, with PKCE alone.'),
    }),
    replies: { 200: WireSingleSignOn },
    problems: ['conflict'],
    examples: {
      request: {
        issuer: '{{openid_issuer}}',
        client_id: 'muster',
        client_secret: 'the secret of that client',
        person: { by: 'email', domains: ['example.com'] },
        roles: { claim: 'groups', map: [{ value: 'recruiting', role: 'recruiter' }] },
      },
    },
    async handle({ by: { tenant }, body, header }) {
      const store = ports.identityProviders(tenant);
      const { client_secret: secret, client_id: clientId, new_people: newPeople, ...same } = body;
      const { session_hours: sessionHours, issuer, person, roles, required, strength } = same;
      const before = await store.get();
      const isProved = before?.proved === true && before.issuer === issuer && before.clientId === clientId;
      if (required && !isProved)
        throw new Problem('conflict', 'Sign in by this provider once, then require it: else nobody might get in.');
      await ports.openId.check(issuer);
      await store.put({ issuer, clientId, person, roles, newPeople, required, sessionHours, strength }, secret);
      if (required && before?.required !== true) await endOthers(ports, tenant, header('cookie'));
      const kept = await store.get();
      const { publicUrl } = ports.config;
      return { status: 200, body: wireSingleSignOn(kept, { publicUrl, tenant }), subject: tenant };
    },
  });

/** All who came in another way sign in anew; whoever sets it stays. */
async function endOthers(
  { credentials, authenticator, config }: RoutePorts,
  tenant: Parameters<RoutePorts['directory']>[0],
  cookie: string | undefined,
): Promise<void> {
  const token = sessionToken(config.publicUrl, cookie);
  await credentials.endAccess({ tenant, ...(token === undefined ? {} : { except: hashOf(token) }) });
  authenticator.forget();
}

const remove = ({ identityProviders }: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'DELETE',
    summary: 'Disconnect the identity provider; people sign in by links again',
    audit: { event: 'identity_provider.removed' },
    replies: { 204: z.undefined() },
    async handle({ by: { tenant } }) {
      await identityProviders(tenant).remove();
      return { status: 204, body: undefined, subject: tenant };
    },
  });
