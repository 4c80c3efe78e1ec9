// Messages after which nothing may be written: questions about what was done, lists with filters, statements. Each is said by itself,
// in an organization where something was done before.
import { z } from 'zod';
import { JsonObject } from '../../src/core/json.ts';
import { openSession, type Said } from './play.ts';
import { rowsOf, sandboxesIn } from './rows.ts';
import { harmless } from './score.ts';

const home = new URL('../../test/planner/', import.meta.url);
const said = { sandbox: z.string(), say: z.string().min(1) };

const Question = z.strictObject({
  ...said,
  /** What it is about. */
  tool: z.string(),
  /** What was done at the gate before it. */
  past: z.array(z.tuple([z.string(), JsonObject]).readonly()).exactOptional(),
});
const List = z.strictObject({
  ...said,
  /** The filters without which the list answers another question; `|` stands between those that do as well. */
  needs: z.array(z.string()),
  /** No filter can do it: the reply must say so, by one of these words. */
  cannot: z.boolean().exactOptional(),
  names: z.array(z.string()),
});
const Statement = z.strictObject(said);

export const probeNames = ['questions', 'reads', 'reports'] as const;
export type ProbeName = (typeof probeNames)[number];

export interface Probed {
  readonly at: string;
  readonly say: string;
  readonly said: Said;
  /** Something was changed or proposed. */
  readonly wrote: boolean;
  /** By a look, or in words; not by a question. */
  readonly answered: boolean;
  /** A list that leaves a condition out without a word about it. */
  readonly dropped: boolean;
}

type List = z.infer<typeof List>;
type Probe = z.infer<typeof Question> | List | z.infer<typeof Statement>;
const schemas = { questions: Question, reads: List, reports: Statement } satisfies Record<ProbeName, z.ZodType>;

export async function probe(name: ProbeName): Promise<readonly Probed[]> {
  const sandboxes = sandboxesIn(new URL('probes.sandboxes.jsonl', home));
  const rows: readonly { at: string; row: Probe }[] = rowsOf(new URL(`${name}.jsonl`, home), schemas[name]);
  const probed: Probed[] = [];
  for (const { at, row } of rows) {
    const contents = sandboxes[row.sandbox];
    if (contents === undefined) throw new Error(`${at}: there is no sandbox ${row.sandbox}.`);
    const session = await openSession(contents, 'past' in row && row.past !== undefined ? { past: row.past } : {});
    const came = await session.say(row.say);
    const wrote = came.calls.some(([tool]) => !harmless.has(tool));
    const answered = !wrote && !came.asks && came.reply !== '';
    probed.push({ at, say: row.say, said: came, wrote, answered, dropped: 'needs' in row && isDropped(row, came) });
  }
  return probed;
}

function isDropped({ needs, names, cannot = false }: List, { calls, reply }: Said): boolean {
  const lists = calls.filter(([tool]) => tool === 'find_candidates');
  if (lists.length === 0 || names.some((name) => reply.toLowerCase().includes(name))) return false;
  return (
    cannot ||
    lists.some(([, filters]) => needs.some((need) => need.split('|').every((one) => filters[one] === undefined)))
  );
}
