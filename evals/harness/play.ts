// Plays instructions through the whole agent in a sandbox of their own, and keeps what it called, asked and took.
import { z } from 'zod';
import { ConversationId, TurnId } from '../../src/core/ids.ts';
import { JsonObject } from '../../src/core/json.ts';
import type { Log } from '../../src/core/log.ts';
import type { Turn } from '../../src/core/ports/conversations.ts';
import { openAgent } from '../../src/agent/converse.ts';
import type { ModelConfig } from '../../src/agent/models/model-config.ts';
import { fakeGate, type FakeGate } from './fake-gate.ts';
import { strictGate } from './strict-gate.ts';
import type { Exchange, Instruction, WantedCall } from './instruction.ts';
import { keepTurns } from './kept-turns.ts';
import { type TestWorld, openTestWorld, type Sandbox, speakerIn } from './test-world.ts';
import { declaredTools } from './tools.ts';

const OfferedReading = z.object({
  label: z.string(),
  calls: z.array(z.object({ tool: z.string(), arguments: JsonObject })),
});
export type OfferedReading = z.infer<typeof OfferedReading>;
const Offered = z.object({ readings: z.array(OfferedReading).default([]) });

export interface Played extends Said {
  readonly exchange: Exchange;
  readonly style: string;
  readonly sandbox: string;
  readonly timeZone: string;
}

export interface PlayOptions {
  readonly model?: ModelConfig;
  /** Changes the world before anything is said: more candidates, for instance. */
  readonly prepare?: (context: TestWorld) => Promise<TestWorld>;
  /** Done at the gate before anything is said: what the ledger holds. */
  readonly past?: readonly WantedCall[];
  /** Told of every warning, such as that a language model could not be reached. */
  readonly warn?: () => void;
}

const cpuMsNow = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** What came of one message. */
export interface Said {
  readonly calls: readonly WantedCall[];
  readonly asks: boolean;
  readonly reply: string;
  readonly answer: unknown;
  /** What a press would make, best first. */
  readonly readings: readonly OfferedReading[];
  readonly cpuMs: number;
}

/** One conversation with the agent in a sandbox of its own. */
export interface Session {
  readonly timeZone: string;
  say(text: string): Promise<Said>;
}

export async function openSession(contents: Sandbox, options: PlayOptions = {}): Promise<Session> {
  const opened = openTestWorld(contents);
  const context = (await options.prepare?.(opened)) ?? opened;
  const { gate, say, atGate, turns, live } = converse(context, options);
  for (const call of options.past ?? []) await live(call);
  return {
    timeZone: context.world.timeZone,
    async say(text) {
      const before = gate.calls.length;
      const cpu = cpuMsNow() - atGate();
      const answer = await say(text);
      const cpuMs = cpuMsNow() - atGate() - cpu;
      const calls = gate.calls
        .slice(before)
        .map(({ tool, input }): WantedCall => [tool, JsonObject.parse(JSON.parse(JSON.stringify(input)))]);
      const { reply, asks } = answer;
      return { calls, asks, reply: reply.text, answer, readings: readingsIn(turns.at(-1)), cpuMs };
    },
  };
}

export async function play(
  { sandbox, talk, style = '' }: Instruction,
  contents: Sandbox,
  options: PlayOptions = {},
): Promise<Played[]> {
  const session = await openSession(contents, options);
  const { timeZone } = session;
  const played: Played[] = [];
  for (const exchange of talk)
    played.push({ exchange, style, sandbox, timeZone, ...(await session.say(exchange.say)) });
  return played;
}

function readingsIn(turn: Turn | undefined): readonly OfferedReading[] {
  const asked = turn?.calls.find(({ tool }) => tool === 'ask');
  return Offered.safeParse(asked?.arguments).data?.readings ?? [];
}

function converse(context: TestWorld, { model = { kind: 'offline' }, warn = () => {} }: PlayOptions) {
  const fake = fakeGate(context);
  const gate = strictGate(context, fake);
  // What the tools take is not the planner's.
  let gateMs = 0;
  const timed: FakeGate = {
    ...gate,
    async call(call) {
      const before = cpuMsNow();
      try {
        return await gate.call(call);
      } finally {
        gateMs += cpuMsNow() - before;
      }
    },
  };
  const turns: Turn[] = [];
  const clock = { now: () => context.world.now };
  const log: Log = { info() {}, warn, error: warn };
  let ids = 0;
  const agent = openAgent({
    gate: timed,
    conversations: () => keepTurns(turns),
    worldOf: () => Promise.resolve(context.world),
    tools: () => declaredTools,
    model,
    clocks: { business: clock, real: clock },
    newId: (prefix) => `${prefix}_0000000${(ids += 1)}`,
    log,
  });
  const by = speakerIn(context);
  const conversation = ConversationId.parse('conv_1');
  const say = (text: string) =>
    agent.converse({ conversation, text, by, turnId: TurnId.parse(`turn_${turns.length + 1}`) });
  const live = ([tool, input]: WantedCall) =>
    fake.call({ tool, input, by, origin: { kind: 'api' }, idem: `past ${tool}`, provenance: 'instructed' });
  return { gate, say, atGate: () => gateMs, turns, live };
}
