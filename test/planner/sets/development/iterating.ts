// Development style “iterating”: short turns that build on each other; pronouns, ellipsis, lists, second thoughts.
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
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const iterating = inStyle<keyof typeof sandboxes>('iterating', {
  bank_may: [
    [
      does('Show me Yaw.', show('yaw')),
      does('Move him to offer.', move('yaw', 'Offer')),
      does('And tell his hiring manager that he is ready.', tell('june', 'he is ready')),
    ],
    [
      asks('Send Chris the status update.'),
      does('Both.', followUp('chris1', 'status_update'), followUp('chris2', 'status_update')),
    ],
    [
      does('Who is in Applied?', find({ stage: 'Applied' })),
      orElse(
        does('Send them the status update.', followUpAll({ stage: 'Applied' }, 'status_update')),
        calling(followUp('lee', 'status_update'), followUp('leo', 'status_update')),
      ),
    ],
    [
      does('Offer Alicia 97k.', offer('ali', { salary: 97_000 })),
      hypothetical('Hm, would 99k have been better?'),
      does('What is waiting for approval?', approvals()),
      does('Decline it.', decline(1)),
    ],
  ],
  bank_dec: [
    [
      does('Move Ben to Assessment.', move('ben', 'Assessment')),
      does('Sorry, I meant Lee.', undo(1), move('lee', 'Assessment')),
    ],
    [
      does(
        'Book June on Friday at 3pm for 30 minutes about Ben.',
        book('2026-12-11T15:00', 30, 'june', { about: 'ben' }),
      ),
      nothing('Is she okay with that, do you think?'),
      does('Move it to Monday, same time.', reschedule(1, '2026-12-14T15:00')),
    ],
  ],
  hotel_apr: [
    [
      does('Reject Jürgen.', reject('juergen')),
      does('Add a note: English not sufficient.', note('juergen', 'English not sufficient')),
      does('Okay, go ahead and approve the rejection.', approve(1)),
      does('Hm. Undo the rejection.', undo(1)),
    ],
    [
      asks('Book Emil for an hour about Jonathan.'),
      does('Thursday at 4pm.', book('2026-04-23T16:00', 60, 'emil', { about: 'jon' })),
      does('Make it 45 minutes.', reschedule(1, '2026-04-23T16:00', 45)),
    ],
  ],
  hotel_oct: [
    [
      asks('Note for Anna: arrives on Monday.'),
      does('Lindqvist.', note('anna2', 'arrives on Monday')),
      does('Move her to the trial shift.', move('anna2', 'Trial Shift')),
    ],
    [
      does('When is Emil free tomorrow?', free('emil', '2026-10-23', '2026-10-24')),
      orElse(
        does('Book him at 11 for 30 minutes about Lucía.', book('2026-10-23T11:00', 30, 'emil', { about: 'luc' })),
        asking(),
      ),
    ],
  ],
  builder_feb: [
    [
      does('Move Ella to the medical.', move('ella', 'Medical')),
      does('Raj too.', move('raj', 'Medical')),
      does('Put Raj back.', undo(2)),
    ],
    [asks('Email Jackson: bring your boots.'), does('I mean Jack Nguyen.', message('jack', 'bring your boots'))],
  ],
  builder_oct: [
    [
      asks('Book Bruce today at 9am for 30 minutes about Ella.'),
      does('Tomorrow then.', book('2026-10-02T09:00', 30, 'bruce', { about: 'ella' })),
      orElse(does('Scrap it.', cancel(1)), calling(undo(1))),
    ],
  ],
  charity_may: [
    [
      does('Show me everybody in fundraising.', find({ role: 'fundraising' })),
      does('Move May to intro call.', move('may', 'Intro Call')),
      does('Hope to team interview.', move('hope', 'Team Interview')),
      does('Undo May’s move.', undo(2)),
    ],
    [asks('Move Ophelia to references.'), nothing('Oh, wrong organisation. Forget it.')],
  ],
  charity_nov: [
    [
      does('Reject Patrick.', reject('pat')),
      negated('Wait, don’t approve it yet.'),
      does('Now approve it.', approve(1)),
    ],
  ],
  pharma_feb: [
    [
      does('Move Inés to the screening call.', move('ines', 'Screening Call')),
      does('Send her the panel invite.', followUp('ines', 'panel_invite')),
      does('Undo the e-mail.', undo(2)),
    ],
    [asks('Show me Sofia.'), does('The second one.', show('sofia2'))],
  ],
  pharma_dec: [
    [
      does(
        'Book Núria for half an hour on Monday at 10 about Marc.',
        book('2026-12-21T10:00', 30, 'nuria', { about: 'marc' }),
      ),
      does('Same on Tuesday about Mateo.', book('2026-12-22T10:00', 30, 'nuria', { about: 'teo' })),
      does('Cancel the first one.', cancel(1)),
    ],
    [orElse(does('Make Paolo an offer.', offer('paolo')), asking()), nothing('Thanks.')],
  ],
});
