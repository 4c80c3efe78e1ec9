// Where a calendar's own list of rooms stands: pure data.
import { z } from 'zod';
import { Json } from '../json.ts';
import { Call, Path } from './calls.ts';
import { Paging } from './collection.ts';

export const RoomsMapping = z.strictObject({
  call: Call,
  items: Path,
  paging: Paging,
  email: Path,
  /** The first of these that is filled. */
  name: z.array(Path).min(1),
  /** Without it the seats are read from the name, as in “Room 1A (16)”. */
  capacity: Path.optional(),
  /** Those alone whose address ends so. */
  suffix: z.string().optional(),
  /** A room as the meeting has it among those who take part. */
  attendee: Json,
});
export type RoomsMapping = z.infer<typeof RoomsMapping>;
