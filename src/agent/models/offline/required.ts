// What a call needs besides the argument that was just given.
import type { Json } from '../../../core/json.ts';

export function requiredOf(
  { tool, arguments: args }: { tool: string; arguments: Record<string, Json> },
  stages: readonly string[],
) {
  const needs: Readonly<Record<string, readonly string[]>> = {
    move_stage: ['candidate', 'stage'],
    send_message: ['candidate', 'text'],
    notify_user: ['user', 'text'],
    add_note: ['candidate', 'text'],
    log_crm: ['candidate', 'text'],
    reject_candidate: ['candidate'],
    send_offer: ['candidate'],
  };
  const words: Readonly<Record<string, string>> = {
    candidate: 'Which candidate do you mean?',
    stage: 'To which stage?',
    text: 'What shall I write?',
    user: 'Whom shall I tell?',
  };
  return (needs[tool] ?? [])
    .filter((slot) => args[slot] === undefined)
    .map((slot) => ({
      slot,
      question: words[slot] ?? `Which ${slot}?`,
      choices: slot === 'stage' ? stages.map((stage) => ({ label: stage, value: stage })) : [],
    }));
}
