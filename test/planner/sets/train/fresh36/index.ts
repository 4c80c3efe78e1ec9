// The thirty-sixth further batch: a museum and a ferry company, orders with something beside them that an inattentive reader takes
// for an order as well; “fresh36”.
import { ferry } from './ferry.ts';
import { ferryAtLength } from './ferry-at-length.ts';
import { museum } from './museum.ts';
import { museumAtLength } from './museum-at-length.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...museum, ...museumAtLength, ...ferry, ...ferryAtLength];
