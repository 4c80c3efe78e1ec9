// Links by which somebody without an account here connects theirs elsewhere.
import { z } from 'zod';
import { ConnectionId } from '../../core/ids.ts';
import { JsonObject, safeText } from '../../core/json.ts';
import { type Route, defineRoute } from '../route.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const daySeconds = 86_400;

export const connectLinkRoutes = (ports: IntegrationPorts): Route[] => [makeLink(ports)];

const LinkBody = z.strictObject({
  system: z.string().min(1).max(64),
  name: safeText(128).min(1).optional(),
  tenant_id: safeText(128).min(1).optional(),
  connection_id: ConnectionId.optional(),
  config: JsonObject.default({}),
  credentials: z.record(z.string().max(64), z.string().max(16_384)).default({}),
  brand: z
    .strictObject({
      name: safeText(80).min(1).default('Muster'),
      accent: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .default('#1f4fd8'),
    })
    .default({ name: 'Muster', accent: '#1f4fd8' }),
  scope_reasons: z.record(safeText(200), safeText(300)).default({}).describe('Why each scope is asked for.'),
  return_url: z.string().max(2_048).optional().describe('Where they go afterwards.'),
  expires_in_seconds: z
    .int()
    .min(60)
    .max(30 * daySeconds)
    .default(7 * daySeconds),
});

const makeLink = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    method: 'POST',
    tag: 'integrations',
    access: { scope: 'integrations:*' },
    path: '/api/v2/connect-links',
    summary: 'Make a one-time link to a page on which somebody connects an account of theirs',
    description:
      'They enter keys, which are tried out before anything is kept, or sign in at the other system. What stands in `config` and `credentials` (such as the id and secret of your own OAuth application) is not asked for. With `connection_id` that account is let in anew. Give your OAuth application the redirect address `/connect/callback` of this service.',
    audit: { event: 'connect_link.made' },
    body: LinkBody,
    replies: {
      201: z.object({ link_id: z.string(), url: z.string().describe('Shown this once.'), expires_at: z.string() }),
    },
    problems: ['not_found'],
    examples: {
      request: { system: 'hubspot', name: 'Acme’s CRM', brand: { name: 'Acme Recruiting', accent: '#0a7f5a' } },
    },
    async handle({ by, body }) {
      const { link, url } = await service.makeLink(by, {
        system: body.system,
        name: body.name ?? body.system,
        tenantId: body.tenant_id ?? null,
        connection: body.connection_id ?? null,
        config: body.config,
        credentials: body.credentials,
        brand: body.brand,
        reasons: body.scope_reasons,
        returnUrl: body.return_url ?? null,
        seconds: body.expires_in_seconds,
      });
      return {
        status: 201,
        body: { link_id: link.id, url, expires_at: link.expiresAt.toISOString() },
        subject: link.id,
      };
    },
  });
