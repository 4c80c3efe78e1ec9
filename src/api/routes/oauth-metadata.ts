// Where tokens come from and what they open: what OAuth and MCP clients read before they have anything to show.
import { z } from 'zod';
import { scopes } from '../../core/access.ts';
import { mcpResource } from '../auth/tokens.ts';
import { type Route, defineOpenRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const described = {
  method: 'GET',
  tag: 'platform',
  access: { public: true, because: 'clients read it before they have anything to show' },
  audit: readOnly,
} as const;

/** RFC 9728 §3.1 puts the resource's path behind the well-known one; clients that do not know that ask without. */
const resourcePaths = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'] as const;

export const oauthMetadataRoutes = (ports: RoutePorts): Route[] => [
  showServer(ports),
  ...resourcePaths.map((path) => showResource(ports, path)),
];

const showServer = ({ config: { publicUrl } }: RoutePorts): Route =>
  defineOpenRoute({
    ...described,
    path: '/.well-known/oauth-authorization-server',
    summary: 'Show where tokens come from (RFC 8414)',
    replies: { 200: z.looseObject({ issuer: z.string() }) },
    handle: async () => ({
      status: 200,
      body: {
        issuer: publicUrl,
        authorization_endpoint: `${publicUrl}/oauth/authorize`,
        token_endpoint: `${publicUrl}/oauth/token`,
        registration_endpoint: `${publicUrl}/oauth/register`,
        revocation_endpoint: `${publicUrl}/oauth/revoke`,
        jwks_uri: `${publicUrl}/.well-known/jwks.json`,
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
        revocation_endpoint_auth_methods_supported: ['none'],
        authorization_response_iss_parameter_supported: true,
        scopes_supported: [...scopes],
        service_documentation: `${publicUrl}/docs`,
      },
    }),
  });

const showResource = ({ config: { publicUrl } }: RoutePorts, path: (typeof resourcePaths)[number]): Route =>
  defineOpenRoute({
    ...described,
    path,
    summary: 'Show what guards /mcp (RFC 9728)',
    replies: { 200: z.looseObject({ resource: z.string() }) },
    handle: async () => ({
      status: 200,
      body: {
        resource: mcpResource(publicUrl),
        resource_name: 'Muster',
        authorization_servers: [publicUrl],
        bearer_methods_supported: ['header'],
        scopes_supported: [...scopes],
        resource_documentation: `${publicUrl}/docs`,
      },
    }),
  });
