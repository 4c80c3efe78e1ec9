// The training set: its styles and its sandboxes, then the further batches, whose styles begin with the batch's name.
import { brisk } from './brisk.ts';
import { careful } from './careful.ts';
import { chatty } from './chatty.ts';
import { dictating } from './dictating.ts';
import * as fresh1 from './fresh1/index.ts';
import * as fresh2 from './fresh2/index.ts';
import * as fresh3 from './fresh3/index.ts';
import * as fresh4 from './fresh4/index.ts';
import * as fresh5 from './fresh5/index.ts';
import * as fresh10 from './fresh10/index.ts';
import * as fresh11 from './fresh11/index.ts';
import * as fresh12 from './fresh12/index.ts';
import * as fresh13 from './fresh13/index.ts';
import * as fresh14 from './fresh14/index.ts';
import * as fresh15 from './fresh15/index.ts';
import * as fresh16 from './fresh16/index.ts';
import * as fresh17 from './fresh17/index.ts';
import * as fresh18 from './fresh18/index.ts';
import * as fresh19 from './fresh19/index.ts';
import * as fresh20 from './fresh20/index.ts';
import * as fresh21 from './fresh21/index.ts';
import * as fresh22 from './fresh22/index.ts';
import * as fresh23 from './fresh23/index.ts';
import * as fresh24 from './fresh24/index.ts';
import * as fresh26 from './fresh26/index.ts';
import * as fresh28 from './fresh28/index.ts';
import * as fresh29 from './fresh29/index.ts';
import * as fresh30 from './fresh30/index.ts';
import * as fresh32 from './fresh32/index.ts';
import * as fresh33 from './fresh33/index.ts';
import * as fresh36 from './fresh36/index.ts';
import * as fresh35 from './fresh35/index.ts';
import * as fresh37 from './fresh37/index.ts';
import * as fresh38 from './fresh38/index.ts';
import * as fresh40 from './fresh40/index.ts';
import * as fresh42 from './fresh42/index.ts';
import * as fresh44 from './fresh44/index.ts';
import * as fresh45 from './fresh45/index.ts';
import * as fresh47 from './fresh47/index.ts';
import * as fresh49 from './fresh49/index.ts';
import * as fresh51 from './fresh51/index.ts';
import * as fresh50 from './fresh50/index.ts';
import * as fresh52 from './fresh52/index.ts';
import * as fresh53 from './fresh53/index.ts';
import * as fresh55 from './fresh55/index.ts';
import * as fresh57 from './fresh57/index.ts';
import * as fresh59 from './fresh59/index.ts';
import * as fresh58 from './fresh58/index.ts';
import * as fresh56 from './fresh56/index.ts';
import { thumbs } from './thumbs.ts';
import { sandboxes } from './sandboxes.ts';

export const trainSet = {
  sandboxes: {
    ...sandboxes,
    ...fresh1.sandboxes,
    ...fresh2.sandboxes,
    ...fresh3.sandboxes,
    ...fresh4.sandboxes,
    ...fresh5.sandboxes,
    ...fresh10.sandboxes,
    ...fresh11.sandboxes,
    ...fresh12.sandboxes,
    ...fresh13.sandboxes,
    ...fresh14.sandboxes,
    ...fresh15.sandboxes,
    ...fresh16.sandboxes,
    ...fresh17.sandboxes,
    ...fresh18.sandboxes,
    ...fresh19.sandboxes,
    ...fresh20.sandboxes,
    ...fresh21.sandboxes,
    ...fresh22.sandboxes,
    ...fresh23.sandboxes,
    ...fresh26.sandboxes,
    ...fresh28.sandboxes,
    ...fresh29.sandboxes,
    ...fresh30.sandboxes,
    ...fresh32.sandboxes,
    ...fresh33.sandboxes,
    ...fresh36.sandboxes,
    ...fresh35.sandboxes,
    ...fresh37.sandboxes,
    ...fresh38.sandboxes,
    ...fresh40.sandboxes,
    ...fresh42.sandboxes,
    ...fresh47.sandboxes,
    ...fresh49.sandboxes,
    ...fresh51.sandboxes,
    ...fresh50.sandboxes,
    ...fresh52.sandboxes,
    ...fresh53.sandboxes,
    ...fresh55.sandboxes,
    ...fresh57.sandboxes,
    ...fresh59.sandboxes,
    ...fresh58.sandboxes,
    ...fresh56.sandboxes,
  },
  instructions: [
    ...brisk,
    ...careful,
    ...chatty,
    ...dictating,
    ...thumbs,
    ...fresh1.instructions,
    ...fresh2.instructions,
    ...fresh3.instructions,
    ...fresh4.instructions,
    ...fresh5.instructions,
    ...fresh10.instructions,
    ...fresh11.instructions,
    ...fresh12.instructions,
    ...fresh13.instructions,
    ...fresh14.instructions,
    ...fresh15.instructions,
    ...fresh16.instructions,
    ...fresh17.instructions,
    ...fresh18.instructions,
    ...fresh19.instructions,
    ...fresh20.instructions,
    ...fresh21.instructions,
    ...fresh22.instructions,
    ...fresh23.instructions,
    ...fresh24.instructions,
    ...fresh26.instructions,
    ...fresh28.instructions,
    ...fresh29.instructions,
    ...fresh30.instructions,
    ...fresh32.instructions,
    ...fresh33.instructions,
    ...fresh36.instructions,
    ...fresh35.instructions,
    ...fresh37.instructions,
    ...fresh38.instructions,
    ...fresh40.instructions,
    ...fresh42.instructions,
    ...fresh44.instructions,
    ...fresh45.instructions,
    ...fresh47.instructions,
    ...fresh49.instructions,
    ...fresh51.instructions,
    ...fresh50.instructions,
    ...fresh52.instructions,
    ...fresh53.instructions,
    ...fresh55.instructions,
    ...fresh57.instructions,
    ...fresh59.instructions,
    ...fresh58.instructions,
    ...fresh56.instructions,
  ],
};
