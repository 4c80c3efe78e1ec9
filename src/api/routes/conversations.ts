// Conversations with the agent: plain words in, answers and actions out, at once or as a stream of events.
import { z } from 'zod';
import type { AgentEvent } from '../../agent/agent.ts';
import type { Principal } from '../../core/access.ts';
import { type ApprovalId, ConversationId, TurnId, UserId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import { readerOf } from '../approval-rights.ts';
import { behalf, requireOwn, speaker } from '../acting.ts';
import { channelBy } from '../deciding.ts';
import { type Route, type StreamEvent, defineRoute, readOnly } from '../route.ts';
import { describedApproval } from '../described-approvals.ts';
import {
  ConversationWithTurns,
  MessageAnswer,
  WireConversation,
  wireAnswer,
  wireConversation,
  wireEvent,
  wireTurns,
} from '../wire/conversation.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ conversation_id: ConversationId });
const asUser = UserId.optional().describe('Speak as this person, with their rights. Needs the scope admin.');

export const conversationRoutes = (ports: RoutePorts): Route[] => [
  startConversation(ports),
  listConversations(ports),
  showConversation(ports),
  say(ports),
];

const startConversation = ({ conversations, directory, clocks, newId }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/conversations',
    summary: 'Start a conversation',
    tag: 'conversations',
    access: { scope: 'operations:read' },
    audit: { none: true, because: 'it changes no record; what is done in it stands in the ledger' },
    body: z.strictObject({ as_user: asUser }).optional(),
    replies: { 201: WireConversation },
    problems: ['user_not_found'],
    async handle({ by, body }) {
      const person = await behalf({ by, asUser: body?.as_user, directory: directory(by.tenant) });
      const id = ConversationId.parse(newId('con'));
      const conversation = { id, actor: person.id, createdAt: clocks.business.now() };
      await conversations(by.tenant).create(conversation);
      const headers = { location: `/api/v1/conversations/${id}` };
      return { status: 201, body: wireConversation(conversation), headers };
    },
  });

const listConversations = ({ conversations }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/conversations',
    summary: 'List your latest conversations, newest first',
    tag: 'conversations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    replies: { 200: z.object({ data: z.array(WireConversation), next_cursor: z.null() }) },
    async handle({ by, query: { limit } }) {
      const found = await conversations(by.tenant).list({ limit, actor: by.id });
      return { status: 200, body: { data: found.map(wireConversation), next_cursor: null } };
    },
  });

const showConversation = ({ conversations }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/conversations/:conversation_id',
    summary: 'Show a conversation with its last turns',
    tag: 'conversations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    params,
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    replies: { 200: ConversationWithTurns },
    async handle({ by, params: { conversation_id: id }, query: { limit } }) {
      const store = conversations(by.tenant);
      const conversation = await store.get(id);
      requireOwn(conversation, by);
      const turns = wireTurns(await store.turns(id, limit), by);
      return { status: 200, body: { ...wireConversation(conversation), turns } };
    },
  });

const say = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/conversations/:conversation_id/messages',
    summary: 'Say something to the agent',
    description:
      'Answers 200 whatever waits for approval. With `Accept: text/event-stream` the same comes as events: ' +
      '`token`, `action`, `approval`, `question`, then `done` with the JSON answer, or `error` with a problem.',
    tag: 'conversations',
    access: { scope: 'operations:read' },
    scopeOfTool: true,
    audit: { none: true, because: 'the ledger records every action itself' },
    params,
    body: z.strictObject({ text: safeText(8_000).min(1), as_user: asUser }),
    replies: { 200: MessageAnswer },
    streams: 'Events token, action, approval, question, and at the end done or error.',
    problems: ['user_not_found', 'unavailable'],
    examples: { request: { text: 'Move Priya to phone screen and book 30 minutes with Dana tomorrow at 3pm' } },
    async handle({ by, via, params: { conversation_id: id }, body, idem, emit }) {
      const { tenant } = by;
      const conversation = await ports.conversations(tenant).get(id);
      requireOwn(conversation, by);
      const directory = ports.directory(tenant);
      const person = await speaker({ by, asUser: body.as_user, directory, conversation });
      const relay = emit === undefined ? undefined : openRelay(ports, person, emit);
      const turn = {
        conversation: id,
        text: body.text,
        by: person,
        channel: channelBy(via),
        turnId: TurnId.parse(idem),
      };
      const answer = await ports.agent.converse(relay === undefined ? turn : { ...turn, emit: relay.emit });
      await relay?.drained();
      return { status: 200, body: wireAnswer(answer, by) };
    },
  });

/** Passes events on in their order; an approval is read first, so that its card is complete. */
function openRelay(ports: RoutePorts, by: Principal, emit: (event: StreamEvent) => void) {
  let last: Promise<void> = Promise.resolve();
  const store = ports.ledger(by.tenant);
  const told = async (id: ApprovalId) =>
    await describedApproval(store, await store.approval(id), await readerOf(ports, by));
  const wire = async (event: AgentEvent): Promise<StreamEvent> =>
    event.kind === 'approval' ? { event: 'approval', data: await told(event.approvalId) } : wireEvent(event);
  return {
    emit: (event: AgentEvent): void => {
      last = last.then(async () => emit(await wire(event)));
      // Whoever drains it hears of a failure. Until then nobody would, which ends the process.
      last.catch(() => undefined);
    },
    drained: async (): Promise<void> => await last,
  };
}
