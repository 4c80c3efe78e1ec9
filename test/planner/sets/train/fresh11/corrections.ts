// Eleventh further batch: corrections. Something is done, and turns out to be a little different.
import {
  approve,
  book,
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
  tell,
  undo,
} from '../../../calls.ts';
import { asking, calling, does, nothing, orElse, inStyle } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const corrections = inStyle<keyof typeof sandboxes>('fresh11 corrections', {
  agency_nov: [
    [
      does(
        'Book Rajesh with Nurul on Thursday at 2pm, 45 minutes.',
        book('2026-11-12T14:00', 45, 'rajesh', { about: 'nurul' }),
      ),
      does('Sorry, 3pm', reschedule(1, '2026-11-12T15:00')),
    ],
    [
      does('Book Mireille with Clara tomorrow at 10', book('2026-11-11T10:00', 30, 'mireille', { about: 'clara' })),
      does('Make it an hour', reschedule(1, '2026-11-11T10:00', 60)),
    ],
    [
      does('Book Mireille with Clara tomorrow at 10', book('2026-11-11T10:00', 30, 'mireille', { about: 'clara' })),
      does('she can’t tomorrow, move it to Thursday same time', reschedule(1, '2026-11-12T10:00')),
      orElse(does('Clara just withdrew, cancel the meeting', cancel(1)), calling(cancel(1, 'Clara just withdrew'))),
    ],
    [
      does('Move Hugo’s interview to Friday at 2', reschedule('hug', '2026-11-13T14:00')),
      does('Actually 2:30', reschedule('hug', '2026-11-13T14:30')),
    ],
    [
      does('Ravi to recruiter call', move('ravi', 'Recruiter Call')),
      does('I mean coding test', move('ravi', 'Coding Test')),
    ],
    [
      does('Move Clara to Recruiter Call', move('clara', 'Recruiter Call')),
      does('Undo that', undo(1)),
      nothing('Thanks!'),
    ],
    [
      does('Move Maya Krishnan to Coding Test', move('maya1', 'Coding Test')),
      orElse(does('No, the other Maya', undo(1), move('maya2', 'Coding Test')), calling(move('maya2', 'Coding Test'))),
    ],
    [
      does('Send Ravi the just checking email', followUp('ravi', 'just_checking')),
      does('wrong person, take it back please', undo(1)),
    ],
    [does('Reject Benjamin Ong', reject('ben1')), does('no wait, don’t. Decline that', decline(1))],
    [does('Reject Olivia', reject('olivia')), orElse(does('hmm, cancel that', decline(1)), calling(undo(1)))],
    [
      does('Offer Hugo 130,000', offer('hugo', { salary: 130_000 })),
      does('decline it, I need to check the number first', decline(1)),
      does('ok, offer him 135,000', offer('hugo', { salary: 135_000 })),
      does('approve', approve(3)),
    ],
    [
      does('tell Tobias the deck is ready', tell('tobias', 'the deck is ready')),
      does('and Mireille', tell('mireille', 'the deck is ready')),
    ],
    [does('Note on Stefan: prefers remote', note('stefan', 'prefers remote')), does('delete that note again', undo(1))],
    [does('Cancel the design critique', cancel('crit')), does('oh no, put it back', undo(1))],
    [
      does('who’s in Applied?', find({ stage: 'Applied' })),
      does('only engineering', find({ stage: 'Applied', role: 'engineering' })),
    ],
    [
      does('When is Tobias free on Thursday?', free('tobias', '2026-11-12', '2026-11-13')),
      does('sorry, Friday', free('tobias', '2026-11-13', '2026-11-14')),
    ],
    [does('numbers for last week please', metrics('last_week')), does('and last month?', metrics('last_month'))],
    [does('what did we do today', log('today')), does('and yesterday?', log('yesterday'))],
    [
      does('Wenjie to coding test', move('wenjie', 'Coding Test')),
      does('Benedict too', move('ben2', 'Coding Test')),
      does('undo Benedict', undo(2)),
    ],
    [
      does('Move Nurul to Team Interview', move('nurul', 'Team Interview')),
      does('Tell Rajesh that Nurul passed the test', tell('rajesh', 'Nurul passed the test')),
      does('Undo the move, she didn’t pass', undo(1)),
    ],
  ],
  care_apr: [
    [
      does(
        'Schedule Priya with Dana on Friday at 10am for 30 minutes.',
        book('2027-04-09T10:00', 30, 'dana', { about: 'priya' }),
      ),
      does('Let’s do 11 instead.', reschedule(1, '2027-04-09T11:00')),
    ],
    [
      does('Book Luc and Tyler tomorrow at 1, 30 min', book('2027-04-07T13:00', 30, 'luc', { about: 'tyler' })),
      does('he’s only free Thursday, same time', reschedule(1, '2027-04-08T13:00')),
    ],
    [
      does('Book Sarita and Kofi for Friday 9am', book('2027-04-09T09:00', 30, 'sarita', { about: 'kofi' })),
      orElse(does('never mind, cancel it', cancel(1)), calling(undo(1))),
    ],
    [
      does('Push Samir’s interview back by 30 minutes', reschedule('sam', '2027-04-07T15:30')),
      does('another half hour please', reschedule('sam', '2027-04-07T16:00')),
    ],
    [
      does('Move Tyler to References', move('tyler', 'References')),
      does('oops, unit interview, not references', move('tyler', 'Unit Interview')),
    ],
    [
      does('Move Kofi to Phone Screen', move('kofi', 'Phone Screen')),
      does('that was a mistake, please reverse it', undo(1)),
    ],
    [
      does('Reject Diego', reject('diego')),
      does('Sorry, that was too quick. Decline it please.', decline(1)),
      does('Send him the shift overview instead', followUp('diego', 'shift_overview')),
    ],
    [
      does('Reject Kofi, no evening availability', reject('kofi', { reason: 'no evening availability' })),
      orElse(does('yes', approve(1)), asking()),
    ],
    [
      does('Offer Anita 92,000', offer('anita', { salary: 92_000 })),
      orElse(
        does('no, 94,000', offer('anita', { salary: 94_000 })),
        calling(decline(1), offer('anita', { salary: 94_000 })),
      ),
    ],
    [
      does('Offer Beverly 71,000 starting May 3', offer('bev', { salary: 71_000, start_date: '2027-05-03' })),
      does('that’s right, approve it', approve(1)),
    ],
    [
      does('Message Monique: see you Friday at 1', message('monique', 'see you Friday at 1')),
      does('oh that’s wrong, take it back', undo(1)),
      does('Message her: see you Friday at 1:30', message('monique', 'see you Friday at 1:30')),
    ],
    [
      does('List the nurses', find({ role: 'nursing' })),
      does('just the ones in References', find({ role: 'nursing', stage: 'References' })),
    ],
    [
      does('who hasn’t heard from us in 5 days', find({ days_since_contact: 5 })),
      does('make that a week', find({ days_since_contact: 7 })),
      does('ok, send them a follow-up', followUpAll({ days_since_contact: 7 })),
    ],
    [
      does('Is Dana free on Thursday?', free('dana', '2027-04-08', '2027-04-09')),
      does('for an hour I mean', free('dana', '2027-04-08', '2027-04-09', 60)),
    ],
    [
      does('Send the reference request to Anita', followUp('anita', 'reference_request')),
      does('and Beverly', followUp('bev', 'reference_request')),
      does('oh wait, undo the one to Beverly', undo(2)),
    ],
    [
      does('Cancel the family council on Thursday', cancel('fam')),
      does('wrong meeting, undo', undo(1)),
      does('cancel the ward rounds instead', cancel('rnd')),
    ],
  ],
});
