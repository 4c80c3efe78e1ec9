// Thirty-seventh further batch: two orders in one message.
import {
  approvals,
  book,
  brief,
  cancel,
  find,
  followUp,
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
import { does, inStyle } from '../../../says.ts';
import { health, score, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const pairs = inStyle<keyof typeof sandboxes>('fresh37 pairs', {
  lift_feb: [
    does(
      'Gretchen has passed: Safety Clearance for her, and Rosalba should hear of it.',
      move('gretchen', 'Safety Clearance'),
      tell('rosalba', '*'),
    ),
    does(
      'Before the weekend I want two things done, Minh Anh rejected with kind no and Thabiso in Panel.',
      reject('minhanh', { message_template: 'kind_no' }),
      move('thabiso', 'Panel'),
    ),
    does(
      "Cancel Amaru's intro call on Friday and write to him that we will call on Monday.",
      cancel('ama'),
      message('amaru', 'we will call on Monday'),
    ),
    does(
      "Who's in Wiring Test, and how likely is Farid Tavakoli to stay?",
      find({ stage: 'Wiring Test' }),
      score('farid1'),
    ),
    does(
      "Shift Dragomir's panel to noon tomorrow, then tell Harlan.",
      reschedule('drag', '2027-02-25T12:00'),
      tell('harlan', '*'),
    ),
    does(
      'Tove and Brendan: staying close for both',
      followUp('tove', 'staying_close'),
      followUp('brendan', 'staying_close'),
    ),
    does('Log of today and the pending approvals, thanks.', log('today'), approvals()),
    does(
      "Make Yun-seo's panel 11 o'clock on Monday; also, Thabiso's review on Friday is off.",
      reschedule('yun', '2027-03-01T11:00'),
      cancel('tha'),
    ),
    does(
      'Put a note with Rashaad that he has a clean record, and get him into Intro Call.',
      note('rashaad', 'he has a clean record|has a clean record'),
      move('rashaad', 'Intro Call'),
    ),
    does(
      'When is Anatole free tomorrow, and when is Rosalba?',
      free('anatole', '2027-02-25', '2027-02-26'),
      free('rosalba', '2027-02-25', '2027-02-26'),
    ),
    does('Offer Brendan 70,000 and reject Rashaad.', offer('brendan', { salary: 70_000 }), reject('rashaad')),
    does('Set Makana to Hired and end her sequence.', move('makana', 'Hired'), stop('makana')),
  ],
  nursery_may: [
    does(
      'Reference form to Cosmas, and Kiprono is to be told that the trial plots are ready.',
      followUp('cosmas', 'reference_form'),
      tell('kip', 'the trial plots are ready'),
    ),
    does(
      'I need a look at Hendrik, and then book him with Mumbi on Wednesday at 15:00 for half an hour.',
      show('hendrik'),
      book('2026-05-20T15:00', 30, 'mumbi', { about: 'hendrik' }),
    ),
    does('Say no to Juma; bring Solange to the Shortlist.', reject('juma'), move('solange', 'Shortlist')),
    does(
      'Lemlem: References, plus a note “salary expectation discussed”.',
      move('lemlem', 'References'),
      note('lemlem', 'salary expectation discussed'),
    ),
    does(
      'Ask Akinyi whether she can come on Thursday and inform Kiprono that I asked.',
      message(
        'akinyi',
        'can you come on Thursday|whether she can come on Thursday|can she come on Thursday|whether you can come on Thursday',
      ),
      tell('kip', '*'),
    ),
    does(
      'Rukmini gets the field trial directions and Adelino a call with Guleid on Wednesday at 9:00, 30 minutes.',
      followUp('rukmini', 'field_trial_directions'),
      book('2026-05-20T09:00', 30, 'guleid', { about: 'adelino' }),
    ),
    does(
      'Morning! The brief first, then who has been quiet for two weeks or more.',
      brief(),
      find({ days_since_contact: 14 }),
    ),
    does("Health of the integrations and last week's numbers, please.", health, metrics('last_week')),
  ],
});
