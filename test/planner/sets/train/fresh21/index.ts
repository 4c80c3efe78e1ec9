// The twenty-first further batch: plain orders, indirect wishes, and what is no order; “fresh21”.
import { mainland } from './mainland.ts';
import { water } from './water.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...mainland, ...water];
