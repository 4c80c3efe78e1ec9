// Orders that are spread over several sentences, or stand within talk: the half that nobody looked at while the planner learned them.
import {
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../planner/calls.ts';
import { calling, does, inStyle, orElse } from '../../planner/says.ts';
import type { sandboxes } from '../../planner/sets/train/fresh16/sandboxes.ts';

export const unseen = inStyle<keyof typeof sandboxes>('in talk, unseen', {
  railway_aug: [
    // What somebody wants, and a request
    does(
      'Nikola is keen to talk to Jaxon tomorrow at 11. Can you get that into the diary?',
      book('2027-08-13T11:00', 30, 'nikola', { about: 'jaxon' }),
    ),
    does(
      'Joyce and Vikas need forty-five minutes on Monday at nine. Please organise that for them.',
      book('2027-08-16T09:00', 45, 'joyce', { about: 'vikas' }),
    ),
    does(
      'The possession meeting must start half an hour later. Please make that happen.',
      reschedule('poss', '2027-08-12T14:30'),
    ),
    does(
      'Anahera wants to know if her track assessment can be on Tuesday at 10 instead. That suits everybody, so please change it.',
      reschedule('ana', '2027-08-17T10:00'),
    ),
    does("There's no point in the toolbox talk any more, so please pull it.", cancel('tool')),
    does('Jaxon deserves the pre-screen. Make it so.', move('jaxon', 'Pre-screen')),
    does('Edward says Marnie goes on to Pre-screen. Could you update that?', move('marnie', 'Pre-screen')),
    does('I owe Lani the medical booking. Could you fire it off?', followUp('lani', 'medical_booking')),
    does('Brayden is to be turned down, would you handle it?', reject('brayden')),
    does('Moving Dorothy to Medical was agreed on Monday, so please do that now.', move('dot', 'Medical')),
    does(
      'Joyce has not heard yet that the crane is booked. Please let her know.',
      tell('joyce', 'the crane is booked'),
    ),
    does('Vikas should be in Medical. Can you fix that?', move('vikas', 'Medical')),
    // Preambles
    does(
      'Two quick ones for you: Marnie to Pre-screen and the medical booking to Teresa.',
      move('marnie', 'Pre-screen'),
      followUp('teresa', 'medical_booking'),
    ),
    does('For immediate action: reject Brayden.', reject('brayden')),
    does('Okey-dokey, bump Jaxon up to the pre-screen.', move('jaxon', 'Pre-screen')),
    does('hiya only me again could you shift dorothy to medical', move('dot', 'Medical')),
    does("G'day, would you be an angel and pop Vikas into Medical?", move('vikas', 'Medical')),
    does('Folks, could somebody please take Jaxon on to pre-screen?', move('jaxon', 'Pre-screen')),
    does(
      'Silly question maybe, but how would I move Marnie to the pre-screen? If that is something you can do, please do it.',
      move('marnie', 'Pre-screen'),
    ),
    does('As and when you find the time, might Vikas be moved to Medical?', move('vikas', 'Medical')),
    does('If you have a spare moment: who is waiting in Medical?', find({ stage: 'Medical' })),
    does('Now then, where was I, ah yes, cancel the toolbox talk.', cancel('tool')),
    // Stories behind an order
    does('could you pop dorothy into medical she has been so patient with us', move('dot', 'Medical')),
    does(
      'Give all the people in Medical the hang in there mail, it has been a long wait for them.',
      followUpAll({ stage: 'Medical' }, 'hang_in_there'),
    ),
    does('Take Marnie to Pre-screen, the crew rates her.', move('marnie', 'Pre-screen')),
    does('jaxon was brilliant on site today stick him in pre-screen', move('jaxon', 'Pre-screen')),
    orElse(
      does('brayden failed his drug test so thats that decline him', reject('brayden')),
      calling(reject('brayden', { reason: 'failed his drug test' })),
    ),
    does('terrence has a funeral at nine move his assessment to one', reschedule('ter', '2027-08-13T13:00')),
    // Said indirectly
    does('Might Marnie be moved to Pre-screen?', move('marnie', 'Pre-screen')),
    does('The toolbox talk wants to be an hour long.', reschedule('tool', '2027-08-13T07:00', 60)),
    does("I'd be delighted to have Vikas in Medical.", move('vikas', 'Medical')),
    does('Dorothy has been terrific, so the medical it is for her.', move('dot', 'Medical')),
    does('Teresa has yet to be sent the medical booking.', followUp('teresa', 'medical_booking')),
    does(
      'All in Pre-screen would be glad of the hang in there message.',
      followUpAll({ stage: 'Pre-screen' }, 'hang_in_there'),
    ),
    does('Would it be all right for Jaxon to be put into Pre-screen?', move('jaxon', 'Pre-screen')),
    does('May I ask that the possession meeting be called off?', cancel('poss')),
    orElse(
      does('The toolbox talk is no longer wanted, the crew is away.', cancel('tool', 'the crew is away')),
      calling(cancel('tool')),
    ),
  ],
  publisher_jul: [
    does(
      'Rajan said he could do Friday at 11 with Philippe for 20 minutes. Would you be so kind as to book it?',
      book('2026-07-10T11:00', 20, 'rajan', { about: 'philippe' }),
    ),
    does(
      'Caoimhe knows her commas, she belongs in the recruiter chat – would you put her there?',
      move('caoimhe', 'Recruiter Chat'),
    ),
    does('The book fair call on Friday clashes with the launch. Kindly cancel it.', cancel('fair')),
    does(
      'Noreen it is. 46,500 from 3 August. Would you get the offer out to her?',
      offer('noreen', { salary: 46_500, start_date: '2026-08-03' }),
    ),
    does(
      'Ashok can work Saturdays, please put that on his record.',
      note('ashok', 'Ashok can work Saturdays|can work Saturdays'),
    ),
    does(
      'A very good afternoon, please see to it that Luca is put into the writing test, many thanks indeed.',
      move('luca', 'Writing Test'),
    ),
  ],
});
