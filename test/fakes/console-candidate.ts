// One candidate as the fake console service shows them: who they are, and what the screens beside it ask.
import type { CandidateDetail, Sandbox } from '../../web/console/api/wire.ts';
import { pipelineOf } from './console-sandbox.ts';

/** As GET /api/v1/candidates/{id}; undefined where nobody has that id. */
export function candidateOf(sandbox: Sandbox, id: string): CandidateDetail | undefined {
  const pipeline = pipelineOf(sandbox);
  const shown = pipeline.candidates.find(({ candidate_id: each }) => each === id);
  const held = sandbox.candidates.find((each) => each.id === id);
  const job = pipeline.jobs.find(({ job_id: each }) => each === shown?.job_id);
  if (shown === undefined || held === undefined || job === undefined) return undefined;
  return {
    ...shown,
    job,
    email: held.email,
    phone: null,
    text_consent: { status: 'none', since: null },
    applied_at: held.applied_at,
    signals: {},
    notes: [],
    offer: null,
    rejection: null,
    stages: pipeline.stages,
    rejected_stages: pipeline.rejected_stages,
    contact_preference: { status: 'open', since: null, until: null, proof: null, changed_by: null, changed_at: null },
    sequences: [],
  };
}

const none = { data: [], next_cursor: null };

/** What is asked about one candidate beside that: nothing has happened yet. */
export const besideCandidate: Readonly<Record<string, unknown>> = {
  timeline: { ...none, missing: [] },
  debrief: { candidate_id: 'c_ines', owed: [], interviewers: [], rows: [] },
};
