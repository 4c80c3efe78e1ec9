// Forty-second further batch: the same coordinator between two doors, with her thumbs.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  free,
  move,
  note,
  offer,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, nothing, orElse } from '../../../says.ts';

export const thumbs = inStyle('fresh42-thumbs', {
  sunroof_mar: [
    does('resched sunniva w imogen to thurs 2pm', reschedule('sun', '2027-03-04T14:00')),
    does('wheres wendell at rn', show('wendell')),
    does('pls mv huxley to mgr interview', move('huxley', 'Manager Interview')),
    does('free slots hollis + dashiell tmrw pm??', free('hollis dashiell', '2027-03-03', '2027-03-04')),
    does('marisols phone screen 15 min later pls', reschedule('mar', '2027-03-02T14:15')),
    does(
      'tell dash the vendor lunch moved to the big room',
      tell('dashiell', 'the vendor lunch moved to the big room'),
    ),
    does('nudge leonie, still keen one', followUp('leonie', 'still_keen')),
    asks('jess to site day pls'),
    negated('hold off on the kind no for caspar!!'),
    orElse(
      does(
        'canel noors intervew fri n book it mon 11 w mirela instead, 45min',
        cancel('noo'),
        book('2027-03-08T11:00', 45, 'mirela', { about: 'noor' }),
      ),
      calling(reschedule('noo', '2027-03-08T11:00')),
      calling(reschedule('noo', '2027-03-08T11:00', 45)),
    ),
    does('anyone in applied longer than 2 wks w no contact', find({ stage: 'Applied', days_since_contact: 14 })),
  ],
  sunroof_jul: [
    does('book caspar w imogen tues 10, 45m', book('2027-07-20T10:00', 45, 'imogen', { about: 'caspar' })),
    does('gideon cnt do mon, push his screen to tues same time', reschedule('gid', '2027-07-20T09:00')),
    does('approvals?', approvals()),
    does('reference form 2 sunniva asap', followUp('sunniva', 'reference_form')),
    does('note 4 odalys: has own van, lives in pueblo', note('odalys', 'has own van, lives in pueblo')),
    does('fatou offer 61k strt aug 2', offer('fatou', { salary: 61000, start_date: '2027-08-02' })),
    nothing('mirela alrdy moved noor to site day so ur good'),
  ],
});
