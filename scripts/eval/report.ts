// What an evaluation comes to: the shape of its JSON, and how it is counted from the single turns.
import { z } from 'zod';
import { ModelUsage } from '../../src/core/model-usage.ts';
import { shareOf } from '../../evals/harness/figures.ts';

const Share = z.strictObject({
  hits: z.int(),
  total: z.int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
const Called = z.strictObject({ tool: z.string(), shown: z.string() });

const Turn = z.strictObject({
  scenario: z.string(),
  kind: z.string(),
  turn: z.int(),
  say: z.string(),
  reply: z.string(),
  isExact: z.boolean(),
  /** Something was changed or proposed that nobody asked for, or that the scenario forbids. */
  isWrong: z.boolean(),
  forbidden: z.array(z.string()).readonly(),
  /** Phrases of the reply that the scenario forbids. */
  claims: z.array(z.string()).readonly(),
  mustAsk: z.boolean(),
  asks: z.boolean(),
  /** False: the question is about something else than the scenario expects. */
  fits: z.boolean(),
  isTrap: z.boolean(),
  calls: z.strictObject({
    right: z.array(Called).readonly(),
    missing: z.array(Called).readonly(),
    extra: z.array(Called).readonly(),
  }),
  /** Calls that were refused, as the facts of the answer tell. */
  refused: z.int(),
  wallMs: z.number(),
  cpuMs: z.number(),
  usage: ModelUsage.exactOptional(),
});
export type Turn = z.infer<typeof Turn>;

const Spread = z.strictObject({ mean: z.number(), median: z.number(), p95: z.number(), most: z.number() });
const ToolFigures = z.strictObject({ tool: z.string(), precision: Share, recall: Share });
export type ToolFigures = z.infer<typeof ToolFigures>;

const Report = z.strictObject({
  version: z.literal(1),
  model: z.string(),
  scenarios: z.int(),
  messages: z.int(),
  figures: z.strictObject({
    exact: Share,
    wrongActions: Share,
    forbiddenCalls: Share,
    claims: Share,
    asksWhenItShould: Share,
    asksNeedlessly: Share,
    actedOnTraps: Share,
  }),
  kinds: z.array(z.strictObject({ kind: z.string(), exact: Share, wrongActions: Share })).readonly(),
  tools: z.array(ToolFigures).readonly(),
  refusedCalls: z.int(),
  usage: z.strictObject({
    /** Messages in which a language model answered. */
    answered: z.int(),
    input: z.int(),
    cached: z.int(),
    output: z.int(),
    /** Null: no price was given. */
    cost: z.number().nullable(),
  }),
  wallMs: Spread,
  cpuMs: Spread,
  turns: z.array(Turn).readonly(),
});
export type Report = z.infer<typeof Report>;

export const figureNames = {
  exact: 'exact',
  wrongActions: 'wrong actions',
  forbiddenCalls: 'forbidden calls',
  claims: 'claims of what was not done',
  asksWhenItShould: 'asks when it should',
  asksNeedlessly: 'asks needlessly',
  actedOnTraps: 'acts on what is no order',
} as const satisfies Record<keyof Report['figures'], string>;
export const figureKeys = [
  'exact',
  'wrongActions',
  'forbiddenCalls',
  'claims',
  'asksWhenItShould',
  'asksNeedlessly',
  'actedOnTraps',
] as const satisfies readonly (keyof Report['figures'])[];

export const costText = ({ usage: { answered, input, cached, output, cost } }: Report): string =>
  answered === 0
    ? 'no language model answered'
    : `${answered} messages, ${input} tokens in (${cached} cached), ${output} out, ${cost === null ? 'no price given' : `cost ${cost.toFixed(4)}`}`;

export function parseReport(text: string, file: string): Report {
  const { success, data, error } = Report.safeParse(JSON.parse(text));
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${file} is no report of npm run eval: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** Of a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  readonly cached?: number;
}

export function reportOf(turns: readonly Turn[], { model, price }: { model: string; price?: Price }): Report {
  const due = turns.filter((turn) => turn.mustAsk);
  const others = turns.filter((turn) => !turn.mustAsk);
  return {
    version: 1,
    model,
    scenarios: new Set(turns.map(({ scenario }) => scenario)).size,
    messages: turns.length,
    figures: {
      exact: shareOf(turns, ({ isExact }) => isExact),
      wrongActions: shareOf(turns, ({ isWrong }) => isWrong),
      forbiddenCalls: shareOf(turns, ({ forbidden }) => forbidden.length > 0),
      claims: shareOf(turns, ({ claims }) => claims.length > 0),
      asksWhenItShould: shareOf(due, ({ asks, fits }) => asks && fits),
      asksNeedlessly: shareOf(others, ({ asks, isExact }) => asks && !isExact),
      actedOnTraps: shareOf(
        turns.filter(({ isTrap }) => isTrap),
        ({ isWrong }) => isWrong,
      ),
    },
    kinds: [...Map.groupBy(turns, ({ kind }) => kind)].map(([kind, ofKind]) => ({
      kind,
      exact: shareOf(ofKind, ({ isExact }) => isExact),
      wrongActions: shareOf(ofKind, ({ isWrong }) => isWrong),
    })),
    tools: toolFigures(turns),
    refusedCalls: turns.reduce((sum, { refused }) => sum + refused, 0),
    usage: usageOf(turns, price),
    wallMs: spreadOf(turns.map(({ wallMs }) => wallMs)),
    cpuMs: spreadOf(turns.map(({ cpuMs }) => cpuMs)),
    turns,
  };
}

/** Precision: of the calls made, those that were expected. Recall: of the expected calls, those that were made. */
function toolFigures(turns: readonly Turn[]): readonly ToolFigures[] {
  const counted = turns.flatMap(({ calls: { right, missing, extra } }) => [
    ...right.map(({ tool }) => ({ tool, isMade: true, isWanted: true })),
    ...missing.map(({ tool }) => ({ tool, isMade: false, isWanted: true })),
    ...extra.map(({ tool }) => ({ tool, isMade: true, isWanted: false })),
  ]);
  return [...Map.groupBy(counted, ({ tool }) => tool)]
    .map(([tool, calls]) => ({
      tool,
      precision: shareOf(
        calls.filter(({ isMade }) => isMade),
        ({ isWanted }) => isWanted,
      ),
      recall: shareOf(
        calls.filter(({ isWanted }) => isWanted),
        ({ isMade }) => isMade,
      ),
    }))
    .toSorted((a, b) => a.tool.localeCompare(b.tool, 'en'));
}

function usageOf(turns: readonly Turn[], price: Price | undefined): Report['usage'] {
  const used = turns.flatMap(({ usage }) => usage ?? []);
  const sumOf = (key: 'input' | 'cached' | 'output') => used.reduce((sum, one) => sum + one[key], 0);
  const [input, cached, output] = [sumOf('input'), sumOf('cached'), sumOf('output')];
  const fresh = Math.max(0, input - cached);
  const cost =
    price && (fresh * price.input + cached * (price.cached ?? price.input) + output * price.output) / 1_000_000;
  return { answered: used.length, input, cached, output, cost: cost ?? null };
}

function spreadOf(values: readonly number[]): z.infer<typeof Spread> {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { mean, median: at(0.5), p95: at(0.95), most: at(1) };
}
