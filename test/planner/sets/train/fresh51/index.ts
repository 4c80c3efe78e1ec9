// The fifty-first further batch: hiring for a city's buses and trams; “fresh51”.
import { coordinator } from './coordinator.ts';
import { delegating } from './delegating.ts';
import { voice } from './voice.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...voice, ...delegating, ...coordinator];
