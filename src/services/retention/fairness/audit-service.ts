// Runs audits on demand and by the quarter. The only part of retention that may look at protected attributes.
import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import { canonical, JsonObject, snakeCased } from '../../../core/json.ts';
import type { CandidateId, NewId, TenantId } from '../../../core/ids.ts';
import type { ProtectedAttributes, SelfIdentification } from '../../../core/ports/protected-attributes.ts';
import type {
  RetentionAlerts,
  RetentionAudits,
  RetentionJournal,
  RetentionOutcome,
  ScoreRecord,
  StoredAudit,
} from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';
import { dayMs, outcomeAt } from '../feedback/matured.ts';
import { generalFamily, type ModelShelf } from '../registry/model-shelf.ts';
import { audit, type AuditReport } from './audit.ts';
import type { AuditSubject } from './audit-subject.ts';
import { auditGroupOf } from './self-identified-group.ts';

export interface AuditDependencies {
  readonly journal: Of<RetentionJournal>;
  readonly audits: Of<RetentionAudits>;
  readonly alerts: Of<RetentionAlerts>;
  readonly selfIdentification: Of<ProtectedAttributes>;
  readonly shelf: ModelShelf;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface AuditRequest {
  readonly jobFamily: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly trigger: StoredAudit['trigger'];
}

/** Shows whether a copy of the report, as it travels and without this digest, is the one that was made. */
const digestOf = (report: AuditReport): string =>
  createHash('sha256')
    .update(canonical(snakeCased(report)))
    .digest('base64url');

/** One follows the last one, whichever process runs it. */
const idAfter = (last: StoredAudit | undefined): string =>
  `audit_${createHash('sha256')
    .update(`quarterly after ${last?.id ?? 'none'}`)
    .digest('base64url')
    .slice(0, 22)}`;

const quarterDays = 91;
const mostScores = 100_000;

export class FairnessAudits {
  readonly #parts: AuditDependencies;

  constructor(dependencies: AuditDependencies) {
    this.#parts = dependencies;
  }

  async run(tenant: TenantId, request: AuditRequest, id = this.#parts.newId('audit')): Promise<StoredAudit> {
    const { clock, audits, shelf } = this.#parts;
    const now = clock.now();
    const to = request.to ?? now.toISOString();
    const from = request.from ?? new Date(Date.parse(to) - quarterDays * dayMs).toISOString();
    if (from >= to)
      throw new Problem('validation_failed', 'The period ends before it begins.', {
        errors: [{ path: 'to', code: 'contradiction', message: 'must lie after from' }],
      });
    const scores = await this.#scores(tenant, { from, to, jobFamily: request.jobFamily });
    const [previous] = await audits(tenant).list({ limit: 1 });
    const frame = {
      id,
      createdAt: now.toISOString(),
      period: { from, to },
      jobFamily: request.jobFamily ?? null,
      modelVersions: [...new Set(scores.map(({ modelVersion }) => modelVersion))].toSorted(),
      previousAudit: previous?.id ?? null,
      nextDue: new Date(now.getTime() + quarterDays * dayMs).toISOString(),
    };
    const subjects = await this.#subjects(tenant, scores);
    const model = await shelf.championFor(tenant, request.jobFamily ?? generalFamily);
    return this.#keep(tenant, audit(frame, subjects, model), request);
  }

  /** Runs the quarterly audit where one is due; undefined where none is. */
  async runIfDue(tenant: TenantId): Promise<StoredAudit | undefined> {
    const since = new Date(this.#parts.clock.now().getTime() - quarterDays * dayMs).toISOString();
    const [last] = await this.#parts.audits(tenant).list({ limit: 1 });
    if (last !== undefined && last.createdAt > since) return undefined;
    const [any] = await this.#parts.journal(tenant).recentScores({ since, limit: 1 });
    if (any === undefined) return undefined;
    const request = { jobFamily: undefined, from: since, to: undefined, trigger: 'quarterly' } as const;
    return this.run(tenant, request, idAfter(last));
  }

  async #keep(tenant: TenantId, report: AuditReport, { trigger }: AuditRequest): Promise<StoredAudit> {
    const stored: StoredAudit = {
      id: report.id,
      createdAt: report.createdAt,
      jobFamily: report.jobFamily,
      trigger,
      report: JsonObject.parse({ ...structuredClone(report), digest: digestOf(report) }),
    };
    // Another process may have kept the audit that was due; it reports the same scores.
    await this.#parts.audits(tenant).add(stored);
    const violations = report.findings.filter(({ severity }) => severity === 'violation').length;
    if (violations > 0)
      await this.#parts.alerts(tenant).raise({
        id: `audit_finding:${report.id}`,
        kind: 'audit_finding',
        jobFamily: report.jobFamily,
        text: findingWords(report, violations),
        raisedAt: report.createdAt,
      });
    return stored;
  }

  /** The last score of each candidate in the period. */
  async #scores(
    tenant: TenantId,
    { from, to, jobFamily }: { from: string; to: string; jobFamily: string | undefined },
  ): Promise<readonly ScoreRecord[]> {
    const query = { since: from, limit: mostScores, ...(jobFamily === undefined ? {} : { jobFamily }) };
    const found = await this.#parts.journal(tenant).recentScores(query);
    const latest = new Map<CandidateId, ScoreRecord>();
    for (const score of found)
      if (score.scoredAt <= to && !latest.has(score.candidate)) latest.set(score.candidate, score);
    return [...latest.values()];
  }

  async #subjects(tenant: TenantId, scores: readonly ScoreRecord[]): Promise<readonly AuditSubject[]> {
    const said = await this.#parts.selfIdentification(tenant).of(scores.map(({ candidate }) => candidate));
    const byCandidate = new Map(said.map((one) => [one.candidate, one] as const));
    const journal = this.#parts.journal(tenant);
    const families = [...new Set(scores.map(({ jobFamily }) => jobFamily))];
    const judged = (
      await Promise.all(families.map((jobFamily) => journal.judged({ jobFamily, hiredSince: '1950-01-01' })))
    ).flat();
    const outcomes = new Map(judged.map(({ score, outcome }) => [score.id, outcome] as const));
    return scores.map((score) => this.#subject(score, byCandidate.get(score.candidate), outcomes.get(score.id)));
  }

  #subject(
    score: ScoreRecord,
    said: SelfIdentification | undefined,
    outcome: RetentionOutcome | undefined,
  ): AuditSubject {
    const today = this.#parts.clock.now().toISOString().slice(0, 10);
    const { candidate, jobFamily, stays, band, signals, horizonDays } = score;
    return {
      candidate,
      jobFamily,
      stays,
      selected: band === 'high',
      signals,
      stayed: outcome === undefined ? null : (outcomeAt(outcome, { horizonDays, today }) ?? null),
      sex: auditGroupOf('sex', said?.sex ?? null),
      raceEthnicity: auditGroupOf('race_ethnicity', said?.raceEthnicity ?? null),
      over40: said?.over40 ?? null,
    };
  }
}

/** The day and the job family name an audit to people; its id is for machines. */
function findingWords({ createdAt, jobFamily }: AuditReport, violations: number): string {
  const about = jobFamily === null ? 'all job families' : `the job family ${jobFamily.replaceAll('_', ' ')}`;
  const groups = violations === 1 ? '1 group' : `${String(violations)} groups`;
  return `The fairness audit of ${about} of ${createdAt.slice(0, 10)} found ${groups} below four fifths beyond chance.`;
}
