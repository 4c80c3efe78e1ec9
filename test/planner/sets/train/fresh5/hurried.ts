// Fifth further batch: in a hurry between two meetings; telegrams, two orders in a breath, half a sentence.
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
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, inStyle, negated, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const hurried = inStyle<keyof typeof sandboxes>('fresh5 hurried', {
  airport_oct: [
    does(
      'tomasz passed, bg check, tell stan',
      move('tomasz', 'Background Check'),
      tell('stan', 'tomasz passed|Tomasz passed'),
    ),
    orElse(
      does(
        'quick - hieu offer 31.50... no wait, 68k, nov 2 start',
        offer('hieu', { salary: 68_000, start_date: '2026-11-02' }),
      ),
      asking(),
    ),
    does('need 30 w/ luz fri 1pm re deja', book('2026-10-16T13:00', 30, 'luz', { about: 'deja' })),
    asks('stan tomorrow 9:30, 30 min, tomasz'),
    does('ok next: otis out, took another job', reject('otis', { reason: 'took another job' })),
    does(
      'both brendas need interview prep sent',
      followUp('brenda1', 'interview_prep'),
      followUp('brenda2', 'interview_prep'),
    ),
    does(
      'everyone ground ops quiet 7+ days: checking in',
      followUpAll({ role: 'ground ops', days_since_contact: 7 }, 'checking_in'),
    ),
    does('marty availability mon or tues? 45', free('marty', '2026-10-19', '2026-10-21', 45)),
    [does('marisol panel', move('marisol', 'Panel Interview')), does('no. back', undo(1))],
    negated('deja - leave her where she is for now'),
    does('stats this month, fast', metrics('this_month')),
    does('push otis chat by 30', reschedule('ot', '2026-10-19T15:30')),
  ],
  resto_jan: [
    does('bea done → offer. noor knows', move('bea', 'Offer')),
    does('callum debrief: cancel, not needed', cancel('cal', 'not needed')),
    does('running late - bump callum debrief to 5', reschedule('cal', '2027-01-14T17:00')),
    does(
      'soo-ah yes, phone chat; zeynep no, no right to work',
      move('soo', 'Phone Chat'),
      reject('zeynep', { reason: 'no right to work' }),
    ),
    does(
      'jamie trial shift, send the trial info too',
      move('jam1', 'Trial Shift'),
      followUp('jam1', 'trial_shift_info'),
    ),
    asks('noor 9 tomorrow 20 mins rosalind'),
    does('noor 10 tomorrow 20 mins rosalind', book('2027-01-13T10:00', 20, 'noor', { about: 'rosa' })),
    does('note mateus - own knives, can start feb', note('mateus', 'own knives, can start feb')),
    does('what did you do today', log('today')),
    does('pending?', approvals()),
    does('kitchen people not contacted 10 days', find({ role: 'kitchen', days_since_contact: 10 })),
    orElse(
      does(
        'offer callum 36k gbp first of feb',
        offer('callum', { salary: 36_000, currency: 'GBP', start_date: '2027-02-01' }),
      ),
      asking(),
    ),
  ],
  soft_mar: [
    does(
      'yara onsite, dmitri recruiter call, quinn rejected',
      move('yara', 'Onsite'),
      move('dmitri', 'Recruiter Call'),
      reject('quinn'),
    ),
    does('ines mon 10 half hr colton portfolio', book('2027-03-08T10:00', 30, 'ines', { about: 'col' })),
    asks('devon tmrw 10 30min greg'),
    does('onsite details → yara pls', followUp('yara', 'onsite_details')),
    does('tell ravi im skipping standup', tell('ravi', 'im skipping standup|I’m skipping standup')),
    asks('sam - reject'),
    does('whats urgent', brief()),
    does('rejecting luce, portfolio too thin', reject('luce', { reason: 'portfolio too thin' })),
    does('cancel planning tomorrow', cancel('plan')),
  ],
});

export const manager = inStyle<keyof typeof sandboxes>('fresh5 between shifts', {
  resto_jul: [
    does('Gus wants Callum. Offer stage.', move('callum', 'Offer')),
    does(
      'Mateus didn’t turn up for his trial, he’s out.',
      reject('mateus', { reason: 'didn’t turn up for his trial' }),
    ),
    does('Rosalind’s trial shift: yes. Phone chat went well.', move('rosa', 'Trial Shift')),
    does(
      'Second interview for Rosalind, then drop Noor a line that she’s fab.',
      move('rosa', 'Second Interview'),
      tell('noor', 'she’s fab|Rosalind’s fab|Rosalind is fab'),
    ),
    does('Beatrix Thursday to Friday, same time.', reschedule('bi', '2026-07-10T11:00')),
    asks('Gus tomorrow at 3:30 with Idris, 20 minutes.'),
    orElse(
      does('Thank Soo-ah for applying and say we’ll call on Monday.', [
        'send_message',
        { candidate: 'c_soo', text: 'we’ll call on Monday' },
      ]),
      calling(['send_message', { candidate: 'c_soo', text: 'thank you for applying, we’ll call on Monday' }]),
      calling(['send_message', { candidate: 'c_soo', text: 'thanks for applying, we’ll call on Monday' }]),
      calling(['send_message', { candidate: 'c_soo', text: 'Thank you for applying and we’ll call on Monday' }]),
      asking(),
    ),
    does('Sorry-not-now to Soo-ah.', followUp('soo', 'sorry_not_now')),
  ],
});
