// The fifth further batch of training instructions; the names of its styles begin with “fresh5”.
import { hurried, manager } from './hurried.ts';
import { driving, newcomer } from './newcomer.ts';
import { phoneTyped, texting } from './texting.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...texting, ...phoneTyped, ...hurried, ...manager, ...newcomer, ...driving];
