// Twentieth further batch: talks at a law firm.
import {
  approvals,
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
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
import { asks, calling, does, hypothetical, inStyle, nothing, orElse } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const law = inStyle<keyof typeof sandboxes>('fresh20 law', {
  chambers_oct: [
    [
      does('Who is in Phone Screen?', find({ stage: 'Phone Screen' })),
      does('move the second one to Partner Interview', move('jye', 'Partner Interview')),
      does('and the first one', move('hassan', 'Partner Interview')),
    ],
    [
      asks('Book Ambrose with Imogen tomorrow at 10'),
      does('11 then, and make it 45 minutes', book('2026-10-02T11:00', 45, 'ambrose', { about: 'imogen' })),
    ],
    [
      asks('Show me Claire'),
      does('the solicitor', show('claire1')),
      does('how likely is she to stay?', score('claire1')),
    ],
    [
      does('Move Oscar to Offer', move('oscar', 'Offer')),
      does('Offer him 145,000 starting 2 November', offer('oscar', { salary: 145_000, start_date: '2026-11-02' })),
      orElse(
        does('Sorry, 150,000', offer('oscar', { salary: 150_000, start_date: '2026-11-02' })),
        calling(decline(2), offer('oscar', { salary: 150_000, start_date: '2026-11-02' })),
      ),
    ],
    [
      does('Reject Sione', reject('sione')),
      does(
        'wrong person. Decline that, and reject Bridie with kind rejection instead',
        decline(1),
        reject('bridie', { message_template: 'kind_rejection' }),
      ),
    ],
    [
      does(
        'Book Deepa with Hassan on Tuesday at 9 for half an hour',
        book('2026-10-06T09:00', 30, 'deepa', { about: 'hassan' }),
      ),
      does('can we make it Wednesday?', reschedule(1, '2026-10-07T09:00')),
      does('lovely. Tell Deepa it is about the billing role', tell('deepa', 'it is about the billing role')),
    ],
    [
      does("Push Radhika's interview to 3", reschedule('rad', '2026-10-02T15:00')),
      does("and Claire Dubrovsky's to 11", reschedule('cla', '2026-10-02T11:00')),
    ],
    [
      does('Is Lorcan free tomorrow?', free('lorcan', '2026-10-02', '2026-10-03')),
      does('book him with Jye at 11, half an hour', book('2026-10-02T11:00', 30, 'lorcan', { about: 'jye' })),
      does('and with Sione at 11:30', book('2026-10-02T11:30', 30, 'lorcan', { about: 'sione' })),
    ],
    [
      does('Note for Hassan: finishing the diploma in March', note('hassan', 'finishing the diploma in March')),
      does('same note for Radhika', note('radhika', 'finishing the diploma in March')),
    ],
    [
      does('who is at risk?', find({ at_risk: true })),
      does('send all of them still with us', followUpAll({ at_risk: true }, 'still_with_us')),
    ],
    [
      does("What's pending?", approvals()),
      does('nothing? then reject Claire Nakamoto please', reject('claire2')),
      does('yes, approve it', approve(2)),
    ],
    [hypothetical('Do you think we should reject Sione?'), does('ok, follow up with him instead', followUp('sione'))],
    [
      does('cancel the server window', cancel('srv')),
      does(
        "and let Lorcan know it's cancelled",
        tell('lorcan', "it's cancelled|it is cancelled|the server window is cancelled"),
      ),
      does('oh, he wants it back. Undo the cancellation', undo(1)),
    ],
    [asks('Send her the prep'), does('Radhika, partner interview prep', followUp('radhika', 'partner_interview_prep'))],
    [
      does('Partner interview prep to Claire Dubrovsky', followUp('claire1', 'partner_interview_prep')),
      does('and to Radhika', followUp('radhika', 'partner_interview_prep')),
      does('wait, Radhika has had it. Take hers back', undo(2)),
    ],
    [asks('Move Claire to Phone Screen'), does('neither, sorry, I meant Imogen', move('imogen', 'Phone Screen'))],
    [
      does('How did we do last week?', metrics('last_week')),
      does('and this week so far?', metrics('this_week')),
      nothing('nice'),
    ],
    [
      does('Tell Ambrose that Oscar accepted', tell('ambrose', 'Oscar accepted')),
      does('and put him in Hired', move('oscar', 'Hired')),
    ],
    [
      asks('Book Ambrose and Imogen on Monday the 6th at 9'),
      does('Tuesday the 6th, sorry', book('2026-10-06T09:00', 30, 'ambrose', { about: 'imogen' })),
    ],
    [
      does('Phone screen details to Imogen please', followUp('imogen', 'phone_screen_details')),
      does('has Bridie been contacted lately?', show('bridie')),
      does('then send it to her too', followUp('bridie', 'phone_screen_details')),
    ],
  ],
});
