// A plan as Slack draws it: a plan block in a message, task updates in a stream. A workspace that takes neither gets lines.
// https://docs.slack.dev/reference/block-kit/blocks/plan-block and /task-card-block (since February 2026)
// https://docs.slack.dev/reference/methods/chat.appendStream#chunks
import type { KnownBlock, PlanBlock, PlanUpdateChunk, TaskUpdateChunk } from '@slack/types';
import type { Plan, Step } from '../card.ts';
import { lineOf, waits } from '../cards/plan.ts';
import { shortened } from '../filled.ts';
import { mostSection, pieces, plain } from './text.ts';
import { ValidPlan } from './valid-blocks.ts';

/** Fields of a chunk take 256 characters; a message with a plan is refused from about 10,000 bytes on, so that 24 steps stay below. */
const mostTitle = 120;
const mostDetail = 120;

/** Slack knows no waiting: the words beside it tell. */
const statuses = {
  pending: 'pending',
  waiting: 'pending',
  in_progress: 'in_progress',
  complete: 'complete',
  error: 'error',
} as const satisfies Record<Step['state'], TaskUpdateChunk['status']>;

const titled = ({ title }: Pick<Plan, 'title'>): string => shortened(title === '' ? '…' : title, mostTitle);

export const planBlock = (plan: Plan): PlanBlock => ({
  type: 'plan',
  title: titled(plan),
  tasks: plan.steps.map(({ id, state, detail, ...step }) => ({
    task_id: id,
    title: titled(step),
    status: statuses[state],
    ...(detail === undefined ? {} : { details: richText(shortened(detail, mostDetail)) }),
  })),
});

const richText = (text: string) => ({
  type: 'rich_text',
  elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text }] }],
});

export const planChunk = (title: string): PlanUpdateChunk => ({ type: 'plan_update', title: titled({ title }) });

export const taskChunk = ({ id, title, state, detail }: Step): TaskUpdateChunk => ({
  type: 'task_update',
  id,
  title: titled({ title }),
  status: statuses[state],
  ...(detail === undefined ? {} : { details: shortened(detail, mostDetail) }),
});

/** The same message for a workspace that takes no plans: a line for each step. */
export function withoutPlan<T extends { readonly blocks: readonly KnownBlock[] }>(message: T): T {
  if (!message.blocks.some(({ type }) => type === 'plan')) return message;
  return { ...message, blocks: message.blocks.flatMap((block) => (block.type === 'plan' ? linesOf(block) : [block])) };
}

const linesOf = (block: PlanBlock): KnownBlock[] => {
  const { title, tasks } = ValidPlan.parse(block);
  const lines = tasks.map((task) => {
    const detail = task.details?.elements[0].elements[0].text;
    const state = detail?.startsWith(waits) === true ? 'waiting' : task.status;
    return lineOf({ id: task.task_id, title: task.title, state, ...(detail === undefined ? {} : { detail }) });
  });
  return pieces([title, ...lines].join('\n'), mostSection).map((text) => ({ type: 'section', text: plain(text) }));
};
