// A conversation with the whole agent over the fakes: say something, see what was called and what was answered.
import { ActorId, ConversationId, TenantId, TurnId, UserId } from '../../src/core/ids.ts';
import type { Principal, Scope } from '../../src/core/access.ts';
import type { Log } from '../../src/core/log.ts';
import type { Turn } from '../../src/core/ports/conversations.ts';
import type { Settings } from '../../src/core/settings.ts';
import type { UsageBook } from '../../src/core/ports/usage-book.ts';
import type { Call } from '../../src/core/ports/action-gate.ts';
import { parseInput } from '../../src/gate/toolbox.ts';
import { readTool, writeTool, controlTool, type AnyTool } from '../../src/core/tool.ts';
import { z } from 'zod';
import type { AgentAnswer, AgentEvent } from '../../src/agent/agent.ts';
import { openAgent } from '../../src/agent/converse.ts';
import type { ModelConfig } from '../../src/agent/models/model-config.ts';
import { keepTurns } from '../../evals/harness/kept-turns.ts';
import { openTestWorld, type TestWorld, type Sandbox } from '../../evals/harness/test-world.ts';
import { fakeGate, type FakeGate, reads } from '../../evals/harness/fake-gate.ts';

const input = z.looseObject({});
const never = () => Promise.reject(new Error('Only the gate executes tools.'));
const described = (name: string) => ({ name, summary: name, scope: 'operations:*' as const, input, output: z.json() });

/** Names, summaries and effects of the contract's tools; nothing of them is executed here. */
const toolList: readonly AnyTool[] = [
  ...[...reads].map((name) =>
    readTool({
      ...described(name),
      effect: 'read',
      outsideText: name === 'show_candidate',
      execute: never,
      summarize: () => name,
    }),
  ),
  ...[
    'move_stage',
    'reject_candidate',
    'send_offer',
    'withdraw_offer',
    'book_meeting',
    'reschedule_meeting',
    'cancel_meeting',
    'send_followup',
    'send_message',
    'add_note',
    'log_crm',
    'notify_user',
    'start_sequence',
    'stop_sequence',
    'send_text',
    'set_text_consent',
    'invite_to_book',
    'schedule_interviews',
    'replace_interviewer',
    'book_room',
    'reschedule_interviews',
    'cancel_interviews',
    'request_feedback',
  ].map((name) =>
    writeTool({
      ...described(name),
      effect: 'write',
      stakes: 'routine',
      reversal: 'none',
      because: 'a fake',
      plan: z.json(),
      prepare: never,
      preview: () => name,
      subject: () => ({ candidate: null, approvers: [], messages: 0 }),
      execute: never,
      outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),
      recover: never,
    }),
  ),
  ...['undo_action'].map((name) =>
    controlTool({
      ...described(name),
      effect: 'control',
      reversal: 'redo',
      pin: never,
      execute: never,
      summarize: () => name,
    }),
  ),
];

const tenant = TenantId.parse('sandbox');
const silent: Log = { info() {}, warn() {}, error() {} };

export interface Talk {
  readonly context: TestWorld;
  readonly gate: FakeGate;
  readonly turns: Turn[];
  say(
    text: string,
    more?: { turnId?: TurnId; emit?: (event: AgentEvent) => void; signal?: AbortSignal },
  ): Promise<AgentAnswer>;
}

export function openTalk(
  sandbox: Sandbox,
  options: {
    as?: string;
    model?: ModelConfig;
    log?: Log;
    now?: () => Date;
    scopes?: readonly Scope[];
    settings?: Settings;
    usage?: UsageBook;
    /** Inputs that the gate parses as the gate would, by tool; all others take anything. */
    tools?: Readonly<Record<string, z.ZodType>>;
  } = {},
): Talk {
  const { settings, usage } = options;
  const context = openTestWorld(sandbox);
  const gate = fakeGate(context);
  const tools = toolList.map((tool) => ({ ...tool, input: options.tools?.[tool.name] ?? tool.input }));
  const turns: Turn[] = [];
  const clock = { now: options.now ?? (() => context.world.now) };
  let ids = 0;
  const agent = openAgent({
    gate: {
      ...gate,
      call(call) {
        const tool = tools.find(({ name }) => name === call.tool);
        return tool === undefined ? gate.call(call) : parsed(tool, call).then((made) => gate.call(made));
      },
    },
    conversations: () => keepTurns(turns),
    ...(usage === undefined ? {} : { usage: () => usage }),
    worldOf: () => Promise.resolve(settings === undefined ? context.world : { ...context.world, settings }),
    tools: () => tools,
    model: options.model ?? { kind: 'offline' },
    clocks: { business: clock, real: clock },
    newId: (prefix) => `${prefix}_0000000${(ids += 1)}`,
    log: options.log ?? silent,
  });
  const user = options.as === undefined ? undefined : UserId.parse(options.as);
  const by: Principal = {
    tenant,
    kind: user === undefined ? 'key' : 'user',
    id: ActorId.parse(user ?? 'key:test'),
    user,
    scopes: new Set<Scope>(options.scopes ?? ['operations:*']),
  };
  const conversation = ConversationId.parse('conv_1');
  return {
    context,
    gate,
    turns,
    say: (text, more = {}) =>
      agent.converse({ conversation, text, by, turnId: TurnId.parse(`turn_${turns.length + 1}`), ...more }),
  };
}

async function parsed(tool: AnyTool, call: Call): Promise<Call> {
  parseInput(tool, call.input);
  return call;
}
