// One message and its answer as a span and metrics.
import { errorType, type Telemetry } from '../core/telemetry.ts';
import type { AgentAnswer, AgentTurn } from './agent.ts';

export async function measuredTurn(
  telemetry: Telemetry,
  { by, conversation }: AgentTurn,
  work: () => Promise<AgentAnswer>,
): Promise<AgentAnswer> {
  const attributes = {
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.agent.name': 'muster',
    'gen_ai.conversation.id': conversation,
    'muster.tenant': by.tenant,
    'muster.actor': by.id,
  } as const;
  const from = telemetry.now();
  let outcome = 'failed';
  try {
    return await telemetry.span({ name: 'invoke_agent muster', attributes }, async (span) => {
      const answer = await work();
      outcome = outcomeOf(answer);
      span.set({ 'muster.status': outcome });
      return answer;
    });
  } catch (error) {
    outcome = errorType(error);
    throw error;
  } finally {
    telemetry.count('muster_turns_total', { outcome });
    telemetry.observe('muster_turn_duration_seconds', { outcome }, telemetry.now() - from);
  }
}

const outcomeOf = ({ asks, approvals, actions }: AgentAnswer): string => {
  if (asks) return 'asked';
  if (approvals.length > 0) return 'waits';
  return actions.length > 0 ? 'acted' : 'answered';
};
