// A record of the audit trail as it travels: ids only.
import { z } from 'zod';
import type { AuditLine } from '../../core/ports/audit-log.ts';
import { csvCell } from '../../services/operations/metrics-csv.ts';
import { component } from '../docs/components.ts';

export const AuditAbout = z.object({
  summary: z.string().describe('What would be done, in words; as it stands today, since names may be erased.'),
  action_id: z.string(),
  tool: z.string(),
  own: z.boolean().describe('Approved by whoever had asked for it.'),
});
export type AuditAbout = z.infer<typeof AuditAbout>;

export const WireAudit = component(
  'AuditRecord',
  z.object({
    seq: z.int().describe('Numbered without gaps from 1.'),
    at: z.string(),
    actor: z.string(),
    event: z.string(),
    subject: z.string().describe('The id of what it happened to.'),
    about: AuditAbout.nullable()
      .optional()
      .describe('With `described=true`: the action or approval that is the subject; null for any other.'),
  }),
);

export const wireAudit = ({ seq, at, actor, event, subject }: AuditLine): z.infer<typeof WireAudit> => ({
  seq,
  at: at.toISOString(),
  actor,
  event,
  subject,
});

type AuditRecord = z.infer<typeof WireAudit>;
const columns = ['seq', 'at', 'actor', 'event', 'subject'] as const;

/** A table by RFC 4180. */
export const auditCsv = (records: readonly AuditRecord[]): string =>
  [[...columns], ...records.map((record) => columns.map((name) => String(record[name])))]
    .map((line) => `${line.map(csvCell).join(',')}\r\n`)
    .join('');

/** NDJSON: one record a line. */
export const auditLines = (records: readonly AuditRecord[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');
