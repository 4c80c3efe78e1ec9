// npm run bench:model — what a turn with a language model costs besides the model: tokens of the prompt, how much of it a
// provider's prompt cache can hold, calls of the model, and CPU of everything else (loop, gate, embedded store), beside the
// bare loop of bench/turn.ts in the same run. The provider runs in a process of its own.
import { fork } from 'node:child_process';
import { getEncoding } from 'js-tiktoken';
import { z } from 'zod';
import { openAgent } from '../src/agent/converse.ts';
import { scopesOf } from '../src/core/access.ts';
import { ActorId, ConversationId, TenantId, TurnId, UserId } from '../src/core/ids.ts';
import { openWorld } from '../src/services/operations/world.ts';
import { openAgentLoop, openDependencies } from './turn-setup.ts';
import { stages } from './turn-model.ts';

const blocks = Number(process.argv[2] ?? 7);
const turns = Number(process.argv[3] ?? 20);
/** Providers cache whole blocks of a prompt's beginning, from this length on. */
const cached = { from: 1_024, step: 128 };

const ServerMessage = z.object({ port: z.number().optional(), body: z.string().optional() });
const Body = z.object({
  tools: z.array(z.unknown()),
  messages: z.array(z.looseObject({ content: z.string().nullish() })),
});

const bodies: string[] = [];
const provider = fork(new URL('model-server.ts', import.meta.url), { stdio: 'inherit' });
const port = await new Promise<number>((resolve) => {
  provider.on('message', (message) => {
    const told = ServerMessage.parse(message);
    if (told.port !== undefined) resolve(told.port);
    if (told.body !== undefined) bodies.push(told.body);
  });
});

const parts = await openDependencies('embedded');
const tenant = TenantId.parse('sandbox');
const { systems, directory, templates, sequences, ledger, settings, clock } = parts;
const agent = openAgent({
  gate: parts.gate,
  conversations: parts.conversations,
  worldOf: () => openWorld({ ...systems, directory, templates, sequences, ledger, settings, clocks: clock }),
  tools: () => parts.tools,
  model: { kind: 'openai', apiKey: 'bench', baseUrl: `http://127.0.0.1:${port}/v1`, model: 'bench' },
  clocks: clock,
  newId: parts.newId,
  log: parts.log,
});
const [user] = await directory.users();
const by = {
  tenant,
  kind: 'user' as const,
  id: ActorId.parse(user?.id ?? 'u_none'),
  user: UserId.parse(user?.id ?? 'u_none'),
  scopes: new Set(scopesOf.recruiter),
};

let count = 0;
async function turn(conversation: ConversationId): Promise<void> {
  const said = await agent.converse({
    conversation,
    text: 'Move Ravi along, please.',
    by,
    turnId: TurnId.parse(`turn_${(count += 1)}`),
  });
  if (said.actions[0]?.status !== 'executed') throw new Error(`The turn did nothing: ${said.reply.text}`);
}

async function conversationOf(name: string): Promise<ConversationId> {
  const id = ConversationId.parse(name);
  await parts.conversations(tenant).create({ id, actor: by.id, createdAt: clock.business.now() });
  return id;
}

const encoding = getEncoding('o200k_base');
const tokensOf = (body: string): number[] => {
  const { tools, messages } = Body.parse(JSON.parse(body));
  return encoding.encode(JSON.stringify(tools) + messages.map((message) => JSON.stringify(message)).join('\n'));
};

function reusable(tokens: readonly number[], before: readonly (readonly number[])[]): number {
  const shared = Math.max(0, ...before.map((one) => tokens.findIndex((token, at) => one[at] !== token)));
  return shared < cached.from ? 0 : shared - (shared % cached.step);
}

// A conversation of six turns: what is sent, and how much of it was sent before.
const talk = await conversationOf('con_talk');
for (let at = 0; at < 6; at += 1) await turn(talk);
const sent = bodies.map(tokensOf);
const all = sent.reduce((sum, tokens) => sum + tokens.length, 0);
const again = sent.reduce((sum, tokens, at) => sum + reusable(tokens, sent.slice(0, at)), 0);
const offered = Body.parse(JSON.parse(bodies[0] ?? '{}')).tools;
const ofTools = encoding.encode(JSON.stringify(offered)).length;
console.log(
  `prompt    ${sent[0]?.length} tokens (${offered.length} tools ${ofTools}, the rest ${(sent[0]?.length ?? 0) - ofTools}); ` +
    `sixth turn ${sent.at(-2)?.length}   ratio to the limit of 6,000: ${((sent[0]?.length ?? 0) / 6_000).toFixed(2)}`,
);
console.log(`cacheable ${((100 * again) / all).toFixed(0)}% of ${all} tokens in ${bodies.length} calls of 6 turns`);
console.log(`calls     ${(bodies.length / 6).toFixed(1)} a turn with one action`);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function cpuMsEach(work: (at: number) => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < turns; at += 1) await work(at);
  const { user: own, system } = process.cpuUsage(before);
  return (own + system) / 1000 / turns;
}

const bareService = await openAgentLoop('embedded');
let moved = 0;
const bare: number[] = [];
const whole: number[] = [];
for (let block = 0; block <= blocks; block += 1) {
  const fresh = await conversationOf(`con_${block}`);
  const bareMs = await cpuMsEach(() => bareService.bare(stages[(moved += 1) % 2] ?? stages[0], `bare:${moved}`));
  const wholeMs = await cpuMsEach(() => turn(fresh));
  // The first block warms up.
  if (block > 0) {
    bare.push(bareMs);
    whole.push(wholeMs);
  }
}
const [bareMs, wholeMs] = [median(bare), median(whole)];
console.log(
  `CPU       ${wholeMs.toFixed(1)} ms a turn with loop, gate, embedded store and ${turns} turns of history; ` +
    `bare loop ${bareMs.toFixed(1)} ms, ratio ${(wholeMs / bareMs).toFixed(1)}; of the 25 ms allowed: ${(wholeMs / 25).toFixed(2)}`,
);
await bareService.close();
await parts.close();
provider.kill();
process.exit(0);
