// Disparate impact audits: run one, list them, read one as JSON, CSV or a page to print.
import { z } from 'zod';
import { GivenInstant } from '../../core/dates.ts';
import type { StoredAudit } from '../../core/ports/retention.ts';
import { safeText } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { FamilyLabel } from '../wire/job-family.ts';
import { WireAudit, WireAuditSummary, wireAudit } from '../wire/retention-audit.ts';
import { readReport } from '../../services/retention/fairness/stored-report.ts';
import { auditCsv } from '../../services/retention/fairness/report-csv.ts';
import { auditHtml } from '../../services/retention/fairness/report-html.ts';
import { preferred } from '../http/negotiate.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import type { RetentionPorts } from './retention-ports.ts';

export const retentionAuditRoutes = (ports: RetentionPorts): Route[] => [
  runAudit(ports),
  listAudits(ports),
  showAudit(ports),
];

const runAudit = ({ audits }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/audits',
    summary: 'Run a disparate impact audit',
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'audit.run' },
    limit: 'jobs',
    body: z
      .strictObject({ job_family: FamilyLabel.optional(), from: GivenInstant.optional(), to: GivenInstant.optional() })
      .optional(),
    replies: { 201: WireAudit },
    async handle({ by, body }) {
      const stored = await audits.run(by.tenant, {
        jobFamily: body?.job_family,
        from: body?.from,
        to: body?.to,
        trigger: 'asked',
      });
      return {
        status: 201,
        headers: { location: `/v1/retention/audits/${stored.id}` },
        body: wireAudit(stored),
        subject: stored.id,
      };
    },
  });

function summaryOf(stored: StoredAudit): z.infer<typeof WireAuditSummary> {
  const { report: _report, ...rest } = wireAudit(stored);
  return rest;
}

const listAudits = ({ auditStore }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/audits',
    summary: 'List audits, newest first',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireAuditSummary) },
    async handle({ by, query: { limit, cursor } }) {
      const before = cursorId(cursor, safeText(128));
      const found = await auditStore(by.tenant).list({ limit: limit + 1, ...(before === undefined ? {} : { before }) });
      return {
        status: 200,
        body: page(found, { limit, id: ({ id }) => id, wire: summaryOf }),
      };
    },
  });

const csvType = 'text/csv; charset=utf-8';
const htmlType = 'text/html; charset=utf-8';
const auditTypes = [csvType, htmlType] as const;

const showAudit = ({ auditStore }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/audits/:audit_id',
    summary: 'Read an audit: JSON, CSV or a page to print, as Accept says',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    params: z.strictObject({ audit_id: safeText(128) }),
    alternatives: auditTypes,
    contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    replies: { 200: WireAudit },
    async handle({ by, params: { audit_id }, header }) {
      const stored = await auditStore(by.tenant).find(audit_id);
      if (stored === undefined) throw new Problem('not_found', 'There is no such audit.');
      const body = wireAudit(stored);
      const type = preferred(header('accept'), auditTypes);
      if (type === undefined) return { status: 200, body };
      const report = readReport(stored.report);
      const text = type === csvType ? auditCsv(report) : auditHtml(report);
      return { status: 200, body, text, headers: { 'content-type': type } };
    },
  });
