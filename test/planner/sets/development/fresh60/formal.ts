// “fresh60 formal”: written like a letter of an office, surnames with titles, nothing shortened.
import {
  approve,
  book,
  cancel,
  find,
  followUp,
  log,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const formal = inStyle<keyof typeof sandboxes>('fresh60 formal', {
  opticians_apr: [
    does(
      'I should be obliged if you would advance Ms Claudette Osei to the Practical and inform Dr Tuimavave accordingly.',
      move('claud', 'Practical'),
      tell('leilani', '*'),
    ),
    does(
      'Please be advised that the practical with Ms Tait cannot take place on Wednesday as planned; it is to be held on Friday, 10 April, at 11:00 instead.',
      reschedule('prac', '2026-04-10T11:00'),
    ),
    does(
      'Kindly extend to Ms Siu-Ling Cheong an offer of employment at an annual salary of NZ$118,500, commencing on 4 May 2026.',
      offer('siu', { salary: 118_500, currency: 'NZD', start_date: '2026-05-04' }),
    ),
    asks(
      'It would be appreciated if a consultation of thirty minutes concerning Mr Paratene could be arranged with Dr Tuimavave on Tuesday at 10:30.',
    ),
    [
      does('Kindly retrieve the record of Mr Lagarde.', show('jos2')),
      does(
        'Having read it, I request that his application be rejected, the reason being that he lacks the required certificate.',
        reject('jos2', { reason: 'he lacks the required certificate' }),
      ),
    ],
  ],
  opticians_sep: [
    does(
      'I hereby request that the telephone appointment of Dr Tuimavave with Mr Paratene, presently set for tomorrow, be cancelled.',
      cancel('chat'),
    ),
    orElse(
      does(
        'Please furnish me with the names of all applicants in dispensing with whom we have had no contact for a minimum of ten days.',
        find({ role: 'dispensing', days_since_contact: 10 }),
      ),
      calling(find({ job: 'disp', days_since_contact: 10 })),
    ),
    does(
      'Please convey to Mr Ramanathan that the bench test is complete, and enter in Mr Moala’s record that his work permit runs until 2029.',
      tell('sanjay', 'the bench test is complete'),
      note('tev', 'his work permit runs until 2029|work permit runs until 2029'),
    ),
    negated(
      'Further to our telephone conversation, I wish to make clear that the application of Ms Ironside is not to be rejected at this juncture.',
    ),
    asks(
      'Please schedule an appointment of forty-five minutes with Mr Ramanathan for 25 September at 11:30 in respect of Mr Keating.',
    ),
  ],
  cableway_mar: [
    does(
      'Please convene a discussion of one hour between Ms Favre and Ms Caduff on Wednesday, 1 April, commencing at 09:00.',
      book('2026-04-01T09:00', 60, 'corinne', { about: 'flu' }),
    ),
    does('Kindly transmit to Mr Barić the template “trial day info”.', followUp('zel', 'trial_day_info')),
    does(
      'With regard to the ski patrol: Ms Stucki is to proceed to Offer, Mr Wyss is to proceed to the Schnuppertag, and Mr Ambühl is to be notified that both have been advanced.',
      move('bea', 'Offer'),
      move('ferd', 'Schnuppertag'),
      tell('reto', 'both have been advanced'),
    ),
    does(
      'Please address the following message to Ms Imhof: “We thank you for your patience; the result will reach you on Monday.”',
      message('nico1', 'We thank you for your patience; the result will reach you on Monday.'),
    ),
  ],
  cableway_dec: [
    does('I respectfully request a summary of all measures taken by you in the course of this week.', log('this_week')),
    does(
      'Regrettably, the reference call regarding Ms Stucki must be deferred; kindly set it for Wednesday, 23 December, at 10:30.',
      reschedule('ref', '2026-12-23T10:30'),
    ),
    [
      does('I request that Ms Lindgård be rejected.', reject('oda')),
      does('Upon due consideration, the said rejection is herewith approved.', approve(1)),
    ],
    hypothetical(
      'Were one to offer Mr Sartori a higher salary, might he be inclined to remain with us through Easter?',
    ),
  ],
});
