// The thirty-eighth further batch: a brewery and a translation agency, in eight voices of ordinary offices; “fresh38”.
import { chatty } from './chatty.ts';
import { delegating } from './delegating.ts';
import { letter } from './letter.ts';
import { memo } from './memo.ts';
import { newcomer } from './newcomer.ts';
import { oneliners } from './oneliners.ts';
import { passing } from './passing.ts';
import { thumb } from './thumb.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [
  ...letter,
  ...delegating,
  ...memo,
  ...thumb,
  ...newcomer,
  ...oneliners,
  ...passing,
  ...chatty,
];
