// Scenarios of an evaluation: .jsonl files, one talk a line, and the organizations (worlds) in which they are said. A bad row is named
// with its file and line, and never with what it says.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { JsonObject } from '../../src/core/json.ts';
import type { Exchange, WantedCall } from '../../evals/harness/instruction.ts';
import { Sandbox } from '../../evals/harness/test-world.ts';
import { rowsOf, sandboxesIn } from '../../evals/harness/rows.ts';
import { spelledOut } from '../../evals/harness/same-call.ts';
import { declaredTools, inputOf } from '../../evals/harness/tools.ts';

/** What people decide stands among the calls; no planner has these as tools. */
const decisions = ['approve_action', 'decline_action'];
const tools = new Set([...declaredTools.map(({ name }) => name), ...decisions]);
const Tool = z.string().refine((name) => tools.has(name), 'is no tool');
const Call = z.tuple([Tool, JsonObject]).readonly();

const outcome = {
  calls: z.array(Call).readonly(),
  asks: z.union([z.boolean(), z.literal('may')]).exactOptional(),
};

const Message = z
  .strictObject({
    say: z.string().min(1).max(20_000),
    ...outcome,
    or: z.array(z.strictObject(outcome).readonly()).readonly().exactOptional(),
    trap: z.enum(['negated', 'hypothetical', 'quoted']).exactOptional(),
    /** A tool, or a tool with some of its arguments, that must not be called. */
    forbidden: z
      .array(z.union([Tool, Call]))
      .readonly()
      .exactOptional(),
    /** Words of the expected question; one of those between `|` is enough. */
    question: z.string().min(1).exactOptional(),
    /** Phrases that the reply must not hold: claims of what was not done. */
    notSaid: z.array(z.string().min(1)).readonly().exactOptional(),
  })
  .readonly();
export type Message = z.infer<typeof Message> & Exchange;

const Row = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,80}$/, 'letters, digits, “.”, “_” and “-”'),
  kind: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'small letters and “-”'),
  /** A sandbox of a `*.sandboxes.jsonl` file of the folder, or a `.json` file that holds one. */
  world: z.string().min(1),
  past: z.array(Call).readonly().exactOptional(),
  talk: z.array(Message).min(1).max(50).readonly(),
});

export interface Scenario extends Omit<z.infer<typeof Row>, 'talk'> {
  /** `scenarios/orders.jsonl:17`. */
  readonly at: string;
  readonly contents: Sandbox;
  readonly talk: readonly Message[];
}

const sandboxEnding = '.sandboxes.jsonl';

/** A folder of scenarios, or an organization's export of its own talks. */
export function readScenarios(place: string): readonly Scenario[] {
  if (!existsSync(place)) throw new Error(`--scenarios: there is no folder or file ${place}.`);
  return place.endsWith('.json') ? readExport(place) : readFolder(place);
}

const Export = z.looseObject({ scenarios: z.array(Row), worlds: z.array(Sandbox.extend({ sandbox: z.string() })) });

function readExport(file: string): readonly Scenario[] {
  const { success, data, error } = Export.safeParse(jsonOf(file, file));
  if (!success) throw new Error(`${file}: ${error.issues[0]?.path.join('.') ?? ''}: ${error.issues[0]?.message ?? ''}`);
  const worlds = Object.fromEntries(data.worlds.map(({ sandbox, ...contents }) => [sandbox, contents]));
  const rows = data.scenarios.map((row, place): Scenario => {
    const at = `${file}: scenarios.${place}`;
    return { ...row, at, contents: worldOf(row.world, { at, folder: dirname(file), worlds }) };
  });
  if (rows.length === 0) throw new Error(`--scenarios: ${file} holds no scenarios.`);
  for (const row of rows) checkCalls(row);
  checkIds(rows);
  return rows;
}

function readFolder(folder: string): readonly Scenario[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted();
  const worlds: Record<string, Sandbox> = Object.assign(
    {},
    ...files.filter((file) => file.endsWith(sandboxEnding)).map((file) => sandboxesIn(join(folder, file))),
  );
  const rows = files
    .filter((file) => !file.endsWith(sandboxEnding))
    .flatMap((file) => rowsOf(join(folder, file), Row))
    .map(({ at, row }): Scenario => ({ ...row, at, contents: worldOf(row.world, { at, folder, worlds }) }));
  if (rows.length === 0) throw new Error(`--scenarios: ${folder} holds no scenarios (*.jsonl).`);
  for (const row of rows) checkCalls(row);
  checkIds(rows);
  return rows;
}

interface Place {
  readonly at: string;
  readonly folder: string;
  readonly worlds: Readonly<Record<string, Sandbox>>;
}

function worldOf(name: string, { at, folder, worlds }: Place): Sandbox {
  const found = Object.hasOwn(worlds, name) ? worlds[name] : undefined;
  if (found !== undefined) return found;
  const file = join(folder, name);
  if (!name.endsWith('.json') || !existsSync(file))
    throw new Error(`${at}: world: there is neither a sandbox nor a file “${name}”.`);
  const { success, data, error } = Sandbox.safeParse(jsonOf(file, at));
  if (success) return data;
  throw new Error(`${at}: world: ${name}: ${error.issues[0]?.path.join('.') ?? ''}: ${error.issues[0]?.message ?? ''}`);
}

function jsonOf(file: string, at: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${at}: world: ${file} is no JSON.`, { cause: error });
  }
}

/** Every expected call is one that its tool takes. */
function checkCalls({ at, talk, past = [], contents }: Scenario): void {
  const expected = talk.flatMap(({ calls, or = [] }, turn) =>
    [calls, ...or.map((other) => other.calls)].flat().map((call) => ({ call, where: `talk.${turn}.calls` })),
  );
  for (const { call, where } of [...past.map((one) => ({ call: one, where: 'past' })), ...expected]) {
    const message = complaintOf(call, contents.timezone);
    if (message !== undefined) throw new Error(`${at}: ${where}: ${call[0]}: ${message}`);
  }
}

function complaintOf(call: WantedCall, timeZone: string): string | undefined {
  if (decisions.includes(call[0])) return undefined;
  const [tool, input] = spelledOut(call, timeZone);
  const [issue] = inputOf(tool).safeParse(input).error?.issues ?? [];
  return issue === undefined ? undefined : `${issue.path.join('.')}: ${issue.message}`;
}

function checkIds(rows: readonly Scenario[]): void {
  const seen = new Map<string, string>();
  for (const { id, at } of rows) {
    const first = seen.get(id);
    if (first !== undefined) throw new Error(`${at}: id: ${id} stands in ${first} already.`);
    seen.set(id, at);
  }
}
