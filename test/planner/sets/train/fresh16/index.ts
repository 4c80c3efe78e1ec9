// The sixteenth further batch: several clauses, limits, other people's words and what needs a question; “fresh16”.
import { clauses } from './clauses.ts';
import { limits } from './limits.ts';
import { unclear } from './unclear.ts';
import { words } from './words.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...clauses, ...limits, ...words, ...unclear];
