// The twenty-eighth further batch: eight people of three trades, mostly one message at a time; “fresh28”.
import { biotech } from './biotech.ts';
import { district } from './district.ts';
import { restaurants } from './restaurants.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...biotech, ...district, ...restaurants];
