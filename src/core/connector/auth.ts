// The ways in which systems let a connector in.
import { z } from 'zod';
import { Path, Template } from './calls.ts';

const clientAuth = z.enum(['basic', 'post']).default('post');

export const Auth = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('api-key'), in: z.enum(['header', 'query']), name: Template, value: Template }),
  z.strictObject({ kind: z.literal('basic'), username: Template, password: Template }),
  /** RFC 6749 §4.1 with PKCE (RFC 7636) and refresh. */
  z.strictObject({
    kind: z.literal('oauth2-code'),
    authorizeUrl: Template,
    tokenUrl: Template,
    scopes: z.array(z.string()),
    /** What each scope is needed for, in words for whoever grants it. */
    scopeReasons: z.record(z.string(), z.string()).default({}),
    scopeSeparator: z.string().default(' '),
    pkce: z.boolean().default(true),
    clientAuth,
    extraAuthorize: z.record(z.string(), z.string()).optional(),
    /** The refresh token changes with each use: the old one is worthless afterwards. */
    rotatesRefreshToken: z.boolean().default(false),
    /** The word before the token in the header; nearly everywhere that of RFC 6750. */
    scheme: z.string().default('Bearer'),
  }),
  /** RFC 6749 §4.4; with `mtls` the client shows a certificate as well (RFC 8705). */
  z.strictObject({
    kind: z.literal('oauth2-client'),
    tokenUrl: Template,
    scopes: z.array(z.string()).default([]),
    clientAuth,
    bodyFormat: z.enum(['form', 'json']).default('form'),
    extra: z.record(z.string(), Template).optional(),
    mtls: z.boolean().default(false),
  }),
  /** A refresh token that an administrator made once (RFC 6749 §6). */
  z.strictObject({ kind: z.literal('oauth2-refresh'), tokenUrl: Template, clientAuth }),
  /** RFC 7523: a signed assertion in exchange for a token. */
  z.strictObject({
    kind: z.literal('jwt-bearer'),
    tokenUrl: Template,
    algorithm: z.enum(['RS256', 'ES256']),
    issuer: Template,
    subject: Template.optional(),
    audience: Template,
    scopes: z.array(z.string()).default([]),
  }),
  /** RFC 7522: a SAML assertion that the customer's identity provider made, in exchange for a token. */
  z.strictObject({
    kind: z.literal('saml-bearer'),
    tokenUrl: Template,
    extra: z.record(z.string(), Template).optional(),
  }),
  /** A login call whose answer holds a token for the calls after it. */
  z.strictObject({
    kind: z.literal('session'),
    login: z.strictObject({
      method: z.enum(['POST', 'GET']),
      path: Template,
      query: z.record(z.string(), Template).optional(),
      body: z.record(z.string(), Template).optional(),
    }),
    token: Path,
    send: z.strictObject({ header: z.string(), value: Template }),
    seconds: z.int().positive().default(3_600),
  }),
]);
export type Auth = z.infer<typeof Auth>;
