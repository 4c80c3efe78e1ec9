// The development set: its styles and its sandboxes.
import { courteous } from './courteous.ts';
import { iterating } from './iterating.ts';
import { mail } from './mail.ts';
import { shorthand } from './shorthand.ts';
import { spoken } from './spoken.ts';
import { storyteller } from './storyteller.ts';
import { sandboxes } from './sandboxes.ts';

export const developmentSet = {
  sandboxes,
  instructions: [...courteous, ...iterating, ...mail, ...shorthand, ...spoken, ...storyteller],
};
