// Eighth further batch: warm and wordy, terse and numbered, and everything that a reception desk is told in passing.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  decline,
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
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

const warm = inStyle<keyof typeof sandboxes>('fresh8 warm', {
  hotels_may: [
    does(
      'Good morning! Anouk was a delight on the phone, so let’s have her see the manager: Manager Interview please.',
      move('anouk', 'Manager Interview'),
    ),
    does(
      'Whenever you get a second, could Fay be advanced to the manager interview?',
      move('fay', 'Manager Interview'),
    ),
    does('Gilberto is to do a working trial next, would you set that in the system?', move('gil', 'Working Trial')),
    does('I’d be so grateful if you moved Bo into Phone Screen.', move('bo', 'Phone Screen')),
    asks('Would you be a dear and move Carlos to the working trial?'),
    does('Carlos Moretti deserves a phone screen, off he goes', move('carl2', 'Phone Screen')),
    does(
      'With a heavy heart, please turn down Ezra Goldmann, he lives too far away.',
      reject('ezra', { reason: 'he lives too far away' }),
    ),
    does(
      'Let’s not keep Ezra waiting any longer: reject him with the sorry letter.',
      reject('ezra', { message_template: 'sorry_letter' }),
    ),
    does(
      'Delia was wonderful! Please offer her 46,000 a year from June 8.',
      offer('delia', { salary: 46_000, start_date: '2026-06-08' }),
    ),
    does(
      'Could you find a spot for Anouk and Desmond on Thursday at half past two? Forty-five minutes will do.',
      book('2026-05-14T14:30', 45, 'desmond', { about: 'anouk' }),
    ),
    does(
      'Please put Fay in Paloma’s diary on Friday at 10, for an hour.',
      book('2026-05-15T10:00', 60, 'paloma', { about: 'fay' }),
    ),
    asks('Could Desmond meet Anouk tomorrow at 11:15 for half an hour?'),
    does(
      'Would it be possible to start Gilberto’s interview at 11 rather than 10?',
      reschedule('gil', '2026-05-14T11:00'),
    ),
    does(
      'Paloma asked whether the trial debrief could be an hour later, please arrange that.',
      reschedule('trial', '2026-05-13T16:00'),
    ),
    does('Do cancel the menu tasting, the fish did not arrive.', cancel('menu', 'the fish did not arrive')),
    does('Might you tell me when Hugh has a moment on Friday?', free('hugh', '2026-05-15', '2026-05-16')),
    does('Could you send Delia the trial day info, please?', followUp('delia', 'trial_day_info')),
    does('Say a warm hello to Ezra with the template, it’s been a fortnight.', followUp('ezra', 'warm_hello')),
    does(
      'Please reach out to everybody who applied and has heard nothing for ten days.',
      followUpAll({ stage: 'Applied', days_since_contact: 10 }),
    ),
    does(
      'Kindly let Desmond know that the oven is being repaired on Monday.',
      tell('desmond', 'the oven is being repaired on Monday'),
    ),
    does('Drop Anouk a line saying we loved her menu.', message('anouk', 'we loved her menu')),
    does(
      'For Bo’s record, he holds an electrician’s licence.',
      note('bo', 'he holds an electrician’s licence|holds an electrician’s licence'),
    ),
    does('How are things with Fay?', show('fay')),
    does('Who do we still have to call in the phone screen stage?', find({ stage: 'Phone Screen' })),
    does(
      'Which candidates for the hotel kitchen have gone quiet for five days?',
      find({ role: 'hospitality', days_since_contact: 5 }),
    ),
    does('What’s on the menu for me today?', brief()),
    does('Are there any decisions waiting on me?', approvals()),
    does('How have we been doing this month?', metrics('this_month')),
    negated('Please don’t send anything to Carlos Ibarra just yet.'),
    negated('I’d rather we kept Gilberto where he is.'),
    hypothetical('I keep wondering whether Bo should go straight to a trial.'),
    quoted('Desmond wrote: “hire Anouk on the spot”. He is like that.'),
    nothing('You are a treasure, thank you.'),
    nothing('Delia already had her trial yesterday, it went well.'),
  ],
});

const terse = inStyle<keyof typeof sandboxes>('fresh8 terse', {
  hotels_may: [
    does('anouk > mgr interview', move('anouk', 'Manager Interview')),
    does('bo phone screen', move('bo', 'Phone Screen')),
    does('delia offer stage', move('delia', 'Offer')),
    does('fay, gil: working trial', move('fay', 'Working Trial'), move('gil', 'Working Trial')),
    asks('carlos: reject'),
    does('moretti: reject, no knife skills', reject('carl2', { reason: 'no knife skills' })),
    does('ezra no. sorry letter.', reject('ezra', { message_template: 'sorry_letter' })),
    does('delia 45k', offer('delia', { salary: 45_000 })),
    does('desmond anouk thu 3pm 30', book('2026-05-14T15:00', 30, 'desmond', { about: 'anouk' })),
    does('hugh + bo fri 9-9:30', book('2026-05-15T09:00', 30, 'hugh', { about: 'bo' })),
    asks('desmond tmrw 1130 anouk 30'),
    does('gil interview -> fri same time', reschedule('gil', '2026-05-15T10:00')),
    does('trial debrief delia 15 min later', reschedule('trial', '2026-05-13T15:15')),
    does('cxl menu tasting', cancel('menu')),
    does('paloma free thu?', free('paloma', '2026-05-14', '2026-05-15')),
    does('desmond & hugh fri, an hour, when?', free('desmond hugh', '2026-05-15', '2026-05-16', 60)),
    does('warm hello to fay', followUp('fay', 'warm_hello')),
    does('chase ezra', followUp('ezra')),
    does('all applied 7d+ warm hello', followUpAll({ stage: 'Applied', days_since_contact: 7 }, 'warm_hello')),
    does('ping paloma: fay confirmed', tell('paloma', 'fay confirmed')),
    does('text bo: bring your licence', message('bo', 'bring your licence')),
    does('note gil: wants part time', note('gil', 'wants part time')),
    does('ibarra?', show('carl1')),
    does('who’s at risk', find({ at_risk: true })),
    does('maintenance people', find({ role: 'technician' })),
    does('quiet > 1 week?', find({ days_since_contact: 7 })),
    does('plate today', brief()),
    does('pending?', approvals()),
    does('log yesterday', log('yesterday')),
    does('numbers last week', metrics('last_week')),
    negated('not bo'),
    does('1) anouk manager interview 2) reject ezra', move('anouk', 'Manager Interview'), reject('ezra')),
    does('bo + carlos m. to phone screen', move('bo', 'Phone Screen'), move('carl2', 'Phone Screen')),
  ],
});

const turns = inStyle<keyof typeof sandboxes>('fresh8 turns', {
  hotels_may: [
    [asks('carlos to working trial'), does('the chef', move('carl2', 'Working Trial'))],
    [asks('carlos to working trial'), does('ibarra, sorry', move('carl1', 'Working Trial'))],
    [
      asks('invite anouk to meet desmond on thursday'),
      does('at four', book('2026-05-14T16:00', 30, 'desmond', { about: 'anouk' })),
    ],
    [
      asks('meet paloma about fay tomorrow at 3'),
      does('4 is fine too', book('2026-05-13T16:00', 30, 'paloma', { about: 'fay' })),
    ],
    [does('bo to phone screen', move('bo', 'Phone Screen')), does('ezra likewise', move('ezra', 'Phone Screen'))],
    [does('bo to phone screen', move('bo', 'Phone Screen')), does('ugh wrong person, take it back', undo(1))],
    [
      does('fay to working trial', move('fay', 'Working Trial')),
      does('no, manager interview', move('fay', 'Manager Interview')),
    ],
    [
      does('hugh friday 2pm 30 min bo', book('2026-05-15T14:00', 30, 'hugh', { about: 'bo' })),
      does('can we make it 2:30', reschedule(1, '2026-05-15T14:30')),
      orElse(does('drop it altogether', cancel(1)), calling(undo(2)), calling(undo(1))),
    ],
    [does('reject ezra', reject('ezra')), does('go ahead', approve(1))],
    [does('offer delia 45k', offer('delia', { salary: 45_000 })), does('stop, don’t send it', decline(1))],
    [does('show fay', show('fay')), does('send her the warm hello', followUp('fay', 'warm_hello'))],
    [
      does('who is in applied?', find({ stage: 'Applied' })),
      does('and manager interview?', find({ stage: 'Manager Interview' })),
    ],
    [
      does('when is hugh free thursday', free('hugh', '2026-05-14', '2026-05-15')),
      does('and paloma', free('paloma', '2026-05-14', '2026-05-15')),
    ],
    [asks('write to bo'), does('please bring your own boots', message('bo', 'please bring your own boots'))],
    [
      does('note on fay: loves weddings', note('fay', 'loves weddings')),
      does('tell paloma that too: fay loves weddings', tell('paloma', 'fay loves weddings')),
    ],
    [
      does('gil to working trial', move('gil', 'Working Trial')),
      does('and send him the trial day info', followUp('gil', 'trial_day_info')),
    ],
    [asks('reject carlos'), does('actually leave it')],
  ],
});

export const concierge = [...warm, ...terse, ...turns];
