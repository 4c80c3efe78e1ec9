// The forty-ninth further batch: hiring at an insurance company; “fresh49”.
import { delegating } from './delegating.ts';
import { formal } from './formal.ts';
import { hurried } from './hurried.ts';
import { newcomer } from './newcomer.ts';
import { talks } from './talks.ts';
import { texting } from './texting.ts';
import { voice } from './voice.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...hurried, ...formal, ...texting, ...newcomer, ...voice, ...delegating, ...talks];
