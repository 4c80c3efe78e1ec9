// /hiring/{client}: what an organization publishes about its scores, for whoever asks, without key, cookie or script. It stands beside
// the declared routes and outside the document: browsers read it, not programs. An organization that shows none answers like none.
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { PublishedAudit } from '../../core/public-page.ts';
import { publicSummary } from '../../services/retention/fairness/public-summary.ts';
import { readReport } from '../../services/retention/fairness/stored-report.ts';
import { languageOf } from '../http/language.ts';
import type { ApiPorts } from '../ports.ts';
import { publicPageHtml, publicPagePolicy, sayHtml, type PageContent, type ShownAudit } from './html.ts';

interface OfClient {
  Params: { readonly client: string };
}

export function servePublicPage(app: FastifyInstance, ports: ApiPorts): void {
  app.get<OfClient>('/hiring/:client', async (request, reply) => {
    try {
      const shown = await shownOf(ports, request);
      if (shown === undefined) return send(reply, 404, sayHtml(languageOf(request), 'gone'));
      const html = publicPageHtml(shown);
      const etag = `"${hash('sha256', html, 'base64url')}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-language' });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : send(reply, 200, html);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return send(reply.header('retry-after', '60'), 503, sayHtml(languageOf(request), 'busy'));
    }
  });
}

async function shownOf(ports: ApiPorts, request: FastifyRequest<OfClient>): Promise<PageContent | undefined> {
  const id = TenantId.safeParse(request.params.client).data;
  const organization = id === undefined ? undefined : await ports.organizations.get(id);
  if (organization === undefined) return undefined;
  const { publicPage, complianceEmail } = (await ports.settings(organization.id).get()).settings;
  if (!publicPage.shown || complianceEmail === null) return undefined;
  const audits = await Promise.all(publicPage.audits.map((one) => shownAudit(ports, organization.id, one)));
  return {
    brand: organization.name,
    contact: complianceEmail,
    language: languageOf(request),
    audits: audits.flat().toSorted((a, b) => (a.published.distributedOn < b.published.distributedOn ? 1 : -1)),
  };
}

async function shownAudit(
  { retention }: ApiPorts,
  tenant: TenantId,
  published: PublishedAudit,
): Promise<readonly ShownAudit[]> {
  const stored = await retention.auditStore(tenant).find(published.audit);
  if (stored === undefined) return [];
  const digest = stored.report['digest'];
  return [
    { published, summary: publicSummary(readReport(stored.report)), digest: typeof digest === 'string' ? digest : '' },
  ];
}

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', publicPagePolicy).send(html);
