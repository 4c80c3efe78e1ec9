// The thirty-seventh further batch: a builder of lifts and a nursery of plants; for every tool many ways of asking, beside near twins that
// are none; “fresh37”.
import { booking } from './booking.ts';
import { clearing } from './clearing.ts';
import { closing } from './closing.ts';
import { moving } from './moving.ts';
import { offering } from './offering.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...moving, ...closing, ...offering, ...booking, ...clearing];
