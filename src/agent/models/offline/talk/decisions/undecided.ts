// Only people decide, and a message that plainly decides has been read before the planner. What else sounds like a decision is
// answered by what waits, with the way to decide; whatever stands beside it is done as it was asked for.
import { decisionRecord } from '../../../../words/decision-record.ts';
import { type Part, remark } from '../../parts.ts';

const decisions: ReadonlySet<string> = new Set(Object.values(decisionRecord));

const isDecision = (part: Part): boolean =>
  (part.kind === 'call' && decisions.has(part.call.tool)) ||
  (part.kind === 'ask' && part.ask.pending !== undefined && decisions.has(part.ask.pending.tool)) ||
  (part.kind === 'ask' && (part.ask.proposes ?? []).some(({ tool }) => decisions.has(tool)));

export function undecided(parts: readonly Part[]): readonly Part[] {
  const left = parts.filter((part) => !isDecision(part));
  if (left.length === parts.length) return parts;
  const more = left.some(({ kind }) => kind !== 'remark');
  if (more) return [...left, remark('Anything that waited before and is no longer wanted is yours to decline.')];
  return [{ kind: 'call', call: { tool: 'list_approvals', arguments: {} } }, ...left, remark(wayToDecide)];
}

const wayToDecide =
  'I have decided nothing: that is yours to do. Press Approve or Decline, or name the one you mean, as in “approve the offer to Ana”.';
