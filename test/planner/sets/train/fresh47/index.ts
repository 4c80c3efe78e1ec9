// The forty-seventh further batch: a week of hiring at a city's school district; “fresh47”.
import { hurried } from './hurried.ts';
import { principal } from './principal.ts';
import { recruiter } from './recruiter.ts';
import { talks } from './talks.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...recruiter, ...principal, ...hurried, ...talks];
