// Counts what a language model costs in one turn, and asks the day's budget before each call. Reserved beforehand and settled
// after: turns at the same time cannot spend the same money.
import { costOf, type ModelUsage } from '../../core/model-usage.ts';
import type { Amount, MeteredTurn, UsageBook } from '../../core/ports/usage-book.ts';
import type { Settings } from '../../core/settings.ts';
import type { TokenUsage } from './reading/model-answer.ts';

interface MeterDependencies {
  /** Undefined: nothing is kept, and there is no budget. */
  readonly book: UsageBook | undefined;
  readonly turn: MeteredTurn;
  readonly settings: Settings['model'];
}

/** English prose and JSON have about that many letters a token; a provider that counts replaces the guess. */
const lettersPerToken = 3.5;
/** What an answer is expected to have at most: a longer one is settled with what it had. */
const expectedOutput = 1_000;
const nothing: Amount = { tokens: 0, cost: 0 };

export class Meter {
  readonly #parts: MeterDependencies;
  #reserved = nothing;
  #total: TokenUsage | undefined;

  constructor(dependencies: MeterDependencies) {
    this.#parts = dependencies;
  }

  /** False: the budget of the day is used up. */
  async begin(letters: number): Promise<boolean> {
    const { book, turn, settings } = this.#parts;
    const { tokensPerDay, costPerDay } = settings;
    if (book === undefined || (tokensPerDay === null && costPerDay === null)) return true;
    const expected = { input: Math.ceil(letters / lettersPerToken), cached: 0, output: expectedOutput };
    const amount = {
      tokens: expected.input + expected.output,
      cost: costOf(expected, turn.model, settings) ?? 0,
    };
    const isTaken = await book.reserve(turn, amount, { tokens: tokensPerDay, cost: costPerDay });
    if (isTaken) this.#reserved = amount;
    return isTaken;
  }

  /**
   * `usage` as the provider counted it; where it does not, from the letters. A call that failed used nothing. Answers the cost, 0
   * where the model has no price.
   */
  async end(usage: TokenUsage | undefined, letters: { sent: number; got: number }): Promise<number> {
    const { book, turn, settings } = this.#parts;
    const counted = usage ?? {
      input: Math.ceil(letters.sent / lettersPerToken),
      cached: 0,
      output: Math.ceil(letters.got / lettersPerToken),
    };
    const { input = 0, cached = 0, output = 0 } = this.#total ?? {};
    this.#total = { input: input + counted.input, cached: cached + counted.cached, output: output + counted.output };
    const cost = costOf(counted, turn.model, settings);
    await book?.settle(turn, this.#taken(), { ...counted, ...(cost === undefined ? {} : { cost }) });
    return cost ?? 0;
  }

  async failed(): Promise<void> {
    const reserved = this.#taken();
    if (reserved.tokens > 0)
      await this.#parts.book?.settle(this.#parts.turn, reserved, { input: 0, cached: 0, output: 0 });
  }

  #taken(): Amount {
    const reserved = this.#reserved;
    this.#reserved = nothing;
    return reserved;
  }

  /** Of all calls of the turn; undefined where no model has answered. */
  get usage(): ModelUsage | undefined {
    if (this.#total === undefined) return undefined;
    const { turn, settings } = this.#parts;
    const cost = costOf(this.#total, turn.model, settings);
    return { model: turn.model, ...this.#total, ...(cost === undefined ? {} : { cost }) };
  }
}
