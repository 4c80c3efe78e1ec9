// Development style “storyteller”: the past, the present and the wish in one breath; only the wish is an order.
import {
  book,
  find,
  followUp,
  followUpAll,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../calls.ts';
import { asking, asks, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const storyteller = inStyle<keyof typeof sandboxes>('storyteller', {
  bank_jul: [
    does(
      'So I had lunch with Ray and he told me that he can no longer do Monday morning, which is a shame, so please move Alicia’s onsite to Wednesday at 3pm.',
      reschedule('ali', '2026-07-08T15:00'),
    ),
    nothing('I rejected two people last week and moved another three to onsite, it was quite a week.'),
    does(
      'We talked about Yaw for an hour, everybody is convinced, so let us move him to Offer now.',
      move('yaw', 'Offer'),
    ),
    negated('Ray wanted to reject Lee but we talked him out of it, so we won’t.'),
    hypothetical('Had we moved Ben to onsite in June we would have filled the job by now.'),
    does(
      'I’ve been neglecting Leo, it’s been twelve days. Send him the status update, would you?',
      followUp('leo', 'status_update'),
    ),
    [
      does(
        'Yesterday I promised June a chat about Nina. Book 30 minutes with her on Tuesday at 9am.',
        book('2026-07-07T09:00', 30, 'june', { about: 'nina' }),
      ),
      does('She just called, 9 is too early after all, 11 please.', reschedule(1, '2026-07-07T11:00')),
    ],
  ],
  hotel_sep: [
    does(
      'Jonathan’s car broke down, poor man, so let’s have his trial shift on Friday at 10 instead.',
      reschedule('trial', '2026-09-11T10:00'),
    ),
    does(
      'Anna rang and asked about her application; she was lovely. Put her down for the video call.',
      move('anna1', 'Video Call'),
    ),
    quoted(
      'Emil wrote: “Jana, please reject Jürgen and offer Amy the job.” I told him to wait. Just note on Jürgen that Emil is unconvinced.',
      note('juergen', 'Emil is unconvinced'),
    ),
    asks('There was a waiter, Giuseppe, on Friday. Please move him to the trial shift.'),
    does(
      'We hired for the kitchen once before without luck. Who’s in the kitchen pipeline at the moment?',
      find({ role: 'kitchen' }),
    ),
  ],
  builder_oct: [
    does(
      'Con’s been waiting for ages and the site visit slots are open now, get him onto a site visit.',
      move('con', 'Site Visit'),
    ),
    orElse(
      does(
        'Clocks change on Sunday, don’t they? Anyway, book Bruce for half an hour on Monday at 9 about Ella.',
        book('2026-10-05T09:00', 30, 'bruce', { about: 'ella' }),
      ),
      asking(),
    ),
    asks('I’d promised Mere an hour at 2:30 in the night of Sunday, she’s on night shift, so book her then about Raj.'),
    hypothetical('Bruce reckons we could offer Jackie 150 grand. I’d rather not think about it.'),
    does(
      'I was about to reject Steph when he called with his ticket, so no rejection; email him saying thanks for the ticket.',
      message('steph', 'thanks for the ticket'),
    ),
  ],
  charity_nov: [
    does(
      'The board met, they loved William, and we’re good to go: offer him 58,000 a year starting on the first of December.',
      offer('will', { salary: 58_000, start_date: '2026-12-01' }),
    ),
    asks('I think it was May or June who asked for another slot. Email her that we’ll find one.'),
    does(
      'Thanksgiving is coming. Book Miguel for an hour the Monday after Thanksgiving at 10am about Andre.',
      book('2026-11-30T10:00', 60, 'miguel', { about: 'andre' }),
    ),
    negated('Hal said to cancel everything, but please leave it all as it is.'),
    [
      does('Hope finally called back, on to the team interview with her.', move('hope', 'Team Interview')),
      does('And let her hiring manager know that she is excited.', tell('wanda', 'she is excited')),
    ],
  ],
  pharma_dec: [
    does(
      'Before everybody leaves for the holidays: Agnieszka did fine, technical panel next, and let Henrik know that she did fine.',
      move('agnes', 'Technical Panel'),
      tell('henrik', 'she did fine'),
    ),
    does(
      'Sofía Vidal told me she took another job. Reject her then, reason: took another job.',
      reject('sofia1', { reason: 'took another job' }),
    ),
    nothing('Paolo says the interview was the best he has ever had.'),
    does(
      'It has been too long. Everyone at the screening call who has not heard from us in 3 days should get the we miss you mail.',
      followUpAll({ stage: 'Screening Call', days_since_contact: 3 }, 'we_miss_you'),
    ),
    asks('Núria is only back in January. Book her about Marc, half an hour.'),
  ],
});
