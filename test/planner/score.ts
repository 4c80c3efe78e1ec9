// Runs instructions through the whole agent over the fakes and counts: exact calls, wrong actions, questions where due.
import { canonical, JsonObject } from '../../src/core/json.ts';
import { openTalk } from '../agent/talk.ts';
import type { Exchange, Instruction } from './instruction.ts';
import { sandboxes } from './sandboxes.ts';

const harmless = new Set([
  'find_candidates',
  'show_candidate',
  'find_free_slots',
  'morning_brief',
  'show_metrics',
  'list_approvals',
  'list_actions',
]);

export interface Miss {
  readonly say: string;
  readonly got: string;
}

export interface Score {
  readonly total: number;
  readonly exact: number;
  /** Something was changed, or proposed, that nobody asked for. */
  readonly wrong: readonly Miss[];
  readonly missed: readonly Miss[];
  readonly shouldAsk: number;
  readonly asked: number;
}

/** Times are compared as instants: the offset is a matter of taste. */
const written = (call: readonly [string, JsonObject]): string =>
  canonical([
    call[0],
    JSON.parse(
      JSON.stringify(call[1], (key, value: unknown) =>
        ['start', 'from', 'to'].includes(key) && typeof value === 'string' && value.includes('T')
          ? new Date(value).toISOString()
          : value,
      ),
    ),
  ]);

export async function score(set: readonly Instruction[]): Promise<Score> {
  const results = [];
  for (const instruction of set) results.push(...(await play(instruction)));
  return {
    total: results.length,
    exact: results.filter(({ isExact }) => isExact).length,
    wrong: results.filter(({ isWrong }) => isWrong).map(missOf),
    missed: results.filter(({ isExact }) => !isExact).map(missOf),
    shouldAsk: results.filter(({ exchange }) => exchange.asks === true).length,
    asked: results.filter(({ exchange, didAsk }) => exchange.asks === true && didAsk).length,
  };
}

interface Result {
  readonly exchange: Exchange;
  readonly got: readonly string[];
  readonly didAsk: boolean;
  readonly isExact: boolean;
  readonly isWrong: boolean;
}

const missOf = ({ exchange, got, didAsk }: Result): Miss => ({
  say: exchange.say,
  got: `${didAsk ? 'asks ' : ''}${got.join(' ')}`,
});

async function play({ sandbox, talk }: Instruction): Promise<Result[]> {
  const { users } = sandboxes[sandbox];
  const chat = openTalk(sandboxes[sandbox], { as: users[0]?.id ?? '' });
  const results: Result[] = [];
  for (const exchange of talk) {
    const before = chat.desk.calls.length;
    const { asks } = await chat.say(exchange.say);
    const calls = chat.desk.calls
      .slice(before)
      .map(({ tool, input }): [string, JsonObject] => [tool, JsonObject.parse(input)]);
    const got = calls.map(written);
    const wanted = exchange.calls.map(written);
    const isExact = got.join('\n') === wanted.join('\n') && asks === (exchange.asks ?? false);
    const isWrong = calls.some((call) => !harmless.has(call[0]) && !wanted.includes(written(call)));
    results.push({ exchange, got, didAsk: asks, isExact, isWrong });
  }
  return results;
}
