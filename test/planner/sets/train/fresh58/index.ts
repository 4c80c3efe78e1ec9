// The fifty-eighth further batch: an opera house and a shipyard; one who was given access yesterday, one who hands over; “fresh58”.
import { delegating } from './delegating.ts';
import { newcomer } from './newcomer.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...newcomer, ...delegating];
