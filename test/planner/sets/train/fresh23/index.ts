// The twenty-third further batch: a weekday in chat, and the last afternoon before a holiday; “fresh23”.
import { studio } from './studio.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = studio;
