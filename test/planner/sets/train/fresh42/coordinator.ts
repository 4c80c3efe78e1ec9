// Forty-second further batch: a coordinator of ten years at her desk, in whole sentences.
import {
  approvals,
  book,
  brief,
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
  show,
  tell,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import { rejects } from '../fresh36/rejects.ts';
import { score } from '../rare-calls.ts';

export const coordinator = inStyle('fresh42-coordinator', {
  sunroof_mar: [
    does(
      'Book Tobin with Hollis on Friday at 1pm, 45 minutes.',
      book('2027-03-05T13:00', 45, 'hollis', { about: 'tobin' }),
    ),
    does("Could you move Sunniva's interview to Thursday at 11?", reschedule('sun', '2027-03-04T11:00')),
    does(
      "Noor's interview on Friday only needs half an hour, please shorten it.",
      reschedule('noo', '2027-03-05T11:00', 30),
    ),
    perhapsBecause(
      does("Cancel Huxley's screen on Thursday, he has taken another job.", cancel('hux')),
      'he has taken another job',
      'has taken another job',
      'taken another job',
    ),
    orElse(
      does(
        "Please swap Hollis for Mirela on Keanu's interview tomorrow, same time.",
        cancel('kea'),
        book('2027-03-03T10:00', 45, 'mirela', { about: 'keanu' }),
      ),
      calling(book('2027-03-03T10:00', 45, 'mirela', { about: 'keanu' }), cancel('kea')),
    ),
    orElse(
      does(
        'Find us a slot for Sunniva with Imogen and Dashiell on Friday, an hour.',
        free('imogen dashiell', '2027-03-05', '2027-03-06', 60),
      ),
      calling(free('renata imogen dashiell', '2027-03-05', '2027-03-06', 60)),
    ),
    does('When are Hollis and Imogen both free on Thursday?', free('hollis imogen', '2027-03-04', '2027-03-05')),
    does(
      'Set up a panel for Prakash with Imogen, Hollis and Dashiell next Monday at 2, one hour.',
      book('2027-03-08T14:00', 60, 'imogen hollis dashiell', { about: 'prakash' }),
    ),
    does(
      'Book Marisol with Hollis straight after her phone screen.',
      book('2027-03-02T14:30', 30, 'hollis', { about: 'marisol' }),
    ),
    does("Huxley's screen: same time next week, please.", reschedule('hux', '2027-03-11T09:30')),
    does(
      'Push everything I have on Thursday back by half an hour.',
      reschedule('hux', '2027-03-04T10:00'),
      reschedule('jep', '2027-03-04T15:30'),
    ),
    does(
      "Book Keanu's site day with Hollis for Monday at 8, four hours.",
      book('2027-03-08T08:00', 240, 'hollis', { about: 'keanu' }),
    ),
    does(
      'Wendell is in Boston this week, so give him a call with Hollis tomorrow at 3pm Eastern.',
      book('2027-03-03T13:00', 30, 'hollis', { about: 'wendell' }),
    ),
    does('Keanu did well, move him to Site Day.', move('keanu', 'Site Day')),
    does(
      'Tobin, Gideon and Caspar can all go on to the recruiter screen.',
      move('tobin', 'Recruiter Screen'),
      move('gideon', 'Recruiter Screen'),
      move('caspar', 'Recruiter Screen'),
    ),
    does('Advance everyone in References to Offer.', move('prakash', 'Offer'), move('fatou', 'Offer')),
    does(
      'Everyone in Manager Interview goes on to Site Day, apart from Noor.',
      move('keanu', 'Site Day'),
      move('jess1', 'Site Day'),
      move('sunniva', 'Site Day'),
      move('bryn1', 'Site Day'),
    ),
    does('Send Marisol the letter about the site day.', followUp('marisol', 'site_day_info')),
    does('Fatou still owes us her references, send her the form again.', followUp('fatou', 'reference_form')),
    does('Ask Odalys for her availability with the usual letter.', followUp('odalys', 'availability_request')),
    does(
      "Let Hollis know that Wendell can't start before 8 on Friday.",
      tell('hollis', "Wendell can't start before 8 on Friday"),
    ),
    does(
      'Note on Prakash: second reference confirmed his dates at SunPath.',
      note('prakash', 'second reference confirmed his dates at SunPath'),
    ),
    does("Put on Léonie's file that she needs two weeks' notice.", note('leonie', "she needs two weeks' notice")),
    does(
      "Follow up with everyone in sales we haven't spoken to for a week, the still keen letter is fine.",
      followUpAll({ role: 'sales', days_since_contact: 7 }, 'still_keen'),
    ),
    does(
      'Offer Prakash the System Designer job at $94,000, starting April 5.',
      offer('prakash', { salary: 94000, start_date: '2027-04-05' }),
    ),
    orElse(
      does(
        "Please prepare Fatou's offer: 58k, first day March 22, and a sign-on bonus of $2,000.",
        offer('fatou', { salary: 58000, start_date: '2027-03-22' }),
      ),
      asking(),
    ),
    does('Brief me on Sunniva before I call her.', show('sunniva')),
    does('Who is at the Site Day stage right now?', find({ stage: 'Site Day' })),
    does("When is Bryn Mostyn's interview?", show('bryn1')),
    does('How many people for Lead Electrician are still sitting in Applied?', find({ job: 'elec', stage: 'Applied' })),
    does('How long is it since anybody talked to Dimitra?', show('dimitra')),
    does("Who hasn't heard from us in ten days?", find({ days_since_contact: 10 })),
    does('Do we think Odalys would stay, before I write an offer?', score('odalys')),
    negated("Don't move Jessamyn yet, Hollis wants to sleep on it."),
    hypothetical('If Wendell does well on Friday we would move him to References.'),
    quoted('Hollis wrote "reject Keanu, he was late", but I want to hear the story first.'),
    nothing("Dashiell is booking Odalys's second site day himself."),
    nothing('I already sent Caspar the screen invite this morning.'),
    asks('Move Bryn to References.'),
    asks('Book Noor with Mirela on Monday.'),
    asks('Cancel the interview with Renzo.'),
    asks('Book Bryn Mostyn with Dashiell on Thursday at noon.'),
  ],
  sunroof_jul: [
    does("What's on my plate this afternoon?", brief()),
    does('Is there anything waiting for a yes from me?', approvals()),
    does('What did you do for me today?', log('today')),
    does('How much time did we save last month?', metrics('last_month')),
    rejects('Turn Dimitra down, no letter, she withdrew.', 'dimitra', ['she withdrew', 'withdrew']),
    does('Reject Huxley and send him the kind no.', reject('huxley', { message_template: 'kind_no' })),
    does(
      "Email Keanu that he should bring steel-toed boots and his driver's license.",
      message(
        'keanu',
        "bring steel-toed boots and your driver's license|he should bring steel-toed boots and his driver's license|you should bring steel-toed boots and your driver's license",
      ),
    ),
    negated('Nobody should touch the offer for Prakash until legal is back.'),
  ],
});
