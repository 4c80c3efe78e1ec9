// Sends a message as a workspace takes it: with its plan, or with lines where plans are refused.
import type { SlackMessage } from './blocks.ts';
import { withoutPlan } from './plan.ts';
import { ValidMessage } from './valid-blocks.ts';
import { type Answer, type SlackApi, SlackRefusal } from './web-api.ts';

const unknownBlocks = ['invalid_blocks', 'invalid_blocks_format', 'invalid_arguments'];
const tooLarge = ['msg_too_long', 'msg_blocks_too_long'];

/** What Slack says of a message that it still streams. */
export const stillStreams = 'streaming_state_conflict';
/** What it says to whoever goes on with a stream or ends it, when there is none to go on with. */
export const streamIsOver = ['message_not_in_streaming_state', stillStreams];

export const isRefusedWith = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof SlackRefusal && codes.includes(error.slackCode);

export async function send(
  api: SlackApi,
  method: `chat.${string}`,
  { message, ...more }: Readonly<Record<string, unknown>> & { readonly message: SlackMessage },
): Promise<Answer> {
  const call = (shown: SlackMessage) => api.call(method, { ...more, ...ValidMessage.parse(shown) });
  const plain = withoutPlan(message);
  if (plain === message || !api.takesPlans) return call(plain);
  try {
    return await call(message);
  } catch (error) {
    if (!isRefusedWith(error, [...unknownBlocks, ...tooLarge])) throw error;
    const answer = await call(plain);
    if (isRefusedWith(error, unknownBlocks)) api.takesPlans = false;
    return answer;
  }
}
