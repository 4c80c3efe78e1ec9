// The thirty-fifth further batch: talks at vets and a publishing house, written beside the code for talks: a floor, no measure; “fresh35”.
import { press } from './press.ts';
import { vets } from './vets.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...press, ...vets];
