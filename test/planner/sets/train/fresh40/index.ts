// The fortieth further batch: software and nurses, as recruiters ordinarily type; “fresh40”.
import { calendar } from './calendar.ts';
import { people } from './people.ts';
import { talks } from './talks.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...people, ...calendar, ...talks];
