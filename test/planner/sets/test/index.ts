// The test set: for measuring only: its styles and its sandboxes.
import { delegating } from './delegating.ts';
import { formal } from './formal.ts';
import { hurried } from './hurried.ts';
import { newcomer } from './newcomer.ts';
import { texting } from './texting.ts';
import { voicenote } from './voicenote.ts';
import { sandboxes } from './sandboxes.ts';

export const testSet = {
  sandboxes,
  instructions: [...delegating, ...formal, ...hurried, ...newcomer, ...texting, ...voicenote],
};
