// Retention scoring, given its stores, the day-one models, the organization's ATS and settings, and a thread to train in.
import { join } from 'node:path';
import type { Clocks } from '../core/clock.ts';
import type { JobId, NewId, TenantId } from '../core/ids.ts';
import type { SettingsStore } from '../core/ports/directory.ts';
import type { Systems } from '../core/ports/systems.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { Problem } from '../core/problem.ts';
import { readModels } from '../services/retention/model/read-models.ts';
import { RetentionNotices } from '../services/retention/notices/retention-notices.ts';
import { requireNotice } from '../services/compliance/require-notice.ts';
import { openRetention } from '../services/retention/open-retention.ts';
import { trainInWorker } from '../services/retention/training/trainer.ts';
import type { JobWork } from '../jobs/handlers/index.ts';
import type { Storage } from '../storage/storage.ts';
import { shortCache } from './short-cache.ts';

const folder = join(import.meta.dirname, '../../data/retention');

type RetentionWork = Pick<
  JobWork,
  'trainRetention' | 'giveUpTraining' | 'judgeRetention' | 'watchRetention' | 'deliverAudit' | 'sendRetentionAlert'
>;

/** How soon a job family that was renamed in the ATS, and a changed policy on signals, count. */
const keptMs = { families: 30_000, policies: 5_000 };
const mostKept = 10_000;

interface RetentionWiring {
  readonly storage: Storage;
  readonly systems: Of<Systems>;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly publicUrl: string;
}

export type Retention = Awaited<ReturnType<typeof openRetentionService>>;

export async function openRetentionService({ storage, systems, clocks, newId, publicUrl }: RetentionWiring) {
  const { retention: stores, letters, directory, settings } = storage;
  const now = () => clocks.real.now().getTime();
  const familyOf = shortCache<string | undefined>({ now, forMs: keptMs.families, most: mostKept });
  const rulesOf = shortCache<Awaited<ReturnType<SettingsStore['get']>>>({
    now,
    forMs: keptMs.policies,
    most: mostKept,
  });
  const policyOf = shortCache<boolean>({ now, forMs: keptMs.policies, most: mostKept });
  const service = openRetention({
    stores,
    dayOne: await readModels(folder, (text) => JSON.parse(text)),
    jobFamilyOf: (tenant, job) => familyOf(`${tenant} ${job}`, () => familyIn(systems(tenant), job)),
    keepsSignals: (tenant) => policyOf(tenant, () => keepsSignals(storage, tenant)),
    async expectTold(tenant, about) {
      const { ats } = systems(tenant);
      const { settings: told } = await rulesOf(tenant, () => settings(tenant).get());
      const ports = { ats, ledger: storage.ledger(tenant), letters: letters(tenant) };
      await requireNotice(ports, { ...about, at: clocks.business.now(), settings: told });
    },
    train: trainInWorker,
    clocks,
    newId,
  });
  const { audits, alerts } = stores;
  const clock = clocks.business;
  return { service, notices: new RetentionNotices({ audits, alerts, letters, directory, settings, publicUrl, clock }) };
}

async function familyIn({ ats }: Systems, job: JobId): Promise<string | undefined> {
  try {
    return (await ats.job(job)).jobFamily;
  } catch (error) {
    if (error instanceof Problem && error.code === 'job_not_found') return undefined;
    throw error;
  }
}

async function keepsSignals({ settings }: Storage, tenant: TenantId): Promise<boolean> {
  return (await settings(tenant).get()).settings.keepSignals;
}

/** What its jobs do. */
export function retentionWork({ service, notices }: Retention, { organizations }: Storage): RetentionWork {
  const { loop, audits } = service;
  return {
    trainRetention: (tenant, run, signal) => loop.carryOut(tenant, run, signal),
    giveUpTraining: (tenant, run) => loop.giveUp(tenant, run),
    judgeRetention: (tenant, jobFamily) => loop.judge(tenant, jobFamily),
    deliverAudit: (tenant, audit) => notices.deliverAudit(tenant, audit),
    sendRetentionAlert: (tenant, alert) => notices.sendAlert(tenant, alert),
    watchRetention: {
      tenants: async () => (await organizations.list()).map(({ id }) => id),
      watch: (tenant) => loop.watch(tenant),
      auditIfDue: (tenant) => audits.runIfDue(tenant),
    },
  };
}
