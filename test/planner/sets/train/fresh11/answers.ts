// Eleventh further batch: answers. The first message lacks something, or fits several; the next one says it.
import {
  approve,
  book,
  cancel,
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
import { asks, calling, does, orElse, inStyle } from '../../../says.ts';
import { start } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const answers = inStyle<keyof typeof sandboxes>('fresh11 answers', {
  agency_nov: [
    [asks('move Maya to Coding Test'), does('Krishnan', move('maya1', 'Coding Test'))],
    [
      asks('Please send Maya the coding test link.'),
      does('Maya Lindgren, sorry', followUp('maya2', 'coding_test_link')),
    ],
    [asks('What’s happening with Maya?'), does('the backend one', show('maya2'))],
    [asks('Reject Ben, please'), does('Benjamin Ong', reject('ben1')), does('approve', approve(1))],
    [asks('Send Ben the just checking email'), does('Benedict', followUp('ben2', 'just_checking'))],
    [asks('Move Ben to the coding test'), does('the product manager', move('ben2', 'Coding Test'))],
    [
      asks('Add a note to Ben: has his own team in Penang'),
      does('Ong', note('ben1', 'has his own team in Penang')),
      does('and move him to recruiter call', move('ben1', 'Recruiter Call')),
    ],
    [
      asks('Can you book Rajesh with Ravi tomorrow at 10?'),
      does('11 then', book('2026-11-11T11:00', 30, 'rajesh', { about: 'ravi' })),
    ],
    [
      asks('Book Tobias and Olivia today at 9, half an hour'),
      does('tomorrow then', book('2026-11-11T09:00', 30, 'tobias', { about: 'olivia' })),
    ],
    [
      asks('Set up a meeting with Tobias about Olivia.'),
      does('Thursday at 10, half an hour', book('2026-11-12T10:00', 30, 'tobias', { about: 'olivia' })),
    ],
    [
      asks('I need a call between Mireille and Clara'),
      does('tomorrow 3pm', book('2026-11-11T15:00', 30, 'mireille', { about: 'clara' })),
    ],
    [
      asks('Schedule Wenjie with Rajesh on Thursday'),
      does('2:30pm for 45 minutes', book('2026-11-12T14:30', 45, 'rajesh', { about: 'wenjie' })),
    ],
    [
      asks('book wenjie for friday at 9'),
      does('with Rajesh', book('2026-11-13T09:00', 30, 'rajesh', { about: 'wenjie' })),
    ],
    [
      asks('Could Mireille meet Maya Krishnan on Friday at 11?'),
      does('Then 1pm', book('2026-11-13T13:00', 30, 'mireille', { about: 'maya1' })),
    ],
    [asks('Reschedule Stefan’s interview'), does('Monday 10am', reschedule('ste', '2026-11-16T10:00'))],
    [asks('I have to move the team interview'), does('Hugo’s, to Friday at 2', reschedule('hug', '2026-11-13T14:00'))],
    [asks('Cancel the team interview'), does('the one with Stefan', cancel('ste'))],
    [
      asks('email Clara'),
      does(
        'Your portfolio looks great, we will call you soon',
        message('clara', 'Your portfolio looks great, we will call you soon'),
      ),
    ],
    [
      asks('Add a note to Nurul'),
      does('finished the test in two hours', note('nurul', 'finished the test in two hours')),
    ],
    [
      asks('I want to tell Rajesh something'),
      does('the contractor starts on Monday', tell('rajesh', 'the contractor starts on Monday')),
    ],
    [asks('Move Hugo please'), does('to Offer', move('hugo', 'Offer'))],
    [asks('send the coding test link'), does('to Ravi', followUp('ravi', 'coding_test_link'))],
    [asks('Move Ravi to Final Round'), does('I mean Team Interview', move('ravi', 'Team Interview'))],
    [asks('Move Sandeep to Recruiter Call'), does('Sorry, Ravi', move('ravi', 'Recruiter Call'))],
    [asks('When is he free?'), does('Tobias, on Friday', free('tobias', '2026-11-13', '2026-11-14'))],
    [asks('Start a sequence for Olivia'), does('the at risk one', start('olivia', 'candidate-at-risk'))],
    [asks('Reject Maya'), does('never mind')],
    [asks('Offer Ben 120,000'), does('no wait, forget it')],
  ],
  care_apr: [
    [asks('Move Jennifer to References.'), does('Halvorson', move('jen1', 'References'))],
    [asks('jennifer to unit interview pls'), does('the aide', move('jen2', 'Unit Interview'))],
    [
      asks('Message Jennifer that we received her documents.'),
      does('Maksymiuk', message('jen2', 'we received her documents|we received your documents')),
    ],
    [asks('Show me Jennifer'), orElse(does('both', show('jen1'), show('jen2')), calling(show('jen2'), show('jen1')))],
    [
      asks('Reject Jennifer with kind no'),
      does('Jennifer M.', reject('jen2', { message_template: 'kind_no' })),
      does('yes, approve it', approve(1)),
    ],
    [
      asks('Book Dana with Priya on Thursday at 9:30.'),
      does('10:30 then', book('2027-04-08T10:30', 30, 'dana', { about: 'priya' })),
    ],
    [
      asks('Put Priya with Dana at 8:30 today'),
      does('Oh, too late. Tomorrow at 8:30 then', book('2027-04-07T08:30', 30, 'dana', { about: 'priya' })),
    ],
    [
      asks('Set up 30 minutes with Luc and Tyler on Wednesday at 3pm.'),
      does('OK, 4', book('2027-04-07T16:00', 30, 'luc', { about: 'tyler' })),
    ],
    [
      asks('Can you get Kofi in with Sarita on Thursday at 2:30, 30 min?'),
      does('Friday same time', book('2027-04-09T14:30', 30, 'sarita', { about: 'kofi' })),
    ],
    [
      asks('Schedule Anita with Dana'),
      asks('Friday'),
      does('10am', book('2027-04-09T10:00', 30, 'dana', { about: 'anita' })),
    ],
    [
      asks('need a meeting about Diego'),
      asks('with Sarita'),
      does('tomorrow 11:30', book('2027-04-07T11:30', 30, 'sarita', { about: 'diego' })),
    ],
    [asks('Cancel the unit interview'), does('Samir’s', cancel('sam'))],
    [
      asks('Move the unit interview to Friday at 10'),
      does('the one with Samir', reschedule('sam', '2027-04-09T10:00')),
    ],
    [asks('Reschedule Monique'), does('to Monday at 1', reschedule('mon', '2027-04-12T13:00'))],
    [asks('Please send the shift overview'), does('Kofi', followUp('kofi', 'shift_overview'))],
    [asks('Move Priya to Background Check'), does('Phone Screen, sorry', move('priya', 'Phone Screen'))],
    [asks('Move Marcus to Phone Screen'), does('I meant Kofi', move('kofi', 'Phone Screen'))],
    [asks('write to Tyler'), does('can you start in May?', message('tyler', 'can you start in May?'))],
    [asks('leave a note for Beverly'), does('references are excellent', note('bev', 'references are excellent'))],
    [asks('let Luc know'), does('Samir is bringing his licence', tell('luc', 'Samir is bringing his licence'))],
    [asks('Follow up with Jennifer'), does('Halvorson', followUp('jen1'))],
    [asks('Reject Jennifer'), does('none of them, leave it')],
  ],
});
