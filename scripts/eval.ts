// npm run eval -- --model offline|<name> [--scenarios DIR] [--kind KIND] [--json FILE] [--html FILE]
//                 [--price IN,OUT[,CACHED]] [--floor SHARE] [--most-wrong COUNT]
// npm run eval -- --compare A.json B.json
// Plays scenarios through the agent and reports how well a planner does. A model name asks OPENAI_API_KEY, OPENAI_BASE_URL.
// Exit code 1: fewer messages are exact than --floor says, or more are wrong than --most-wrong. docs/evals.md describes it all.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type ModelConfig, tracingVariables } from '../src/agent/models/model-config.ts';
import { compare } from './eval/compare.ts';
import { htmlOf } from './eval/html.ts';
import { playScenario } from './eval/play-scenario.ts';
import { parseReport, type Price, type Report, reportOf, type Turn } from './eval/report.ts';
import { readScenarios } from './eval/scenarios.ts';
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

/** False: a floor is missed. */
async function evaluate(options: Options): Promise<boolean> {
  for (const name of tracingVariables) process.env[name] = '';
  const model = modelOf(options.model);
  const all = readScenarios(options.scenarios);
  const scenarios = all.filter(({ kind }) => options.kind === undefined || kind === options.kind);
  if (scenarios.length === 0) throw new Error(`--kind: no scenario is of the kind “${options.kind}”.`);
  // The first turns of a process load and compile what all later ones share.
  for (const scenario of scenarios.slice(0, 10)) await playScenario(scenario, { model: { kind: 'offline' } });
  let warnings = 0;
  const turns: Turn[] = [];
  for (const scenario of scenarios)
    turns.push(...(await playScenario(scenario, { model, warn: () => (warnings += 1) })));
  const price = priceOf(options.price);
  const report = reportOf(turns, { model: options.model, ...(price === undefined ? {} : { price }) });
  if (model.kind === 'openai' && report.usage.answered === 0)
    throw new Error(`${options.model} answered no message: the offline planner stood in. Check OPENAI_BASE_URL.`);
  write(report, options);
  if (warnings > 0)
    console.log(`${warnings} warnings; the offline planner stands in where the model cannot be reached`);
  return isAboveFloors(report, options);
}

function modelOf(name: string): ModelConfig {
  if (name === 'offline') return { kind: 'offline' };
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = process.env;
  if (apiKey === undefined) throw new Error(`--model ${name} needs OPENAI_API_KEY.`);
  return { kind: 'openai', apiKey, model: name, ...(baseUrl === undefined ? {} : { baseUrl }) };
}

function priceOf(text: string | undefined): Price | undefined {
  const [input, output, cached] = text?.split(',').map(Number) ?? [];
  if (input === undefined || output === undefined) return undefined;
  return { input, output, ...(cached === undefined ? {} : { cached }) };
}

function write(report: Report, { json, html }: Options): void {
  console.log(textOf(report));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 1)}\n`);
  if (html !== undefined) writeFileSync(html, htmlOf(report));
}

function isAboveFloors({ figures: { exact, wrongActions } }: Report, options: Options): boolean {
  const { floor = 0, 'most-wrong': mostWrong = Infinity } = options;
  if (exact.share < floor) console.error(`Exact: ${exact.share.toFixed(3)} is less than the floor of ${floor}.`);
  if (wrongActions.hits > mostWrong) console.error(`Wrong actions: ${wrongActions.hits} are more than ${mostWrong}.`);
  return exact.share >= floor && wrongActions.hits <= mostWrong;
}
