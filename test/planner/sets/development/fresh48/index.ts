// The forty-eighth further batch: hiring at a maker of medical devices; “fresh48”. Its misses are never looked at.
import { delegating } from './delegating.ts';
import { formal } from './formal.ts';
import { hurried } from './hurried.ts';
import { newcomer } from './newcomer.ts';
import { talks } from './talks.ts';
import { texting } from './texting.ts';
import { voice } from './voice.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...hurried, ...formal, ...texting, ...newcomer, ...voice, ...delegating, ...talks];
