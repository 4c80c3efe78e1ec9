// The seventh further batch; the names of its styles begin with “fresh7”.
import { abroad } from './abroad.ts';
import { colleague } from './colleague.ts';
import { talks } from './talks.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...colleague, ...abroad, ...talks];
