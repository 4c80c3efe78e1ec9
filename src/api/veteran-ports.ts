// What the veteran routes need beside the ports of all routes; `main` puts it together.
import type { RoutePorts } from './routes/route-ports.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { ApplicantFlow } from '../core/ports/applicant-flow.ts';
import type { SelfIdentifications } from '../core/ports/self-identification.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { VeteranReviews } from '../core/ports/veteran-reviews.ts';
import type { JobId, TenantId } from '../core/ids.ts';
import type { Benchmark } from '../services/veteran/analytics.ts';
import type { StateSeal } from '../services/veteran/chat/chat-state.ts';
import type { FlowBuffer } from '../services/veteran/flow-buffer.ts';
import type { JobCache } from '../services/veteran/job-cache.ts';
import type { ResumeStore } from '../services/veteran/resume-store.ts';
import type { VeteranData } from '../services/veteran/veteran-data.ts';

export interface VeteranPorts {
  readonly data: VeteranData;
  readonly jobs: JobCache;
  readonly ats: Of<Pick<Ats, 'job'>>;
  readonly reviews: Of<VeteranReviews>;
  readonly flow: Of<ApplicantFlow>;
  readonly steps: FlowBuffer;
  readonly selfIdentifications: Of<SelfIdentifications>;
  readonly store: ResumeStore;
  readonly stateSeal: StateSeal;
  /** The employer's own page for applying to a requisition. */
  readonly applyUrl: (target: { tenant: TenantId; job: JobId }) => string;
  readonly benchmarks: readonly Benchmark[];
}

/** What the routes of veteran translation need besides what every route has. */
export type VeteranRoutePorts = RoutePorts & { readonly veteran: VeteranPorts };
