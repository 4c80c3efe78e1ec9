// The forty-first further batch: a maker of outdoor gear, as recruiters ordinarily type; “fresh41”.
import { singles } from './singles.ts';
import { talks } from './talks.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...singles, ...talks];
