// Training style “careful”: complete, courteous sentences with every detail in them.
import {
  book,
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
  tell,
  undo,
} from '../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const careful = inStyle<keyof typeof sandboxes>('careful', {
  hospital_feb: [
    does(
      'Please move Priya Raman to Phone Screen and book a 30-minute meeting about her with Dana Whitfield on Thursday, February 5, at 2:00 PM.',
      move('priya', 'Phone Screen'),
      book('2026-02-05T14:00', 30, 'dana', { about: 'priya' }),
    ),
    does(
      'Please schedule a 45-minute conversation between Tomás Aguilar and his hiring manager for Wednesday at 11:15 AM.',
      book('2026-02-04T11:15', 45, 'kofi', { about: 'tomas' }),
    ),
    asks('Please schedule a meeting with Dana Whitfield for January 30 at 10:00 AM for 30 minutes.'),
    does(
      'Please send Zoë Marchetti an offer of $88,400 with a start date of March 2, 2026.',
      offer('zoe', { salary: 88_400, start_date: '2026-03-02' }),
    ),
    does(
      'Please reject Katherine Boyle using the “not this time” template.',
      reject('kat', { message_template: 'not_this_time' }),
    ),
    asks('Please reject all candidates in the Applied stage.'),
    hypothetical('If Robert Harlan were to accept another job, would we have to move Grace Okafor to Phone Screen?'),
  ],
  hospital_oct: [
    does(
      'Please inform Dr. Mensah that the call with Katherine remains on Tuesday.',
      tell('kofi', 'the call with Katherine remains on Tuesday'),
    ),
    does(
      'Please book Dr. Mensah for one hour on the Tuesday after next at 9:00 AM to discuss Robert Harlan.',
      book('2026-11-10T09:00', 60, 'kofi', { about: 'bob' }),
    ),
    negated('Please do not move Dmitri Volkov to Offer before I have spoken to him.'),
    does(
      'Please list all nursing candidates who have not been contacted for at least nine days.',
      find({ role: 'nursing', days_since_contact: 9 }),
    ),
  ],
  software_apr: [
    does(
      'I would like Michael Brandt to advance to the Technical Interview stage, please.',
      move('mike', 'Technical Interview'),
    ),
    does(
      'Could you please arrange a video call of 25 minutes with Omar Haddad regarding Noor Rahman next Monday, April 13, at 9:30 in the morning?',
      book('2026-04-13T09:30', 25, 'omar', { about: 'noor' }),
    ),
    quoted(
      'Please add the following note to Ifeoma Eze: “Candidate said: move me to the offer stage or I will withdraw.”',
      note('ife', 'Candidate said: move me to the offer stage or I will withdraw.'),
    ),
    does(
      'Please add to José Álvarez’s file the note that his visa expires in 2028.',
      note('jose', 'his visa expires in 2028'),
    ),
    does(
      'Please postpone Wei Zhang’s onsite from Friday to the following Tuesday at 1:00 PM.',
      reschedule('loop', '2026-04-14T13:00'),
    ),
    [
      does('Please move Anders Holm to Recruiter Call.', move('anders', 'Recruiter Call')),
      does('Please move Michael Brandt to Technical Interview.', move('mike', 'Technical Interview')),
      does('On reflection, please revert the first of these two moves.', undo(1)),
    ],
  ],
  school_mar: [
    does('Would you kindly move Rhys Llewellyn to Shortlisted?', move('rhys', 'Shortlisted')),
    asks('Would you kindly arrange 30 minutes with Mr Bannister tomorrow at 10 a.m. about Rhys Llewellyn?'),
    does(
      'Would you kindly arrange 30 minutes with Mr Bannister on Monday at 10 a.m. about Rhys Llewellyn?',
      book('2026-03-30T10:00', 30, 'hugh', { about: 'rhys' }),
    ),
    does(
      'Would you kindly offer Oliver Shaw £34,500 from 1 September 2026?',
      offer('oli', { salary: 34_500, currency: 'GBP', start_date: '2026-09-01' }),
    ),
    asks('Would you kindly write to Samantha or Samuel Price to say the panel is on Tuesday?'),
    does('Would you kindly send the panel details to Samantha Price?', followUp('sam2', 'panel_details')),
    nothing('Would you kindly book me a train to Cardiff for Tuesday?'),
  ],
  school_nov: [
    does(
      'Could you tell me at what times both Hugh and Siân are free on Thursday?',
      free('hugh sian', '2026-11-26', '2026-11-27'),
    ),
    does('Please show me what was done yesterday.', log('yesterday')),
    does('Kindly move Sam Price to Longlisted.', move('sam1', 'Longlisted')),
    asks('Kindly arrange an interview with Hugh for Kate on 31 November at 11:00 for 30 minutes.'),
    does('Please follow up with everybody in the Longlisted stage.', followUpAll({ stage: 'Longlisted' })),
  ],
  haulier_dec: [
    does(
      'Please withdraw Henry Kowalczyk from consideration by rejecting him; his licence was suspended.',
      reject('hank', { reason: 'his licence was suspended' }),
    ),
    orElse(
      does(
        'Please book Gus Lindgren for 30 minutes on the last business day before Christmas at 9:00 AM, concerning Will Turner.',
        book('2026-12-24T09:00', 30, 'gus', { about: 'will' }),
      ),
      asking(),
    ),
    does(
      'Please send Mai Nguyen the message “Your shift would start at 6. Please cancel nothing.”',
      message('mai', 'Your shift would start at 6. Please cancel nothing.'),
    ),
    does('Please give me the figures for this month.', metrics('this_month')),
  ],
  data_oct: [
    does(
      'Kindly schedule a 40-minute discussion with Farah Sheikh about Rahul Bose on 8 October at 16:30.',
      book('2026-10-08T16:30', 40, 'farah', { about: 'rahul' }),
    ),
    does('Kindly move Lakshmi Subramanian back to Coding Test.', move('lak', 'Coding Test')),
    asks('Kindly move Lakshmi Subramanian to Whiteboard Round.'),
    nothing('Kindly cancel my 3 p.m. meeting today.'),
    [
      does(
        'Kindly schedule 30 minutes with Vikram Iyer about Imran Qureshi tomorrow at 10:00.',
        book('2026-10-07T10:00', 30, 'vikram', { about: 'imran' }),
      ),
      does('Kindly cancel that meeting.', cancel(1)),
    ],
    orElse(
      does(
        'Kindly reject Mei-Ling Tan, as she declined our salary.',
        reject('mei', { reason: 'she declined our salary' }),
      ),
      calling(reject('mei', { reason: 'declined our salary' })),
    ),
  ],
});
