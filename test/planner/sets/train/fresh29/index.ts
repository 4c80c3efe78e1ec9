// The twenty-ninth further batch: talks of two to four messages at a water company, a law firm and a maker of games; “fresh29”.
import { games } from './games.ts';
import { solicitors } from './solicitors.ts';
import { waterworks } from './waterworks.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...games, ...solicitors, ...waterworks];
