// What one message orders twice is meant once: “Dilara is a no, reject her with the kind letter”, “Hamid won't do, he has no sea time,
// so reject him with the season letter”. Each says a part of the same order.
import type { Part } from '../../parts.ts';

/** Nobody is turned down, or offered something, twice in one message, and one look at the figures or the log is had. */
const once = new Set(['reject_candidate', 'send_offer', 'show_metrics', 'list_actions']);

export function saidTwice(all: readonly Part[]): readonly Part[] {
  const parts = all.filter((part) => !isAnswered(part, all));
  return parts.reduce<readonly Part[]>((whole, part) => {
    const at = whole.findIndex((other) => completes(other, part));
    const first = whole[at];
    if (first?.kind !== 'call' || part.kind !== 'call') return [...whole, part];
    const call = { ...first.call, arguments: { ...first.call.arguments, ...part.call.arguments } };
    return whole.with(at, { kind: 'call', call });
  }, []);
}

/** “Reject him? Yes, please reject him.”: what would be proposed is ordered in the same message. */
function isAnswered(part: Part, all: readonly Part[]): boolean {
  const { proposes = [] } = part.kind === 'ask' ? part.ask : {};
  const ordered = all.flatMap((one) => (one.kind === 'call' ? [JSON.stringify(one.call)] : []));
  return proposes.length > 0 && proposes.every((call) => ordered.includes(JSON.stringify(call)));
}

/** Of the same person, and neither says otherwise than the other. */
function completes(one: Part, other: Part): boolean {
  if (one.kind !== 'call' || other.kind !== 'call' || one.call.tool !== other.call.tool || !once.has(one.call.tool))
    return false;
  const { arguments: args } = one.call;
  return Object.entries(other.call.arguments).every(
    ([key, value]) =>
      (key !== 'candidate' && args[key] === undefined) || JSON.stringify(args[key]) === JSON.stringify(value),
  );
}
