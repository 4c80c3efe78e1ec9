// Decisions on candidates: which there were, what stands behind one, and that as a sealed file for strangers.
import { z } from 'zod';
import { ActionId, CandidateId, type TenantId } from '../../core/ids.ts';
import { GivenInstant } from '../../core/dates.ts';
import { type DecisionFacts, decisionOf, decisions, type DecisionPorts } from '../../services/compliance/decisions.ts';
import { decisionDocument } from '../decision-document.ts';
import { writePdf } from '../../services/veteran/documents/write-pdf.ts';
import { sealedBytes } from '../../services/compliance/sealed-bytes.ts';
import { preferred } from '../http/negotiate.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { wireRequests } from '../wire/assessment-request.ts';
import { type Beside, WireDecision, wireDecision, WireDecisionRecord, wireDecisionRecord } from '../wire/decision.ts';
import type { RoutePorts } from './route-ports.ts';

export const decisionRoutes = (ports: RoutePorts): Route[] => [
  list(ports),
  show(ports),
  exported(ports),
  printed(ports),
];

const tag = 'retention';
const access = { scope: 'retention:read' } as const;
const ofDecision = z.strictObject({ decision_id: ActionId });
const mostCalls = 200;
const linesTypes = ['application/x-ndjson; charset=utf-8'] as const;

const portsOf = (ports: RoutePorts, tenant: TenantId): DecisionPorts => ({
  ats: ports.ats(tenant),
  ledger: ports.ledger(tenant),
  letters: ports.letters(tenant),
  scores: ports.scores(tenant),
});

const list = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/decisions',
    summary: 'List decisions on candidates, newest first, with what the law asked for and nothing shows as kept',
    description:
      'Rejections, offers and moves to another stage that were carried out here. Read from the ledger; nothing is kept twice.',
    tag,
    access,
    audit: readOnly,
    query: z.strictObject({
      ...pageQuery,
      candidate: CandidateId.optional(),
      kind: z.enum(['rejection', 'offer', 'move']).optional(),
      from: GivenInstant.optional().describe('Asked for at this time or later.'),
      to: GivenInstant.optional().describe('Asked for before this time.'),
    }),
    replies: { 200: pageOf(WireDecision) },
    problems: ['upstream_failed', 'upstream_rate_limited'],
    async handle({ by, query: { limit, cursor, candidate, kind, from, to } }) {
      const before = cursorId(cursor, ActionId);
      const { settings } = await ports.settings(by.tenant).get();
      const query = {
        limit: limit + 1,
        kind,
        ...(before && { before }),
        ...(candidate && { candidate }),
        ...(from && { from: new Date(from) }),
        ...(to && { to: new Date(to) }),
      };
      const found = await decisions(portsOf(ports, by.tenant), query, settings);
      return { status: 200, body: page(found, { limit, id: ({ action }) => action.id, wire: wireDecision }) };
    },
  });

async function recordOf(
  ports: RoutePorts,
  tenant: TenantId,
  id: ActionId,
): Promise<z.infer<typeof WireDecisionRecord>> {
  const { settings } = await ports.settings(tenant).get();
  const action = await ports.ledger(tenant).action(id);
  const facts = await decisionOf(portsOf(ports, tenant), action, settings);
  return wireDecisionRecord(facts, await besideOf(ports, tenant, facts));
}

async function besideOf(
  ports: RoutePorts,
  tenant: TenantId,
  { action, scores, notices }: DecisionFacts,
): Promise<Beside> {
  const ledger = ports.ledger(tenant);
  const oldest = scores.at(-1);
  const since = oldest === undefined ? {} : { from: new Date(Date.parse(oldest.scoredAt) - 5_000) };
  const calls =
    oldest === undefined
      ? []
      : await ledger.actions({ tool: 'score_candidate', effects: ['read'], limit: mostCalls, ...since });
  const read = await Promise.all(
    scores.map(async ({ id }) => {
      const lines = await ports.auditTrail(tenant).list({ subject: id, limit: mostCalls });
      return [id, lines.filter(({ event }) => event === 'score.shown')] as const;
    }),
  );
  const contested = await Promise.all(
    scores.map(
      async ({ id }) => [id, (await ports.retention.alerts(tenant).find(`review_requested:${id}`))?.raisedAt] as const,
    ),
  );
  return {
    asked: calls.filter(({ input, status }) => input['candidate'] === action.candidate && status === 'executed'),
    read: new Map(read),
    contested: new Map(contested.flatMap(([id, at]) => (at === undefined ? [] : [[id, at] as const]))),
    sent: await Promise.all(notices.map((notice) => ledger.action(notice.action))),
    requests:
      action.candidate === null
        ? []
        : await wireRequests(
            ports.letters(tenant),
            await ports.assessmentRequests(tenant).list({ candidate: action.candidate, limit: mostCalls }),
          ),
  };
}

const show = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/decisions/:decision_id',
    summary: 'Show the record of a decision: scores, who saw them, notices, statements, who decided and how',
    tag,
    access,
    audit: readOnly,
    params: ofDecision,
    replies: { 200: WireDecisionRecord },
    problems: ['not_found', 'upstream_failed', 'upstream_rate_limited'],
    handle: async ({ by, params }) => ({ status: 200, body: await recordOf(ports, by.tenant, params.decision_id) }),
  });

const exported = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/decisions/:decision_id/export',
    summary: 'Give out the record of a decision as a sealed file',
    description:
      'Two lines of JSON: the record, and its seal. `bin/verify-audit.mjs --record FILE --client CLIENT_ID --key audit-keys.json` finds any change without this service, also after the record was erased here.',
    tag,
    access: { scope: 'retention:*' },
    audit: { event: 'decision.exported' },
    limit: 'jobs',
    repeatable: { because: 'it changes nothing, and a kept answer would be one more copy' },
    params: ofDecision,
    replies: { 200: z.strictObject({ file: z.string() }) },
    alternatives: linesTypes,
    problems: ['not_found', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by, params: { decision_id }, header }) {
      const line = JSON.stringify(await recordOf(ports, by.tenant, decision_id));
      const file = `${line}\n${JSON.stringify(ports.recordSeal(by.tenant).seal(line))}\n`;
      const wanted = preferred(header('accept'), linesTypes);
      const answer = { status: 200 as const, body: { file }, subject: decision_id };
      return wanted === undefined ? answer : { ...answer, text: file, headers: { 'content-type': wanted } };
    },
  });

/** The file is its own evidence: after its end stands a line with the seal over every byte before. */
const printed = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/decisions/:decision_id/pdf',
    summary: 'Give out the record of a decision as a sealed PDF',
    description:
      '`bin/verify-audit.mjs --record FILE.pdf --client CLIENT_ID --key audit-keys.json` finds any change of the file without this service.',
    tag,
    access: { scope: 'retention:*' },
    audit: { event: 'decision.exported' },
    limit: 'jobs',
    params: ofDecision,
    replies: { 200: z.custom<Uint8Array>((value) => value instanceof Uint8Array) },
    sendsBytes: [pdfType],
    problems: ['not_found', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by, params: { decision_id } }) {
      const users = await ports.directory(by.tenant).users();
      const names = new Map(users.map(({ id, name }) => [String(id), name]));
      const bytes = await writePdf(decisionDocument(await recordOf(ports, by.tenant, decision_id), names));
      return {
        status: 200,
        body: sealedBytes(bytes, ports.recordSeal(by.tenant)),
        subject: decision_id,
        headers: {
          'content-type': pdfType,
          'content-disposition': `attachment; filename="decision-${decision_id}.pdf"`,
          'cache-control': 'no-store',
        },
      };
    },
  });

const pdfType = 'application/pdf';
