// Twelfth further batch: compound.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
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
} from '../../../calls.ts';
import { asks, calling, does, negated, orElse, inStyle } from '../../../says.ts';
import { stop, start } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const compound = inStyle<keyof typeof sandboxes>('fresh12 compound', {
  couriers_aug: [
    does(
      'Move Ximena to Practical Test and send her the test invite.',
      move('ximena', 'Practical Test'),
      followUp('ximena', 'test_invite'),
    ),
    does(
      'Move Owen to Practical Test and book him with Jillian on Friday at 10, 30 minutes.',
      move('owen', 'Practical Test'),
      book('2026-08-21T10:00', 30, 'jill', { about: 'owen' }),
    ),
    orElse(
      does(
        'Cancel Yuki’s final interview and tell Hiroshi that she is ill.',
        cancel('yuk'),
        tell('hiro', 'she is ill|Yuki is ill'),
      ),
      calling(cancel('yuk', 'she is ill'), tell('hiro', 'she is ill|Yuki is ill')),
    ),
    does('Reject Rafael and Devin, please.', reject('raf'), reject('devin')),
    does(
      'Please reject Devin, move Camila to Phone Screen and follow up with Rafael.',
      reject('devin'),
      move('camila', 'Phone Screen'),
      followUp('raf'),
    ),
    does(
      'move paola to final interview + note: great sql test',
      move('paola', 'Final Interview'),
      note('paola', 'great sql test'),
    ),
    does(
      'Show me Leticia and then tell me when Gabriel is free on Friday.',
      show('leti'),
      free('gabriel', '2026-08-21', '2026-08-22'),
    ),
    does(
      'Move Leticia’s interview to Monday 11:30 and message her: see you at 11:30',
      reschedule('let', '2026-08-24T11:30'),
      message('leti', 'see you at 11:30'),
    ),
    does(
      'Book Hiroshi tomorrow at 11 with Paola and at 12 with Yuki, 30 min each.',
      book('2026-08-20T11:00', 30, 'hiro', { about: 'paola' }),
      book('2026-08-20T12:00', 30, 'hiro', { about: 'yuki' }),
    ),
    does('Devin and Camila to phone screen', move('devin', 'Phone Screen'), move('camila', 'Phone Screen')),
    asks('Move Ximena to Practical Test and Tom to Final Interview.', move('ximena', 'Practical Test')),
    negated('Move Owen to Practical Test but don’t email him yet.', move('owen', 'Practical Test')),
    [
      does(
        'Move Yuki to Offer and offer her 620,000 pesos.',
        move('yuki', 'Offer'),
        offer('yuki', { salary: 620_000, currency: 'MXN' }),
      ),
      does('approve the offer', approve(2)),
    ],
  ],
  turbines_mar: [
    does(
      'Move Aisha to First Call and book 30 minutes with Birgit on Friday at 9.',
      move('aisha', 'First Call'),
      book('2027-03-12T09:00', 30, 'birgit', { about: 'aisha' }),
    ),
    does(
      'Send Callum the site day info and let Anders know he’s coming.',
      followUp('callum', 'site_day_info'),
      tell('anders', 'he’s coming|Callum’s coming|Callum is coming|he is coming'),
    ),
    does(
      'Please move Mateo to Case Interview, add a note that he speaks Danish and send him the document request.',
      move('mateo', 'Case Interview'),
      note('mateo', 'he speaks Danish|speaks Danish|Mateo speaks Danish'),
      followUp('mateo', 'document_request'),
    ),
    does(
      'Reject Ingrid with polite decline and move Linh to First Call.',
      reject('ingrid', { message_template: 'polite_decline' }),
      move('linh', 'First Call'),
    ),
    does(
      'Cancel the toolbox meeting tomorrow and book Anders with Lukas at 8 instead, 45 minutes.',
      cancel('tool'),
      book('2027-03-10T08:00', 45, 'anders', { about: 'lukas' }),
    ),
    does(
      'Stop the sequence for Mateo and start the candidate at risk one for Ingrid.',
      stop('mateo'),
      start('ingrid', 'candidate-at-risk'),
    ),
    does('Lukas and Mateo to case interview please', move('lukas', 'Case Interview'), move('mateo', 'Case Interview')),
    does('first my brief, then what’s waiting for approval', brief(), approvals()),
    does(
      'Tell Birgit and Omid that the offices are closed on Friday.',
      tell('birgit', 'the offices are closed on Friday'),
      tell('omid', 'the offices are closed on Friday'),
    ),
    asks('Send the document request to Aisha and Jonas.', followUp('aisha', 'document_request')),
  ],
});
