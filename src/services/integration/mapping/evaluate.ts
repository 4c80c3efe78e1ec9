// Evaluates JSONata over records within bounds of time, depth, length and output. Runs in the child process, which may die of it.
import jsonata from 'jsonata';
import { readsOnly, syntaxOnly } from './syntax-only.ts';
import { namesIn } from './syntax-reads.ts';

declare module 'jsonata' {
  interface Expression {
    /** Hooks of the evaluator go by symbols. */
    assign(name: symbol, value: (...met: readonly unknown[]) => void): void;
  }
}

/** One message of the parent. */
export interface Order {
  readonly id: number;
  readonly expressions: readonly string[];
  readonly records: readonly unknown[];
}

/** What one record gave: a value for each expression, undefined where it gives nothing; or the reason, and of which expression. */
export type Row = { readonly results: readonly unknown[] } | { readonly fault: string; readonly at: number };

/** The rows of the first records; the rest was not begun, so that others have their turn. */
export interface Reply {
  readonly id: number;
  readonly rows: readonly Row[];
}

/** Milliseconds for one expression over one record, how deep it may call itself, and how long a list may become. */
const bounds = { timeout: 250, stack: 200, sequence: 100_000 };
/** For all expressions of a record together. */
const recordMs = 800;
/** After that a message is answered with what there is. */
const sliceMs = 200;
/** Characters of one record's results, and of one answer. */
const mostOutput = 512 * 1024;
const mostAnswer = 2 * mostOutput;
const deepest = 64;
const mostCompiled = 500;

const compiled = new Map<string, ReturnType<typeof jsonata>>();

const tooLongAList = 'makes too long a list. Make it simpler.';

/** A reason that says nothing of the data. */
class Refused extends Error {}

export async function evaluateRows({ id, expressions, records }: Order): Promise<Reply> {
  const rows: Row[] = [];
  const since = performance.now();
  let answered = 0;
  for (const record of records) {
    if (rows.length > 0 && (performance.now() - since > sliceMs || answered > mostAnswer)) break;
    const budget = { left: mostOutput };
    rows.push(await rowOf(expressions, record, budget));
    answered += mostOutput - Math.max(0, budget.left);
  }
  return { id, rows };
}

interface Budget {
  left: number;
}

async function rowOf(expressions: readonly string[], record: unknown, budget: Budget): Promise<Row> {
  const results: unknown[] = [];
  const since = { ms: performance.now(), cpu: process.cpuUsage() };
  for (const [at, expression] of expressions.entries()) {
    try {
      if (performance.now() - since.ms > recordMs) throw new Refused('takes too long. Make it simpler.');
      results.push(plain(await evaluated(expression, record, since.cpu), budget, 0));
    } catch (error) {
      return { fault: reasonOf(error), at };
    }
  }
  return { results };
}

/** The library counts wall-clock time: on a machine that is busy elsewhere an expression that hardly ran is tried again. */
async function evaluated(expression: string, record: unknown, before: NodeJS.CpuUsage): Promise<unknown> {
  if (expression === syntaxOnly) return parsed(record) instanceof Object;
  if (expression === readsOnly) return namesIn(parsed(record).ast());
  for (let tries = 1; ; tries += 1) {
    try {
      return await ready(expression).evaluate(record);
    } catch (error) {
      const { user, system } = process.cpuUsage(before);
      if (tries >= 3 || codeOf(error) !== 'D1012' || (user + system) / 1000 > bounds.timeout / 2) throw error;
    }
  }
}

/** The expression that stands in the record. */
function parsed(record: unknown): ReturnType<typeof jsonata> {
  const isGiven = record !== null && typeof record === 'object' && 'expression' in record;
  try {
    return jsonata(isGiven && typeof record.expression === 'string' ? record.expression : '', bounds);
  } catch (error) {
    throw new Refused(`cannot be read (${codeOf(error)}${placeOf(error)}).`);
  }
}

/** The library calls it with what each part of an expression gave. */
const afterEachPart = Symbol.for('jsonata.__evaluate_exit');

/** Its own bound holds for what it collects one by one, not for what a function such as $split gives at once. */
function refuseLongLists(...[, , , result]: readonly unknown[]): void {
  if (Array.isArray(result) && result.length > bounds.sequence) throw new Refused(tooLongAList);
}

function ready(expression: string): ReturnType<typeof jsonata> {
  const known = compiled.get(expression);
  if (known !== undefined) return known;
  const made = jsonata(expression, bounds);
  made.assign(afterEachPart, refuseLongLists);
  if (compiled.size >= mostCompiled) compiled.clear();
  compiled.set(expression, made);
  return made;
}

/** As JSON holds it, exactly: what would be bent on the way is refused. The library marks its own lists; the copy has no marks. */
function plain(value: unknown, budget: Budget, depth: number): unknown {
  if (depth > deepest) throw new Refused('gives a value that is nested too deep.');
  if (typeof value === 'string') return spent(value, budget, value.length + 2);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Refused('gives a number that has no end.');
  if (typeof value !== 'object' || value === null) return spent(notFunction(value), budget, 6);
  if ('_jsonata_function' in value || '_jsonata_lambda' in value) return notFunction(() => value);
  return Array.isArray(value) ? plainList(value, budget, depth) : plainObject(value, budget, depth);
}

function notFunction(value: unknown): unknown {
  if (typeof value === 'function') throw new Refused('gives a function instead of a value.');
  return value;
}

const plainList = (list: readonly unknown[], budget: Budget, depth: number): unknown =>
  spent(list, budget, list.length).map((entry) => plain(entry, budget, depth + 1) ?? null);

function plainObject(value: object, budget: Budget, depth: number): unknown {
  const made: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (key === '__proto__') throw new Refused('gives a field that is called __proto__.');
    const copy = plain(entry, budget, depth + 1);
    if (copy !== undefined) made[spent(key, budget, key.length + 3)] = copy;
  }
  return made;
}

function spent<T>(value: T, budget: Budget, characters: number): T {
  budget.left -= characters;
  if (budget.left < 0) throw new Refused('gives too large a value.');
  return value;
}

/** JSONata names its faults by codes such as T2001 and by a place in the expression; its messages quote data. */
function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const code = codeOf(error);
  if (code === 'D1012') return 'takes too long. Make it simpler.';
  if (code === 'D1011') return 'calls itself too deep. Make it simpler.';
  if (code === 'D2014' || code === 'D2015') return tooLongAList;
  if (error instanceof RangeError) return 'makes too long a text or calls itself too deep. Make it simpler.';
  return `cannot be evaluated (${code}${placeOf(error)}). Test it on a sample record.`;
}

const placeOf = (error: unknown): string =>
  error !== null && typeof error === 'object' && 'position' in error && typeof error.position === 'number'
    ? ` at character ${error.position}`
    : '';

const codeOf = (error: unknown): string =>
  error !== null && typeof error === 'object' && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'fault';
