// The eighth further batch; the names of its styles begin with “fresh8”.
import { concierge } from './concierge.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = concierge;
