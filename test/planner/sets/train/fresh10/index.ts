// The tenth further batch; the names of its styles begin with “fresh10”.
import { plain } from './plain.ts';
import { polite } from './polite.ts';
import { terse } from './terse.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...polite, ...plain, ...terse];
