// The fifty-second further batch: hiring at a pharmaceutical wholesaler; “fresh52”.
import { formal } from './formal.ts';
import { hurried } from './hurried.ts';
import { recruiter } from './recruiter.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...hurried, ...formal, ...recruiter];
