// What a gold call leaves to a word instead of a span: the next stage, the speaker, the hiring manager, a group, later or earlier.
import type { Message } from '../../src/agent/planner/features.ts';
import { type GoldCall, usageOf } from './evidence.ts';
import type { Met } from './replay.ts';

/** “Sorry, I meant Lee”: an undoing and the same order again is one order, given instead. */
export function withoutInstead(
  calls: readonly GoldCall[],
  { earlier }: Met,
): { calls: readonly GoldCall[]; instead: ReadonlySet<GoldCall> } {
  const [first, ...rest] = calls;
  const done = earlier.flatMap((turn) => turn.calls);
  const undone =
    first?.[0] === 'undo_action'
      ? done.find(({ result }) => result?.kind === 'action' && result.action_id === first[1]['action'])
      : undefined;
  const again = rest.filter(([tool]) => tool === undone?.tool);
  return again.length === 0 ? { calls, instead: new Set() } : { calls: rest, instead: new Set(again) };
}

export function variantOf(call: GoldCall, message: Message, met: Met): string {
  const [tool, input] = call;
  if (tool === 'move_stage') return stageVariant(call, message, met);
  if (tool === 'find_candidates') return input['at_risk'] === true ? '/risk' : '';
  if (tool === 'send_followup') return input['filters'] === undefined ? '' : '/group';
  return withUsers.has(tool) ? userVariant(call, message, met) : '';
}
const withUsers: ReadonlySet<string> = new Set(['book_meeting', 'find_free_slots', 'notify_user']);

/** “The next stage”: no stage is named. */
function stageVariant(call: GoldCall, { spans }: Message, { catalogue }: Met): string {
  const [, input] = call;
  const { candidate } = input;
  if (spans.some((span) => span.kind === 'stage' && usageOf(span, call, catalogue) !== 'none')) return '';
  const from = typeof candidate === 'string' ? (catalogue.candidates.byId(candidate)?.stage ?? '') : '';
  const to = catalogue.stages.findIndex((stage) => stage === input['stage']);
  const steps = to - catalogue.stages.indexOf(from);
  return steps === 1 ? '/next' : steps === -1 ? '/back' : '';
}

function userVariant([, input]: GoldCall, message: Message, { catalogue, context }: Met): string {
  const users = [input['with'] ?? input['user']].flat().map(String);
  const named = message.spans.flatMap((span) => (span.kind === 'person' ? span.users : []));
  const unnamed = users.filter((id) => !named.includes(id));
  if (unnamed.length === 0) return '';
  const words = message.tokens.map(({ word }) => word);
  if (
    catalogue.me !== undefined &&
    unnamed.includes(catalogue.me) &&
    words.some((word) => /^(?:me|my|i|us|we|myself|mine|i'm|i'd|i'll|our)$/.test(word))
  )
    return '/me';
  return words.some((word) => /^(?:managers?|hm|boss)$/.test(word)) &&
    context.jobs.some(({ hiringManager }) => hiringManager !== null && unnamed.includes(hiringManager))
    ? '/manager'
    : '';
}
