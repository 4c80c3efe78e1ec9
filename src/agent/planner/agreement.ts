// Whether a second reader finds in a message what a first one would do. Two readers that learned apart hardly ever agree on what was
// not meant; where this one finds nothing of the kind, the first is not sure either.
import type { ReadCall } from '../ask.ts';
import type { Reading } from './readings.ts';

/** What a first message has to have. */
const leastAlike = 0.05;
/** In a talk, of which this reader knows less, only the tools are compared. */
const leastOfKind = 0.02;

/** What tells one order from another, beside its tool. */
const telling = ['candidate', 'meeting', 'user', 'stage', 'message_template', 'salary'] as const;

export function agreesWith(calls: readonly ReadCall[], readings: readonly Reading[], opens: boolean): boolean {
  const fits = opens
    ? (reading: Reading) => isAlike(foundIn(reading), calls)
    : (reading: Reading) => kindsOf(foundIn(reading).map(({ call }) => call)) === kindsOf(calls);
  const share = readings.filter(fits).reduce((sum, one) => sum + one.share, 0);
  return share >= (opens ? leastAlike : leastOfKind);
}

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

const kindsOf = (calls: readonly ReadCall[]): string =>
  [...new Set(calls.map(({ tool }) => tool))].toSorted().join(' ');
