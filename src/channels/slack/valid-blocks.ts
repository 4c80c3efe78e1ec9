// Slack's rules for what Muster sends, checked before it leaves: a message that Slack would refuse is a defect found here.
// Source: https://docs.slack.dev/reference/block-kit (blocks, elements, composition objects) and /views.
import { z } from 'zod';

const plainText = (most: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(most), emoji: z.boolean().optional() });
const mrkdwn = (most: number) => z.strictObject({ type: z.literal('mrkdwn'), text: z.string().min(1).max(most) });
const text = (most: number) => z.discriminatedUnion('type', [plainText(most), mrkdwn(most)]);
const id = z.string().min(1).max(255);

const button = z.strictObject({
  type: z.literal('button'),
  text: plainText(75),
  action_id: id,
  value: z.string().max(2000).optional(),
  url: z.url().max(3000).optional(),
  style: z.enum(['primary', 'danger']).optional(),
});

const plainInput = z.strictObject({
  type: z.literal('plain_text_input'),
  action_id: id,
  multiline: z.boolean().optional(),
  initial_value: z.string().max(3000).optional(),
  max_length: z.int().min(1).max(3000).optional(),
});

const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** https://docs.slack.dev/reference/block-kit/blocks/plan-block; its tasks are task cards without a type. */
const richText = z.strictObject({
  type: z.literal('rich_text'),
  elements: z.tuple([
    z.strictObject({
      type: z.literal('rich_text_section'),
      elements: z.tuple([z.strictObject({ type: z.literal('text'), text: z.string().min(1) })]),
    }),
  ]),
});

const taskCard = z.strictObject({
  task_id: id,
  title: z.string().min(1).max(256),
  status: z.enum(['pending', 'in_progress', 'complete', 'error']),
  details: richText.exactOptional(),
});

export const ValidPlan = z
  .strictObject({
    type: z.literal('plan'),
    title: z.string().min(1).max(256),
    tasks: z.array(taskCard).min(1).max(50),
  })
  .refine(({ tasks }) => distinct(tasks.map((task) => task.task_id)), 'ids of tasks repeat');

const block = z.discriminatedUnion('type', [
  ValidPlan,
  z.strictObject({ type: z.literal('header'), text: plainText(150) }),
  z.strictObject({ type: z.literal('divider') }),
  z
    .strictObject({
      type: z.literal('section'),
      text: text(3000).optional(),
      fields: z.array(text(2000)).min(1).max(10).optional(),
    })
    .refine((section) => section.text !== undefined || section.fields !== undefined, 'a section shows something'),
  z.strictObject({ type: z.literal('context'), elements: z.array(text(2000)).min(1).max(10) }),
  z.strictObject({ type: z.literal('actions'), elements: z.array(button).min(1).max(25) }),
  z.strictObject({
    type: z.literal('input'),
    block_id: id,
    label: plainText(2000),
    element: plainInput,
    optional: z.boolean().optional(),
  }),
]);

/** Ids of actions may not repeat within one message. */
const blocks = (most: number) =>
  z
    .array(block)
    .min(1)
    .max(most)
    .refine(
      (list) =>
        distinct(list.flatMap((one) => (one.type === 'actions' ? one.elements.map((each) => each.action_id) : []))),
      'action ids repeat',
    );

export const ValidMessage = z.looseObject({ text: z.string().max(40_000), blocks: blocks(50) });

/** What stands under a link. */
export const ValidAttachment = z.strictObject({ blocks: blocks(50) });

const chunkText = z.string().min(1).max(256);

/** https://docs.slack.dev/reference/methods/chat.appendStream#chunks */
export const ValidChunks = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('markdown_text'), text: z.string().min(1).max(12_000) }),
      z.strictObject({ type: z.literal('plan_update'), title: chunkText }),
      z.strictObject({
        type: z.literal('task_update'),
        id: chunkText,
        title: chunkText,
        status: z.enum(['pending', 'in_progress', 'complete', 'error']),
        details: chunkText.exactOptional(),
      }),
    ]),
  )
  .min(1);

export const ValidView = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('home'), blocks: blocks(100) }),
  z.strictObject({
    type: z.literal('modal'),
    callback_id: id,
    private_metadata: z.string().max(3000),
    title: plainText(24),
    submit: plainText(24),
    close: plainText(24),
    blocks: blocks(100),
  }),
]);
export type ValidView = z.infer<typeof ValidView>;
