// The twentieth further batch: talks of two to four messages; the names of its styles begin with “fresh20”.
import { beer } from './beer.ts';
import { law } from './law.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...law, ...beer];
