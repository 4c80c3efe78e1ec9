// Tells people what retention scoring found: audits go to the compliance contact, the rest to whom it concerns. By letter.
import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { TenantId } from '../../../core/ids.ts';
import type { Directory, SettingsStore } from '../../../core/ports/directory.ts';
import type { Letters } from '../../../core/ports/letters.ts';
import type { RetentionAlert, RetentionAlerts, RetentionAudits } from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { readReport } from '../fairness/stored-report.ts';
import { auditLetter } from './audit-letter.ts';

export interface NoticeDependencies {
  readonly audits: Of<RetentionAudits>;
  readonly alerts: Of<RetentionAlerts>;
  readonly letters: Of<Letters>;
  readonly directory: Of<Pick<Directory, 'users'>>;
  readonly settings: Of<Pick<SettingsStore, 'get'>>;
  readonly publicUrl: string;
  readonly clock: Clock;
}

interface Recipient {
  /** Stands in keys, where an address must not. */
  readonly name: string;
  readonly address: string;
}

const subjects = {
  below_floor: 'Retention scores came true less often than promised',
  advisory_only: 'Retention scores of a job family are advisory only',
  drift: 'Candidates differ from those a retention model learned from',
  retrain_failed: 'A retrain of a retention model failed',
  audit_finding: 'A fairness audit found a violation',
  review_requested: 'A retention score is contested',
} as const satisfies Record<RetentionAlert['kind'], string>;

const forCompliance: ReadonlySet<RetentionAlert['kind']> = new Set(['audit_finding', 'review_requested']);

export class RetentionNotices {
  readonly #parts: NoticeDependencies;

  constructor(dependencies: NoticeDependencies) {
    this.#parts = dependencies;
  }

  /** Sends a stored audit. Twice is once: each letter has a key of its own. */
  async deliverAudit(tenant: TenantId, id: string): Promise<void> {
    const stored = await this.#parts.audits(tenant).find(id);
    if (stored === undefined) return;
    const letter = auditLetter(readReport(stored.report), `${this.#parts.publicUrl}/v1/retention/audits/${id}`);
    await this.#send(tenant, { ...letter, key: `audit_${id}`, to: await this.#compliance(tenant) });
  }

  /** Sends an alert. Twice is once. */
  async sendAlert(tenant: TenantId, id: string): Promise<void> {
    const alert = await this.#parts.alerts(tenant).find(id);
    if (alert === undefined) return;
    const to = forCompliance.has(alert.kind) ? await this.#compliance(tenant) : await this.#people(tenant, ['admin']);
    const key = `alert_${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;
    const text = `${alert.text}\n\nAll alerts: ${this.#parts.publicUrl}/v1/retention/alerts`;
    await this.#send(tenant, { subject: subjects[alert.kind], text, key, to });
  }

  async #send(
    tenant: TenantId,
    { to, key, subject, text }: { to: readonly Recipient[]; key: string; subject: string; text: string },
  ): Promise<void> {
    const now = this.#parts.clock.now();
    for (const { name, address } of to)
      await this.#parts.letters(tenant).hold({
        key: `${key}_${name}`,
        candidate: null,
        to: address,
        subject,
        text,
        releaseAt: now,
        createdAt: now,
      });
  }

  async #compliance(tenant: TenantId): Promise<readonly Recipient[]> {
    const { settings } = await this.#parts.settings(tenant).get();
    if (settings.complianceEmail !== null) return [{ name: 'contact', address: settings.complianceEmail }];
    return this.#people(tenant, ['compliance', 'admin']);
  }

  /** Everybody of the first of these roles that somebody has. */
  async #people(tenant: TenantId, roles: readonly ['admin'] | readonly ['compliance', 'admin']) {
    const users = await this.#parts.directory(tenant).users();
    for (const role of roles) {
      const found = users.filter((user) => user.role === role);
      if (found.length > 0) return found.map(({ id, email }): Recipient => ({ name: id, address: email }));
    }
    return [];
  }
}
