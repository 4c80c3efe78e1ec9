// What Slack refuses, in its own words and independent of Muster's checker: the limits of Block Kit as its reference has them,
// fields that a block or a method does not have, and what a stream takes.
// https://docs.slack.dev/reference/block-kit (blocks, elements), /reference/views and /reference/methods/chat.appendStream
import type { webApi } from '@slack/bolt';
import { z } from 'zod';

const plainText = (most: number) =>
  z.strictObject({
    type: z.literal('plain_text'),
    text: z.string().min(1).max(most),
    emoji: z.boolean().optional(),
  });
const anyText = (most: number) =>
  z.discriminatedUnion('type', [
    plainText(most),
    z.strictObject({
      type: z.literal('mrkdwn'),
      text: z.string().min(1).max(most),
      verbatim: z.boolean().optional(),
    }),
  ]);
const named = { block_id: z.string().min(1).max(255).optional() };

const Button = z.strictObject({
  type: z.literal('button'),
  action_id: z.string().min(1).max(255),
  text: plainText(75),
  value: z.string().max(2000).optional(),
  url: z.string().max(3000).optional(),
  style: z.enum(['primary', 'danger']).optional(),
  confirm: z.unknown().optional(),
  accessibility_label: z.string().max(75).optional(),
});

const PlainInput = z.strictObject({
  type: z.literal('plain_text_input'),
  action_id: z.string().max(255),
  multiline: z.boolean().optional(),
  initial_value: z.string().max(3000).optional(),
  min_length: z.int().optional(),
  max_length: z.int().max(3000).optional(),
  placeholder: plainText(150).optional(),
});

const RichText = z.strictObject({
  ...named,
  type: z.literal('rich_text'),
  elements: z
    .array(
      z.strictObject({
        type: z.literal('rich_text_section'),
        elements: z.array(z.strictObject({ type: z.literal('text'), text: z.string().min(1) })).min(1),
      }),
    )
    .min(1),
});

const status = z.enum(['pending', 'in_progress', 'complete', 'error']);
const Source = z.strictObject({ type: z.literal('url'), url: z.string(), text: z.string().min(1) });

const task = {
  ...named,
  task_id: z.string().min(1),
  title: z.string().min(1),
  status: status.optional(),
  details: RichText.optional(),
  output: RichText.optional(),
  sources: z.array(Source).optional(),
};

const areDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

const Plan = z
  .strictObject({
    ...named,
    type: z.literal('plan'),
    title: z.string().min(1),
    tasks: z
      .array(z.strictObject({ ...task, type: z.literal('task_card').optional() }))
      .max(50)
      .optional(),
  })
  .refine(({ tasks = [] }) => areDistinct(tasks.map((one) => one.task_id)));

const Section = z
  .strictObject({
    ...named,
    type: z.literal('section'),
    text: anyText(3000).optional(),
    fields: z.array(anyText(2000)).min(1).max(10).optional(),
    accessory: z.unknown().optional(),
    expand: z.boolean().optional(),
  })
  .refine(({ text, fields }) => text !== undefined || fields !== undefined);

const Block = z.union([
  z.strictObject({ ...named, type: z.literal('header'), text: plainText(150) }),
  z.strictObject({ ...named, type: z.literal('divider') }),
  Section,
  z.strictObject({ ...named, type: z.literal('context'), elements: z.array(anyText(2000)).min(1).max(10) }),
  z.strictObject({ ...named, type: z.literal('actions'), elements: z.array(Button).min(1).max(25) }),
  z.strictObject({
    ...named,
    type: z.literal('input'),
    label: plainText(2000),
    element: PlainInput,
    hint: plainText(2000).optional(),
    optional: z.boolean().optional(),
  }),
  Plan,
  z.strictObject({ ...task, type: z.literal('task_card') }),
]);

function areGood(given: unknown, most: number): boolean {
  const blocks = z.array(Block).max(most).safeParse(given);
  if (!blocks.success) return false;
  const ids = blocks.data.flatMap((block) =>
    block.type === 'actions' ? block.elements.map(({ action_id: id }) => id) : [],
  );
  // A message holds one plan or single task cards, never both.
  const kinds = new Set(blocks.data.map(({ type }) => type));
  return areDistinct(ids) && !(kinds.has('plan') && kinds.has('task_card'));
}

const chunkText = z.string().min(1).max(256);
const Chunk = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown_text'), text: z.string().min(1).max(12_000) }),
  z.strictObject({ type: z.literal('plan_update'), title: chunkText }),
  z.strictObject({
    type: z.literal('task_update'),
    id: chunkText,
    title: chunkText,
    status,
    details: chunkText.optional(),
    output: chunkText.optional(),
    sources: z.array(Source).optional(),
  }),
  z.strictObject({ type: z.literal('blocks'), blocks: z.array(Block).max(50) }),
]);
export const Chunks = z.array(Chunk).min(1);
export type Chunk = z.infer<typeof Chunk>;

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
/** Of Slack's own SDK: a name that it does not have does not compile. */
interface Methods {
  readonly 'chat.postMessage': KeyOf<webApi.ChatPostMessageArguments>;
  readonly 'chat.postEphemeral': KeyOf<webApi.ChatPostEphemeralArguments>;
  readonly 'chat.update': KeyOf<webApi.ChatUpdateArguments>;
  readonly 'chat.delete': KeyOf<webApi.ChatDeleteArguments>;
  readonly 'chat.scheduleMessage': KeyOf<webApi.ChatScheduleMessageArguments>;
  readonly 'chat.unfurl': KeyOf<webApi.ChatUnfurlArguments>;
  readonly 'chat.startStream': KeyOf<webApi.ChatStartStreamArguments>;
  readonly 'chat.appendStream': KeyOf<webApi.ChatAppendStreamArguments>;
  readonly 'chat.stopStream': KeyOf<webApi.ChatStopStreamArguments>;
  readonly 'assistant.threads.setStatus': KeyOf<webApi.AssistantThreadsSetStatusArguments>;
}

const showing = ['channel', 'text', 'blocks'] as const;
const posting = [...showing, 'thread_ts', 'unfurl_links', 'unfurl_media'] as const;
const streaming = ['channel', 'ts', 'markdown_text', 'chunks'] as const;
/** The arguments that a method has, of those that Muster could mean. */
const argumentsOf: Readonly<Record<string, readonly string[]>> = {
  'assistant.threads.setStatus': ['channel_id', 'thread_ts', 'status', 'loading_messages'],
  'chat.postMessage': [...posting, 'metadata', 'reply_broadcast', 'mrkdwn'],
  'chat.postEphemeral': [...showing, 'thread_ts', 'user'],
  'chat.update': [...showing, 'ts', 'metadata'],
  'chat.delete': ['channel', 'ts'],
  'chat.scheduleMessage': [...posting, 'post_at', 'metadata'],
  'chat.unfurl': ['channel', 'ts', 'unfurls', 'unfurl_id', 'source'],
  'chat.startStream': [
    'channel',
    'thread_ts',
    'markdown_text',
    'chunks',
    'recipient_user_id',
    'recipient_team_id',
    'task_display_mode',
  ],
  'chat.appendStream': streaming,
  'chat.stopStream': [...streaming, 'blocks', 'metadata'],
} satisfies { readonly [Method in keyof Methods]: readonly Methods[Method][] };

const Args = z.looseObject({
  text: z.string().optional(),
  blocks: z.unknown().optional(),
  chunks: z.unknown().optional(),
  markdown_text: z.string().optional(),
  task_display_mode: z.enum(['timeline', 'plan']).optional(),
  view: z.looseObject({ blocks: z.unknown().optional(), private_metadata: z.string().max(3000).optional() }).optional(),
  unfurls: z.record(z.string(), z.looseObject({ blocks: z.unknown().optional() })).optional(),
});
type Args = z.infer<typeof Args>;

function refusedStream(method: string, { chunks, markdown_text: markdown = '' }: Args): string | undefined {
  if (!/^chat\.(start|append|stop)Stream$/.test(method)) return undefined;
  if (chunks !== undefined && markdown !== '') return 'cannot_provide_both_markdown_text_and_chunks';
  if (markdown.length > 12_000) return 'msg_too_long';
  if (method === 'chat.appendStream' && chunks === undefined && markdown === '') return 'no_text';
  return chunks === undefined || Chunks.safeParse(chunks).success ? undefined : 'invalid_chunks';
}

/** Everything that a call shows, with what refuses it. */
const shownIn = ({ blocks, view, unfurls = {} }: Args) =>
  [
    { given: blocks, most: 50, code: 'invalid_blocks' },
    { given: view?.blocks, most: 100, code: 'invalid_arguments' },
    ...Object.values(unfurls).map((one) => ({ given: one.blocks, most: 50, code: 'cannot_unfurl_url' })),
  ].filter(({ given }) => given !== undefined);

/** Slack's code for what it would not take; undefined: nothing is wrong with it. */
export function refusalOf(method: string, given: unknown): string | undefined {
  const args = Args.safeParse(given ?? {});
  if (!args.success || !hasKnownNames(method, args.data)) return 'invalid_arguments';
  const { text = '' } = args.data;
  if (text.length > 40_000) return 'msg_too_long';
  const shown = shownIn(args.data);
  if (method.startsWith('chat.post') && text === '' && shown.length === 0) return 'no_text';
  return refusedStream(method, args.data) ?? shown.find((one) => !areGood(one.given, one.most))?.code;
}

function hasKnownNames(method: string, args: Args): boolean {
  const names = argumentsOf[method];
  return names === undefined || Object.keys(args).every((name) => name === 'token' || names.includes(name));
}
