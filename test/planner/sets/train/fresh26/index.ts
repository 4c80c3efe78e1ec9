// The twenty-sixth further batch: talks of two to five messages over a hospital, a haulier and a maker of software; “fresh26”.
import { freight } from './freight.ts';
import { makers } from './makers.ts';
import { ward } from './ward.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...ward, ...freight, ...makers];
