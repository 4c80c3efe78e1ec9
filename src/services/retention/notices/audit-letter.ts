// A finished audit as a letter to the compliance contact: the verdict, what was found, the impact ratios, where the rest stands.
import type { AttributeTable } from '../fairness/attribute-table.ts';
import type { AuditReport } from '../fairness/audit.ts';
import { verdictWords } from '../fairness/verdict.ts';

const named = (attribute: string): string => attribute.replaceAll('_', ' ');
const decisions = { band_high: 'rated high', above_median: 'scored above the median' } as const;

function tableLines({ attribute, decision, groups, unknown }: AttributeTable): readonly string[] {
  if (groups.length === 0) return [];
  const rows = groups.map(({ group, count, selected, impact, leftOut }) => {
    const rate = `${selected} of ${count} (${((100 * selected) / count).toFixed(1)}%)`;
    if (leftOut) return `  ${group}: ${rate}, under 2% of those who said, not judged`;
    return `  ${group}: ${rate}${impact?.ratio === undefined || impact.ratio === null ? '' : `, impact ratio ${impact.ratio.toFixed(3)}`}`;
  });
  return ['', `${named(attribute)}, ${decisions[decision]}:`, ...rows, `  did not say: ${unknown}`];
}

function verdictOf({ assessed, verdict, findings }: AuditReport): string {
  if (assessed === 0) return 'Nobody was scored in this period.';
  if (verdict !== 'disparate_impact') return verdictWords[verdict];
  const violations = findings.filter(({ severity }) => severity === 'violation').length;
  return `The audit found ${violations} group${violations === 1 ? '' : 's'} below four fifths beyond chance. Somebody has to act.`;
}

const subjects = {
  disparate_impact: 'action needed',
  not_enough_data: 'not enough data',
  none_found: 'no violation',
} as const satisfies Record<AuditReport['verdict'], string>;

/** `address`: where the whole report can be read and printed. */
export function auditLetter(report: AuditReport, address: string): { subject: string; text: string } {
  const { id, period, jobFamily, assessed, modelVersions, findings, tables, nextDue } = report;
  const lines = [
    verdictOf(report),
    '',
    `Audit ${id}, ${period.from.slice(0, 10)} to ${period.to.slice(0, 10)}, ${jobFamily ?? 'all job families'}.`,
    `${assessed} candidates were scored${modelVersions.length === 0 ? '' : ` with ${modelVersions.join(', ')}`}.`,
    ...(findings.length === 0 ? [] : ['', 'Findings:']),
    ...findings.map(({ severity, text, next }) => `  ${severity}: ${text}${next === undefined ? '' : ` ${next}`}`),
    ...tables.flatMap(tableLines),
    '',
    `The whole report, as JSON, CSV or a page to print: ${address}`,
    `The next audit is due on ${nextDue.slice(0, 10)}.`,
  ];
  return {
    subject: `Fairness audit of retention scores: ${assessed === 0 ? 'nothing to audit' : subjects[report.verdict]}`,
    text: lines.join('\n'),
  };
}
