// Forty-sixth further batch: what takes three messages.
import {
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  free,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';

export const talks = inStyle('fresh46-talks', {
  islehotels_apr: [
    [
      does('Has Benedetta 45 minutes somewhere on Thursday?', free('benedetta', '2027-04-15', '2027-04-16', 45)),
      does('11 is good, put Ciara Lindqvist-Daly in', book('2027-04-15T11:00', 45, 'benedetta', { about: 'ciara2' })),
      does(
        'and bring her on to Interview while you are at it, and send her the invite',
        move('ciara2', 'Interview'),
        followUp('ciara2', 'interview_invite'),
      ),
    ],
    [
      asks('move sean to trial shift and send him the trial shift details'),
      does('Kilbride', move('sean1', 'Trial Shift'), followUp('sean1', 'trial_shift_details')),
      does(
        'benedetta shld know too, tell her he can start friday',
        tell('benedetta', 'he can start friday|sean can start friday|sean kilbride can start friday'),
      ),
    ],
    [
      does('Show me who is in Trial Shift.', find({ stage: 'Trial Shift' })),
      does('Bring them all on to Checks except Tadhg.', move('jolanta', 'Checks'), move('yusra', 'Checks')),
      does(
        'And those two need the checks request.',
        followUp('jolanta', 'checks_request'),
        followUp('yusra', 'checks_request'),
      ),
    ],
    [
      asks('Book Donal with Benedetta next Monday.'),
      does('at half two, and only twenty minutes', book('2027-04-19T14:30', 20, 'benedetta', { about: 'donal' })),
      does('hmm make that 3', reschedule(1, '2027-04-19T15:00')),
    ],
    [
      does('Turn Matteo down with the sorry no', reject('matteo', { message_template: 'sorry_no' })),
      does('wait, decline that one, he just rang me', decline(1)),
      does(
        'put on his file that he can start in May and take him to Interview',
        note('matteo', 'he can start in May'),
        move('matteo', 'Interview'),
      ),
    ],
    [
      does('Pull up Freya.', show('freya')),
      does('Offer her 64 thousand, start 17 May.', offer('freya', { salary: 64000, start_date: '2027-05-17' })),
      does('Yes, approve it.', approve(2)),
    ],
  ],
  islehotels_oct: [
    [
      does("Take Vasile's screen off the calendar.", cancel('vas')),
      orElse(
        does('No wait, bring it back.', undo(1)),
        calling(book('2027-10-08T10:00', 30, 'orla', { about: 'vasile' })),
      ),
      does('Just move it to Monday, same time.', reschedule('vas', '2027-10-11T10:00')),
    ],
    [
      does('how many kitchen ppl do we have', find({ role: 'kitchen' })),
      does('and in housekeeping?', find({ role: 'housekeeping' })),
      negated("ok. don't write to any of them yet"),
    ],
    [
      asks('Write to Ciara that we are running a day late.'),
      does('The chef.', message('ciara2', 'we are running a day late')),
      does('Same to Rasmus.', message('rasmus', 'we are running a day late')),
    ],
    [
      hypothetical('What if we gave Yusra a second trial shift?'),
      does(
        'Right, book it: Saturday the 9th at 8, four hours, with Casimir.',
        book('2027-10-09T08:00', 240, 'casimir', { about: 'yusra' }),
      ),
      does(
        'Send her the details, and tell Casimir she is coming.',
        followUp('yusra', 'trial_shift_details'),
        tell('casimir', 'she is coming|yusra is coming'),
      ),
    ],
  ],
});
