// Tools that have no short form in calls.ts.
import type { WantedCall } from '../../../instruction.ts';

export const score = (id: string): WantedCall => ['score_candidate', { candidate: `c_${id}` }];
export const start = (id: string, sequence: string): WantedCall => [
  'start_sequence',
  { candidate: `c_${id}`, sequence },
];
export const stop = (id: string): WantedCall => ['stop_sequence', { candidate: `c_${id}` }];
export const translate = (code: string, branch: string): WantedCall => ['translate_mos', { mos_code: code, branch }];
export const run = (integration: string): WantedCall => ['run_sync', { integration }];
export const health: WantedCall = ['integration_health', {}];
