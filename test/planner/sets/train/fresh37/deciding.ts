// Thirty-seventh further batch: how people approve, refuse and take back, in short talks.
import {
  approve,
  book,
  cancel,
  decline,
  followUp,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../../../calls.ts';
import { calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const deciding = inStyle<keyof typeof sandboxes>('fresh37 deciding', {
  lift_sep: [
    [does('Reject Rashaad.', reject('rashaad')), does('Looks right to me, let it go through.', approve(1))],
    [
      does('Decline Minh Anh with kind no.', reject('minhanh', { message_template: 'kind_no' })),
      does('Hmm, wait. I have second thoughts: refuse that request.', decline(1)),
    ],
    [does('Offer Brendan 70,000.', offer('brendan', { salary: 70_000 })), does('You have my blessing.', approve(1))],
    [
      does('Please offer Yesenia $47,000.', offer('yesenia', { salary: 47_000 })),
      does('That is more than the budget bears. Turn the request down.', decline(1)),
    ],
    [
      does('Please reject Amaru and Rashaad.', reject('amaru'), reject('rashaad')),
      does('Green light for Amaru, red light for Rashaad.', approve(1), decline(2)),
    ],
    [
      does('Move Thabiso to Crew Day.', move('thabiso', 'Crew Day')),
      does('Oops, put that back the way it was.', undo(1)),
    ],
    [
      does('Add a note to Gretchen: knows sign language.', note('gretchen', 'knows sign language')),
      does('Wrong Gretchen in my head. Take that note out again.', undo(1)),
    ],
    [
      does('Book Yun-seo with Harlan tomorrow at 11.', book('2026-09-16T11:00', 30, 'harlan', { about: 'yunseo' })),
      orElse(does('Make as if that had never been booked.', undo(1)), calling(cancel(1))),
    ],
    [does('Follow up with Yun-seo.', followUp('yunseo')), does('argh, recall that', undo(1))],
    [
      does('Send Makana an offer at $65,000.', offer('makana', { salary: 65_000 })),
      does("Sign it off for me, I'm in the car.", approve(1)),
    ],
    [
      does('Reject Tove.', reject('tove')),
      negated("Don't approve that before Harlan has seen it."),
      does("He's seen it, so it is approved.", approve(1)),
    ],
    [
      does('Tell Harlan the drills are back.', tell('harlan', 'the drills are back')),
      does('They are not. Retract that.', undo(1)),
    ],
    [does('Offer Dragomir 62,000.', offer('dragomir', { salary: 62_000 })), does('yep ship it', approve(1))],
    [does('Please turn Thabiso down.', reject('thabiso')), does('I say no to that request of mine.', decline(1))],
    [
      does('Offer Tove 88,000 starting 2 November.', offer('tove', { salary: 88_000, start_date: '2026-11-02' })),
      does('Do not let this one pass.', decline(1)),
    ],
    [
      does('Offer Makana $64,500.', offer('makana', { salary: 64_500 })),
      hypothetical("Rosalba would approve this at once. I'd rather hear it from her."),
      does('She has agreed, so go on and approve it.', approve(1)),
    ],
    [
      does('Move Brendan to Offer.', move('brendan', 'Offer')),
      does('Move Yesenia to Offer as well.', move('yesenia', 'Offer')),
      does('Only the last one was a mistake, undo it.', undo(2)),
    ],
  ],
  nursery_may: [
    [does('Reject Juma please.', reject('juma')), does('I hereby authorise the above.', approve(1))],
    [
      does('Tendai is to be rejected.', reject('tendai')),
      does('I was too quick. The request should be denied.', decline(1)),
    ],
    [
      does('Offer Cosmas KES 1,700,000.', offer('cosmas', { salary: 1_700_000, currency: 'KES' })),
      does('It is fine for me, please to confirm.', approve(1)),
    ],
    [
      does('Send an offer to Lemlem, KES 1,250,000.', offer('lemlem', { salary: 1_250_000, currency: 'KES' })),
      does('Annelies objects, so the answer is no.', decline(1)),
    ],
    [
      does('Move Akinyi to Phone Chat.', move('akinyi', 'Phone Chat')),
      does('I clicked too fast, can we go back?', undo(1)),
    ],
    [does('Cancel the freight call.', cancel('freight')), does('Barnabas is in tears. Restore it, please.', undo(1))],
    [
      does('Reschedule the interview with Hendrik to Friday at 11:00.', reschedule('hen', '2026-05-22T11:00')),
      orElse(does('Back to where it was before, please.', undo(1)), calling(reschedule('hen', '2026-05-21T11:00'))),
    ],
    [does('Reject Solange.', reject('solange')), does('👍 from me', approve(1))],
    [
      does('Reject Filipa with no this time.', reject('filipa', { message_template: 'no_this_time' })),
      hypothetical('What would happen if I approved this now?'),
      does('All right then, I do approve.', approve(1)),
    ],
    [
      does('Offer Hendrik USD 36,000.', offer('hendrik', { salary: 36_000, currency: 'USD' })),
      does('Negative. The salary is wrong.', decline(1)),
    ],
    [does('Reject Ayaan Mirza.', reject('ayaan2')), does('Block that.', decline(1))],
    [
      does('Move Solange and Tendai to Shortlist.', move('solange', 'Shortlist'), move('tendai', 'Shortlist')),
      orElse(does('Both of them back again, sorry.', undo(2), undo(1)), calling(undo(1), undo(2))),
    ],
    [
      does('Write to Zawadi: see you in Limuru.', message('zawadi', 'see you in Limuru')),
      does('Can that mail still be caught? Then catch it.', undo(1)),
    ],
    [
      does(
        'Offer Rukmini KES 1,400,000 from 1 July 2026.',
        offer('rukmini', { salary: 1_400_000, currency: 'KES', start_date: '2026-07-01' }),
      ),
      does("Let's rather not. Decline.", decline(1)),
    ],
    [does('Please reject Akinyi.', reject('akinyi')), does('Give it the go-ahead.', approve(1))],
    [
      does('Start the candidate at risk sequence for Adelino.', start('adelino', 'candidate-at-risk')),
      orElse(
        does('Not necessary after all, he just called. Reverse.', undo(1)),
        calling(stop('adelino')),
        calling(stop('adelino', 'candidate-at-risk')),
      ),
    ],
    [
      does('Reject Tendai with no this time.', reject('tendai', { message_template: 'no_this_time' })),
      does('Kiprono begs for mercy, so that approval can be thrown out.', decline(1)),
    ],
    [
      does('Reject Juma, please, with no this time.', reject('juma', { message_template: 'no_this_time' })),
      does('Having slept over it for ten seconds, I am for it. Approve.', approve(1)),
    ],
    [
      does('Reject Hendrik.', reject('hendrik')),
      nothing('Hm, approved by whom, if I may ask?'),
      does('Fine. Mumbi is against it, so decline it.', decline(1)),
    ],
    [
      does('Zawadi to Head Office Interview.', move('zawadi', 'Head Office Interview')),
      nothing('Kiprono undid a move like that once and nobody told me for a week.'),
      does('As it happens he is against this one too, so revert it.', undo(1)),
    ],
  ],
});
