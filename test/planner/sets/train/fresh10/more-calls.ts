// Tools that have no short form in calls.ts.
import type { Exchange, WantedCall } from '../../../instruction.ts';
import { calling, does, orElse } from '../../../says.ts';

export const score = (id: string): WantedCall => ['score_candidate', { candidate: `c_${id}` }];
export const translate = (
  code: string,
  more: { branch?: string; include_resume_translation?: boolean } = {},
): WantedCall => ['translate_mos', { mos_code: code, ...more }];
export const start = (id: string, sequence?: string): WantedCall => [
  'start_sequence',
  { candidate: `c_${id}`, ...(sequence === undefined ? {} : { sequence }) },
];
export const stop = (id: string, sequence?: string): WantedCall => [
  'stop_sequence',
  { candidate: `c_${id}`, ...(sequence === undefined ? {} : { sequence }) },
];
export const withdraw = (id: string): WantedCall => ['withdraw_offer', { candidate: `c_${id}` }];
export const health: WantedCall = ['integration_health', {}];
const run = (integration: string): WantedCall => ['run_sync', { integration }];
/** An integration may be called as it was said, in any of these ways. */
export const runs = (say: string, ...[name, ...others]: readonly [string, ...string[]]): Exchange =>
  orElse(does(say, run(name)), ...others.map((other) => calling(run(other))));
