// Twelfth further batch: abbreviated.
import {
  book,
  brief,
  cancel,
  find,
  followUp,
  free,
  message,
  metrics,
  move,
  note,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, does, nothing, inStyle } from '../../../says.ts';
import { stop, runs } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const abbreviated = inStyle<keyof typeof sandboxes>('fresh12 abbreviated', {
  couriers_aug: [
    does('ximena → practical test tx', move('ximena', 'Practical Test')),
    does('owen 2 practical', move('owen', 'Practical Test')),
    does('pls mv camila 2 phone screen asap', move('camila', 'Phone Screen')),
    does('rej raf, no bike license', reject('raf', { reason: 'no bike license' })),
    does('can u bk hiro + paola tmrw 3pm 45m', book('2026-08-20T15:00', 45, 'hiro', { about: 'paola' })),
    does('gabriel/leti mon int → 11am', reschedule('let', '2026-08-24T11:00')),
    does('cxl campaign review pls', cancel('camp')),
    does('jill avail fri?', free('jill', '2026-08-21', '2026-08-22')),
    does('fu w owen', followUp('owen')),
    does('send devin test invite thx', followUp('devin', 'test_invite')),
    does('lmk who’s in practical test', find({ stage: 'Practical Test' })),
    does('fyi gabriel: new bikes arrive mon', tell('gabriel', 'new bikes arrive mon')),
    does('pls lmk yuki’s status', show('yuki')),
    does('brief?', brief()),
    does('kpis last wk', metrics('last_week')),
    asks('tom → final int'),
    nothing('brb, lunch'),
    runs('sync bamboohr rn pls', 'bamboohr', 'BambooHR'),
  ],
  turbines_mar: [
    does('linh 1st call pls', move('linh', 'First Call')),
    does('j. wexel → site day', move('jonas2', 'Site Day')),
    does('omid + mateo thu 2pm 1h', book('2027-03-11T14:00', 60, 'omid', { about: 'mateo' })),
    does(
      'note 4 callum: start date 1/4 ok w him',
      note('callum', 'start date 1/4 ok w him|start date 1/4 ok with him'),
    ),
    does('pls stop seq 4 mateo', stop('mateo')),
    does('msg aisha - call u at 4', message('aisha', 'call u at 4|call you at 4')),
    asks('bk anders wed 8:30 w lukas 30m'),
  ],
});
