// Calls of rarer tools, and rarer forms of common ones, which have no short form in calls.ts.
import type { Exchange, WantedCall } from '../../instruction.ts';
import { calling, does, orElse } from '../../says.ts';

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
/** An integration may be called as it was said, in any of these ways. */
export const runs = (say: string, ...[name, ...others]: readonly [string, ...string[]]): Exchange =>
  orElse(does(say, run(name)), ...others.map((other) => calling(run(other))));

/** A code may go on as it was said or as it is written down; a branch nobody named may be left out or `guessed`. */
export function decodes(
  say: string,
  [code, ...spellings]: readonly [string, ...string[]],
  { guessed, ...wishes }: Wishes & { readonly guessed?: string } = {},
): Exchange {
  const ways = [code, ...spellings].flatMap((one) => [
    translate(one, wishes),
    ...(guessed === undefined ? [] : [translate(one, { ...wishes, branch: guessed })]),
  ]);
  return orElse(does(say, translate(code, wishes)), ...ways.slice(1).map((way) => calling(way)));
}
