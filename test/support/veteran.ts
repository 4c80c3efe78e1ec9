// What translates codes, over the shipped data and the given ATS. Opened when first used: few tests do.
import { join } from 'node:path';
import type { VeteranPorts } from '../../src/api/veteran-ports.ts';
import { applySealFrom, stateSealFrom } from '../../src/api/wire/chat-token.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { Ats } from '../../src/core/ports/ats.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';
import { loadVeteranData } from '../../src/main/load-veteran-data.ts';
import { Corrections } from '../../src/services/veteran/corrections.ts';
import { FlowBuffer } from '../../src/services/veteran/flow-buffer.ts';
import { JobCache } from '../../src/services/veteran/job-cache.ts';
import { ResumeStore } from '../../src/services/veteran/resume-store.ts';
import type { VeteranData } from '../../src/services/veteran/veteran-data.ts';
import type { TenantId } from '../../src/core/ids.ts';
import { fakeApplicantFlow } from '../fakes/applicant-flow.ts';
import { sealerForTests } from '../fakes/sealer.ts';
import { fakeSelfIdentifications } from '../fakes/self-identifications.ts';
import { fakeVeteranReviews } from '../fakes/veteran-reviews.ts';

let loaded: VeteranData | undefined;
export const shippedData = (): VeteranData =>
  (loaded ??= loadVeteranData(join(import.meta.dirname, '..', '..', 'data', 'veteran')));

/** Ports whose data is read and indexed at the first question. */
export function openTestVeteran({ ats, clock }: { ats: Of<Pick<Ats, 'jobs' | 'job'>>; clock: Clock }): VeteranPorts {
  const reviews = eachTenant(fakeVeteranReviews);
  const flow = eachTenant(fakeApplicantFlow);
  const jobs = once(() => new JobCache({ data: shippedData(), jobs: ats, clock }));
  const corrections = once(() => new Corrections({ reviews, occupations: shippedData().occupations, clock }));
  return {
    ats,
    reviews,
    flow,
    steps: new FlowBuffer(flow, clock),
    selfIdentifications: eachTenant(fakeSelfIdentifications),
    store: new ResumeStore(clock),
    wording: undefined,
    stateSeal: stateSealFrom(sealerForTests()),
    applySeal: applySealFrom(sealerForTests()),
    get data() {
      return shippedData();
    },
    get jobs() {
      return jobs();
    },
    get corrections() {
      return corrections();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function eachTenant<Store>(make: () => Store): Of<Store> {
  const made = new Map<TenantId, Store>();
  return (tenant) => {
    const known = made.get(tenant) ?? make();
    made.set(tenant, known);
    return known;
  };
}
