// The forty-second further batch: a week of a recruiting coordinator at a firm for solar panels; “fresh42”.
import { coordinator } from './coordinator.ts';
import { dictated } from './dictated.ts';
import { talks } from './talks.ts';
import { thumbs } from './thumbs.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...coordinator, ...thumbs, ...dictated, ...talks];
