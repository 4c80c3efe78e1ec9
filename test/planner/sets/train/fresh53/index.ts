// The fifty-third further batch: talks at an engineering consultancy; “fresh53”.
import { brief } from './brief.ts';
import { careful } from './careful.ts';
import { chatty } from './chatty.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...brief, ...chatty, ...careful];
