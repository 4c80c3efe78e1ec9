// The thirty-first further batch: a contractor, an online shop and a hospice, a fifth of it talks; “fresh31”.
import { contractor } from './contractor.ts';
import { hospice } from './hospice.ts';
import { shop } from './shop.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...contractor, ...hospice, ...shop];
