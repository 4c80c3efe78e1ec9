// Tools for tests of the gate, one of each sort: read, exact, over many candidates, high stakes with another way back, control.
import { z } from 'zod';
import { ActionId, CandidateId, UserId } from '../../src/core/ids.ts';
import type { ActionGate } from '../../src/core/ports/action-gate.ts';
import { Problem } from '../../src/core/problem.ts';
import {
  type AnyTool,
  controlTool,
  readTool,
  type Recovery,
  type ToolContext,
  type UndoOutcome,
  writeTool,
} from '../../src/core/tool.ts';
import type { Remote } from './remote.ts';

const manager = UserId.parse('u_manager');
const nothing = { atsUpdated: false, contacted: [], undoUntil: null, events: [] };

/** What a tool answers after a crash, as the system allows. */
async function recovery<Out>(remote: Remote, readBack: () => Promise<Recovery<Out>>): Promise<Recovery<Out>> {
  if (remote.repeats === 'same_key') return { kind: 'repeat' };
  if (remote.repeats === 'none') return { kind: 'unknown', because: 'The system cannot tell whether it acted.' };
  return readBack();
}

const show = (remote: Remote) =>
  readTool({
    name: 'show',
    summary: 'Show a candidate.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: true,
    input: z.strictObject({ candidate: CandidateId }),
    output: z.strictObject({ stage: z.string() }),
    execute: async ({ candidate }) => ({ stage: await remote.stageOf(candidate) }),
    summarize: ({ stage }) => `In ${stage}.`,
  });

const stagePlan = z.strictObject({ candidate: CandidateId, from: z.string(), to: z.string(), revision: z.int() });
type StagePlan = z.infer<typeof stagePlan>;
const stageOutput = z.strictObject({ stage: z.string(), revision: z.int() });

const planned = async (remote: Remote, candidate: CandidateId, to: string): Promise<StagePlan> => ({
  candidate,
  from: await remote.stageOf(candidate),
  to,
  revision: await remote.revisionOf(candidate),
});

const stageSteps = (remote: Remote) => ({
  plan: stagePlan,
  output: stageOutput,
  subject: ({ candidate }: StagePlan) => ({ candidate, approvers: [manager], messages: 0 }),
  async execute(plan: StagePlan, { key }: ToolContext) {
    await remote.move({ ...plan, key });
    return { stage: plan.to, revision: plan.revision + 1 };
  },
  outcome: () => ({ ...nothing, atsUpdated: true }),
  recover: ({ candidate, to, revision }: StagePlan): Promise<Recovery<z.infer<typeof stageOutput>>> =>
    recovery(remote, async () => {
      const now = await remote.revisionOf(candidate);
      if (now === revision) return { kind: 'repeat' };
      if (now === revision + 1 && (await remote.stageOf(candidate)) === to)
        return { kind: 'done', output: { stage: to, revision: now } };
      return { kind: 'unknown', because: 'Somebody else has changed the record since.' };
    }),
});

const moveBack =
  (remote: Remote) =>
  async (
    { plan: { candidate, from, to }, output }: { plan: StagePlan; output: z.infer<typeof stageOutput> },
    { key }: ToolContext,
  ): Promise<UndoOutcome> => {
    if ((await remote.stageOf(candidate)) === from) return { kind: 'undone', note: 'It was so already.' };
    await remote.move({ candidate, from: to, to: from, revision: output.revision, key });
    return { kind: 'undone' };
  };

const move = (remote: Remote) =>
  writeTool({
    name: 'move',
    summary: 'Move a candidate.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({ candidate: CandidateId, to: z.string() }),
    ...stageSteps(remote),
    undo: moveBack(remote),
    redirect: async ({ candidate, to }) => (to === 'Offer' ? { tool: 'offer', input: { candidate } } : undefined),
    prepare: ({ candidate, to }) => planned(remote, candidate, to),
    preview: ({ candidate, from, to }) => `Move ${candidate} from ${from} to ${to}`,
  });

const offer = (remote: Remote) =>
  writeTool({
    name: 'offer',
    summary: 'Extend an offer.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'compensating',
    replacesEarlier: true,
    input: z.strictObject({ candidate: CandidateId }),
    ...stageSteps(remote),
    prepare: ({ candidate }) => planned(remote, candidate, 'Offer'),
    preview: ({ candidate, from }) => `Offer ${candidate} (now in ${from}) the job`,
    async undo(done, context) {
      if (!remote.released) return moveBack(remote)(done, context);
      const { candidate, from: to } = done.plan;
      return { kind: 'instead', tool: 'withdraw', input: { candidate, to } };
    },
  });

/** A move that only a person decides on. */
const settle = (remote: Remote) =>
  writeTool({
    ...move(remote),
    name: 'settle',
    summary: 'Settle where somebody stands.',
    isDecision: true,
    reversal: 'none',
    because: 'it is a decision',
  });

const withdraw = (remote: Remote) =>
  writeTool({
    name: 'withdraw',
    summary: 'Withdraw an offer.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'none',
    because: 'A withdrawn offer has been read.',
    input: z.strictObject({ candidate: CandidateId, to: z.string() }),
    ...stageSteps(remote),
    prepare: ({ candidate, to }) => planned(remote, candidate, to),
    preview: ({ candidate }) => `Withdraw the offer to ${candidate}`,
  });

/** The plan holds the stage that the candidate was in when the letter was written, though sending does not look at it. */
const letterPlan = z.strictObject({ candidate: CandidateId, text: z.string(), stage: z.string() });

const write = (remote: Remote) =>
  writeTool({
    name: 'write',
    summary: 'Write to candidates.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({
      candidate: CandidateId.optional(),
      candidates: z.array(CandidateId).optional(),
      text: z.string(),
    }),
    wording: {
      argument: 'text',
      compose: async ({ text, ...same }) => ({ ...same, text: `Hello, ${text}` }),
    },
    plan: letterPlan,
    output: z.strictObject({ letter: z.string() }),
    expand: async ({ candidates, text }) => candidates?.map((candidate) => ({ candidate, text })),
    async prepare({ candidate, text }) {
      if (candidate === undefined) throw new Problem('validation_failed', 'Nobody to write to.');
      return { candidate, text, stage: await remote.stageOf(candidate) };
    },
    preview: ({ candidate, text }) => `Write “${text}” to ${candidate}`,
    subject: ({ candidate }) => ({
      candidate,
      approvers: candidate === 'c3' ? [manager, UserId.parse('u_other')] : [manager],
      messages: 1,
    }),
    async execute({ candidate, text }, { key }) {
      await remote.send({ candidate, text, key });
      return { letter: key };
    },
    outcome: ({ plan: { candidate } }) => ({
      ...nothing,
      contacted: [candidate],
      events: [{ kind: 'candidate.contacted', candidate }],
    }),
    recover: (_plan, { key }) =>
      recovery(remote, async () =>
        (await remote.hasLetter(key)) ? { kind: 'done', output: { letter: key } } : { kind: 'repeat' },
      ),
    async undo({ output: { letter } }, { key }) {
      if (remote.released) return { kind: 'refused', because: 'The letter has left.' };
      await remote.recall({ letter, key });
      return { kind: 'undone' };
    },
  });

const templatedPlan = z.strictObject({
  candidate: CandidateId,
  stage: z.string(),
  letter: z.strictObject({ to: z.email(), subject: z.string(), text: z.string() }),
});

async function addressed(remote: Remote, candidate: CandidateId | undefined, text: string) {
  if (candidate === undefined) throw new Problem('validation_failed', 'Nobody to write to.');
  const stage = await remote.stageOf(candidate);
  if (stage === 'Refused') throw new Problem('contact_declined', `${candidate} does not want to be written to.`);
  return { candidate, stage, letter: { to: `${candidate}@${remote.domain}`, subject: 'News', text } };
}

/** Letters from a template: whoever is in the stage “Refused” is not to be written to. */
const followUp = (remote: Remote) => {
  const message = write(remote);
  return writeTool({
    name: 'follow_up',
    summary: 'Follow up with candidates.',
    scope: message.scope,
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    output: message.output,
    fillsTemplate: true,
    input: z.strictObject({ candidate: CandidateId.optional(), candidates: z.array(CandidateId).optional() }),
    plan: templatedPlan,
    expand: async ({ candidates }) => candidates?.map((candidate) => ({ candidate })),
    prepare: ({ candidate }) => addressed(remote, candidate, `Hi ${candidate ?? ''}, ${remote.template}`),
    prepareAgain: ({ candidate }, _context, { letter }) => addressed(remote, candidate, letter.text),
    preview: ({ candidate, letter }) => `Write “${letter.subject}” to ${candidate}`,
    subject: ({ candidate }) => ({ candidate, approvers: [manager], messages: 1 }),
    async execute({ candidate, letter: { text } }, { key }) {
      await remote.send({ candidate, text, key });
      return { letter: key };
    },
    outcome: ({ plan: { candidate } }) => ({ ...nothing, contacted: [candidate] }),
    recover: ({ candidate, stage, letter: { text } }, context) => message.recover({ candidate, stage, text }, context),
    async undo({ output: { letter } }, { key }) {
      await remote.recall({ letter, key });
      return { kind: 'undone' };
    },
  });
};

const controlOutput = z.strictObject({ action: ActionId, status: z.string() });
type ControlGate = Pick<ActionGate, 'undoAction'>;

const undoActionTool = (gate: ControlGate) =>
  controlTool({
    name: 'undo_action',
    summary: 'Undo an action.',
    scope: 'operations:*',
    effect: 'control',
    reversal: 'redo',
    input: z.strictObject({ action: ActionId }),
    output: controlOutput,
    pin: async (input) => input,
    async execute({ action }, { actor }) {
      const { root } = await gate.undoAction(action, actor);
      return { action: root.id, status: root.status };
    },
    summarize: ({ status }) => `Undo: ${status}.`,
  });

export const fakeTools = (remote: Remote, gate: ControlGate): readonly AnyTool[] => [
  show(remote),
  move(remote),
  offer(remote),
  withdraw(remote),
  write(remote),
  followUp(remote),
  settle(remote),
  undoActionTool(gate),
];
