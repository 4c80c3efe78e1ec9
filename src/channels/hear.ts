// One message of a person: who it is, what the agent makes of it, and the reply where others may or may not read it.
import { createHash } from 'node:crypto';
import type { AgentAnswer } from '../agent/agent.ts';
import type { Principal } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import { ActorId, ConversationId, TurnId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import { Problem } from '../core/problem.ts';
import type { User } from '../core/records.ts';
import { type Card, plainCard } from './card.ts';
import type { Channel, IncomingMessage } from './channel.ts';
import type { ChannelContext } from './context.ts';
import { cardOf } from './drawing.ts';
import { takeFiles } from './files/take-files.ts';
import { identify, linkByCode } from './identity.ts';
import { post } from './posting.ts';
import { openTurnDisplay } from './turn-display.ts';

/** What one message may hold, as over REST. */
const Words = safeText(8_000);
const linkWords = /^\s*link\s+([A-Z0-9-]{6,40})\s*$/i;

export async function hear(context: ChannelContext, channel: Channel, message: IncomingMessage): Promise<void> {
  const { from, spot } = message;
  const refuse = (text: string) => channel.whisper(spot, from, plainCard(text));
  const tell = (text: string) => answerAlone(channel, message, plainCard(text));
  const code = linkWords.exec(message.text)?.[1];
  const who =
    code === undefined
      ? await identify(context, channel, from)
      : await linkByCode(context, channel, { person: from, code });
  if (who.kind === 'refused') return who.because === undefined ? undefined : refuse(who.because);
  if (code !== undefined) return tell(`Welcome, ${who.user.name}. From now on I know you here.`);
  if (message.text.trim() === '' && message.files.length === 0) return tell(greeting);
  const words = Words.safeParse(message.text);
  if (!words.success)
    return tell(`That is ${message.text.length} characters long; I read up to 8,000 at once. Say it in fewer words.`);
  await converse(context, channel, { message: { ...message, text: words.data }, user: who.user, by: who.by });
}

/** Where others read, the person alone. */
async function answerAlone(channel: Channel, message: IncomingMessage, card: Card): Promise<void> {
  const { from, spot, id } = message;
  if (spot.surface === 'shared') await channel.whisper(spot, from, card);
  else await channel.post(spot, card, `said ${id}`);
}

export const greeting =
  'Tell me what to do, for example “who has nobody talked to in a week?”, “move Priya to phone screen” or “what waits for me?”';

interface HeardMessage {
  readonly message: IncomingMessage;
  readonly user: User;
  readonly by: Principal;
}

async function converse(context: ChannelContext, channel: Channel, heard: HeardMessage): Promise<void> {
  const { message } = heard;
  const conversation = await conversationOf(context, heard);
  const turnId = TurnId.parse(`${message.from.platform}:${message.id}`);
  const taken = await takeFiles(context, channel, { ...heard, conversation, turnId });
  if (taken.kind === 'told') return answerAlone(channel, message, taken.card);
  if (taken.kind === 'done') {
    await reply(context, channel, { heard, conversation, turnId, answer: taken.answer });
    if (taken.whole !== undefined) await answerAlone(channel, message, plainCard(taken.whole));
    return;
  }
  if (message.text.trim() !== '') await ask(context, channel, { heard, conversation, turnId });
  if (taken.kind === 'kept') await answerAlone(channel, message, taken.card);
}

async function ask(
  context: ChannelContext,
  channel: Channel,
  { heard, conversation, turnId }: Pick<Answered, 'heard' | 'conversation' | 'turnId'>,
): Promise<void> {
  const { message, by, user } = heard;
  const { spot, from } = message;
  const running = { conversation, turn: turnId, reader: user.id, from, spot };
  const display = spot.surface === 'direct' ? await openTurnDisplay(context, channel, running) : undefined;
  let answer: AgentAnswer;
  try {
    answer = await context.agent.converse({
      conversation,
      text: message.text,
      by,
      channel: message.from.platform,
      turnId,
      ...(display === undefined ? {} : { emit: display.emit, step: display.step }),
    });
  } catch (error) {
    await display?.close();
    if (!(error instanceof Problem)) throw error;
    if (error.retry === 'later') throw error;
    if ((await display?.end(error.message)) === true) return undefined;
    return channel.whisper(spot, from, plainCard(error.message));
  }
  await display?.close();
  await reply(context, channel, { heard, conversation, turnId, answer });
}

/**
 * A thread is a conversation, for each person in it one of their own: what the agent remembers of one person's questions
 * must not answer another's.
 */
async function conversationOf(context: ChannelContext, { message, user }: HeardMessage): Promise<ConversationId> {
  const { platform, team } = message.from;
  const name = createHash('sha256')
    .update(JSON.stringify([platform, team, message.thread, user.id]))
    .digest('hex');
  const id = ConversationId.parse(`con_${platform}_${name.slice(0, 32)}`);
  try {
    await context.conversations.get(id);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not_found') throw error;
    const createdAt = context.clocks.business.now();
    await context.conversations.create({ id, actor: ActorId.parse(user.id), createdAt });
  }
  return id;
}

interface Answered {
  readonly heard: HeardMessage;
  readonly conversation: ConversationId;
  readonly turnId: TurnId;
  readonly answer: AgentAnswer;
}

async function reply(context: ChannelContext, channel: Channel, answered: Answered): Promise<void> {
  const { heard, conversation, turnId, answer } = answered;
  const { spot, from } = heard.message;
  const actions = (await writesOf(context, answer)).map(({ id }) => id);
  const about = { kind: 'turn' as const, conversation, turn: turnId, actions };
  const here = { platform: from.platform, team: from.team, about };
  if (spot.surface === 'shared') {
    const full = await cardOf(context, { about, reader: heard.user.id });
    if (full !== undefined) await channel.whisper(spot, from, full);
    return heard.message.isPrivate === true ? undefined : post(context, { ...here, reader: null, spot });
  }
  return post(context, { ...here, reader: heard.user.id, spot });
}

/** What changed something, or waits to: readings stand on no card. */
async function writesOf(context: ChannelContext, answer: AgentAnswer): Promise<readonly Action[]> {
  const actions = await Promise.all(answer.actions.map(({ actionId }) => context.ledger.action(actionId)));
  return actions.filter(({ effect }) => effect === 'write');
}
