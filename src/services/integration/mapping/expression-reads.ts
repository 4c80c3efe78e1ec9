// Which fields of the record an expression looks at, as far as its syntax says. Asked of the child processes that evaluate: parsing
// what people wrote may cost as much.
import { z } from 'zod';
import { type Evaluator, resultsOf } from './expressions.ts';
import { readsOnly } from './syntax-only.ts';
import { MappingFault } from './steps.ts';

const Names = z.array(z.string());

/** Undefined: it may look at anything. */
export type Reads = readonly string[] | undefined;

export async function readsOf(expressions: Evaluator, written: readonly string[]): Promise<readonly Reads[]> {
  if (written.length === 0) return [];
  const rows = await expressions.evaluate(
    [readsOnly],
    written.map((expression) => ({ expression })),
  );
  return written.map((_, index) => {
    try {
      const [names] = resultsOf(rows[index] ?? [], []);
      const read = Names.safeParse(names);
      return read.success ? read.data : undefined;
    } catch (error) {
      // One that cannot be read fills nothing, and is told where it stands.
      if (error instanceof MappingFault) return undefined;
      throw error;
    }
  });
}
