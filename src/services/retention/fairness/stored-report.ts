// Reads a stored audit back. What was stored was made by this service and is never changed; its outline is checked all the same.
import { z } from 'zod';
import type { AuditReport } from './audit.ts';
import { impactOf } from './impact.ts';
import { auditVerdict, groupVerdict, tableVerdict } from './verdict.ts';

const number = z.number();
const Outline = z.looseObject({
  id: z.string(),
  createdAt: z.string(),
  assessed: number,
  passes: z.boolean(),
  period: z.looseObject({ from: z.string(), to: z.string() }),
  tables: z.array(
    z.looseObject({
      attribute: z.string(),
      decision: z.string(),
      groups: z.array(z.looseObject({ group: z.string() })),
    }),
  ),
  findings: z.array(z.looseObject({ severity: z.string(), text: z.string(), next: z.string().optional() })),
  proxies: z.array(z.looseObject({ signal: z.string() })),
  alternatives: z.array(z.looseObject({ without: z.array(z.string()) })),
});

/** The outline is looked at; the figures in it were typed when they were stored. */
const isReport = (stored: unknown): stored is AuditReport => Outline.safeParse(stored).success;

/** Audits stored before verdicts were kept are judged from their counts, as one of today would be. */
function withVerdicts(report: AuditReport): AuditReport {
  if (Object.hasOwn(report, 'verdict')) return report;
  const tables = report.tables.map((table) => {
    const reference = table.groups.find(({ group }) => group === table.reference);
    const groups = table.groups.map((row) => {
      const impact = row.impact === null || reference === undefined ? null : impactOf(row, reference);
      return { ...row, impact, verdict: groupVerdict({ ...row, impact }, table.reference) };
    });
    return { ...table, groups, verdict: tableVerdict({ ...table, groups }) };
  });
  const verdict = auditVerdict(tables);
  return { ...report, tables, verdict, passes: verdict === 'none_found' };
}

export function readReport(stored: unknown): AuditReport {
  if (!isReport(stored)) throw new Error('A stored audit cannot be read.', { cause: Outline.safeParse(stored).error });
  return withVerdicts(stored);
}
