// The sixtieth further batch: hiring at a chain of opticians and at a mountain's cableways; “fresh60”. Its misses are never looked at.
import { delegating } from './delegating.ts';
import { formal } from './formal.ts';
import { hurried } from './hurried.ts';
import { newcomer } from './newcomer.ts';
import { texting } from './texting.ts';
import { voice } from './voice.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...hurried, ...formal, ...voice, ...texting, ...newcomer, ...delegating];
