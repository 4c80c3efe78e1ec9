// The sixth further batch; the names of its styles begin with “fresh6”.
import { firstWeek, memo } from './first-week.ts';
import { rushed } from './rushed.ts';
import { thumbing } from './texting.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...thumbing, ...rushed, ...firstWeek, ...memo];
