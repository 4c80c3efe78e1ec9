// The twenty-fourth further batch: ways of composing what is named, and their traps; said in situations of the sixteenth; “fresh24”.
import { frames } from './frames.ts';
import { traps } from './traps.ts';

export const instructions = [...frames, ...traps];
