// npm run eval -- --model offline|<name> [--prompt FILE] [--scenarios DIR] [--kind KIND] [--json FILE] [--html FILE]
//                 [--price IN,OUT[,CACHED]] [--floor SHARE] [--most-wrong COUNT]
//                 [--against offline|<name>] [--against-prompt FILE|built-in] [--against-json FILE]
// npm run eval -- --compare A.json B.json
// Plays scenarios through the agent and reports how well a planner does. A model name asks OPENAI_API_KEY, OPENAI_BASE_URL.
// Exit code 1: fewer messages are exact than --floor says, or more are wrong than --most-wrong. docs/evals.md describes it all.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type ModelConfig, mostInstructions, tracingVariables } from '../src/agent/models/model-config.ts';
import { compare } from './eval/compare.ts';
import { htmlOf } from './eval/html.ts';
import { playScenario } from './eval/play-scenario.ts';
import { parseReport, type Price, type Report, reportOf, type Turn } from './eval/report.ts';
import { readScenarios, type Scenario } from './eval/scenarios.ts';
import { differenceText, textOf } from './eval/text.ts';

const Options = z.object({
  model: z.string().min(1).default('offline'),
  scenarios: z.string().default(fileURLToPath(new URL('../evals/scenarios/', import.meta.url))),
  kind: z.string().exactOptional(),
  json: z.string().exactOptional(),
  html: z.string().exactOptional(),
  price: z
    .string()
    .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?){1,2}$/, 'two or three numbers: of a million tokens in, out, cached')
    .exactOptional(),
  floor: z.coerce.number().min(0).max(1).exactOptional(),
  'most-wrong': z.coerce.number().int().min(0).exactOptional(),
  prompt: z.string().exactOptional(),
  against: z.string().min(1).exactOptional(),
  'against-prompt': z.string().exactOptional(),
  'against-json': z.string().exactOptional(),
  compare: z.boolean().default(false),
});
type Options = z.infer<typeof Options>;

const string = { type: 'string' } as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      model: string,
      scenarios: string,
      kind: string,
      json: string,
      html: string,
      price: string,
      floor: string,
      'most-wrong': string,
      prompt: string,
      against: string,
      'against-prompt': string,
      'against-json': string,
      compare: { type: 'boolean' },
    },
  });
  const { success, data: options, error } = Options.safeParse(values);
  if (!success) throw new Error(`--${error.issues[0]?.path.join('.') ?? ''}: ${error.issues[0]?.message ?? ''}`);
  if (options.compare) showDifference(positionals);
  else if (positionals.length > 0) throw new Error(`${positionals[0]}: unexpected; files follow --compare only.`);
  else process.exitCode = (await evaluate(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function showDifference(files: readonly string[]): void {
  const [a, b, ...more] = files.map((file) => parseReport(readFileSync(file, 'utf8'), file));
  if (a === undefined || b === undefined || more.length > 0) throw new Error('--compare takes two JSON reports.');
  console.log(differenceText(compare(a, b)));
}

/** A model with a prompt: what is measured. */
interface Planner {
  readonly name: string;
  readonly model: ModelConfig;
}

/** False: a floor is missed. */
async function evaluate(options: Options): Promise<boolean> {
  for (const name of tracingVariables) process.env[name] = '';
  const first = plannerOf(options.model, options.prompt);
  const second = rivalOf(options);
  const all = readScenarios(options.scenarios);
  const scenarios = all.filter(({ kind }) => options.kind === undefined || kind === options.kind);
  if (scenarios.length === 0) throw new Error(`--kind: no scenario is of the kind “${options.kind}”.`);
  // The first turns of a process load and compile what all later ones share.
  for (const scenario of scenarios.slice(0, 10)) await playScenario(scenario, { model: { kind: 'offline' } });
  const [report, rival] = await played(scenarios, {
    planners: second === undefined ? [first] : [first, second],
    options,
  });
  if (report === undefined) return false;
  write(report, options);
  if (rival !== undefined) {
    console.log(`\n${textOf(rival)}\n\n${differenceText(compare(report, rival))}`);
    if (options['against-json'] !== undefined) save(options['against-json'], rival);
  }
  return isAboveFloors(report, options);
}

/** Scenario by scenario, one planner after the other: a server that slows down or a night that passes meets both alike. */
async function played(
  scenarios: readonly Scenario[],
  { planners, options }: { planners: readonly Planner[]; options: Options },
): Promise<readonly Report[]> {
  let warnings = 0;
  const turns = planners.map((): Turn[] => []);
  for (const scenario of scenarios)
    for (const [place, { model }] of planners.entries())
      turns[place]?.push(...(await playScenario(scenario, { model, warn: () => (warnings += 1) })));
  if (warnings > 0)
    console.log(`${warnings} warnings; the offline planner stands in where the model cannot be reached`);
  const price = priceOf(options.price);
  return planners.map(({ name, model }, place) => {
    const report = reportOf(turns[place] ?? [], { model: name, ...(price === undefined ? {} : { price }) });
    if (model.kind === 'openai' && report.usage.answered === 0)
      throw new Error(`${name} answered no message: the offline planner stood in. Check OPENAI_BASE_URL.`);
    return report;
  });
}

/** Another model, another prompt, or both: what is not named is as in the first. */
function rivalOf(options: Options): Planner | undefined {
  const { against, 'against-prompt': prompt } = options;
  if (against === undefined && prompt === undefined) {
    if (options['against-json'] !== undefined) throw new Error('--against-json: needs --against or --against-prompt.');
    return undefined;
  }
  return plannerOf(against ?? options.model, prompt === 'built-in' ? undefined : (prompt ?? options.prompt));
}

function plannerOf(name: string, prompt: string | undefined): Planner {
  if (name === 'offline') {
    if (prompt !== undefined) throw new Error('--prompt: the offline planner reads none; name a language model.');
    return { name, model: { kind: 'offline' } };
  }
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = process.env;
  if (apiKey === undefined) throw new Error(`--model ${name} needs OPENAI_API_KEY.`);
  const model = { kind: 'openai' as const, apiKey, model: name, ...(baseUrl === undefined ? {} : { baseUrl }) };
  if (prompt === undefined) return { name, model };
  return { name: `${name}, ${basename(prompt)}`, model: { ...model, instructions: instructionsIn(prompt) } };
}

function instructionsIn(file: string): string {
  if (!existsSync(file)) throw new Error(`--prompt: there is no file ${file}.`);
  const text = readFileSync(file, 'utf8').trim();
  if (text === '' || text.length > mostInstructions)
    throw new Error(`--prompt: ${file} must hold 1 to ${mostInstructions} letters.`);
  return text;
}

function priceOf(text: string | undefined): Price | undefined {
  const [input, output, cached] = text?.split(',').map(Number) ?? [];
  if (input === undefined || output === undefined) return undefined;
  return { input, output, ...(cached === undefined ? {} : { cached }) };
}

function write(report: Report, { json, html }: Options): void {
  console.log(textOf(report));
  if (json !== undefined) save(json, report);
  if (html !== undefined) writeFileSync(html, htmlOf(report));
}

function save(file: string, report: Report): void {
  writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
}

function isAboveFloors({ figures: { exact, wrongActions } }: Report, options: Options): boolean {
  const { floor = 0, 'most-wrong': mostWrong = Infinity } = options;
  if (exact.share < floor) console.error(`Exact: ${exact.share.toFixed(3)} is less than the floor of ${floor}.`);
  if (wrongActions.hits > mostWrong) console.error(`Wrong actions: ${wrongActions.hits} are more than ${mostWrong}.`);
  return exact.share >= floor && wrongActions.hits <= mostWrong;
}
