// What Slack refuses, in its own words and independent of Muster's checker: the limits of Block Kit as its reference has them.
// https://docs.slack.dev/reference/block-kit (blocks, elements) and /reference/views
import { z } from 'zod';

const Text = z.looseObject({ type: z.string(), text: z.string() });
const Button = z.looseObject({
  type: z.literal('button'),
  action_id: z.string(),
  text: Text,
  value: z.string().optional(),
});
const Block = z.looseObject({
  type: z.enum(['header', 'divider', 'section', 'context', 'actions', 'input']),
  text: Text.optional(),
  fields: z.array(Text).max(10).optional(),
  elements: z.array(z.looseObject({ type: z.string() })).optional(),
});
type Block = z.infer<typeof Block>;

const within = (text: z.infer<typeof Text> | undefined, most: number): boolean =>
  text !== undefined && text.text.length > 0 && text.text.length <= most;

const isGoodButton = (given: unknown): boolean => {
  const button = Button.safeParse(given);
  return button.success && within(button.data.text, 75) && (button.data.value ?? '').length <= 2000;
};

const isGoodSection = ({ text, fields }: Block): boolean =>
  (text !== undefined || fields !== undefined) &&
  (text === undefined || within(text, 3000)) &&
  (fields ?? []).every((field) => within(field, 2000));

const holds = ({ elements = [] }: Block, most: number, isGoodOne: (one: unknown) => boolean): boolean =>
  elements.length >= 1 && elements.length <= most && elements.every(isGoodOne);

function isGood(block: Block): boolean {
  switch (block.type) {
    case 'header':
      return block.text?.type === 'plain_text' && within(block.text, 150);
    case 'section':
      return isGoodSection(block);
    case 'context':
      return holds(block, 10, (one) => Text.safeParse(one).success);
    case 'actions':
      return holds(block, 25, isGoodButton);
    default:
      return true;
  }
}

const actionIds = (blocks: readonly Block[]) =>
  blocks.flatMap(({ elements = [] }) =>
    elements.flatMap((one) => (typeof one['action_id'] === 'string' ? [one['action_id']] : [])),
  );

function areGood(given: unknown, most: number): boolean {
  const blocks = z.array(Block).max(most).safeParse(given);
  if (!blocks.success || !blocks.data.every(isGood)) return false;
  const ids = actionIds(blocks.data);
  return new Set(ids).size === ids.length && ids.every((id) => id.length > 0 && id.length <= 255);
}

const Args = z.looseObject({
  text: z.string().optional(),
  blocks: z.unknown().optional(),
  view: z.looseObject({ blocks: z.unknown().optional(), private_metadata: z.string().max(3000).optional() }).optional(),
  unfurls: z.record(z.string(), z.looseObject({ blocks: z.unknown().optional() })).optional(),
});

/** Slack's code for what it would not take; undefined: nothing is wrong with it. */
export function refusalOf(method: string, given: unknown): string | undefined {
  const args = Args.safeParse(given ?? {});
  if (!args.success) return 'invalid_arguments';
  const { text = '', blocks, view, unfurls = {} } = args.data;
  if (text.length > 40_000) return 'msg_too_long';
  const shown = [
    { given: blocks, most: 50, code: 'invalid_blocks' },
    { given: view?.blocks, most: 100, code: 'invalid_arguments' },
    ...Object.values(unfurls).map((one) => ({ given: one.blocks, most: 50, code: 'cannot_unfurl_url' })),
  ].filter(({ given: some }) => some !== undefined);
  if (method.startsWith('chat.post') && text === '' && shown.length === 0) return 'no_text';
  return shown.find(({ given: some, most }) => !areGood(some, most))?.code;
}
