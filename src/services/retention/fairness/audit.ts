// The disparate impact audit: every table, test and finding of one period, as one document that can be stored and printed.
import { type Alternative, alternatives } from './alternatives.ts';
import { aboveMedian, type AttributeTable, attributeTable } from './attribute-table.ts';
import { type AuditSubject, attributes } from './audit-subject.ts';
import { alternativeFinding, type Finding, findingsOf, missingData, proxyFinding } from './findings.ts';
import { type OutcomeRow, outcomeRows } from './outcome-fairness.ts';
import { type ProxyFinding, proxyFindings } from './proxy-signals.ts';
import { auditVerdict, type Verdict } from './verdict.ts';
import type { FamilyModel } from '../model/family-model.ts';

export interface AuditFrame {
  readonly id: string;
  readonly createdAt: string;
  readonly period: { readonly from: string; readonly to: string };
  readonly jobFamily: string | null;
  readonly modelVersions: readonly string[];
  readonly previousAudit: string | null;
  readonly nextDue: string;
}

export interface AuditReport extends AuditFrame {
  readonly assessed: number;
  readonly tables: readonly AttributeTable[];
  readonly outcomes: readonly { readonly attribute: string; readonly groups: readonly OutcomeRow[] }[];
  readonly proxies: readonly ProxyFinding[];
  readonly alternatives: readonly Alternative[];
  readonly findings: readonly Finding[];
  readonly verdict: Verdict;
  /** Whether the verdict is `none_found`. */
  readonly passes: boolean;
}

export function audit(
  frame: AuditFrame,
  subjects: readonly AuditSubject[],
  model: FamilyModel | undefined,
): AuditReport {
  const scoring = aboveMedian(subjects);
  const tables = [
    ...attributes.map((attribute) => attributeTable(subjects, attribute, 'band_high')),
    ...attributes.map((attribute) => attributeTable(scoring, attribute, 'above_median')),
  ];
  const proxies = attributes.flatMap((attribute) => proxyFindings(subjects, attribute));
  const tried = model === undefined ? [] : alternatives(subjects, model);
  const verdict = auditVerdict(tables);
  const findings = [
    ...tables.flatMap(findingsOf),
    ...proxies.filter((proxy) => proxy.warning && proxy.signal !== 'score').map(proxyFinding),
    ...tried
      .filter(({ preferable }) => preferable)
      .map((one) =>
        alternativeFinding(
          one,
          tried.find(({ without }) => without.length === 0),
        ),
      ),
    ...missingData(subjects, tables),
  ];
  return {
    ...frame,
    assessed: subjects.length,
    tables,
    outcomes: attributes.map((attribute) => ({ attribute, groups: outcomeRows(subjects, attribute) })),
    proxies,
    alternatives: tried,
    findings,
    verdict,
    passes: verdict === 'none_found',
  };
}
