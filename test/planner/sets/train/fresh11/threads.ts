// Eleventh further batch: threads. One thing leads to the next.
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
import { calling, does, hypothetical, negated, nothing, orElse, inStyle } from '../../../says.ts';
import { score, start, stop, translate, health } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const threads = inStyle<keyof typeof sandboxes>('fresh11 threads', {
  agency_nov: [
    [
      does('Show me Clara', show('clara')),
      does('Nice. Move her to Recruiter Call', move('clara', 'Recruiter Call')),
      does(
        'and book her with Mireille on Thursday at 10, 30 minutes',
        book('2026-11-12T10:00', 30, 'mireille', { about: 'clara' }),
      ),
    ],
    [
      does('Book Rajesh and Ravi Thursday at 9, 30 min', book('2026-11-12T09:00', 30, 'rajesh', { about: 'ravi' })),
      does('same for Nurul at 10', book('2026-11-12T10:00', 30, 'rajesh', { about: 'nurul' })),
      does('and Maya Lindgren at 11', book('2026-11-12T11:00', 30, 'rajesh', { about: 'maya2' })),
    ],
    [
      does('When is Rajesh free on Thursday?', free('rajesh', '2026-11-12', '2026-11-13')),
      does('OK, book him with Nurul at 2 for 45 minutes', book('2026-11-12T14:00', 45, 'rajesh', { about: 'nurul' })),
      does('and let her know it’s on Zoom', message('nurul', 'it’s on Zoom|it is on Zoom')),
    ],
    [
      does('Who is in Recruiter Call?', find({ stage: 'Recruiter Call' })),
      does('Move Wenjie to Coding Test', move('wenjie', 'Coding Test')),
      does('and send him the coding test link', followUp('wenjie', 'coding_test_link')),
    ],
    [
      does('Which candidates haven’t been contacted for 10 days?', find({ days_since_contact: 10 })),
      does('Send all of them the just checking template', followUpAll({ days_since_contact: 10 }, 'just_checking')),
    ],
    [
      does('How is Stefan doing?', show('stefan')),
      does('Would he stay with us?', score('stefan')),
      does('Great, offer him 110,000', offer('stefan', { salary: 110_000 })),
      does('Go ahead, approve the offer', approve(3)),
    ],
    [
      does('Move Ravi to Recruiter Call', move('ravi', 'Recruiter Call')),
      does('Ben Ong too', move('ben1', 'Recruiter Call')),
      does('and let Rajesh know that both are moving ahead', tell('rajesh', 'both are moving ahead')),
    ],
    [
      does('reject Maya Lindgren', reject('maya2')),
      does('also Benjamin Ong', reject('ben1')),
      orElse(does('approve both', approve(1), approve(2)), calling(approve(2), approve(1))),
    ],
    [does('What’s on today?', brief()), does('Anything to approve?', approvals()), nothing('Great, thanks')],
    [
      does('Cancel Hugo’s interview', cancel('hug')),
      does('Tell him we will send a new date tomorrow', message('hugo', 'we will send a new date tomorrow')),
      does('and tell Tobias that it’s off', tell('tobias', 'it’s off|it is off')),
    ],
    [does('Any news on Benedict?', show('ben2')), does('Follow up with him', followUp('ben2'))],
    [
      does('Note for Olivia: back from leave on the 16th', note('olivia', 'back from leave on the 16th')),
      does('and follow up with her using just checking', followUp('olivia', 'just_checking')),
      negated('Don’t send anything else to her for now'),
    ],
    [does('Find the design candidates', find({ role: 'design' })), does('And product?', find({ role: 'product' }))],
    [
      hypothetical('Should we make Hugo an offer, what do you think?'),
      does('How likely is he to stay?', score('hugo')),
      does('ok move him to Offer', move('hugo', 'Offer')),
    ],
    [
      does('Is Mireille free on Friday?', free('mireille', '2026-11-13', '2026-11-14')),
      does('And Tobias?', free('tobias', '2026-11-13', '2026-11-14')),
      does(
        'Book both of them Friday at 2pm, 30 minutes, about Maya Krishnan',
        book('2026-11-13T14:00', 30, 'mireille tobias', { about: 'maya1' }),
      ),
    ],
    [
      does('Stefan passed, move him to offer', move('stefan', 'Offer')),
      does('and tell Rajesh he passed', tell('rajesh', 'he passed|Stefan passed')),
    ],
    [negated('Don’t reject Ravi yet'), does('Move him to the recruiter call instead', move('ravi', 'Recruiter Call'))],
    [does('Any sync errors this morning?', health), does('ok, and what do I have today?', brief())],
    [
      does('What is a 25B in the Army?', translate('25B', 'Army')),
      orElse(does('And 17C?', translate('17C', 'Army')), calling(translate('17C'))),
    ],
    [
      nothing('Hi, good morning!'),
      does('Can you show me who’s waiting in Team Interview?', find({ stage: 'Team Interview' })),
      does('Send them just checking', followUpAll({ stage: 'Team Interview' }, 'just_checking')),
    ],
  ],
  care_apr: [
    [
      does('Move Priya to Phone Screen', move('priya', 'Phone Screen')),
      does('Book her with Dana on Friday at 9', book('2027-04-09T09:00', 30, 'dana', { about: 'priya' })),
      does('and send her the shift overview', followUp('priya', 'shift_overview')),
    ],
    [
      does(
        'Book Dana with Priya tomorrow at 9 for 30 minutes.',
        book('2027-04-07T09:00', 30, 'dana', { about: 'priya' }),
      ),
      does('Same for Jennifer Halvorson at 10.', book('2027-04-07T10:00', 30, 'dana', { about: 'jen1' })),
    ],
    [
      does('Who do we have for nursing?', find({ role: 'nursing' })),
      does('What about therapy?', find({ role: 'therapy' })),
      does('Show me Samir', show('samir')),
    ],
    [
      does('Anita’s references are in. Move her to Offer.', move('anita', 'Offer')),
      does('And Beverly as well.', move('bev', 'Offer')),
    ],
    [
      does('What stage is Monique in?', show('monique')),
      does('Move her one forward', move('monique', 'References')),
      does('Send her the reference request', followUp('monique', 'reference_request')),
    ],
    [
      orElse(
        does('Samir is sick. Cancel his interview tomorrow.', cancel('sam', 'Samir is sick')),
        calling(cancel('sam')),
        calling(cancel('sam', 'he is sick')),
      ),
      does('Let Luc know that Samir is sick', tell('luc', 'Samir is sick')),
    ],
    [
      does('When does Luc have time on Thursday?', free('luc', '2027-04-08', '2027-04-09')),
      does('Move Samir’s interview to 10 that day', reschedule('sam', '2027-04-08T10:00')),
      does(
        'Tell Samir about it: your interview is now Thursday at 10',
        message('samir', 'your interview is now Thursday at 10'),
      ),
    ],
    [
      does('Who’s at risk?', find({ at_risk: true })),
      does('Message Diego: are you still interested?', message('diego', 'are you still interested?')),
      does('and Kofi, same message', message('kofi', 'are you still interested?')),
    ],
    [
      does('Follow up with Diego', followUp('diego')),
      does('And Kofi please', followUp('kofi')),
      does('Stop the sequence for Diego', stop('diego')),
    ],
    [
      does('Reject Jennifer Maksymiuk, she moved away', reject('jen2', { reason: 'she moved away' })),
      does('What is pending now?', approvals()),
      does('Approve it', approve(1)),
    ],
    [
      does('Offer Anita 94,000 from May 10', offer('anita', { salary: 94_000, start_date: '2027-05-10' })),
      does('Note on her profile: union rate agreed', note('anita', 'union rate agreed')),
      does('OK approve the offer', approve(1)),
    ],
    [
      does(
        'Kofi to phone screen and Jennifer Maksymiuk too',
        move('kofi', 'Phone Screen'),
        move('jen2', 'Phone Screen'),
      ),
      orElse(does('Undo both', undo(2), undo(1)), calling(undo(1), undo(2))),
    ],
    [
      does('Show Tyler', show('tyler')),
      hypothetical('Could he skip the unit interview?'),
      does('Fine, move him to Unit Interview', move('tyler', 'Unit Interview')),
    ],
    [does('Will Beverly stay?', score('bev')), does('And Anita?', score('anita'))],
    [
      does(
        'Book Sarita with Diego Friday at 11, 20 minutes',
        book('2027-04-09T11:00', 20, 'sarita', { about: 'diego' }),
      ),
      does('Message him the time: Friday at 11 with Sarita', message('diego', 'Friday at 11 with Sarita')),
      does('Actually he asked for 1pm, can you change it', reschedule(1, '2027-04-09T13:00')),
    ],
    [
      does('Tell Dana that Monique is early', tell('dana', 'Monique is early')),
      does('Tell Sarita too', tell('sarita', 'Monique is early')),
    ],
    [does('How did we do this month?', metrics('this_month')), does('and what did we do yesterday?', log('yesterday'))],
    [
      does('Start the candidate at risk sequence for Diego', start('diego', 'candidate-at-risk')),
      does('He just replied, stop it', stop('diego')),
    ],
    [
      negated('I wouldn’t reject Kofi.'),
      does('Move him to Phone Screen.', move('kofi', 'Phone Screen')),
      does('Book him with Sarita on Monday at 9:30.', book('2027-04-12T09:30', 30, 'sarita', { about: 'kofi' })),
    ],
    [
      does('Show me everyone in Phone Screen', find({ stage: 'Phone Screen' })),
      does('Diego isn’t for us. Reject him with the kind no email', reject('diego', { message_template: 'kind_no' })),
      does('Hold on, decline that', decline(2)),
      does('Move him to unit interview instead', move('diego', 'Unit Interview')),
    ],
  ],
});
