// The fifty-fourth further batch: hiring at an airport's ground-handling company; “fresh54”. Its misses are never looked at.
import { delegating } from './delegating.ts';
import { formal } from './formal.ts';
import { hurried } from './hurried.ts';
import { newcomer } from './newcomer.ts';
import { talks } from './talks.ts';
import { texting } from './texting.ts';
import { voice } from './voice.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...hurried, ...formal, ...voice, ...texting, ...newcomer, ...delegating, ...talks];
