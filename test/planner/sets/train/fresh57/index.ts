// The fifty-seventh further batch: hiring at an opera house and at a copper mine, in letters and between two meetings; “fresh57”.
import { formal } from './formal.ts';
import { hurried } from './hurried.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...formal, ...hurried];
