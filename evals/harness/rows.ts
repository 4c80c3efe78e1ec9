// Rows of .jsonl files, one JSON value a line. A bad row is named with its file and line, and never with what it says.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { JsonObject } from '../../src/core/json.ts';
import type { Instruction } from './instruction.ts';
import { Sandbox } from './test-world.ts';

const Call = z.tuple([z.string(), JsonObject]).readonly();
const outcome = {
  calls: z.array(Call).readonly(),
  asks: z.union([z.boolean(), z.literal('may')]).exactOptional(),
};
const Outcome = z.strictObject(outcome).readonly();
const label = {
  ...outcome,
  or: z.array(Outcome).readonly().exactOptional(),
  trap: z.enum(['negated', 'hypothetical', 'quoted']).exactOptional(),
};
const Exchange = z
  .strictObject({ say: z.string().min(1), ...label, first: z.strictObject(label).readonly().exactOptional() })
  .readonly();

const Row = z.strictObject({
  sandbox: z.string(),
  style: z.string(),
  talk: z.array(Exchange).min(1).readonly(),
});

interface Placed<Value> {
  /** `fresh1.jsonl:17`. */
  readonly at: string;
  readonly row: Value;
}

/** A talk with its style and the place where it stands. */
export type PlacedInstruction = Instruction & { readonly at: string; readonly style: string };

export function rowsOf<Schema extends z.ZodType>(file: string | URL, schema: Schema): Placed<z.output<Schema>>[] {
  const name = String(file).split('/').slice(-2).join('/');
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ line, at: `${name}:${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) => ({ at, row: parsed(line, { at, schema }) }));
}

function parsed<Schema extends z.ZodType>(
  line: string,
  { at, schema }: { at: string; schema: Schema },
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(jsonOf(line, at));
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${at}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}`);
}

function jsonOf(line: string, at: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${at}: is no JSON.`);
  }
}

const SandboxRow = Sandbox.extend({ sandbox: z.string() });
export const sandboxesIn = (file: string | URL): Record<string, Sandbox> =>
  Object.fromEntries(rowsOf(file, SandboxRow).map(({ row: { sandbox, ...contents } }) => [sandbox, contents]));

/** The talks of a file, each with the place where it stands. */
export const talksIn = (file: string | URL): readonly PlacedInstruction[] =>
  rowsOf(file, Row).map(({ at, row }) => ({ ...row, at }));
