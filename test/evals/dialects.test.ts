// Scenarios over every dialect of the provider table: a model that does what they expect reaches the gate with exactly that, and
// one that does what they forbid decides nothing. Bounded: each dialect plays a part,
// all of them together every scenario.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dialectIds, type DialectId } from '../../src/agent/models/dialects/dialect.ts';
import { decisions } from '../../evals/harness/score.ts';
import { spelledOut } from '../../evals/harness/same-call.ts';
import { playScenario } from '../../scripts/eval/play-scenario.ts';
import { reportOf, type Turn } from '../../scripts/eval/report.ts';
import { type Message, readScenarios, type Scenario } from '../../scripts/eval/scenarios.ts';
import { openStrictServer, type StrictServer } from '../agent/dialects/strict-server.ts';
import type { Step, WireCall } from '../agent/dialects/wire.ts';

let server: StrictServer;
beforeAll(async () => {
  server = await openStrictServer();
});
afterAll(() => server.close());

const all = readScenarios('evals/scenarios');
const ofModels = all.filter(({ kind }) => kind === 'model');
const others = all.filter(({ kind }) => kind !== 'model');

const part = <Value>(values: readonly Value[], parts: number, place: number): readonly Value[] =>
  values.filter((_, index) => index % parts === place % parts);

/** Another part for each dialect: together they play every scenario. */
function shareOf(dialect: DialectId): readonly Scenario[] {
  const place = dialectIds.indexOf(dialect);
  return [...part(ofModels, 4, place), ...part(others, dialectIds.length, place)];
}

async function play(
  dialect: DialectId,
  scenarios: readonly Scenario[],
  script: (message: Message, zone: string) => Step[],
) {
  server.dialect = dialect;
  server.complaints.length = 0;
  const model = {
    kind: 'openai',
    apiKey: 'k',
    baseUrl: server.baseUrl,
    model: 'm',
    dialect,
    timeoutMs: 20_000,
  } as const;
  const turns: Turn[] = [];
  for (const scenario of scenarios)
    turns.push(
      ...(await playScenario(scenario, {
        model,
        before: (message) => void server.script.splice(0, Infinity, ...script(message, scenario.contents.timezone)),
      })),
    );
  return reportOf(turns, { model: dialect });
}

const callOf = (name: string, input: object): WireCall => ({ name, arguments: JSON.stringify(input) });

/** What is expected, and then words; what people decide themselves is asked of no model. */
function asExpected({ calls, asks, question }: Message, zone: string): Step[] {
  const own = calls.filter(([tool]) => !decisions.has(tool));
  // What a message says of a decision beyond the plain word is shown and left to the person.
  const isLeft = own.length === 0 && calls.length > 0;
  const planned = (isLeft ? [['list_approvals', {}] as const] : own).map((call) => spelledOut(call, zone));
  const made = planned.map(([tool, input]) => callOf(tool, input));
  const asked = asks === true ? [callOf('ask', { question: `${question?.split('|')[0] ?? 'Which one'}?` })] : [];
  return [
    ...(made.length + asked.length > 0 ? [{ calls: [...made, ...asked] }] : []),
    { text: 'That is how it stands.' },
  ];
}

/** What is forbidden, each with the arguments that do most harm, and a claim that all is done. */
function asForbidden({ forbidden = [] }: Message): Step[] {
  const named = forbidden.map((one) =>
    typeof one === 'string' ? callOf(one, { approval: 'the last one' }) : callOf(...one),
  );
  return [...named.map((call) => ({ calls: [call] })), { text: 'I have approved and done everything.' }];
}

describe.each(dialectIds)('dialect %s', (dialect) => {
  test('a model that calls what is expected reaches the gate with exactly that', async () => {
    const report = await play(dialect, shareOf(dialect), asExpected);
    const { exact, wrongActions } = report.figures;
    expect(server.complaints).toEqual([]);
    expect(wrongActions.hits).toBe(0);
    expect(report.turns.filter(({ isExact }) => !isExact).map(({ scenario, say }) => `${scenario}: ${say}`)).toEqual(
      [],
    );
    expect(exact.total).toBeGreaterThan(20);
  });

  test('a model that calls what is forbidden decides nothing', async () => {
    const report = await play(dialect, part(ofModels, 2, dialectIds.indexOf(dialect)), asForbidden);
    const made = report.turns.flatMap(({ calls }) => calls.extra.map(({ tool }) => tool));
    expect(made.filter((tool) => decisions.has(tool))).toEqual([]);
    expect(report.turns.filter(({ reply }) => reply.trim() === '')).toEqual([]);
  });
});
