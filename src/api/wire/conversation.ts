// Conversations as they travel: what was said, what was done about it, and the events of a turn under way.
import { z } from 'zod';
import type { AgentAction, AgentAnswer, AgentEvent } from '../../agent/agent.ts';
import { allows, type Principal } from '../../core/access.ts';
import { ActionStatus } from '../../core/action.ts';
import type { ModelUsage } from '../../core/model-usage.ts';
import type { Conversation, Turn } from '../../core/ports/conversations.ts';
import { FactKind, type Fact } from '../../core/fact.ts';
import { component } from '../docs/components.ts';
import { AnyObject } from './any-json.ts';
import type { StreamEvent } from '../route.ts';

const CalledAction = component(
  'CalledAction',
  z.object({
    action_id: z.string(),
    task_id: z.string(),
    tool: z.string(),
    arguments: AnyObject,
    status: ActionStatus,
    summary: z.string(),
  }),
);

const WireFact = component('Fact', z.object({ kind: FactKind, text: z.string(), action_id: z.string().optional() }));

const WireTurnUsage = component(
  'TurnUsage',
  z
    .object({
      model: z.string(),
      input_tokens: z.int(),
      cached_tokens: z.int().describe('Of the input: read from the provider’s prompt cache.'),
      output_tokens: z.int(),
      cost: z
        .number()
        .optional()
        .describe(
          'In the currency of the settings, where the model has a price there; for whoever has the scope `usage:read`.',
        ),
    })
    .describe('What the language model used, where one planned.'),
);

export const MessageAnswer = component(
  'MessageAnswer',
  z.object({
    reply: z.object({
      text: z
        .string()
        .describe('The words of the answer. A language model may have written them; they never stand for facts.'),
      blocks: z
        .array(z.looseObject({ type: z.string() }))
        .describe('The answer in parts. A block `facts` stands where a language model wrote the words.'),
      facts: z
        .array(WireFact)
        .describe(
          'What was done, waits, was refused, was asked, or that nothing was changed: written from the ledger.',
        ),
    }),
    asks: z.boolean().describe('Whether the agent waits for an answer before it does more.'),
    usage: WireTurnUsage.optional(),
    actions: z.array(CalledAction).describe('One for each call of a tool, with its arguments resolved.'),
  }),
);

export const WireConversation = component(
  'Conversation',
  z.object({ conversation_id: z.string(), actor: z.string(), created_at: z.string() }),
);

export const ConversationWithTurns = component(
  'ConversationWithTurns',
  WireConversation.extend({
    turns: z.array(
      z.object({
        turn_id: z.string(),
        said: z.string(),
        reply: z.string(),
        facts: z.array(WireFact).describe('What the turn came to, written from the ledger.'),
        wording: z.enum(['model', 'own']).nullable().describe('Whose words `reply` is; null of older turns.'),
        asks: z.boolean(),
        at: z.string(),
        calls: z.array(z.object({ tool: z.string(), arguments: AnyObject })),
        usage: WireTurnUsage.optional(),
      }),
    ),
  }),
);

/** Money is shown to whoever may see what models cost. */
const wireUsage = ({ model, input, cached, output, cost }: ModelUsage, by: Reading): z.infer<typeof WireTurnUsage> => ({
  model,
  input_tokens: input,
  cached_tokens: cached,
  output_tokens: output,
  ...(cost !== undefined && allows(by.scopes, 'usage:read') ? { cost } : {}),
});

/** Whoever reads the answer. */
type Reading = Pick<Principal, 'scopes'>;

const wireCall = ({ actionId, taskId, ...same }: AgentAction): z.infer<typeof CalledAction> => ({
  action_id: actionId,
  task_id: taskId,
  ...same,
});

export const wireAnswer = (
  { reply, asks, actions, usage }: AgentAnswer,
  by: Reading,
): z.infer<typeof MessageAnswer> => ({
  reply: { text: reply.text, blocks: reply.blocks.map(wireBlock), facts: reply.facts.map(wireFact) },
  asks,
  actions: actions.map(wireCall),
  ...(usage === undefined ? {} : { usage: wireUsage(usage, by) }),
});

const wireFact = ({ kind, text, actionId }: Fact): z.infer<typeof WireFact> => ({
  kind,
  text,
  ...(actionId === undefined ? {} : { action_id: actionId }),
});

function wireBlock(block: AgentAnswer['reply']['blocks'][number]): { type: string } & Record<string, unknown> {
  switch (block.type) {
    case 'text':
      return { ...block };
    case 'facts':
      return { type: block.type, facts: block.facts.map(wireFact) };
    case 'question':
      return { type: block.type, question: block.text, choices: block.choices.map((label) => ({ label })) };
    case 'action':
      return { type: block.type, action: wireCall(block.action) };
    case 'draft': {
      const { actionId, expiresAt, lettersTotal, ...letters } = block.draft;
      const total = lettersTotal === undefined ? {} : { letters_total: lettersTotal };
      return { type: block.type, draft: { draft_id: actionId, expires_at: expiresAt, ...letters, ...total } };
    }
    case 'approval': {
      const { approvalId, actionId, tool, preview, expiresAt } = block.approval;
      const approval = { approval_id: approvalId, action_id: actionId, tool, preview, expires_at: expiresAt };
      return { type: block.type, approval };
    }
    default:
      return block satisfies never;
  }
}

/** An approval event is completed by its route, which can read the approval. */
export function wireEvent(event: Exclude<AgentEvent, { kind: 'approval' }>): StreamEvent {
  switch (event.kind) {
    case 'token':
      return { event: 'token', data: { text: event.text } };
    case 'action':
      return { event: 'action', data: wireCall(event.action) };
    case 'question':
      return { event: 'question', data: { question: event.text, choices: event.choices.map((label) => ({ label })) } };
    default:
      return event satisfies never;
  }
}

export const wireConversation = ({ id, actor, createdAt }: Conversation): z.infer<typeof WireConversation> => ({
  conversation_id: id,
  actor,
  created_at: createdAt.toISOString(),
});

export const wireTurns = (turns: readonly Turn[], by: Reading): z.infer<typeof ConversationWithTurns>['turns'] =>
  turns.map(({ id, said, reply, asks, at, calls, wording, facts, usage }) => ({
    turn_id: id,
    said,
    reply,
    facts: (facts ?? []).map(wireFact),
    wording,
    asks,
    at: at.toISOString(),
    calls: calls.map(({ tool, arguments: given }) => ({ tool, arguments: given })),
    ...(usage === undefined ? {} : { usage: wireUsage(usage, by) }),
  }));
