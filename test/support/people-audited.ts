// Scored people who said who they are, for audits: women score lower, some say nothing, one group is under two percent.
import type { AuditSubject } from '../../src/services/retention/fairness/audit-subject.ts';
import { audit } from '../../src/services/retention/fairness/audit.ts';
import { JsonObject } from '../../src/core/json.ts';
import type { StoredAudit } from '../../src/core/ports/retention.ts';

const races = ['White', 'Black or African American', 'Asian'];

function subjects(count: number): readonly AuditSubject[] {
  return Array.from({ length: count }, (_, index) => {
    const isWoman = index % 2 === 0;
    const stays = (isWoman ? 0.35 : 0.45) + (index % 7) / 20;
    return {
      candidate: `c${index}`,
      jobFamily: 'sales',
      stays,
      selected: stays > 0.58,
      signals: null,
      stayed: null,
      sex: index % 10 === 3 ? null : isWoman ? 'female' : 'male',
      raceEthnicity: index === 0 ? 'Native Hawaiian or Other Pacific Islander' : (races[index % 3] ?? null),
      over40: null,
    };
  });
}

/** As the store keeps it. */
export function auditedPeople(id: string, { on = '2026-05-01', count = 600 } = {}): StoredAudit {
  const createdAt = `${on}T12:00:00.000Z`;
  const report = audit(
    {
      id,
      createdAt,
      period: { from: '2026-01-01T00:00:00.000Z', to: createdAt },
      jobFamily: null,
      modelVersions: ['v1.0.0-sales'],
      previousAudit: null,
      nextDue: '2026-08-31T12:00:00.000Z',
    },
    subjects(count),
    undefined,
  );
  return {
    id,
    createdAt,
    jobFamily: null,
    trigger: 'asked',
    report: JsonObject.parse({ ...structuredClone(report), digest: `digest-of-${id}` }),
  };
}
