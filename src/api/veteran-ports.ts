// What the veteran routes need beside the ports of all routes; `main` puts it together.
import type { Ats } from '../core/ports/ats.ts';
import type { ApplicantFlow } from '../core/ports/applicant-flow.ts';
import type { SelfIdentifications } from '../core/ports/self-identification.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { VeteranReviews } from '../core/ports/veteran-reviews.ts';
import type { WordingAuthor } from '../core/ports/wording-author.ts';
import type { ApplySeal } from '../services/veteran/apply-link.ts';
import type { StateSeal } from '../services/veteran/chat/chat-state.ts';
import type { Corrections } from '../services/veteran/corrections.ts';
import type { FlowBuffer } from '../services/veteran/flow-buffer.ts';
import type { JobCache } from '../services/veteran/job-cache.ts';
import type { ResumeStore } from '../services/veteran/resume-store.ts';
import type { VeteranData } from '../services/veteran/veteran-data.ts';

export interface VeteranPorts {
  readonly data: VeteranData;
  readonly jobs: JobCache;
  readonly ats: Of<Pick<Ats, 'job'>>;
  readonly reviews: Of<VeteranReviews>;
  readonly corrections: Corrections;
  readonly flow: Of<ApplicantFlow>;
  readonly steps: FlowBuffer;
  readonly selfIdentifications: Of<SelfIdentifications>;
  readonly store: ResumeStore;
  /** Undefined without a language model. */
  readonly wording: WordingAuthor | undefined;
  readonly stateSeal: StateSeal;
  readonly applySeal: ApplySeal;
}
