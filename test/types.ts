// Compiled, never run: each expected error is a mistake that the types must refuse.
import type { AnyChunk, HomeView, KnownBlock, ModalView, PlanBlock, TaskCardBlock } from '@slack/types';
import { z } from 'zod';
import type {
  ValidAttachment,
  ValidChunks,
  ValidMessage,
  ValidPlan,
  ValidView,
} from '../src/channels/slack/valid-blocks.ts';
import type { ActionStatus } from '../src/core/action.ts';
import type { Principal, Scope } from '../src/core/access.ts';
import {
  ApprovalId,
  type CandidateId,
  type ConversationId,
  type EnrolmentId,
  type EventDeliveryId,
  JobId,
  TenantId,
  type TurnId,
  type UserId,
  type WebhookEndpointId,
} from '../src/core/ids.ts';
import { HumanAct } from '../src/core/human-act.ts';
import type { LogFields } from '../src/core/log.ts';
import type { ActionGate } from '../src/core/ports/action-gate.ts';
import type { Ledger } from '../src/core/ports/ledger.ts';
import type { Of } from '../src/core/ports/tenanted.ts';
import { Problem } from '../src/core/problem.ts';
import type { SequenceId } from '../src/core/sequence.ts';
import { controlTool, readTool, writeTool } from '../src/core/tool.ts';

const job = JobId.parse('job_1');
// @ts-expect-error a job id is not a candidate id
export const wrongId: CandidateId = job;
declare const delivery: EventDeliveryId;
// @ts-expect-error a delivery is not its endpoint
export const wrongEndpoint: WebhookEndpointId = delivery;
declare const turn: TurnId;
// @ts-expect-error a turn is not its conversation
export const wrongConversation: ConversationId = turn;
declare const enrolment: EnrolmentId;
// @ts-expect-error an enrolment is not its sequence
export const wrongSequence: SequenceId = enrolment;
// @ts-expect-error a bare string is not an id
export const bareId: UserId = 'u_1';
// @ts-expect-error codes come from the catalogue
export const unknownCode = () => new Problem('something_else', 'x');
// @ts-expect-error statuses come from the contract
export const unknownStatus: ActionStatus = 'done';
// @ts-expect-error scopes come from the table
export const unknownScope: Scope = 'operations:write';
// @ts-expect-error a log line has no room for a name
export const personal: LogFields = { name: 'Inés' };
// @ts-expect-error a log line has no room for free text
export const chatty: LogFields = { message: 'hello' };
// @ts-expect-error a store is asked for by tenant
export const untenanted = (ledger: Of<Ledger>) => ledger().actions({ limit: 1 });
export const tenanted = (ledger: Of<Ledger>) => ledger(TenantId.parse('acme')).actions({ limit: 1 });
// @ts-expect-error a plain string is no tenant
export const looseTenant = (ledger: Of<Ledger>) => ledger('acme');

const waits = ApprovalId.parse('apr_1');
declare const act: HumanAct;
declare const caller: Principal;
export const decidedByPerson = (gate: ActionGate) => [gate.approve(waits, act), gate.reject(waits, act, null)];
// @ts-expect-error nobody approves without the act of a person
export const approvedByCaller = (gate: ActionGate) => gate.approve(waits, caller);
// @ts-expect-error nor declines
export const declinedByCaller = (gate: ActionGate) => gate.reject(waits, caller, null);
// @ts-expect-error nor edits what waits
export const editedByCaller = (gate: ActionGate) => gate.edit(waits, caller, {});
declare const settling: Parameters<ActionGate['decide']>[0];
// @ts-expect-error nor makes a call that is itself a decision
export const settledByCaller = (gate: ActionGate) => gate.decide(settling, caller);
// @ts-expect-error what only looks like an act is none
export const forgedAct: HumanAct = {
  by: caller,
  digest: undefined,
  record: { act: 'press', channel: 'console', digest: null },
};
// @ts-expect-error an act is made by the channels' own functions
export const madeAct = () => new HumanAct('press', { by: caller, channel: 'console', digest: undefined });
// @ts-expect-error words are bound to what was shown
export const unboundWords = () => HumanAct.words({ by: caller, channel: 'slack', digest: undefined });

const nothing = z.strictObject({});
const described = { name: 'do_it', summary: '', scope: 'operations:*', input: nothing, output: nothing } as const;
const acting = {
  ...described,
  effect: 'write',
  stakes: 'routine',
  plan: nothing,
  prepare: async () => ({}),
  preview: () => '',
  subject: () => ({ candidate: null, approvers: [], messages: 0 }),
  execute: async () => ({}),
  outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),
  recover: async () => ({ kind: 'repeat' as const }),
} as const;

export const whole = writeTool({ ...acting, reversal: 'exact', undo: async () => ({ kind: 'undone' as const }) });
export const declared = writeTool({ ...acting, reversal: 'none', because: 'a published post stays published' });
// @ts-expect-error a tool that writes must say how it is undone
export const noUndo = writeTool({ ...acting, reversal: 'exact' });
// @ts-expect-error a tool that cannot be undone must say why
export const noReason = writeTool({ ...acting, reversal: 'none' });
// @ts-expect-error nor may it leave the question out
export const noReversal = writeTool(acting);
// @ts-expect-error a tool that writes must say what a crash leaves behind
export const noRecovery = writeTool({ ...acting, recover: undefined, reversal: 'none', because: 'x' });
// @ts-expect-error a tool that writes must say its stakes
export const noStakes = writeTool({ ...acting, stakes: undefined, reversal: 'none', because: 'x' });
export const noOutsideText = readTool(
  // @ts-expect-error a tool that reads must say whether outsiders wrote what it answers
  { ...described, effect: 'read', execute: async () => ({}), summarize: () => '' },
);
export const noPin = controlTool(
  // @ts-expect-error a tool that decides must pin what it decides on
  { ...described, effect: 'control', reversal: 'none', execute: async () => ({}), summarize: () => '' },
);

/** As it travels: what is undefined is left out. */
type Sent<T> = T extends readonly (infer One)[]
  ? Sent<One>[]
  : T extends object
    ? { [Key in keyof T]: Sent<Exclude<T[Key], undefined>> }
    : T;
// All that leaves for Slack is parsed by these before, so that all of it is of Slack's own types.
export const blocksOfMessage = (sent: Sent<z.infer<typeof ValidMessage>['blocks']>): KnownBlock[] => sent;
export const blocksOfAttachment = (sent: Sent<z.infer<typeof ValidAttachment>['blocks']>): KnownBlock[] => sent;
export const views = (sent: Sent<ValidView>): HomeView | ModalView => sent;
export const chunks = (sent: z.infer<typeof ValidChunks>): AnyChunk[] => sent;
/** As Slack documents the tasks of a plan: task cards without a type. */
type Task = Omit<TaskCardBlock, 'type'>;
export const tasksOfPlan = (sent: z.infer<typeof ValidPlan>['tasks']): Task[] => sent;
type Unknown<Ours, Theirs> = Ours extends unknown ? Exclude<keyof Ours, keyof Theirs> : never;
type Matching<Ours, Theirs> = Ours extends { type: infer Type }
  ? Unknown<Ours, Extract<Theirs, { type: Type }>>
  : never;
// No field goes out that Slack's types do not have.
export const inTasks = (field: Unknown<z.infer<typeof ValidPlan>['tasks'][number], Task>): never => field;
export const inPlans = (field: Unknown<z.infer<typeof ValidPlan>, PlanBlock>): never => field;
export const inChunks = (field: Matching<z.infer<typeof ValidChunks>[number], AnyChunk>): never => field;
// @ts-expect-error which a field of our own would show
export const inOthers = (field: Unknown<Task & { colour: string }, Task>): never => field;
// @ts-expect-error and Slack's types refuse what they do not know
export const noBlock = (): KnownBlock => ({ type: 'section', text: { type: 'html', text: '<b>x</b>' } });
