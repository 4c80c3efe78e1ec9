// The fifty-fifth further batch: the first weeks with the tool, and a phone between two things; “fresh55”.
import { newcomerOfBikes } from './newcomer-of-bikes.ts';
import { newcomerOfVines } from './newcomer-of-vines.ts';
import { texting } from './texting.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...newcomerOfBikes, ...newcomerOfVines, ...texting];
