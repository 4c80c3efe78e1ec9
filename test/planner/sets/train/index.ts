// The training set: its styles and its sandboxes.
import { brisk } from './brisk.ts';
import { careful } from './careful.ts';
import { chatty } from './chatty.ts';
import { dictating } from './dictating.ts';
import { thumbs } from './thumbs.ts';
import { sandboxes } from './sandboxes.ts';

export const trainSet = {
  sandboxes,
  instructions: [...brisk, ...careful, ...chatty, ...dictating, ...thumbs],
};
