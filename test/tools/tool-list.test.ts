// The list of the tools against the contract: names, arguments, risk and undo, and what the model reads of each.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openOperations } from '../support/operations.ts';

/** Arguments, stakes and reversal as the contract has them; `?` marks what may be left out. */
const contract: Record<string, { arguments: string; risk: string; undo: string }> = {
  find_candidates: {
    arguments:
      'applied_after? applied_before? at_risk? days_since_contact? has_interview? job? location? mine? name? role? sort? stage? stage_days?',
    risk: 'read',
    undo: '',
  },
  show_candidate: { arguments: 'candidate', risk: 'read', undo: '' },
  move_stage: { arguments: 'candidate? candidates? filters? stage', risk: 'routine', undo: 'exact' },
  reject_candidate: {
    arguments: 'candidate? candidates? filters? message_template? reason?',
    risk: 'high',
    undo: 'exact',
  },
  send_offer: {
    arguments: 'candidate currency? message_template? salary? start_date?',
    risk: 'high',
    undo: 'exact',
  },
  withdraw_offer: { arguments: 'candidate message_template?', risk: 'high', undo: 'exact' },
  book_meeting: {
    arguments: 'candidate? duration_minutes? location? room? start title? with',
    risk: 'routine',
    undo: 'exact',
  },
  book_room: { arguments: 'meeting room?', risk: 'routine', undo: 'exact' },
  reschedule_meeting: { arguments: 'duration_minutes? meeting start', risk: 'routine', undo: 'exact' },
  cancel_meeting: { arguments: 'meeting reason?', risk: 'routine', undo: 'exact' },
  schedule_interviews: {
    arguments:
      'break_minutes? candidate duration_minutes? events? from? location? plan? room? slots? start? until? with?',
    risk: 'routine',
    undo: 'exact',
  },
  replace_interviewer: { arguments: 'interviewer? meeting replacement?', risk: 'routine', undo: 'exact' },
  reschedule_interviews: { arguments: 'candidate from? meetings? start? until?', risk: 'routine', undo: 'exact' },
  cancel_interviews: { arguments: 'candidate meetings? reason?', risk: 'routine', undo: 'exact' },
  show_interview_load: { arguments: 'period? pool?', risk: 'read', undo: '' },
  find_free_slots: { arguments: 'duration_minutes? from to with', risk: 'read', undo: '' },
  invite_to_book: {
    arguments:
      'candidate cutoff_hours? duration_minutes? from? language? notice_hours? places? plan? send_letter? times? title? until? with?',
    risk: 'routine',
    undo: 'exact',
  },
  send_followup: { arguments: 'candidate? candidates? filters? message_template?', risk: 'routine', undo: 'exact' },
  send_message: { arguments: 'candidate subject? text', risk: 'routine', undo: 'exact' },
  send_text: { arguments: 'candidate text', risk: 'routine', undo: 'exact' },
  set_text_consent: { arguments: 'candidate consent proof?', risk: 'routine', undo: 'exact' },
  set_contact_preference: {
    arguments: 'candidate channel? preference proof? until?',
    risk: 'routine',
    undo: 'exact',
  },
  add_note: { arguments: 'candidate text', risk: 'routine', undo: 'exact' },
  notify_user: { arguments: 'text user', risk: 'routine', undo: 'compensating' },
  request_feedback: { arguments: 'candidate user?', risk: 'routine', undo: 'compensating' },
  list_feedback: { arguments: 'candidate? user?', risk: 'read', undo: '' },
  score_candidate: { arguments: 'candidate job?', risk: 'read', undo: '' },
  import_candidates: { arguments: 'rows', risk: 'high', undo: 'exact' },
  import_requisitions: { arguments: 'rows', risk: 'high', undo: 'exact' },
  log_crm: { arguments: 'candidate kind? text', risk: 'routine', undo: 'compensating' },
  translate_mos: {
    arguments: 'branch? include_resume_translation? location_preferences? mos_code',
    risk: 'read',
    undo: '',
  },
  find_military_codes: { arguments: 'job', risk: 'read', undo: '' },
  start_sequence: { arguments: 'candidate meeting? sequence?', risk: 'routine', undo: 'exact' },
  stop_sequence: { arguments: 'candidate sequence?', risk: 'routine', undo: 'exact' },
  morning_brief: { arguments: 'period?', risk: 'read', undo: '' },
  show_metrics: { arguments: 'period?', risk: 'read', undo: '' },
  integration_health: { arguments: 'period?', risk: 'read', undo: '' },
  run_sync: { arguments: 'integration', risk: 'routine', undo: 'none' },
  carry_deletions: { arguments: 'sync', risk: 'high', undo: 'none' },
  undo_sync: { arguments: 'sync', risk: 'high', undo: 'none' },
  settle_record: { arguments: 'id? is record sync', risk: 'routine', undo: 'exact' },
  propose_flow: { arguments: 'request', risk: 'routine', undo: 'exact' },
  apply_environment: { arguments: 'environment', risk: 'high', undo: 'exact' },
  list_approvals: { arguments: 'period?', risk: 'read', undo: '' },
  list_actions: { arguments: 'period?', risk: 'read', undo: '' },
  explain_decision: { arguments: 'candidate? period? tool? user?', risk: 'read', undo: '' },
  list_decisions: { arguments: 'kind? lacking? scored?', risk: 'read', undo: '' },
  undo_action: { arguments: 'action?', risk: 'control', undo: 'redo' },
};

const { tools } = await openOperations();

const schemaOf = (input: z.ZodType) =>
  z
    .object({
      properties: z.record(z.string(), z.object({ description: z.string().optional() })),
      required: z.array(z.string()).default([]),
      additionalProperties: z.literal(false),
    })
    .parse(z.toJSONSchema(input, { io: 'input' }));

test('the list holds the tools of the contract, each once', () => {
  expect(tools.length).toBeGreaterThan(0);
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(contract));
});

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  test('takes the arguments of the contract and refuses others', () => {
    const { properties, required } = schemaOf(tool.input);
    const named = Object.keys(properties).map((key) => (required.includes(key) ? key : `${key}?`));
    expect(named.toSorted().join(' ')).toBe(contract[name]?.arguments);
  });

  test('has the risk and the undo of the contract', () => {
    const risk = tool.effect === 'write' ? tool.stakes : tool.effect;
    const undo = tool.effect === 'read' ? '' : tool.reversal;
    expect({ risk, undo }).toEqual({ risk: contract[name]?.risk, undo: contract[name]?.undo });
  });

  test('describes itself and every argument', () => {
    expect(tool.summary.length).toBeGreaterThan(15);
    for (const [argument, { description }] of Object.entries(schemaOf(tool.input).properties))
      expect({ argument, described: (description ?? '').length > 5 }).toEqual({ argument, described: true });
  });

  test('asks for the scope that fits its effect', () => {
    // A score leaves a record in another service, which has scopes of its own.
    const scored = name === 'score_candidate' ? 'retention:*' : undefined;
    const others: Record<string, string> = {
      translate_mos: 'veteran',
      find_military_codes: 'veteran',
      run_sync: 'integrations',
      carry_deletions: 'integrations',
      undo_sync: 'integrations',
      settle_record: 'integrations',
      integration_health: 'integrations',
      propose_flow: 'integrations',
      apply_environment: 'environment',
    };
    const area = others[name] ?? 'operations';
    expect(tool.scope).toBe(scored ?? (tool.effect === 'read' ? `${area}:read` : `${area}:*`));
  });
});
