// The eleventh further batch; the names of its styles begin with “fresh11”.
import { answers } from './answers.ts';
import { corrections } from './corrections.ts';
import { threads } from './threads.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...answers, ...corrections, ...threads];
