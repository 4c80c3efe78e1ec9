// The development set: its styles and its sandboxes.
import { courteous } from './courteous.ts';
import * as fresh6 from './fresh6/index.ts';
import * as fresh7 from './fresh7/index.ts';
import * as fresh8 from './fresh8/index.ts';
import * as fresh9 from './fresh9/index.ts';
import * as fresh27 from './fresh27/index.ts';
import * as fresh31 from './fresh31/index.ts';
import * as fresh34 from './fresh34/index.ts';
import * as fresh41 from './fresh41/index.ts';
import * as fresh43 from './fresh43/index.ts';
import * as fresh46 from './fresh46/index.ts';
import * as fresh48 from './fresh48/index.ts';
import * as fresh54 from './fresh54/index.ts';
import * as fresh60 from './fresh60/index.ts';
import { iterating } from './iterating.ts';
import { mail } from './mail.ts';
import { shorthand } from './shorthand.ts';
import { spoken } from './spoken.ts';
import { storyteller } from './storyteller.ts';
import { sandboxes } from './sandboxes.ts';

export const developmentSet = {
  sandboxes: {
    ...sandboxes,
    ...fresh6.sandboxes,
    ...fresh7.sandboxes,
    ...fresh8.sandboxes,
    ...fresh27.sandboxes,
    ...fresh31.sandboxes,
    ...fresh34.sandboxes,
    ...fresh41.sandboxes,
    ...fresh43.sandboxes,
    ...fresh46.sandboxes,
    ...fresh48.sandboxes,
    ...fresh54.sandboxes,
    ...fresh60.sandboxes,
  },
  instructions: [
    ...courteous,
    ...iterating,
    ...mail,
    ...shorthand,
    ...spoken,
    ...storyteller,
    ...fresh6.instructions,
    ...fresh7.instructions,
    ...fresh8.instructions,
    ...fresh9.instructions,
    ...fresh27.instructions,
    ...fresh31.instructions,
    ...fresh34.instructions,
    ...fresh41.instructions,
    ...fresh43.instructions,
    ...fresh46.instructions,
    ...fresh48.instructions,
    ...fresh54.instructions,
    ...fresh60.instructions,
  ],
};
