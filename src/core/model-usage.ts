// What a language model was used for a turn: tokens as the provider counts them, and money where the organization gave prices.
import { z } from 'zod';
import type { Settings } from './settings.ts';

/** Of one turn, summed over its calls. `input` includes `cached`. */
export const ModelUsage = z.strictObject({
  model: z.string(),
  input: z.int().nonnegative(),
  /** Of the input: read from the provider's prompt cache. */
  cached: z.int().nonnegative(),
  output: z.int().nonnegative(),
  /** In the settings' currency; absent where the model has no price. */
  cost: z.exactOptional(z.number().nonnegative()),
});
export type ModelUsage = z.infer<typeof ModelUsage>;

const million = 1_000_000;

/** Undefined where nobody gave a price for that model. */
export function costOf(
  usage: { input: number; cached: number; output: number },
  model: string,
  { prices }: Settings['model'],
): number | undefined {
  const price = prices[model];
  if (price === undefined) return undefined;
  const fresh = Math.max(0, usage.input - usage.cached);
  const cost =
    (fresh * price.input + usage.cached * (price.cached ?? price.input) + usage.output * price.output) / million;
  // Six decimals: a call may cost less than a cent.
  return Math.round(cost * million) / million;
}
