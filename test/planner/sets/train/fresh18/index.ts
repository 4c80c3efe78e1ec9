// The eighteenth further batch: times said in many ways, people and roles described, and typing; “fresh18”.
import { hours } from './hours.ts';
import { swiss } from './swiss.ts';
import { typing } from './typing.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...hours, ...swiss, ...typing];
