// Veteran translation put together: the shipped data, the caches over ATS and reviews, and what lives in memory only.
import { join } from 'node:path';
import type { VeteranPorts } from '../api/veteran-ports.ts';
import { applySealFrom, stateSealFrom } from '../api/wire/chat-token.ts';
import type { Clocks } from '../core/clock.ts';
import type { TenantId } from '../core/ids.ts';
import { type Log, defectOf } from '../core/log.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { Sealer } from '../core/ports/sealer.ts';
import type { WordingAuthor } from '../core/ports/wording-author.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { Corrections } from '../services/veteran/corrections.ts';
import { FlowBuffer } from '../services/veteran/flow-buffer.ts';
import { JobCache } from '../services/veteran/job-cache.ts';
import { ResumeStore } from '../services/veteran/resume-store.ts';
import type { Storage } from '../storage/storage.ts';
import { lazyVeteranData } from './lazy-veteran-data.ts';
import { loadVeteranData } from './load-veteran-data.ts';

const folder = join(import.meta.dirname, '../../data/veteran');
const flushMs = 5_000;
const sweepMs = 60_000;

export interface Veteran {
  readonly ports: VeteranPorts;
  /** Something changed in that organization's ATS, or everything did. */
  readonly changed: (tenant: TenantId) => void;
  /** Writes down what was counted and forgets what is in memory. */
  readonly close: () => Promise<void>;
}

interface VeteranDependencies {
  readonly storage: Storage;
  readonly ats: Of<Pick<Ats, 'jobs' | 'job'>>;
  readonly clocks: Clocks;
  readonly sealer: Sealer;
  readonly log: Log;
  readonly wording: WordingAuthor | undefined;
}

export function openVeteran({ storage, ats, clocks, sealer, log, wording }: VeteranDependencies): Veteran {
  const data = lazyVeteranData(() => loadVeteranData(folder));
  const { reviews, flow, selfIdentifications } = storage.veteran;
  const jobs = new JobCache({ data, jobs: ats, clock: clocks.real });
  const occupations = { get: (code: string) => data.occupations.get(code) };
  const corrections = new Corrections({ reviews, occupations, clock: clocks.real });
  const steps = new FlowBuffer(flow, clocks.business);
  const store = new ResumeStore(clocks.real);
  const flush = async (): Promise<void> => {
    try {
      await steps.flush();
    } catch (error) {
      // What could not be written is still counted; the next round tries again.
      log.warn('veteran.flow_not_written', { defect: defectOf(error) });
    }
  };
  const timers = [setInterval(() => void flush(), flushMs).unref(), setInterval(() => store.sweep(), sweepMs).unref()];
  return {
    ports: {
      data,
      jobs,
      ats,
      reviews,
      corrections,
      flow,
      steps,
      selfIdentifications,
      store,
      wording,
      stateSeal: stateSealFrom(sealer),
      applySeal: applySealFrom(sealer),
    },
    changed(tenant) {
      jobs.invalidate(tenant);
      corrections.invalidate(tenant);
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await flush();
    },
  };
}
