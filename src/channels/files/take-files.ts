// Files that people send to Muster: read when something is wanted with them, kept by reference for half an hour, and never an
// instruction. What to do is read from the person's words alone; no planner sees a file.
import { answerOf } from '../../agent/answer.ts';
import type { AgentAnswer } from '../../agent/agent.ts';
import { resultOf } from '../../agent/call-result.ts';
import { allows, type Principal } from '../../core/access.ts';
import type { ConversationId, TurnId } from '../../core/ids.ts';
import { JsonObject } from '../../core/json.ts';
import type { SentFile } from '../../core/ports/channels.ts';
import type { TurnCall } from '../../core/ports/conversations.ts';
import type { Receipt } from '../../core/ports/action-gate.ts';
import { Problem } from '../../core/problem.ts';
import type { User } from '../../core/records.ts';
import { z } from 'zod';
import { type Button, type Card, plainCard } from '../card.ts';
import { type Channel, type IncomingMessage, mostFileBytes } from '../channel.ts';
import type { ChannelContext } from '../context.ts';
import { tooLarge } from './fetch-file.ts';
import { type FileOrder, fileOrder } from './file-order.ts';
import type { Content } from './read-content.ts';
import { readInChild } from './read-in-child.ts';

const keptMs = 30 * 60_000;
const mostFiles = 5;
/** A note holds 10,000 characters, with the line that says where it comes from. */
const mostNote = 9_700;
const remembered = 50;

interface Sent {
  readonly message: IncomingMessage;
  readonly user: User;
  readonly by: Principal;
  readonly conversation: ConversationId;
  readonly turnId: TurnId;
}

/** `none`: there is nothing here for it, the agent hears the words. */
export type FileOutcome =
  | { readonly kind: 'none' }
  /** What can be done with them; the words are for the agent, should there be any. */
  | { readonly kind: 'kept'; readonly card: Card }
  | { readonly kind: 'told'; readonly card: Card }
  /** `whole`: a text that belongs to the answer, for the asker alone. */
  | { readonly kind: 'done'; readonly answer: AgentAnswer; readonly whole?: string };

export async function takeFiles(context: ChannelContext, channel: Channel, sent: Sent): Promise<FileOutcome> {
  const { message, conversation, turnId } = sent;
  const order = fileOrder(message.text, { withFiles: message.files.length > 0 });
  const files = await filesOf(context, sent, order);
  if (files.length === 0) return { kind: 'none' };
  const done = (await context.conversations.turns(conversation, remembered)).find(({ id }) => id === turnId);
  // A try that was cut off after it was done.
  if (done !== undefined) return order === undefined ? { kind: 'none' } : { kind: 'done', answer: answerOf(done) };
  try {
    const contents = await Promise.all(files.map((file) => contentOf(channel, sent, file)));
    return order === undefined
      ? { kind: 'kept', card: offer(contents) }
      : await fulfilled(context, sent, { order, contents });
  } catch (error) {
    if (!(error instanceof Problem) || error.retry === 'later') throw error;
    // Words that want something else are heard all the same.
    return { kind: order === undefined ? 'kept' : 'told', card: refusalCard(error) };
  }
}

/** What came with the words, else what the words mean of what came before. */
async function filesOf(
  { stores, clocks }: ChannelContext,
  { message, conversation }: Sent,
  order: FileOrder | undefined,
): Promise<readonly SentFile[]> {
  const now = clocks.real.now();
  if (message.files.length === 0) return order === undefined ? [] : stores.files.recent(conversation, now);
  const files = message.files.slice(0, mostFiles);
  await stores.files.keep({ conversation, files, expiresAt: new Date(now.getTime() + keptMs) });
  return files;
}

async function fulfilled(
  context: ChannelContext,
  sent: Sent,
  { order, contents }: { order: FileOrder; contents: readonly Content[] },
): Promise<FileOutcome> {
  const readable = contents.filter((content) => content.kind === 'text');
  if (readable.length === 0) return { kind: 'told', card: plainCard(contents.map(inWords).join('\n')) };
  return order.kind === 'note'
    ? await asNotes(context, sent, { order, readable })
    : await inCivilianTerms(context, sent, readable);
}

async function contentOf(channel: Channel, { message }: Sent, file: SentFile): Promise<Content> {
  if ((file.bytes ?? 0) > mostFileBytes) throw tooLarge();
  return await readInChild(file.extension, await channel.read(message.from.team, file));
}

const inWords = (content: Content): string =>
  content.kind === 'text' ? `I can read that: ${content.what}.` : content.because;

const civilianWords = 'What does it say in civilian terms?';

function offer(contents: readonly Content[]): Card {
  const found = contents.map(inWords).join('\n');
  if (contents.every(({ kind }) => kind === 'unreadable')) return plainCard(found);
  const text = `${found}\nI keep nothing of it; for half an hour I know where to find it. Say for example “add it as a note to Priya”.`;
  const intent = { do: 'say' as const, text: civilianWords };
  return {
    text,
    parts: [
      { kind: 'text', text },
      { kind: 'buttons', buttons: [{ label: civilianWords, intent }] },
    ],
  };
}

const Choices = z.array(z.looseObject({ id: z.string(), label: z.string() }));

/** Where several are called that, a press says which one. */
function refusalCard({ message, extra }: Problem): Card {
  const found = Choices.safeParse(extra['choices'] ?? extra['suggestions']);
  const buttons = (found.data ?? [])
    .slice(0, 5)
    .map(({ id, label }): Button => ({ label, intent: { do: 'say', text: `add the file as a note to ${id}` } }));
  const card = plainCard(message);
  return buttons.length === 0 ? card : { ...card, parts: [...card.parts, { kind: 'buttons', buttons }] };
}

type Readable = Extract<Content, { kind: 'text' }>;

const Planned = z.looseObject({ about: z.looseObject({ name: z.string() }) });

async function asNotes(
  context: ChannelContext,
  sent: Sent,
  { order, readable }: { order: Extract<FileOrder, { kind: 'note' }>; readable: readonly Readable[] },
): Promise<FileOutcome> {
  const { by, user, conversation, turnId } = sent;
  const calls: TurnCall[] = [];
  const lines: string[] = [];
  for (const [index, { what, text }] of readable.entries()) {
    const isCut = text.length > mostNote;
    const note = `From a file that ${user.name} sent:\n\n${text.slice(0, mostNote).toWellFormed()}${isCut ? '…' : ''}`;
    const input = await context.resolve({ tool: 'add_note', input: { candidate: order.candidate, text: note }, by });
    const receipt = await context.gate.call({
      tool: 'add_note',
      input,
      by,
      origin: { kind: 'conversation', conversation },
      idem: `${turnId}:file${index}`,
      provenance: 'instructed',
    });
    const { root } = receipt;
    const name = Planned.safeParse(root.plan).data?.about.name ?? 'the candidate';
    const state = root.status === 'executed' ? '' : ` (${root.status.replaceAll('_', ' ')})`;
    const rest = isCut ? ` A note holds no more than the first ${mostNote.toLocaleString('en')} characters of it.` : '';
    const line = `Note on ${name}: the text of ${what}${state}.${rest}`;
    lines.push(line);
    calls.push({ id: `file${index}`, tool: 'add_note', ...remembering(receipt, { input, line }) });
  }
  return { kind: 'done', answer: await keepTurn(context, sent, { reply: lines.join('\n'), calls }) };
}

/** What a planner reads of it later: that it was done, and nothing of what stood in the file. */
function remembering({ ...receipt }: Receipt, { input, line }: { input: JsonObject; line: string }) {
  const result = { ...resultOf(receipt), plan: undefined, result: undefined, preview: line, summary: line };
  return {
    arguments: { ...input, text: 'The text of a file that was sent.' },
    result: JsonObject.parse(JSON.parse(JSON.stringify(result))),
  };
}

const mostShown = 8;

async function inCivilianTerms(
  context: ChannelContext,
  sent: Sent,
  readable: readonly Readable[],
): Promise<FileOutcome> {
  if (!allows(sent.by.scopes, 'veteran:read'))
    throw new Problem('forbidden', 'Your role does not allow veteran translation.');
  const { text, changes, skills } = context.civilian(readable.map((one) => one.text).join('\n\n'));
  const shown = [...new Map(changes.map(({ before, after }) => [before, `${before} = ${after}`])).values()];
  const more = shown.length > mostShown ? ` and ${shown.length - mostShown} more` : '';
  const reply = [
    shown.length === 0
      ? 'I found no military words in it that need translation.'
      : `In civilian terms: ${shown.slice(0, mostShown).join('; ')}${more}.`,
    ...(skills.length === 0 ? [] : [`Skills: ${skills.join(', ')}.`]),
  ].join('\n');
  const answer = await keepTurn(context, sent, { reply, calls: [] });
  return { kind: 'done', answer, ...(shown.length === 0 ? {} : { whole: text }) };
}

async function keepTurn(
  context: ChannelContext,
  { message, conversation, turnId, by }: Sent,
  { reply, calls }: { reply: string; calls: TurnCall[] },
): Promise<AgentAnswer> {
  const at = context.clocks.business.now();
  const own = { saidBy: by.id, wording: 'own', facts: null } as const;
  const turn = { id: turnId, said: message.text, calls, reply, asks: false, at, ...own };
  await context.conversations.put(conversation, turn);
  return answerOf(turn);
}
