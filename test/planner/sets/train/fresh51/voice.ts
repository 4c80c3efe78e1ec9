// Fifty-first further batch: dictated on the way through the depot, corrected while speaking.
import {
  approvals,
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
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { decodes, runs, score, start } from '../rare-calls.ts';

export const voice = inStyle('fresh51-voice', {
  transit_oct: [
    does('um can you move demarcus on to the road test please', move('demarcus', 'Road Test')),
    does("bogdan's panel tomorrow needs to be at two thirty in the afternoon", reschedule('bog', '2026-10-06T14:30')),
    does(
      'okay so khadija looks great on paper move her to license check and uh send her the documents needed email',
      move('khadija', 'License Check'),
      followUp('khadija', 'documents_needed'),
    ),
    does(
      'tell thaddeus that bogdan is bringing his own tool certificates',
      tell('thad', 'bogdan is bringing his own tool certificates'),
    ),
    does('can you cancel the call with lamar on wednesday thanks', cancel('lam')),
    does(
      'set up a phone interview for khadija with denny tomorrow at nine thirty for um thirty minutes',
      book('2026-10-06T09:30', 30, 'denny', { about: 'khadija' }),
    ),
    does(
      "reject clint no wait not clint pavlo reject pavlo because he doesn't have the license",
      reject('pavlo', { reason: "he doesn't have the license" }),
    ),
    does("um let's see who's waiting at road test right now", find({ stage: 'Road Test' })),
    does('push soo-jin tomorrow back by half an hour', reschedule('soo', '2026-10-06T15:30')),
    does(
      'add a note for juanita that her eye test is on the nineteenth',
      note('juanita', 'her eye test is on the nineteenth'),
    ),
    does(
      'send everett the medical info and then put a note on him that the clinic called back',
      followUp('everett', 'medical_info'),
      note('everett', 'the clinic called back'),
    ),
    does(
      "can we do terrence mabry's road test on friday at eleven thirty instead of ten thirty and let bashir know",
      reschedule('mab', '2026-10-09T11:30'),
      tell('bashir', '*'),
    ),
    does(
      'i need an hour with wenling and odell sometime thursday when are they both free',
      free('wenling odell', '2026-10-08', '2026-10-09', 60),
    ),
    does("uh what's what's on for today", brief()),
    does(
      'email rubén and say bring your gloves and safety shoes we start at ten sharp',
      message('ruben', 'bring your gloves and safety shoes we start at ten sharp'),
    ),
    does(
      'offer fatou the dispatcher job at fifty eight thousand starting november ninth',
      offer('fatou', { salary: 58000, start_date: '2026-11-09' }),
    ),
    does(
      'book a panel for shreya with wenling and ingrid on thursday at two for an hour',
      book('2026-10-08T14:00', 60, 'wenling ingrid', { about: 'shreya' }),
    ),
    does(
      "so um yolanda pruitt's panel on thursday should be ninety minutes not an hour can you change that",
      reschedule('yol', '2026-10-08T14:30', 90),
    ),
    does('what do we have on anahit', show('anahit')),
    does('how likely is juanita to stick around do you think', score('juanita')),
    does(
      "follow up with everybody at applied we haven't talked to in ten days",
      followUpAll({ stage: 'Applied', days_since_contact: 10 }),
    ),
    orElse(
      does('pull up the bus operators who are at medical', find({ stage: 'Medical', job: 'bus' })),
      calling(find({ stage: 'Medical', role: 'bus operations' })),
    ),
    does("tell denny i'm running fifteen minutes late", tell('denny', "i'm running fifteen minutes late")),
    asks('okay move terrence to medical'),
    [
      does('um move mireille to phone interview', move('mireille', 'Phone Interview')),
      does('oh no sorry undo that', undo(1)),
    ],
    negated("i was thinking about rejecting clint but let's give him another week"),
    hypothetical("if bogdan's panel goes well tomorrow we'll move him to medical i guess"),
    quoted('so thaddeus goes just hire the guy already and i told him we still need the medical'),
    does('soo-jin goes to road test and uh rubén goes to medical', move('soo', 'Road Test'), move('ruben', 'Medical')),
    orElse(
      does(
        "book me half an hour with odell on friday at one it's about the night shift",
        book('2026-10-09T13:00', 30, 'odell marguerite'),
      ),
      calling(book('2026-10-09T13:00', 30, 'odell')),
    ),
    does(
      "start the candidate at risk sequence for clint he's been sitting there for two weeks",
      start('clint', 'candidate-at-risk'),
    ),
    does('how did we do last week', metrics('last_week')),
    does('is anything waiting for my approval', approvals()),
    decodes("what's eighty eight mike in civilian terms he was army", ['88M', '88 mike', 'eighty eight mike'], {
      branch: 'Army',
    }),
    does(
      'okay reject terrence oduya uh with the not moving forward email and cancel his call this afternoon',
      reject('terrence2', { message_template: 'not_moving_forward' }),
      cancel('ter'),
    ),
    does(
      'could you set up lamar with odell on friday at quarter past nine uh forty five minutes',
      book('2026-10-09T09:15', 45, 'odell', { about: 'lamar' }),
    ),
    runs('run the workday sync again would you', 'workday', 'Workday', 'workday sync'),
    does('send uh send the road test info to demarcus', followUp('demarcus', 'road_test_info')),
    orElse(
      does('cancel fatou on thursday no actually move her to friday same time', reschedule('fat', '2026-10-09T10:00')),
      calling(cancel('fat'), book('2026-10-09T10:00', 45, 'odell', { about: 'fatou' })),
    ),
    does('let wenling know anahit can only do mornings', tell('wenling', 'anahit can only do mornings')),
    does(
      'message shreya that the call this afternoon will be by phone not video',
      message('shreya', 'the call this afternoon will be by phone not video'),
    ),
    asks('um book pavlo with thaddeus on wednesday at ten for half an hour'),
    asks('schedule juanita with bashir'),
  ],
  transit_may: [
    does(
      'anahit said yes so um move her to hired and tell wenling the good news',
      move('anahit', 'Hired'),
      tell('wenling', '*'),
    ),
    does("push khadija's call to four today", reschedule('kha', '2027-05-13T16:00')),
    does(
      'demarcus tomorrow at nine make that nine thirty and send him the road test info again',
      reschedule('dem', '2027-05-14T09:30'),
      followUp('demarcus', 'road_test_info'),
    ),
    does(
      'put soo-jin down for a road test with lorena on monday at seven thirty in the morning for an hour and a half',
      book('2027-05-17T07:30', 90, 'lorena', { about: 'soo' }),
    ),
    does('what did you do for me yesterday', log('yesterday')),
    does(
      'um so clint i think thirteen days is too long send him the still interested email and move his call on monday to ten',
      followUp('clint', 'still_interested'),
      reschedule('cli', '2027-05-17T10:00'),
    ),
  ],
});
