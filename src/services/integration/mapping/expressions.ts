// JSONata in a small pool of child processes. Expressions that brought a child down go on in a lane of their own, one record at a
// time: the record that does it fails with the reason, the records beside it go on in a fresh child, and nobody else notices.
import type { Json, JsonObject } from '../../../core/json.ts';
import { type Call, type Death, type Evaluated, ExpressionFault, Lane } from './expression-lane.ts';
import { syntaxOnly } from './syntax-only.ts';
import { MappingFault } from './steps.ts';

export type { Evaluated };

export interface Expressions {
  /** One for each record. Throws `unavailable` when no child process can be started. */
  evaluate(expressions: readonly string[], records: readonly JsonObject[]): Promise<readonly Evaluated[]>;
  /** Why each cannot be read, with the place; undefined: it can. */
  check(expressions: readonly string[]): Promise<readonly (string | undefined)[]>;
}

/** What a run needs of them. */
export type Evaluator = Pick<Expressions, 'evaluate'>;

export interface ExpressionPool extends Expressions {
  close(): Promise<void>;
}

/** Children that one call may bring down in a row, and altogether; what comes after is not tried. */
const mostInARow = 10;
const mostDeaths = 40;
/** Expressions that brought a child down and are begun with care from then on. */
const mostRemembered = 1_000;

const reasons: Readonly<Record<Death, string>> = {
  late: 'takes too long. Make it simpler.',
  died: 'takes more memory than it may. Make it simpler.',
};
const notTried =
  'took too long or too much memory for the records before this one, which was not tried. Make it simpler.';

/** Children start with the first call, and end when nobody asked them for a while. */
export function openExpressions(): ExpressionPool {
  const risky = new Set<string>();
  const careful = new Lane({ children: 1, most: 1, patienceMs: 3_000, isNice: true, onDeath: failOne });
  const usual = new Lane({
    children: 2,
    most: 200,
    patienceMs: 1_500,
    isNice: false,
    onDeath: (call) => {
      if (risky.size >= mostRemembered) risky.clear();
      for (const expression of call.expressions) risky.add(expression);
      careful.add(call);
      return false;
    },
  });
  const evaluate: Expressions['evaluate'] = (expressions, records) =>
    new Promise((resolve, reject) => {
      if (records.length === 0 || expressions.length === 0) return resolve(records.map(() => []));
      const call: Call = { expressions, records, results: [], inARow: 0, deaths: 0, resolve, reject };
      return (expressions.some((expression) => risky.has(expression)) ? careful : usual).add(call);
    });
  return {
    evaluate,
    async check(expressions) {
      const rows = await evaluate(
        [syntaxOnly],
        expressions.map((expression) => ({ expression })),
      );
      return rows.map((row) => (row instanceof ExpressionFault ? `The expression ${row.message}` : undefined));
    },
    async close() {
      usual.close();
      careful.close();
    },
  };
}

/** Throws the fault of a record whose expressions cannot be evaluated, with the field that they were to fill. */
export function resultsOf(evaluated: Evaluated, fields: readonly string[]): readonly (Json | undefined)[] {
  if (!(evaluated instanceof ExpressionFault)) return evaluated;
  const { at, message } = evaluated;
  const field = at === undefined ? undefined : fields[at];
  throw new MappingFault(`${field === undefined ? 'An expression' : `The expression for ${field}`} ${message}`);
}

/** One record goes at a time: it is this one. */
function failOne(call: Call, because: Death): boolean {
  const at = call.expressions.length === 1 ? 0 : undefined;
  call.results.push(new ExpressionFault(reasons[because], at));
  call.inARow += 1;
  call.deaths += 1;
  if (call.inARow >= mostInARow || call.deaths >= mostDeaths)
    while (call.results.length < call.records.length) call.results.push(new ExpressionFault(notTried, at));
  return true;
}
