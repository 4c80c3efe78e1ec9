// Whether a second reader finds in a first message what another one would do. Two readers that learned apart hardly ever agree on what
// was not meant; where this one finds nothing of the kind, the other is not sure either.
import type { ReadCall } from '../ask.ts';
import { isRead } from '../models/offline/clause/objections/doubts.ts';
import type { Reading } from './readings.ts';

const leastShare = 0.05;

/** What tells one order from another, beside its tool. */
const telling = ['candidate', 'meeting', 'user', 'stage', 'message_template', 'salary'] as const;

/** A look changes nothing: about that they need not agree. */
export function agreesWith(calls: readonly ReadCall[], readings: readonly Reading[]): boolean {
  const writes = calls.filter(({ tool }) => !isRead(tool));
  const alike = readings.filter((one) => isAlike(writesIn(one), writes));
  return alike.reduce((sum, { share }) => sum + share, 0) >= leastShare;
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

const writesIn = (reading: Reading): readonly Found[] => foundIn(reading).filter(({ call }) => !isRead(call.tool));

/** As many of each, about the same. */
function isAlike(found: readonly Found[], calls: readonly ReadCall[]): boolean {
  const left = [...found];
  for (const call of calls) {
    const at = left.findIndex((one) => deedOf(one.call.tool) === deedOf(call.tool) && isAbout(one, call));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/** By which medium words leave is read from the words alone: the learned reader knows one. */
const deedOf = (tool: string): string => (tool === 'send_text' ? 'send_message' : tool);

const isAbout = ({ call, open }: Found, other: ReadCall): boolean =>
  telling.every((name) => name === open || call.arguments[name] === other.arguments[name]);
