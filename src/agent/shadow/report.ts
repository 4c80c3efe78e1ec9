// What a candidate in shadow would have done, held against what people let stand, took back or never asked for.
import { z } from 'zod';
import { ActionStatus } from '../../core/action.ts';
import { JsonObject } from '../../core/json.ts';
import type { MadeCall, ShadowCall, ShadowedTurn } from '../../core/shadow.ts';
import { wilson } from '../../services/retention/statistics/wilson.ts';
import { isSameCall } from './same-call.ts';

const Share = z.strictObject({ hits: z.int(), total: z.int(), share: z.number(), low: z.number(), high: z.number() });
type Share = z.infer<typeof Share>;

const Called = z.strictObject({ tool: z.string(), arguments: JsonObject });
const Made = Called.extend({ status: ActionStatus });

export const ShadowReport = z.strictObject({
  candidate: z.string().nullable().describe('The model that is tried now; null: the service has none to try.'),
  share: z.number().describe('Of the messages, those on which it is tried.'),
  turns: z.int(),
  answered: z.int(),
  no_budget: z.int(),
  failed: z.int(),
  same: Share.describe('Messages on which it would have changed exactly what stands, and nothing else.'),
  precision: Share.describe('Of the changes that it proposed: those that were made and stand.'),
  recall: Share.describe('Of the changes that stand: those that it proposed.'),
  taken_back: Share.describe('Of the changes that people undid or declined: those that it proposed, too.'),
  never_made: z.int().describe('Changes that it proposed and nobody made.'),
  asked_instead: z.int().describe('Messages on which it asked, and changes were made that stand.'),
  tools: z.array(z.strictObject({ tool: z.string(), precision: Share, recall: Share })),
  median_ms: z.number().nullable(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  cost: z.number(),
  differences: z
    .array(
      z.strictObject({
        at: z.string(),
        model: z.string(),
        both: z.array(Called),
        only_candidate: z.array(Called),
        only_people: z.array(Made),
        taken_back: z.array(Made.extend({ proposed: z.boolean() })),
        asked: z.boolean().describe('The candidate asked a question.'),
      }),
    )
    .describe('The latest messages on which it would have changed something else, newest first.'),
});
export type ShadowReport = z.infer<typeof ShadowReport>;

const takenBack: ReadonlySet<ActionStatus> = new Set(['undone', 'undoing', 'undo_failed', 'rejected', 'expired']);

interface Compared {
  readonly turn: ShadowedTurn;
  readonly both: readonly MadeCall[];
  readonly onlyCandidate: readonly ShadowCall[];
  readonly onlyPeople: readonly MadeCall[];
  readonly back: readonly { readonly call: MadeCall; readonly proposed: boolean }[];
}

/** Reads change nothing: which of them a planner needs is its own affair. Failed actions never were. */
function comparedWith(turn: ShadowedTurn): Compared {
  const left = turn.shadow.calls.filter(({ effect }) => effect !== 'read');
  const take = (call: MadeCall): boolean => {
    const place = left.findIndex((one) => isSameCall(one, call));
    if (place !== -1) left.splice(place, 1);
    return place !== -1;
  };
  const made = turn.made.filter(({ effect, status }) => effect !== 'read' && status !== 'failed');
  const judged = made.map((call) => ({ call, proposed: take(call) }));
  const standing = judged.filter(({ call }) => !takenBack.has(call.status));
  return {
    turn,
    both: standing.filter(({ proposed }) => proposed).map(({ call }) => call),
    onlyPeople: standing.filter(({ proposed }) => !proposed).map(({ call }) => call),
    back: judged.filter(({ call }) => takenBack.has(call.status)),
    onlyCandidate: left,
  };
}

const mostDifferences = 50;

export function shadowReport(
  turns: readonly ShadowedTurn[],
  { candidate, share }: { candidate: string | null; share: number },
): ShadowReport {
  const came = (outcome: string): number => turns.filter(({ shadow }) => shadow.outcome === outcome).length;
  const answered = turns.filter(({ shadow }) => shadow.outcome === 'answered').map(comparedWith);
  const differing = answered.filter((one) => !isSame(one));
  const used = turns.flatMap(({ shadow: { usage } }) => usage ?? []);
  const back = answered.flatMap((one) => one.back);
  return {
    candidate,
    share,
    turns: turns.length,
    answered: answered.length,
    no_budget: came('budget'),
    failed: came('failed'),
    same: shareOf(answered.length - differing.length, answered.length),
    ...precisionAndRecall(answered, () => true),
    taken_back: shareOf(back.filter(({ proposed }) => proposed).length, back.length),
    never_made: answered.reduce((sum, { onlyCandidate }) => sum + onlyCandidate.length, 0),
    asked_instead: answered.filter(({ turn, onlyPeople }) => turn.shadow.asks && onlyPeople.length > 0).length,
    tools: toolNames(answered).map((tool) => ({ tool, ...precisionAndRecall(answered, (call) => call.tool === tool) })),
    median_ms: medianOf(answered.map(({ turn }) => turn.shadow.ms)),
    input_tokens: used.reduce((sum, { input }) => sum + input, 0),
    output_tokens: used.reduce((sum, { output }) => sum + output, 0),
    cost: Math.round(used.reduce((sum, { cost = 0 }) => sum + cost, 0) * 1_000_000) / 1_000_000,
    differences: differing.slice(0, mostDifferences).map(differenceOf),
  };
}

const isSame = ({ onlyCandidate, onlyPeople, back }: Compared): boolean =>
  onlyCandidate.length === 0 && onlyPeople.length === 0 && back.every(({ proposed }) => !proposed);

type Called = Pick<ShadowCall, 'tool'>;

function precisionAndRecall(answered: readonly Compared[], is: (call: Called) => boolean) {
  const count = (of: (one: Compared) => readonly Called[]): number =>
    answered.reduce((sum, one) => sum + of(one).filter(is).length, 0);
  const both = count((one) => one.both);
  const again = count((one) => one.back.filter(({ proposed }) => proposed).map(({ call }) => call));
  return {
    precision: shareOf(both, both + again + count((one) => one.onlyCandidate)),
    recall: shareOf(both, both + count((one) => one.onlyPeople)),
  };
}

const toolNames = (answered: readonly Compared[]): readonly string[] =>
  [
    ...new Set(
      answered.flatMap(({ both, onlyCandidate, onlyPeople, back }) =>
        [...both, ...onlyCandidate, ...onlyPeople, ...back.map(({ call }) => call)].map(({ tool }) => tool),
      ),
    ),
  ].toSorted();

const shareOf = (hits: number, total: number): Share => ({
  hits,
  total,
  share: total === 0 ? 0 : hits / total,
  ...wilson(hits, total),
});

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const called = ({ tool, arguments: given }: ShadowCall) => ({ tool, arguments: given });
const madeAs = ({ tool, arguments: given, status }: MadeCall) => ({ tool, arguments: given, status });

const differenceOf = ({
  turn,
  both,
  onlyCandidate,
  onlyPeople,
  back,
}: Compared): ShadowReport['differences'][number] => ({
  at: turn.at.toISOString(),
  model: turn.shadow.model,
  both: both.map(called),
  only_candidate: onlyCandidate.map(called),
  only_people: onlyPeople.map(madeAs),
  taken_back: back.map(({ call, proposed }) => ({ ...madeAs(call), proposed })),
  asked: turn.shadow.asks,
});
