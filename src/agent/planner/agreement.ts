// Whether a second reader finds in a first message what another one would do. Two readers that learned apart hardly ever agree on what
// was not meant; where this one finds nothing of the kind, the other is not sure either.
import type { ReadCall } from '../ask.ts';
import type { Reading } from './readings.ts';

const leastShare = 0.05;

/** What tells one order from another, beside its tool. */
const telling = ['candidate', 'meeting', 'user', 'stage', 'message_template', 'salary'] as const;

export const agreesWith = (calls: readonly ReadCall[], readings: readonly Reading[]): boolean =>
  readings.filter((one) => isAlike(foundIn(one), calls)).reduce((sum, { share }) => sum + share, 0) >= leastShare;

interface Found {
  readonly call: ReadCall;
  /** What this reader would have asked about: it contradicts nothing. */
  readonly open: string | undefined;
}

const foundIn = ({ orders }: Reading): readonly Found[] =>
  orders.flatMap(({ filled }): Found[] =>
    filled.kind === 'open'
      ? [{ call: filled.call, open: filled.open.slot }]
      : filled.calls.map((call) => ({ call, open: undefined })),
  );

/** As many of each, about the same. */
function isAlike(found: readonly Found[], calls: readonly ReadCall[]): boolean {
  const left = [...found];
  for (const call of calls) {
    const at = left.findIndex((one) => one.call.tool === call.tool && isAbout(one, call));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

const isAbout = ({ call, open }: Found, other: ReadCall): boolean =>
  telling.every((name) => name === open || call.arguments[name] === other.arguments[name]);
