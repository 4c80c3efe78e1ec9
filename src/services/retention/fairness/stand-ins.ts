// Tests the columns that an organization wants to add as signals: one that tells a protected group apart is refused.
import type { TenantId } from '../../../core/ids.ts';
import type { ProtectedAttributes } from '../../../core/ports/protected-attributes.ts';
import type { HistoryRow } from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { attributes, type AuditSubject } from './audit-subject.ts';
import { auditGroupOf } from './self-identified-group.ts';
import { proxyFindings } from './proxy-signals.ts';

export interface StandIn {
  readonly signal: string;
  readonly attribute: string;
  readonly auc: number;
}

/** Above this a column says more about who somebody is than a job can need. */
const refusedAbove = 0.8;

/** Knows who belongs to which group and answers with names of columns alone. */
export type FindStandIns = (tenant: TenantId, rows: readonly HistoryRow[]) => Promise<readonly StandIn[]>;

export const makeFindStandIns =
  (selfIdentification: Of<ProtectedAttributes>): FindStandIns =>
  async (tenant, rows) => {
    const said = await selfIdentification(tenant).of([...new Set(rows.map(({ candidate }) => candidate))]);
    const byCandidate = new Map(said.map((one) => [one.candidate, one] as const));
    const subjects = rows.flatMap((row): AuditSubject[] => {
      const one = byCandidate.get(row.candidate);
      if (one === undefined) return [];
      const { over40 } = one;
      const sex = auditGroupOf('sex', one.sex);
      const raceEthnicity = auditGroupOf('race_ethnicity', one.raceEthnicity);
      const { candidate, jobFamily, signals } = row;
      return [{ candidate, jobFamily, signals, sex, raceEthnicity, over40, stays: 0, selected: false, stayed: null }];
    });
    const findings = attributes.flatMap((attribute) => proxyFindings(subjects, attribute));
    return findings
      .filter(({ signal, auc }) => signal !== 'score' && auc > refusedAbove)
      .map(({ signal, attribute, auc }) => ({ signal, attribute, auc }));
  };
