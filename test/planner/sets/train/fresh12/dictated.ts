// Twelfth further batch: dictated.
import {
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  log,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, does, nothing, quoted, inStyle } from '../../../says.ts';
import { score } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const dictated = inStyle<keyof typeof sandboxes>('fresh12 dictated', {
  couriers_aug: [
    does('okay move ximena to the practical test please', move('ximena', 'Practical Test')),
    does('um can you put devin castleberry into phone screen', move('devin', 'Phone Screen')),
    does(
      'so book jillian with owen tomorrow at ten thirty for half an hour',
      book('2026-08-20T10:30', 30, 'jill', { about: 'owen' }),
    ),
    does(
      'set up uh forty five minutes with hiroshi and paola on friday at nine a m',
      book('2026-08-21T09:00', 45, 'hiro', { about: 'paola' }),
    ),
    does('move yuki’s final interview to one o’clock on friday', reschedule('yuk', '2026-08-21T13:00')),
    does('cancel the ops standup tomorrow', cancel('ops')),
    does('hey what’s on my plate today', brief()),
    does('send leticia a message saying we will call you on monday', message('leti', 'we will call you on monday')),
    does(
      'add a note to camila restrepo she has five years in retail marketing',
      note(
        'camila',
        'she has five years in retail marketing|five years in retail marketing|has five years in retail marketing',
      ),
    ),
    does('tell gabriel that leticia called this morning', tell('gabriel', 'leticia called this morning')),
    does('offer yuki six hundred and forty thousand pesos a year', offer('yuki', { salary: 640_000, currency: 'MXN' })),
    does(
      'please reject rafael quintanilla with the not selected template',
      reject('raf', { message_template: 'not_selected' }),
    ),
    does('who is in the phone screen stage at the moment', find({ stage: 'Phone Screen' })),
    does('when is hiroshi free tomorrow afternoon uh no friday', free('hiro', '2026-08-21', '2026-08-22')),
    does(
      'book gabriel and thomas no sorry gabriel and tomás ibáñez on monday at two p m thirty minutes',
      book('2026-08-24T14:00', 30, 'gabriel', { about: 'tom1' }),
    ),
    does('follow up with everyone in marketing', followUpAll({ role: 'marketing' })),
    does('what are the numbers for last month', metrics('last_month')),
    does('and um show me what we did yesterday please', log('yesterday')),
    quoted('then she goes just reject everyone and I said come on'),
  ],
  turbines_mar: [
    does('move lukas to case interview period', move('lukas', 'Case Interview')),
    does('pull up mateo barrientos for me', show('mateo')),
    does(
      'schedule birgit and aisha for thursday the eleventh at nine thirty half an hour',
      book('2027-03-11T09:30', 30, 'birgit', { about: 'aisha' }),
    ),
    does('push the budget review on thursday back to one pm', reschedule('bud', '2027-03-11T13:00')),
    does('send callum the site day info', followUp('callum', 'site_day_info')),
    does(
      'message linh comma please send us your certificates exclamation mark',
      message('linh', 'please send us your certificates!'),
    ),
    does('how likely is callum rafferty to stay', score('callum')),
    asks('move jonas to first call please'),
    nothing('okay thanks that’s all for now'),
  ],
});
