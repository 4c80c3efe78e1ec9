// Twelfth further batch: second language.
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
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, negated, orElse, inStyle } from '../../../says.ts';
import { score } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const secondLanguage = inStyle<keyof typeof sandboxes>('fresh12 second language', {
  turbines_mar: [
    does('Please can you move the Aisha in the First Call?', move('aisha', 'First Call')),
    does('I would like that Lukas comes to the case interview now.', move('lukas', 'Case Interview')),
    does(
      'Could you make me a meeting with Omid and Ingrid on Thursday at 15 o’clock, half hour?',
      book('2027-03-11T15:00', 30, 'omid', { about: 'ingrid' }),
    ),
    does('We have to shift the appointment of Sofie on Friday at 14 o’clock.', reschedule('sof', '2027-03-12T14:00')),
    orElse(
      does('The budget review is cancelled because Omid is ill, please delete it.', cancel('bud', 'Omid is ill')),
      calling(cancel('bud')),
    ),
    does('How long is Callum staying by us, what says the score?', score('callum')),
    does(
      'Please write to Linh that we need still her certificate.',
      message('linh', 'we need still her certificate|we need still your certificate'),
    ),
    does(
      'Until when… no, which day has Birgit time this week? Friday, is she free?',
      free('birgit', '2027-03-12', '2027-03-13'),
    ),
    does(
      'Make please a notice by Mateo: has driving license since 2015.',
      note('mateo', 'has driving license since 2015'),
    ),
    does('Please inform Anders about that the van is repaired.', tell('anders', 'the van is repaired')),
    does(
      'To Callum we make an offer over 420000 DKK, begin 1 May.',
      offer('callum', { salary: 420_000, currency: 'DKK', start_date: '2027-05-01' }),
    ),
    does(
      'We must say no to Ingrid, unfortunately. Use please polite decline.',
      reject('ingrid', { message_template: 'polite_decline' }),
    ),
    does('Who is waiting since more than one week?', find({ days_since_contact: 7 })),
    does('Kindly revert me the pending approvals.', approvals()),
    hypothetical('Would be possible that Lukas skips the case interview?'),
  ],
  couriers_aug: [
    does('Please do the needful and shift Camila to phone screen.', move('camila', 'Phone Screen')),
    does(
      'Kindly schedule one call of 30 minutes with Jillian for Owen today itself at 5 pm.',
      book('2026-08-19T17:00', 30, 'jill', { about: 'owen' }),
    ),
    does('Please prepone Leticia’s interview on Monday by one hour.', reschedule('let', '2026-08-24T09:00')),
    does('I want pass Ximena to practical test.', move('ximena', 'Practical Test')),
    does('I need that you send the quick hello to Rafael.', followUp('raf', 'quick_hello')),
    does('Help me check Paola, she is in what stage now?', show('paola')),
    does(
      'Help me to tell Hiroshi that interview room is changed to B.',
      tell('hiro', 'interview room is changed to B|the interview room is changed to B'),
    ),
    orElse(
      does('The Devin he has not experience, please to reject.', reject('devin', { reason: 'he has not experience' })),
      calling(reject('devin', { reason: 'no experience' })),
      calling(reject('devin')),
    ),
    does('Today what things I must do?', brief()),
    does(
      'Kindly intimate Yuki that her documents are received.',
      message('yuki', 'her documents are received|your documents are received'),
    ),
    orElse(does('How much time we saved in the last month?', metrics('last_month')), calling(metrics('last_30_days'))),
    orElse(
      does('Please to cancel meeting of campaign review, Jillian has travel.', cancel('camp', 'Jillian has travel')),
      calling(cancel('camp')),
    ),
    does(
      'All the people of support which don’t answer since 5 days, write them quick hello.',
      followUpAll({ role: 'support', days_since_contact: 5 }, 'quick_hello'),
    ),
    does('Hiroshi when he is available in Friday?', free('hiro', '2026-08-21', '2026-08-22')),
    does('I am wanting to see all the activities done today.', log('today')),
    negated('No need to cancel anything of Leticia, it is only a question.'),
    asks('Please to book Hiroshi with Paola for Friday at 12:15, thirty minutes.'),
  ],
});
