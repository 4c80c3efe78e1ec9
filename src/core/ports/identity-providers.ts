// The identity provider of an organization, by which its people sign in to the console (OpenID Connect), and the rules by which an
// account over there becomes a person here. The client's secret is sealed at rest.
import { z } from 'zod';
import { Role } from '../access.ts';
import { safeText } from '../json.ts';

const claim = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w:./-]+$/, 'the name of a claim, such as groups');

/** A domain in lower case, without the @. */
const Domain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain in lower case, such as example.com');

/**
 * `verified`: the provider must say that the address was verified. `managed`: it need not, because the organization's own directory
 * gives out the addresses; one that it calls unverified is refused all the same.
 */
const byEmail = z.strictObject({
  by: z.literal('email'),
  domains: z.array(Domain).min(1).max(50),
  addresses: z.enum(['verified', 'managed']).default('verified'),
});
/** The claim equals the person's external id, as SCIM brings it. */
const byExternalId = z.strictObject({ by: z.literal('external_id'), claim });

const reference = z
  .string()
  .max(200)
  .regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'without spaces and quotes');

/** `acr`: asked for, and the token names one of them. `amr`: the token names all of them (RFC 8176). */
const SignInStrength = z.strictObject({
  acr: z.array(reference).max(10).default([]),
  amr: z.array(reference).max(10).default([]),
});

/**
 * One for each organization. Defaults: an address has to be verified, and the provider alone decides how strong a sign-in
 * is.
 */
export const IdentityProvider = z.strictObject({
  /** As its discovery document and its tokens say it. */
  issuer: z.url().max(500),
  clientId: safeText(300).min(1),
  person: z.discriminatedUnion('by', [byEmail, byExternalId]),
  /** The first line that fits decides at each sign-in; null: roles are kept here. */
  roles: z
    .strictObject({
      claim,
      map: z
        .array(z.strictObject({ value: safeText(300).min(1), role: Role }))
        .min(1)
        .max(100),
    })
    .nullable(),
  /** What people become who are not known here at their first sign-in; null: they are refused. */
  newPeople: Role.exclude(['admin']).nullable(),
  /** Sign-in links of the console are not made or taken any more. */
  required: z.boolean(),
  sessionHours: z.int().min(1).max(24),
  /** What the ID token must say of how somebody signed in; null: the provider's own rules. */
  strength: SignInStrength.nullable().default(null),
});
export type IdentityProvider = z.infer<typeof IdentityProvider>;

export interface KeptIdentityProvider extends IdentityProvider {
  readonly hasSecret: boolean;
  /** Somebody has signed in by it since issuer or client changed. */
  readonly proved: boolean;
}

/** Of one organization, which has one provider at most. The secret is sealed and is answered by `secret` alone. */
export interface IdentityProviders {
  get(): Promise<KeptIdentityProvider | undefined>;
  /** Undefined keeps the secret that is there; null removes it. What was proved stays so while issuer and client do. */
  put(provider: IdentityProvider, secret: string | null | undefined): Promise<void>;
  /** Null: the client is public and has PKCE alone. */
  secret(): Promise<string | null>;
  /** Somebody has signed in by this issuer and client. */
  prove(of: Pick<IdentityProvider, 'issuer' | 'clientId'>): Promise<void>;
  remove(): Promise<void>;
}
