// Turning somebody down, with each wording of the reason that is fair, or without one.
import { reject } from '../../../calls.ts';
import type { Exchange } from '../../../instruction.ts';
import { calling, does, orElse } from '../../../says.ts';

/** The reasons come last; `template` is the mail that goes with it. */
export function rejects(
  say: string,
  candidate: string,
  ...[reasons, template]: [reasons: readonly string[], template?: string]
): Exchange {
  const mail = template === undefined ? {} : { message_template: template };
  return orElse(
    does(say, reject(candidate, mail)),
    ...reasons.map((reason) => calling(reject(candidate, { ...mail, reason }))),
  );
}
