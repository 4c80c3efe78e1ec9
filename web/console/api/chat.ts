// Talking to the agent: what is said goes out, and the answer comes back as events.
import { ApiProblem, at, type Api } from './client.ts';
import type { ServerEvent } from './stream.ts';
import type {
  ActionBrief,
  Answer,
  Approval,
  Conversation,
  Page,
  PastConversation,
  ProblemBody,
  Question,
} from './wire.ts';

export type ChatEvent =
  | { readonly kind: 'token'; readonly text: string }
  | { readonly kind: 'action'; readonly action: ActionBrief }
  | { readonly kind: 'approval'; readonly approval: Approval }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'error'; readonly problem: ApiProblem };

export interface Message {
  readonly conversation: string;
  readonly text: string;
  /** Names this message on every try, so that a repeat after a broken line acts once. */
  readonly key: string;
  readonly signal: AbortSignal;
}

const said = 'POST /api/v1/conversations/{id}/messages';

export async function startConversation(api: Api): Promise<string> {
  const { conversation_id: id } = await api.change<Conversation>('POST /api/v1/conversations');
  return id;
}

export const pastConversations = (api: Api): Promise<Page<Conversation>> =>
  api.get('/api/v1/conversations', { limit: 20 });

export const pastConversation = (api: Api, id: string): Promise<PastConversation> =>
  api.get(at`/api/v1/conversations/${id}`);

/** Ends without `done` or `error` when the line broke. */
export async function* say(api: Api, { conversation, text, key, signal }: Message): AsyncGenerator<ChatEvent, void> {
  for await (const event of api.events(said, { ids: [conversation], body: { text }, key, signal })) {
    const told = chatEvent(event);
    if (told !== undefined) yield told;
  }
}

function chatEvent({ event, data }: ServerEvent): ChatEvent | undefined {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each event names the shape of its data
  const read = <Data>(): Data =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same release
    JSON.parse(data) as Data;
  switch (event) {
    case 'token':
      return { kind: 'token', text: read<{ text: string }>().text };
    case 'action':
      return { kind: 'action', action: read<ActionBrief>() };
    case 'approval':
      return { kind: 'approval', approval: read<Approval>() };
    case 'question':
      return { kind: 'question', question: read<Question>() };
    case 'done':
      return { kind: 'done', answer: read<Answer>() };
    case 'error':
      return { kind: 'error', problem: new ApiProblem(read<ProblemBody>()) };
    default:
      // Later releases may tell more; what is unknown is skipped.
      return undefined;
  }
}
