// The thirty-seventh further batch: a builder of lifts and a nursery of plants; for every tool many ways of asking, beside near twins that
// are none; “fresh37”.
import { booking } from './booking.ts';
import { clearing } from './clearing.ts';
import { closing } from './closing.ts';
import { deciding } from './deciding.ts';
import { figures } from './figures.ts';
import { looking } from './looking.ts';
import { moving } from './moving.ts';
import { noting } from './noting.ts';
import { nudging } from './nudging.ts';
import { offering } from './offering.ts';
import { pairs } from './pairs.ts';
import { sequences } from './sequences.ts';
import { systems } from './systems.ts';
import { unclear } from './unclear.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [
  ...moving,
  ...closing,
  ...offering,
  ...booking,
  ...clearing,
  ...nudging,
  ...noting,
  ...looking,
  ...figures,
  ...systems,
  ...sequences,
  ...deciding,
  ...unclear,
  ...pairs,
];
