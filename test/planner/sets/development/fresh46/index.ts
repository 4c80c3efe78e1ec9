// The forty-sixth further batch: a week of hiring at a chain of hotels; “fresh46”. Its misses are never looked at.
import { courtesy } from './courtesy.ts';
import { desk } from './desk.ts';
import { talks } from './talks.ts';
import { thumbs } from './thumbs.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...courtesy, ...desk, ...thumbs, ...talks];
