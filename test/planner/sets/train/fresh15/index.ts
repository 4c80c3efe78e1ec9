// The fifteenth further batch: talks of two to five messages; the names of its styles begin with “fresh15”.
import { bakery } from './bakery.ts';
import { solar } from './solar.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...bakery, ...solar];
