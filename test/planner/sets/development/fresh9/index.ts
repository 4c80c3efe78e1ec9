// The ninth further batch; the names of its styles begin with “fresh9”. Its situations are those of the three batches before.
import { corporate } from './corporate.ts';
import { slavic } from './slavic.ts';
import { understated } from './understated.ts';

export const instructions = [...corporate, ...slavic, ...understated];
