// What is wrong with a rule before it may act: tools it may not call, arguments that do not fit, loops, contradictions.
import { z } from 'zod';
import { fieldMessage } from '../../core/field-message.ts';
import type { Condition } from '../../core/condition.ts';
import type { TriggerKind } from '../../core/trigger-event.ts';
import type { JsonObject } from '../../core/json.ts';
import { type FieldFault, Problem } from '../../core/problem.ts';
import type { Rule } from '../../core/rule.ts';
import type { AnyTool } from '../../core/tool.ts';
import { fillArguments, unknownVariables } from './fill.ts';
import { Candidate, Job } from '../../core/records.ts';

/** What each tool makes happen; a tool that is not named makes nothing happen that a rule can see. */
const causes: Readonly<Record<string, readonly TriggerKind[]>> = {
  import_candidates: ['candidate.added'],
  import_requisitions: ['requisition.added'],
  move_stage: ['candidate.moved', 'candidate.rejected'],
  reject_candidate: ['candidate.rejected'],
  send_offer: ['offer.extended', 'candidate.contacted'],
  withdraw_offer: ['offer.withdrawn', 'candidate.contacted'],
  send_message: ['candidate.contacted'],
  send_followup: ['candidate.contacted'],
  invite_to_book: ['candidate.contacted'],
  // Its messages are sent by the sequence, in the rule's place.
  start_sequence: ['candidate.contacted'],
  book_meeting: ['meeting.booked'],
  schedule_interviews: ['meeting.booked'],
  replace_interviewer: ['meeting.cancelled', 'meeting.booked'],
  reschedule_interviews: ['meeting.moved'],
  reschedule_meeting: ['meeting.moved'],
  cancel_meeting: ['meeting.cancelled'],
  cancel_interviews: ['meeting.cancelled'],
};

/** `id` is that of the stored rule, so that a changed rule is not compared with its old version. */
export interface NamedRule {
  readonly id: string;
  readonly body: Rule;
}

/** Throws `validation_failed` with every fault, `conflict` where it would trigger itself with others in a circle. */
export function checkRule(rule: NamedRule, others: readonly NamedRule[], tools: readonly AnyTool[]): void {
  const faults = faultsOf(rule.body, tools);
  const [first] = faults;
  if (first !== undefined)
    throw new Problem('validation_failed', `${first.path}: ${first.message}`, { errors: faults });
  const loop = loopThrough(rule, others);
  if (loop !== undefined)
    throw new Problem('conflict', `These rules would trigger each other without end: ${loop.join(' → ')}.`, {
      extra: { loop },
    });
}

function faultsOf({ do: { tool: name, arguments: given } }: Rule, tools: readonly AnyTool[]): FieldFault[] {
  const tool = tools.find((known) => known.name === name);
  if (tool?.effect !== 'write') {
    const names = tools.filter(({ effect }) => effect === 'write').map((known) => known.name);
    return [{ path: 'do.tool', code: 'custom', message: `A rule may call ${names.toSorted().join(', ')}.` }];
  }
  const unknown = unknownVariables(given);
  if (unknown.length > 0)
    return [{ path: 'do.arguments', code: 'custom', message: `Unknown variables: ${unknown.join(', ')}.` }];
  const parsed = tool.input.safeParse(withSamples(given), { error: fieldMessage });
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue): FieldFault[] => {
    const at = ['do', 'arguments', ...issue.path.map(String)];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...at, key].join('.'),
        code: issue.code,
        message: `${name} has no such argument.`,
      }));
    return [{ path: at.join('.'), code: issue.code, message: issue.message }];
  });
}

const time = '2026-06-01T09:00:00Z';
const sample = {
  candidate: Candidate.parse({
    id: 'c_sample',
    name: 'Sample',
    email: 'sample@example.test',
    job: 'job_sample',
    stage: 'Applied',
    appliedAt: time,
    stageSince: time,
    lastContactAt: null,
    signals: {},
    notes: [],
    offer: null,
    rejection: null,
  }),
  job: Job.parse({
    id: 'job_sample',
    title: 'Sample',
    role: 'sample',
    jobFamily: 'sample',
    hiringManager: 'u_sample',
    location: '',
    salaryRange: '',
    status: 'open',
    description: '',
  }),
};

/** As an event would fill them, so that the tool's own schema says whether they fit. */
const withSamples = (given: JsonObject): JsonObject =>
  fillArguments(given, { known: sample, event: { from: 'Applied', to: 'Offer' } }).input;

const Stage = z.looseObject({ stage: z.string() });

/** Whether what `cause` does may trigger `rule`. Of moves, only those to a stage that the rule asks for. */
function mayTrigger({ body: cause }: NamedRule, { body: rule }: NamedRule): boolean {
  if (causes[cause.do.tool]?.includes(rule.when.event) !== true) return false;
  const stage = Stage.safeParse(cause.do.arguments).data?.stage;
  if (cause.do.tool !== 'move_stage' || stage === undefined || stage.includes('{{')) return true;
  return rule.when.conditions.every((condition) => mayHold(condition, stage));
}

function mayHold(condition: Condition, stage: string): boolean {
  if (condition.fact !== 'event.to' && condition.fact !== 'candidate.stage') return true;
  const same = (value: unknown) => String(value).toLowerCase() === stage.toLowerCase();
  if (condition.is !== undefined && !same(condition.is)) return false;
  if (condition.is_not !== undefined && same(condition.is_not)) return false;
  return condition.one_of === undefined || condition.one_of.some(same);
}

/** The ids of a circle that leads back to that rule; undefined where there is none. */
function loopThrough(rule: NamedRule, others: readonly NamedRule[]): readonly string[] | undefined {
  const all = [rule, ...others.filter(({ id }) => id !== rule.id)];
  const seen = new Set<string>();
  const walk = (from: NamedRule, trail: readonly string[]): readonly string[] | undefined => {
    for (const next of all) {
      if (!mayTrigger(from, next)) continue;
      if (next.id === rule.id) return [...trail, rule.id];
      if (seen.has(next.id)) continue;
      seen.add(next.id);
      const found = walk(next, [...trail, next.id]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return walk(rule, [rule.id]);
}

/** Active rules that answer the same event with other moves of the same candidate, in words. */
export function contradictionsOf(rule: NamedRule, others: readonly NamedRule[]): readonly string[] {
  const moves = ['move_stage', 'reject_candidate', 'send_offer'];
  const { event, conditions } = rule.body.when;
  if (!moves.includes(rule.body.do.tool)) return [];
  return others
    .filter(({ id, body }) => id !== rule.id && body.when.event === event && moves.includes(body.do.tool))
    .filter(({ body }) => JSON.stringify(body.do) !== JSON.stringify(rule.body.do))
    .filter(({ body }) => !exclude(conditions, body.when.conditions))
    .map(({ id }) => `The rule ${id} answers the same event with another move. Both may act on one candidate.`);
}

/** Two lists that ask one fact for different values never hold together. */
const exclude = (some: readonly Condition[], others: readonly Condition[]): boolean =>
  some.some(
    ({ fact, is }) =>
      is !== undefined && others.some((other) => other.fact === fact && other.is !== undefined && other.is !== is),
  );
