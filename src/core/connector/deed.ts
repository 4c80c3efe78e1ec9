// A call that changes one thing at a connected system.
import { z } from 'zod';
import { Json } from '../json.ts';
import { Call, Path } from './calls.ts';

/**
 * `shows` says what the record holds afterwards, by path: that is how a lost answer is found out, and what an emulator does. Its
 * templates know the places of the call and `{now}`.
 */
export const Deed = z.strictObject({
  call: Call,
  /** Where the answer names what was made. */
  answerId: Path.optional(),
  shows: z.record(z.string(), Json).default({}),
});
export type Deed = z.infer<typeof Deed>;
