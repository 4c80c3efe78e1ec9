// The seventeenth further batch: the rarer tools, in several registers; the names of its styles begin with “fresh17”.
import { codes } from './codes.ts';
import { deciding } from './deciding.ts';
import { sending } from './sending.ts';
import { looking } from './looking.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...codes, ...looking, ...sending, ...deciding];
