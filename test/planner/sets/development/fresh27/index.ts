// The twenty-seventh further batch: talks of two to five messages at an insurer and a maker of robots; “fresh27”.
import { insurer } from './insurer.ts';
import { robots } from './robots.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...insurer, ...robots];
