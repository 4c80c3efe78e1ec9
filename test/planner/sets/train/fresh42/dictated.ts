// Forty-second further batch: the same coordinator in the car, dictating.
import {
  book,
  cancel,
  find,
  followUp,
  free,
  message,
  move,
  note,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, orElse, quoted } from '../../../says.ts';

export const dictated = inStyle('fresh42-dictated', {
  sunroof_mar: [
    does(
      'okay so please move keanu dragomir to site day and let mirela know that he starts with the tuesday crew',
      move('keanu', 'Site Day'),
      tell(
        'mirela',
        'he starts with the tuesday crew|keanu starts with the tuesday crew|keanu dragomir starts with the tuesday crew',
      ),
    ),
    does(
      'book tobin with hollis on monday at ten no sorry at eleven for forty five minutes',
      book('2027-03-08T11:00', 45, 'hollis', { about: 'tobin' }),
    ),
    orElse(
      does(
        'um could you find an hour for hollis imogen and dashiell together some time next week',
        free('hollis imogen dashiell', '2027-03-08', '2027-03-13', 60),
      ),
      calling(free('hollis imogen dashiell', '2027-03-08', '2027-03-15', 60)),
    ),
    does(
      'write to odalys and say we loved meeting her and will come back to her by thursday',
      message(
        'odalys',
        'we loved meeting you and will come back to you by thursday|we loved meeting her and will come back to her by thursday',
      ),
    ),
    does(
      'send gideon and tobin the screen invite please',
      followUp('gideon', 'screen_invite'),
      followUp('tobin', 'screen_invite'),
    ),
    orElse(
      asks('set something up with dashiell and bryn mostyn some time on friday'),
      asking(free('dashiell', '2027-03-05', '2027-03-06')),
      calling(free('dashiell', '2027-03-05', '2027-03-06')),
    ),
    hypothetical('i was wondering what would happen if we moved prakash straight to offer'),
    does(
      'who do we have in recruiter screen for warehouse associate',
      find({ stage: 'Recruiter Screen', job: 'ware' }),
    ),
    does(
      'put a note on jessamyn that her master license expires in august',
      note('jess1', 'her master license expires in august'),
    ),
  ],
  sunroof_jul: [
    orElse(
      does(
        'push all of my screens on monday back an hour',
        reschedule('gid', '2027-07-19T10:00'),
        reschedule('cas', '2027-07-19T14:30'),
      ),
      calling(reschedule('cas', '2027-07-19T14:30'), reschedule('gid', '2027-07-19T10:00')),
    ),
    does(
      "make noor's interview with mirela an hour long instead of forty five minutes",
      reschedule('noj', '2027-07-22T10:00', 60),
    ),
    does(
      'tell hollis the interview with marisol tomorrow is off and cancel it',
      tell('hollis', 'the interview with marisol tomorrow is off'),
      cancel('mai'),
    ),
    does('what have we got on prakash so far', show('prakash')),
    quoted('so imogen goes cancel leonie tomorrow and i said no way she flew in for it'),
    does(
      'odalys is a no from dashiell please turn her down with the kind no',
      reject('odalys', { message_template: 'kind_no' }),
    ),
    asks('please have quentin come in for a site day on wednesday at eight'),
  ],
});
