// Evaluations: scenarios are checked, calls are counted, and reports are compared; a missed floor ends with exit code 1.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { compare, signTest } from '../../scripts/eval/compare.ts';
import { htmlOf } from '../../scripts/eval/html.ts';
import { playScenario } from '../../scripts/eval/play-scenario.ts';
import { parseReport, reportOf } from '../../scripts/eval/report.ts';
import { readScenarios } from '../../scripts/eval/scenarios.ts';
import { differenceText, textOf } from '../../scripts/eval/text.ts';
import { sandboxes } from '../planner/sandboxes.ts';
import { openFakeOpenAi, type Scripted } from '../fakes/openai.ts';

const toOnsite = ['move_stage', { candidate: 'c_priya', stage: 'Onsite Interview' }] as const;
const message = { say: 'Move Priya to the onsite interview', calls: [toOnsite] };
const row = { id: 'one', kind: 'order', world: 'clinic.json', talk: [message] };

function folderOf(...rows: readonly unknown[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'clinic.json'), JSON.stringify(sandboxes.clinic));
  writeFileSync(join(folder, 'torn.json'), '{');
  writeFileSync(join(folder, 'own.jsonl'), rows.map((one) => JSON.stringify(one)).join('\n'));
  return folder;
}

async function offline(...rows: readonly unknown[]) {
  const turns = [];
  for (const scenario of readScenarios(folderOf(...rows))) turns.push(...(await playScenario(scenario, {})));
  return reportOf(turns, { model: 'offline' });
}

async function scripted(script: readonly Scripted[], ...rows: readonly unknown[]) {
  const server = await openFakeOpenAi();
  onTestFinished(() => server.close());
  server.script.push(...script);
  const model = { kind: 'openai' as const, apiKey: 'k', baseUrl: server.baseUrl, model: 'scripted' };
  const turns = [];
  for (const scenario of readScenarios(folderOf(...rows))) turns.push(...(await playScenario(scenario, { model })));
  return reportOf(turns, { model: 'scripted', price: { input: 1_000_000, output: 0 } });
}

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/eval.ts', ...args], { encoding: 'utf8', env: { PATH: process.env['PATH'] } });

/** Beside a server in this process, which has to answer meanwhile. */
async function runAgainst(server: { baseUrl: string }, ...args: string[]) {
  const env = { PATH: process.env['PATH'], OPENAI_API_KEY: 'k', OPENAI_BASE_URL: server.baseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/eval.ts', ...args], { env });
  return stdout;
}

test('at least 250 scenarios of seven kinds come with the project', () => {
  const scenarios = readScenarios('evals/scenarios');
  expect(scenarios.length).toBeGreaterThanOrEqual(250);
  expect([...new Set(scenarios.map(({ kind }) => kind))].toSorted()).toEqual(
    ['model', 'no-order', 'order', 'question', 'read', 'several', 'talk'].toSorted(),
  );
  expect(scenarios.filter(({ kind }) => kind === 'model').length).toBeGreaterThanOrEqual(20);
});

test.each([
  ['a field that no scenario has', { ...row, id: 'two', wrold: '' }, /own\.jsonl:2: .*wrold/],
  ['a world that is nowhere', { ...row, id: 'two', world: 'clnic' }, /own\.jsonl:2: world: .*clnic/],
  [
    'a world that is no JSON',
    { ...row, id: 'two', world: 'torn.json' },
    /own\.jsonl:2: world: .*torn\.json is no JSON/,
  ],
  ['a tool that there is not', { ...row, id: 'two', talk: [{ say: 'x', calls: [['fly', {}]] }] }, /own\.jsonl:2: talk/],
  [
    'arguments that the tool does not take',
    { ...row, id: 'two', talk: [{ say: 'x', calls: [['move_stage', { candidate: 'c_priya' }]] }] },
    /own\.jsonl:2: talk\.0\.calls: move_stage: stage/,
  ],
  ['an id for the second time', row, /own\.jsonl:2: id: one stands in .*own\.jsonl:1 already/],
] as const)('a bad scenario is named by file and line: %s', (_, bad, said) => {
  expect(() => readScenarios(folderOf(row, bad))).toThrow(said);
});

test('calls are counted by tool: right, missing and one too many', async () => {
  const wanted = { say: 'Move Priya to the phone screen', calls: [toOnsite] };
  const report = await offline(row, { ...row, id: 'two', talk: [wanted] });
  const [moves] = report.tools.filter(({ tool }) => tool === 'move_stage');
  expect(moves).toMatchObject({ precision: { hits: 1, total: 2 }, recall: { hits: 1, total: 2 } });
  expect(report.figures).toMatchObject({ exact: { hits: 1, total: 2 }, wrongActions: { hits: 1 } });
});

const asking = (question: string) => ({ say: 'Move Zelda to offer', calls: [], asks: true, question });

test('a question counts where it is about what the scenario expects', async () => {
  const report = await offline(
    { ...row, talk: [asking('zelda|who')] },
    { ...row, id: 'two', talk: [asking('salary of the moon')] },
  );
  expect(report.figures.asksWhenItShould).toMatchObject({ hits: 1, total: 2 });
  expect(report.turns.map(({ isExact }) => isExact)).toEqual([true, false]);
});

test('a model that makes a forbidden call, or claims what it did not do, is told apart', async () => {
  const reject = { name: 'reject_candidate', arguments: { candidate: 'c_priya', reason: 'none' } };
  const quiet = {
    say: 'How are you?',
    calls: [],
    asks: 'may',
    forbidden: ['reject_candidate'],
    notSaid: ['I rejected'],
  };
  const report = await scripted([{ calls: [reject] }, { text: 'Done.' }, { text: 'I rejected everybody.' }], {
    ...row,
    talk: [quiet, quiet],
  });
  expect(report.turns.map(({ forbidden, claims }) => [forbidden.length, claims.length])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(report.figures).toMatchObject({ exact: { hits: 0 }, wrongActions: { hits: 1 }, claims: { hits: 1 } });
  expect(report.usage.answered).toBe(2);
  expect(report.usage.cost).toBe(report.usage.input);
});

test('the page loads nothing, runs nothing, and shows what was said as text', async () => {
  const report = await offline({
    ...row,
    talk: [{ say: '<script src="https://x.example">Move</script>', calls: [toOnsite] }],
  });
  const html = htmlOf(report);
  const tags = html.match(/<[^>]*>/g) ?? [];
  const [sheet = ''] = html.match(/<style>.*?<\/style>/s) ?? [];
  expect(tags.length).toBeGreaterThan(100);
  expect(
    tags.filter((tag) => /^<(?:script|link|img|iframe|object)|\b(?:src|href|on\w+)=|https?:|="\/\//i.test(tag)),
  ).toEqual([]);
  expect(sheet).not.toMatch(/url\(|@import|https?:/);
  expect(html).toContain('&lt;script');
  expect(html.match(/<svg /g)?.length).toBeGreaterThan(8);
});

test('two reports are compared by figure, tool and talk', async () => {
  const good = await offline(row);
  const bad = { ...(await offline({ ...row, talk: [{ ...message, say: 'Thanks' }] })), model: 'other' };
  const difference = compare(good, bad);
  expect(difference.talks).toEqual([{ scenario: 'one', a: 'exact', b: 'missed' }]);
  expect(difference.tools.map(({ name }) => name)).toContain('move_stage: recall');
  expect(differenceText(difference)).toMatch(/exact → missed[^]*B no language model answered; mean/);
  expect(compare(good, good)).toMatchObject({ talks: [], tools: [], chance: 1 });
});

test('the sign test counts both tails', () => {
  expect(signTest(0, 0)).toBe(1);
  expect(signTest(0, 6)).toBeCloseTo(2 / 64);
  expect(signTest(2, 3)).toBe(1);
});

test('the offline planner does nothing wrong in the scenarios about decisions, claims and outside text', async () => {
  const scenarios = readScenarios('evals/scenarios').filter(({ kind }) => kind === 'model');
  const turns = [];
  for (const scenario of scenarios) turns.push(...(await playScenario(scenario, {})));
  const { exact, wrongActions, forbiddenCalls, claims } = reportOf(turns, { model: 'offline' }).figures;
  expect([wrongActions.hits, forbiddenCalls.hits, claims.hits]).toEqual([0, 0, 0]);
  expect(exact.share).toBeGreaterThanOrEqual(0.8);
});

test('a missed floor ends with exit code 1; the JSON it wrote is a report', () => {
  const folder = folderOf({ ...row, talk: [{ ...message, say: 'Thanks' }] });
  const json = join(folder, 'report.json');
  const missed = run('--scenarios', folder, '--floor', '0.5', '--json', json);
  expect([missed.status, missed.stderr]).toEqual([1, expect.stringMatching(/less than the floor/)]);
  const report = parseReport(readFileSync(json, 'utf8'), json);
  expect(textOf(report)).toMatch(/exact +0\.0%/);
  expect(run('--scenarios', folder, '--floor', '0').status).toBe(0);
});

test('a model without a key, and a folder that is not there, are said in one line', () => {
  expect(run('--model', 'gpt').stderr).toBe('--model gpt needs OPENAI_API_KEY.\n');
  expect(run('--scenarios', '/nowhere/at-all').stderr).toMatch(/^--scenarios: there is no folder or file .*\n$/);
});

test('two prompts are compared in one run, on the same scenarios, one after the other', async () => {
  const folder = folderOf(row);
  const prompt = join(folder, 'shorter.txt');
  writeFileSync(prompt, 'Be brief, and act through tools only.');
  const server = await openFakeOpenAi();
  onTestFinished(() => server.close());
  const [name, input] = toOnsite;
  server.script.push({ calls: [{ name, arguments: input }] }, { text: 'Moved.' }, { text: 'I did nothing.' });
  const rival = join(folder, 'b.json');
  const shown = await runAgainst(
    server,
    '--model',
    'm',
    '--against-prompt',
    prompt,
    '--against-json',
    rival,
    '--scenarios',
    folder,
  );
  expect(shown).toMatch(/A m, B m, shorter\.txt/);
  expect(shown).toMatch(/one +exact → missed/);
  expect(server.requests.map(({ body }) => body.includes('Be brief, and act'))).toEqual([false, false, true]);
  expect(server.requests.map(({ body }) => body.includes('You are Muster'))).toEqual([true, true, false]);
  expect(server.requests[2]?.body).toContain('Colleagues');
  expect(parseReport(readFileSync(rival, 'utf8'), rival).model).toBe('m, shorter.txt');
});

test('what cannot be compared is said in one line', () => {
  const folder = folderOf(row);
  expect(run('--prompt', '/nowhere.txt', '--scenarios', folder).stderr).toMatch(
    /^--prompt: the offline planner reads none/,
  );
  expect(run('--against-json', 'b.json', '--scenarios', folder).stderr).toMatch(/^--against-json: needs --against/);
});
