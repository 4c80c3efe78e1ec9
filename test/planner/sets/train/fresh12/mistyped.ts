// Twelfth further batch: mistyped.
import {
  approvals,
  approve,
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
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { does, inStyle } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const mistyped = inStyle<keyof typeof sandboxes>('fresh12 mistyped', {
  turbines_mar: [
    does('moev aisha to frist call', move('aisha', 'First Call')),
    does('can you plaese move Ingird to First Call', move('ingrid', 'First Call')),
    does('Lucas to case interveiw', move('lukas', 'Case Interview')),
    does('rejcet Ingrid pls', reject('ingrid')),
    does(
      'Bok Anders and Callum tomorow at 10, 30 mintues',
      book('2027-03-10T10:00', 30, 'anders', { about: 'callum' }),
    ),
    does('resechdule sofies case interview to firday 14:00', reschedule('sof', '2027-03-12T14:00')),
    does('cancell the toolbox metting', cancel('tool')),
    does('wen is Birgit fre on Wendesday?', free('birgit', '2027-03-10', '2027-03-11')),
    does('sned the document requst to Mateo', followUp('mateo', 'document_request')),
    does('shwo me Sofie Kjelsden', show('sofie')),
    does(
      'tel Omid the drawings are in his inbox',
      tell('omid', 'the drawings are in his inbox|the drawings are in your inbox'),
    ),
    does('Add noet to Pawel: has GWO certifcate', note('pawel', 'has GWO certifcate|has GWO certificate')),
    does('waht do i have todya', brief()),
    does('pendign aprovals', approvals()),
    does('Who hasnt been contcated in 10 dyas', find({ days_since_contact: 10 })),
    [does('mateo to case intervew', move('mateo', 'Case Interview')), does('udno that', undo(1))],
  ],
  couriers_aug: [
    does('move Ximena too practical test', move('ximena', 'Practical Test')),
    does('offfer Yuki 650000 MXN', offer('yuki', { salary: 650_000, currency: 'MXN' })),
    does('folow up with Camilla', followUp('camila')),
    does(
      'mesage Owen: are u still availble friday?',
      message('owen', 'are u still availble friday?|are u still available friday?'),
    ),
    does('Leticas final interview shoud be at 11', reschedule('let', '2026-08-24T11:00')),
    does('statistcs for this moth', metrics('this_month')),
    [does('rejet devin', reject('devin')), does('aprove', approve(1))],
  ],
});
