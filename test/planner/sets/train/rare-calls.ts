// Calls of rarer tools, and rarer forms of common ones, which have no short form in calls.ts.
import type { WantedCall } from '../../instruction.ts';

export const score = (id: string, job?: string): WantedCall => [
  'score_candidate',
  { candidate: `c_${id}`, ...(job === undefined ? {} : { job: `job_${job}` }) },
];

interface Wishes {
  readonly branch?: string;
  readonly location_preferences?: string[];
  readonly include_resume_translation?: boolean;
}
export const translate = (code: string, wishes: Wishes = {}): WantedCall => [
  'translate_mos',
  { mos_code: code, ...wishes },
];

const inSequence = (id: string, sequence?: string) => ({
  candidate: `c_${id}`,
  ...(sequence === undefined ? {} : { sequence }),
});
export const start = (id: string, sequence?: string): WantedCall => ['start_sequence', inSequence(id, sequence)];
export const stop = (id: string, sequence?: string): WantedCall => ['stop_sequence', inSequence(id, sequence)];

export const health: WantedCall = ['integration_health', {}];

export const run = (integration: string): WantedCall => ['run_sync', { integration }];
