// npm run bench:planner -- [--split train|development|unseen|test] [--only style] [--model openai] [--misses] [--json] [--no-sizes]
//                          [--questions | --reads | --reports]
// How well the planner understands a split of test/planner/sets, and what a turn costs. `test` and `unseen` are for measuring
// only: of them no message is ever printed. `--only fresh1` plays the styles whose name begins so. `--model openai` asks the
// model of OPENAI_API_KEY, OPENAI_BASE_URL, AGENT_MODEL. A press is one on an offered reading, played out.
// `--questions` plays questions about what was done, `--reads` lists with filters, `--reports` statements: nothing may be written.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { figuresOf, shown } from '../evals/harness/figures.ts';
import { openSession } from '../evals/harness/play.ts';
import { type Pressed, playWithPresses } from '../evals/harness/presses.ts';
import { byFirstLabels, countOf, judge, type Judged } from '../evals/harness/score.ts';
import { probeNames } from '../evals/harness/probes.ts';
import { isSealed, type Split, splitNames, splits } from '../evals/harness/sets.ts';
import { tracingVariables, type ModelConfig } from '../src/agent/models/model-config.ts';
import { costAtSizes, spread } from './planner-cost.ts';
import { reportProbes } from './planner-probes.ts';

for (const name of tracingVariables) process.env[name] = '';

const Options = z.object({
  split: z.enum(splitNames).default('development'),
  only: z.string().default(''),
  model: z.enum(['offline', 'openai']).default('offline'),
  misses: z.boolean().default(false),
  json: z.boolean().default(false),
  'no-sizes': z.boolean().default(false),
  questions: z.boolean().default(false),
  reads: z.boolean().default(false),
  reports: z.boolean().default(false),
});
const options = Options.parse(
  parseArgs({
    options: {
      split: { type: 'string' },
      only: { type: 'string' },
      model: { type: 'string' },
      misses: { type: 'boolean' },
      json: { type: 'boolean' },
      'no-sizes': { type: 'boolean' },
      questions: { type: 'boolean' },
      reads: { type: 'boolean' },
      reports: { type: 'boolean' },
    },
  }).values,
);
const probes = probeNames.filter((name) => options[name]);
for (const name of probes) await reportProbes(name, options);
if (probes.length > 0) process.exit(0);
if (options.misses && isSealed(options.split))
  throw new Error(`--misses: the split ${options.split} only measures; it shows no messages.`);
const split: Split = splits[options.split];
const instructions = split.instructions.filter(({ style }) => style.startsWith(options.only));
if (instructions.length === 0) throw new Error(`No style of ${options.split} begins with “${options.only}”.`);
const spokenIn = new Set(instructions.map(({ sandbox }) => sandbox));
const sandboxes = Object.fromEntries(Object.entries(split.sandboxes).filter(([name]) => spokenIn.has(name)));
const model = modelOf(options.model);

// The first turns of a process load and compile what all later ones share.
await judge(instructions.slice(0, 10), sandboxes);
let warnings = 0;
const warn = () => (warnings += 1);
const judged = await judge(instructions, sandboxes, { model, warn });
const pressed = await pressedIn(judged);
const figures = figuresOf(judged, pressed);
if (options.json)
  console.log(JSON.stringify({ split: options.split, model: options.model, messages: judged.length, ...figures }));
else await report();
if (options.misses) showMisses(judged);

function modelOf(kind: 'offline' | 'openai'): ModelConfig {
  if (kind === 'offline') return { kind };
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, AGENT_MODEL: name = 'gpt-5.1' } = process.env;
  if (apiKey === undefined) throw new Error('--model openai needs OPENAI_API_KEY.');
  return { kind, apiKey, model: name, ...(baseUrl === undefined ? {} : { baseUrl }) };
}

/** Talks in which no reading is offered go as they went. */
async function pressedIn(all: readonly Judged[]): Promise<readonly Pressed[]> {
  const left = [...all];
  const played: Pressed[] = [];
  for (const instruction of instructions) {
    const ofTalk = left.splice(0, instruction.talk.length);
    const contents = sandboxes[instruction.sandbox];
    const offers = ofTalk.some(({ isExact, readings }) => !isExact && readings.length > 0);
    if (!offers || contents === undefined) played.push(...ofTalk.map((one) => ({ judged: one, place: 0 })));
    else played.push(...(await playWithPresses(instruction, () => openSession(contents, { model, warn }))));
  }
  return played;
}

async function report(): Promise<void> {
  line(
    `${options.split}, ${options.model}`,
    `${instructions.length} instructions, ${judged.length} messages, ${Object.keys(sandboxes).length} sandboxes`,
  );
  line('exact at once', shown(figures.exactAtOnce));
  line('exact at once or after one press', shown(figures.exactWithPress));
  line('  pressed 1st, 2nd, 3rd', figures.pressed.join(', '));
  line('questions that offer the right reading', shown(figures.questionsWithRightReading));
  line('wrong actions', shown(figures.wrongActions));
  line('asked where it should', shown(figures.asksWhenItShould));
  line('acted on negated, hypothetical or quoted', shown(figures.actedOnTraps));
  if (judged.some(({ exchange }) => exchange.first !== undefined)) {
    const first = countOf(byFirstLabels(judged));
    line('by the first labels', `${share(first.exact, first.total)}, ${first.wrong.length} wrong`);
  }
  for (const style of new Set(judged.map((one) => one.style))) {
    const { exact, total, wrong } = countOf(judged.filter((one) => one.style === style));
    line(`  ${style}`, `${share(exact, total)}, ${wrong.length} wrong`);
  }
  line('calibration', calibration(judged));
  line('CPU a turn, as the sandbox is', spread(judged.map(({ cpuMs }) => cpuMs)));
  if (options.model === 'offline' && !options['no-sizes'])
    for (const { size, build, turns } of await costAtSizes(instructions, sandboxes))
      line(
        `CPU a turn, ${size.toLocaleString('en')} candidates`,
        `${spread(turns)}   (index of names: ${build.toFixed(0)} ms once)`,
      );
  if (warnings > 0)
    line('warnings', `${warnings}; where the model could not be reached the offline planner stood in for it`);
}

/** A planner that knows how sure it is says so in `confidence` of its answer. */
function calibration(all: readonly Judged[]): string {
  const Sure = z.object({ confidence: z.number().min(0).max(1) });
  const told = all.flatMap(({ answer, isExact }) => {
    const { success, data } = Sure.safeParse(answer);
    return success ? [{ sure: data.confidence, right: isExact ? 1 : 0 }] : [];
  });
  if (told.length === 0) return 'the planner reports no probabilities';
  const brier = mean(told.map(({ sure, right }) => (sure - right) ** 2));
  const bins = [...Map.groupBy(told, ({ sure }) => Math.min(9, Math.floor(sure * 10))).values()];
  const error = bins.reduce((sum, bin) => {
    const gap = mean(bin.map(({ sure }) => sure)) - mean(bin.map(({ right }) => right));
    return sum + (Math.abs(gap) * bin.length) / told.length;
  }, 0);
  return `Brier ${brier.toFixed(3)}, expected error ${error.toFixed(3)}, over ${told.length} answers`;
}

function showMisses(all: readonly Judged[]): void {
  for (const miss of all.filter(({ isExact }) => !isExact)) {
    const { say, calls, asks, or = [] } = miss.exchange;
    const wanted = [{ calls, asks }, ...or].map((one) => `${askedAs(one.asks)}${JSON.stringify(one.calls)}`);
    console.log(`\n${miss.isWrong ? 'WRONG' : 'missed'} [${miss.sandbox}, ${miss.style}] ${say}`);
    console.log(`  wanted ${wanted.join('\n      or ')}`);
    console.log(`  got    ${askedAs(miss.asks)}${JSON.stringify(miss.calls)}`);
    console.log(`  said   ${miss.reply.replaceAll('\n', ' / ')}`);
    for (const { label, calls: would } of miss.readings) console.log(`  offers ${label} ${JSON.stringify(would)}`);
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%   ${part} of ${whole}`;
}

function askedAs(asks: boolean | 'may' | undefined): string {
  return asks === true ? 'a question ' : asks === 'may' ? '(a question) ' : '';
}

function line(name: string, value: string): void {
  console.log(`${name.padEnd(42)} ${value}`);
}
