// The identity provider of an organization as it travels: everything but its client's secret.
import { z } from 'zod';
import { IdentityProvider, type KeptIdentityProvider } from '../../core/ports/identity-providers.ts';
import { callbackOf } from '../auth/single-sign-on.ts';
import { component } from '../docs/components.ts';

const { issuer, clientId, person, roles, newPeople, required, sessionHours, strength } = IdentityProvider.shape;

export const identityProviderFields = {
  issuer: issuer.describe('As the provider’s settings say it, such as https://login.example.com.'),
  client_id: clientId,
  person: person.describe(
    'How an account leads to a person: by an address of one of your domains, or by the external id that SCIM brings.',
  ),
  roles: roles.describe('A claim that gives the role at each sign-in; null: roles are kept in Muster.'),
  new_people: newPeople.describe('The role of people who sign in first; null: who is not known is refused.'),
  required: required.describe(
    'People sign in by the provider alone. An API key with the scope `admin` can still make sign-in links: keep one for emergencies.',
  ),
  session_hours: sessionHours,
  strength: strength.describe(
    'How people must have signed in, checked in the ID token: `acr` is asked for and one of it must stand there, of `amr` all. Null: the provider’s own rules.',
  ),
};

const WireIdentityProvider = component(
  'IdentityProvider',
  z.object({
    ...identityProviderFields,
    has_client_secret: z.boolean(),
    proved: z.boolean().describe('Somebody has signed in by it.'),
  }),
);

export const WireSingleSignOn = component(
  'SingleSignOn',
  z.object({
    identity_provider: WireIdentityProvider.nullable(),
    sign_in_url: z.string().describe('Give it to your people, or name it as the application’s login address.'),
    redirect_uri: z.string().describe('Register it at the provider.'),
  }),
);

export const wireSingleSignOn = (
  provider: KeptIdentityProvider | undefined,
  { publicUrl, tenant }: { publicUrl: string; tenant: string },
): z.infer<typeof WireSingleSignOn> => ({
  identity_provider: provider === undefined ? null : wireIdentityProvider(provider),
  sign_in_url: `${publicUrl}/sso/${encodeURIComponent(tenant)}`,
  redirect_uri: callbackOf(publicUrl, tenant),
});

const wireIdentityProvider = (provider: KeptIdentityProvider): z.infer<typeof WireIdentityProvider> => ({
  issuer: provider.issuer,
  client_id: provider.clientId,
  person: provider.person,
  roles: provider.roles,
  new_people: provider.newPeople,
  required: provider.required,
  session_hours: provider.sessionHours,
  strength: provider.strength,
  has_client_secret: provider.hasSecret,
  proved: provider.proved,
});
