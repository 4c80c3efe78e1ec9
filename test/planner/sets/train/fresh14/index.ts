// The fourteenth further batch: everyday recruiting in eight voices; the names of its styles begin with “fresh14”.
import { inside } from './inside.ts';
import { lists } from './lists.ts';
import { quick } from './quick.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...quick, ...inside, ...lists];
