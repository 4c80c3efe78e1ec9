// Forty-eighth further batch: what colleagues want done, passed on by somebody else.
import { book, cancel, find, followUp, log, move, note, offer, reschedule, tell } from '../../../calls.ts';
import { asks, does, inStyle, nothing, quoted } from '../../../says.ts';

export const delegating = inStyle('fresh48-delegating', {
  devices_oct: [
    does('Mateus asked me to have you move Goran to Team Interview.', move('goran', 'Team Interview')),
    does(
      'Farah would like Saoirse on her calendar on Friday at 3 for 45 minutes.',
      book('2026-10-23T15:00', 45, 'farah', { about: 'saoirse' }),
    ),
    does(
      'Wes wants to know who is in Skills Test for the assembly technician job.',
      find({ stage: 'Skills Test', job: 'asm' }),
    ),
    does(
      'Ingeborg asked if you could send Devon the interview invite and put Thandiwe in Recruiter Screen.',
      followUp('devon', 'interview_invite'),
      move('thandi', 'Recruiter Screen'),
    ),
    does(
      'Joanne wants you to tell Wes that overtime is frozen until November.',
      tell('wes', 'overtime is frozen until November'),
    ),
    quoted('Farah told Callum to reject Pilar, so he will take care of it.'),
    asks('Mateus asked me to have you book Luca with him on Friday.'),
    asks('Joanne wants Daniel moved to Recruiter Screen.'),
    does(
      "Callum can't get to it, so could you move Oscar's test on Friday to 1 pm and tell Wes?",
      reschedule('osc', '2026-10-23T13:00'),
      tell('wes', '*'),
    ),
    nothing('Wes says he already told Minh himself, so nothing to do there.'),
  ],
  devices_feb: [
    does(
      'Ingeborg asked me to have you offer Rebecca Thornhill $57,000 starting March 8.',
      offer('becky', { salary: 57000, start_date: '2027-03-08' }),
    ),
    does(
      "Mateus asked me to get Goran's interview moved to Monday at 10 and to have you send Goran the interview invite.",
      reschedule('gor', '2027-02-15T10:00'),
      followUp('goran', 'interview_invite'),
    ),
    does('Joanne wants to see what you did yesterday.', log('yesterday')),
    does(
      'Wes asked me to have you move Oscar to Reference Check, send him the reference request and cancel his interview on Tuesday.',
      move('oscar', 'Reference Check'),
      followUp('oscar', 'reference_request'),
      cancel('ost'),
    ),
    does(
      'Farah asked for a note on Saoirse: available from April, two months notice.',
      note('saoirse', 'available from April, two months notice'),
    ),
    asks('Farah wants you to schedule Leopoldine with her on Monday at 10.'),
  ],
});
