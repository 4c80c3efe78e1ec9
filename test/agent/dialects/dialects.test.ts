// Fourteen dialects times the faults that servers and models are known for, streamed and whole: never an empty reply, never
// an action lost or done twice, never a word of reasoning, and the notice wherever the built-in planner took over.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgentEvent } from '../../../src/agent/agent.ts';
import { dialectIds, type DialectId } from '../../../src/agent/models/dialects/dialect.ts';
import { dialects } from '../../../src/agent/models/dialects/table.ts';
import { sandboxes } from '../../planner/sandboxes.ts';
import { openTalk } from '../talk.ts';
import { type Fault, faults, half, secret, textForms } from './faults.ts';
import { openStrictServer, type StrictServer } from './strict-server.ts';
import { strictTools } from './strict-tools.ts';
import type { Step } from './wire.ts';

const notice = 'The language model did not answer';

let server: StrictServer;
beforeAll(async () => {
  server = await openStrictServer();
});
afterAll(() => server.close());

async function played(dialect: DialectId, script: readonly Step[], streams: boolean) {
  server.dialect = dialect;
  server.script.splice(0, Infinity, ...script);
  server.complaints.length = 0;
  // Only a server that goes silent is waited for.
  const timeoutMs = script.some(({ hangs }) => hangs !== undefined) ? 150 : 5_000;
  const talk = openTalk(sandboxes.clinic, {
    as: 'u_rita',
    tools: strictTools,
    model: {
      kind: 'openai',
      apiKey: 'test',
      baseUrl: server.baseUrl,
      model: 'm',
      dialect,
      timeoutMs,
      maxTokens: 4_096,
    },
  });
  const events: AgentEvent[] = [];
  const answer = await talk.say('move Priya to phone screen', streams ? { emit: (event) => events.push(event) } : {});
  const words = events.flatMap((event) => (event.kind === 'token' ? [event.text] : [])).join('');
  return { answer, words, made: talk.gate.calls.map(({ tool }) => tool), talk };
}

test('there are fourteen dialects, each with where it is taken from, and at least twenty-five faults', () => {
  expect(dialectIds).toHaveLength(14);
  expect(faults.length).toBeGreaterThanOrEqual(25);
  expect(dialectIds.filter((id) => dialects[id].sources[0]?.startsWith('https://') !== true)).toEqual([]);
});

/** What has to hold of every turn, whatever went wrong in it. */
function observed({ answer, words, made }: Awaited<ReturnType<typeof played>>, { says }: Fault, streams: boolean) {
  const { text } = answer.reply;
  return {
    complaints: server.complaints,
    made,
    isEmpty: text.trim() === '',
    leaks: [secret, half].filter((never) => text.includes(never) || words.includes(never)),
    isTooLong: text.length > 9_000 || words.length > 9_000,
    saysSo: says?.test(text) ?? true,
    asks: answer.asks,
    // Whoever reads of an action that nobody called reads beside it that nothing was changed.
    isCorrected: made.length > 0 || answer.reply.facts.some(({ kind }) => kind === 'unchanged' || kind === 'asked'),
    noticed: text.includes(notice) && (!streams || words.includes(notice)),
    saysWhatItStreamed: !streams || words.endsWith(text.slice(-40)),
  };
}

for (const dialect of dialectIds)
  describe(`dialect ${dialect}`, () => {
    for (const fault of faults)
      for (const streams of [false, true])
        test(`${fault.name} (${streams ? 'streamed' : 'whole'})`, async () => {
          expect(observed(await played(dialect, fault.script, streams), fault, streams)).toEqual({
            complaints: [],
            made: fault.calls,
            isEmpty: false,
            leaks: [],
            isTooLong: false,
            saysSo: true,
            asks: fault.asks ?? false,
            isCorrected: true,
            noticed: fault.fallsBack ?? false,
            saysWhatItStreamed: true,
          });
        });

    for (const form of textForms)
      test(`a call is written as ${form.name}`, async () => {
        const { answer, made } = await played(dialect, [{ text: form.text }], true);
        expect(made).toEqual(dialects[dialect].callsInText ? ['move_stage'] : []);
        expect(answer.reply.text.trim()).not.toBe('');
      });

    test('a second turn sends a history that the server takes', async () => {
      const { talk } = await played(
        dialect,
        [
          { calls: [{ name: 'move_stage', arguments: '{"candidate":"Priya","stage":"Phone Screen"}' }] },
          { text: 'Done.' },
        ],
        false,
      );
      server.script.push({ text: 'Yes.' });
      const { reply } = await talk.say('and now?');
      expect(server.complaints).toEqual([]);
      expect(reply.text).toBe('Yes.');
    });
  });
