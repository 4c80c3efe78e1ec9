// The twenty-second further batch: English beside other languages, what needs a question, and talks; “fresh22”.
import { unfinished } from './unfinished.ts';
import { tongues } from './tongues.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...tongues, ...unfinished];
