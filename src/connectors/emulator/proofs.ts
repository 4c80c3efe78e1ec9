// Assertions that an emulated system takes for a token: the keys they are signed with are made up with it, like its credentials.
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import type { Auth } from '../../core/connector/auth.ts';
import type { Clock } from '../../core/clock.ts';
import type { Json } from '../../core/json.ts';
import { type Values, fill } from '../runtime/templates.ts';
import { type Claims, faultOfAssertion, signedAssertion } from './saml.ts';

export interface Proofs {
  /** Credentials with which somebody is let in. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Why that assertion is worth no token; undefined for one that is. */
  fault(assertion: Json | undefined): Promise<string | undefined>;
  /** Of the customer's identity provider, with other claims where they are given. */
  assertion(other?: Partial<Claims>): string;
}

type Asserting = Extract<Auth, { kind: 'jwt-bearer' | 'saml-bearer' }>;

export const asserts = (auth: Auth | undefined): auth is Asserting =>
  auth?.kind === 'jwt-bearer' || auth?.kind === 'saml-bearer';

const dayMs = 24 * 3_600_000;

/** `auth` leads to the emulator already. */
export function openProofs(auth: Asserting, { values, clock }: { values: Values; clock: Clock }): Proofs {
  const curve = auth.kind === 'jwt-bearer' && auth.algorithm === 'ES256';
  const { privateKey } = curve
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = createPublicKey(privateKey);
  const tokenUrl = fill(auth.tokenUrl, values);
  const assertion = (other: Partial<Claims> = {}): string => {
    const from = new Date(clock.now().getTime() - 60_000);
    const until = new Date(from.getTime() + dayMs);
    const usual = { issuer: 'https://idp.example.test', subject: 'muster', audience: tokenUrl, recipient: tokenUrl };
    return signedAssertion({ ...usual, from, until, ...other }, privateKey);
  };
  if (auth.kind === 'saml-bearer')
    return {
      credentials: { assertion: assertion() },
      fault: async (given) =>
        faultOfAssertion(textOf(given), { key, audience: tokenUrl, recipient: tokenUrl, now: clock.now() }),
      assertion,
    };
  const claims = {
    algorithms: [auth.algorithm],
    issuer: fill(auth.issuer, values),
    audience: fill(auth.audience, values),
    ...(auth.subject === undefined ? {} : { subject: fill(auth.subject, values) }),
  };
  return {
    credentials: { private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() },
    async fault(given) {
      try {
        await jwtVerify(textOf(given), key, { ...claims, currentDate: clock.now(), requiredClaims: ['exp'] });
        return undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return error.message;
        throw error;
      }
    },
    assertion,
  };
}

/** What is no text is no assertion either. */
const textOf = (given: Json | undefined): string => (typeof given === 'string' ? given : '');
