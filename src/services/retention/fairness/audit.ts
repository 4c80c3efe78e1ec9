// The disparate impact audit: every table, test and finding of one period, as one document that can be stored and printed.
import { type Alternative, alternatives } from './alternatives.ts';
import { aboveMedian, type AttributeTable, attributeTable } from './attribute-table.ts';
import { type AuditSubject, attributes } from './audit-subject.ts';
import { fewestPeople } from './impact.ts';
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

export interface Finding {
  readonly severity: 'attention' | 'warning' | 'violation';
  readonly text: string;
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

function findingsOf(table: AttributeTable): readonly Finding[] {
  const what = table.decision === 'band_high' ? 'rated high' : 'scored above the median';
  return table.groups.flatMap(({ group, impact, verdict }): Finding[] => {
    if (impact === null || impact.ratio === null) return [];
    const both = `${group}: ${what} at ${impact.ratio.toFixed(3)} times the rate of ${table.reference ?? '–'}`;
    const tests = `${impact.deviations?.toFixed(2) ?? '–'} standard deviations, Fisher p ${impact.fisher.toPrecision(2)}`;
    if (verdict === 'violation')
      return [{ severity: 'violation', text: `${both}, below four fifths and statistically significant (${tests}).` }];
    if (impact.belowFourFifths) {
      const caution = impact.fewPeople ? 'too few people for a conclusion' : 'this may be chance';
      return [{ severity: 'attention', text: `${both}, below four fifths; ${caution} (${tests}).` }];
    }
    if (verdict === 'warning')
      return [{ severity: 'warning', text: `${both}: above four fifths, but statistically significant (${tests}).` }];
    return [];
  });
}

const proxyText = ({ signal, attribute, group, auc }: ProxyFinding): Finding => ({
  severity: 'attention',
  text: `${named(signal)} separates ${group} (${named(attribute)}) from others with an AUC of ${auc.toFixed(3)}: it may reveal the group.`,
});

const alternativeText = ({ without, worstRatio, auc }: Alternative): Finding => ({
  severity: 'warning',
  text: `Without ${without.map(named).join(' and ')} the model predicts just as well (AUC ${auc?.toFixed(3) ?? '–'}) and its lowest impact ratio is ${worstRatio?.toFixed(3) ?? '–'}.`,
});

const named = (name: string): string => name.replaceAll('_', ' ');
const peopleWords = (count: number): string => (count === 1 ? '1 person' : `${String(count)} people`);

/** Why nothing can be said of an attribute, in one sentence. */
function whyNotEnough({ attribute, groups, unknown, reference }: AttributeTable): string {
  const about = named(attribute);
  const answered = groups.reduce((sum, { count }) => sum + count, 0);
  if (answered === 0) return `Not enough data about ${about}: nobody answered.`;
  if (unknown > answered)
    return `Not enough data about ${about}: ${String(unknown)} of ${peopleWords(answered + unknown)} did not answer.`;
  if (groups.length === 1) return `Not enough data about ${about}: everybody who answered is of one group.`;
  if (reference === null)
    return `Not enough data about ${about}: no group has the ${String(fewestPeople)} people that others can be compared with.`;
  const open = groups.filter(({ verdict }) => verdict === 'not_enough_data').map(({ group }) => group);
  return `Not enough data about ${about}: a ratio of four fifths could go unnoticed for ${open.join('; ')}.`;
}

function missingData(subjects: readonly AuditSubject[], tables: readonly AttributeTable[]): readonly Finding[] {
  if (subjects.length === 0)
    return [{ severity: 'attention', text: 'Nobody was scored in this period: there is nothing to audit.' }];
  return tables
    .filter(({ decision, verdict }) => decision === 'band_high' && verdict === 'not_enough_data')
    .map((table) => ({ severity: 'attention', text: whyNotEnough(table) }));
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
    ...proxies.filter((proxy) => proxy.warning && proxy.signal !== 'score').map(proxyText),
    ...tried.filter(({ preferable }) => preferable).map(alternativeText),
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
