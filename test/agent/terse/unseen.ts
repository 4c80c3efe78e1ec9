// The same kinds of sayings in other words, written before the steps and not looked at while they were built.
import * as call from '../../planner/calls.ts';
import { does, inStyle } from '../../planner/says.ts';
import { score } from '../../planner/sets/train/rare-calls.ts';

export const unseen = inStyle('terse', {
  wednesday: [
    // Moves
    does('signe cv sift', call.move('signe', 'CV Sift')),
    does('plz shift dario 2 offer stage', call.move('dario', 'Offer')),
    does('odette yes. phone.', call.move('odette', 'Phone Chat')),
    does('ok 4 yusuf 2 go 2 cv sift', call.move('yusuf', 'CV Sift')),
    does('ines n rafe -> final interview', call.move('ines', 'Final Interview'), call.move('rafe', 'Final Interview')),
    does('petra thumbs up, sift', call.move('petra', 'CV Sift')),
    does('taster shift for ines ty', call.move('ines', 'Taster Shift')),
    does('corey blount: phone chat', call.move('corey1', 'Phone Chat')),
    // Rejections
    does('odette nope', call.reject('odette')),
    does('signe: no', call.reject('signe')),
    does('no to petra, sorry letter', call.reject('petra', { message_template: 'sorry_this_time' })),
    does('rafe – no, lives too far out', call.reject('rafe', { reason: 'lives too far out' })),
    does('yusuf no. odette yes, phone chat.', call.reject('yusuf'), call.move('odette', 'Phone Chat')),
    does('rej corey vashti w/ the sorry one', call.reject('corey2', { message_template: 'sorry_this_time' })),
    does('nope on ines, wants full time', call.reject('ines', { reason: 'wants full time' })),
    // Letters
    does('directions map for yusuf', call.followUp('yusuf', 'brewery_tour_map')),
    does('nell -> payroll form', call.followUp('nell', 'payroll_form')),
    does('shoot ines the details', call.followUp('ines', 'taster_shift_details')),
    does('Send to Odette the form for payroll.', call.followUp('odette', 'payroll_form')),
    does('can u get dario that tour map', call.followUp('dario', 'brewery_tour_map')),
    does('Drop Signe the quick hello one please', call.followUp('signe', 'quick_hello')),
    does('Mail the details of the taster shift to Rafe', call.followUp('rafe', 'taster_shift_details')),
    does('fire off a quick hello to all of cv sift', call.followUpAll({ stage: 'CV Sift' }, 'quick_hello')),
    does(
      'Ping everybody in Enquiry with the hello message, it has been too long.',
      call.followUpAll({ stage: 'Enquiry' }, 'quick_hello'),
    ),
    does('quick hello 2 every1 silent 5 days+', call.followUpAll({ days_since_contact: 5 }, 'quick_hello')),
    does('enquiry ppl get the hello note', call.followUpAll({ stage: 'Enquiry' }, 'quick_hello')),
    // Texts
    does('text nell gate code is on the door', call.message('nell', 'gate code is on the door')),
    does('msg bram van is booked', call.tell('bram', 'van is booked')),
    does('txt petra no need 2 bring anything', call.message('petra', 'no need 2 bring anything')),
    does('tell lotte kegs are late again', call.tell('lotte', 'kegs are late again')),
    does('ping gilbert invoices are done', call.tell('gil', 'invoices are done')),
    does('tell ines wear closed shoes', call.message('ines', 'wear closed shoes')),
    does('text dario congrats on the new flat', call.message('dario', 'congrats on the new flat')),
    does('note yusuf: has hgv license', call.note('yusuf', 'has hgv license')),
    does('note on petra - away til april', call.note('petra', 'away til april')),
    // Lists
    does('production folks?', call.find({ role: 'production' })),
    does('who have we got in taster shift atm', call.find({ stage: 'Taster Shift' })),
    does('enquiry: who', call.find({ stage: 'Enquiry' })),
    does("Who's hanging about in Phone Chat?", call.find({ stage: 'Phone Chat' })),
    does('logistics in enquiry?', call.find({ role: 'logistics', stage: 'Enquiry' })),
    does('Run me through the names in CV Sift.', call.find({ stage: 'CV Sift' })),
    does('any1 quiet for over a week', call.find({ days_since_contact: 7 })),
    does('How many are sitting in Enquiry, and which ones?', call.find({ stage: 'Enquiry' })),
    does('gimme the final interview lot', call.find({ stage: 'Final Interview' })),
    does('who r we losing', call.find({ at_risk: true })),
    does('hospitality ppl in cv sift', call.find({ role: 'hospitality', stage: 'CV Sift' })),
    // Figures
    does('And February, how was that for us?', call.metrics('last_month')),
    does('last wk in numbers', call.metrics('last_week')),
    does('Give me please the figures of this month.', call.metrics('this_month')),
    does('How have we done since Monday, number-wise? This week, I mean.', call.metrics('this_week')),
    // One person
    does('how likely is nell 2 stay', score('nell')),
    does('Is Odette a flight risk?', score('odette')),
    does('rafe?', call.show('rafe')),
    does("what's the latest w/ yusuf", call.show('yusuf')),
    does('Where did we leave things with Dario?', call.show('dario')),
    // The day, and what waits
    does('whats on fire 2day', call.brief()),
    does('What should I tackle first this morning?', call.brief()),
    does('Is anything stuck waiting for me to say yes?', call.approvals()),
    does('wat needs my ok', call.approvals()),
    // Free times
    does('when is bram free fri', call.free('bram', '2027-03-12', '2027-03-13')),
    does('lotte tmrw any gaps?', call.free('lotte', '2027-03-11', '2027-03-12')),
    does('Could Gilbert spare 45 minutes on Friday?', call.free('gil', '2027-03-12', '2027-03-13', 45)),
    does('bram n lotte both free thurs 4 half an hr?', call.free('bram lotte', '2027-03-11', '2027-03-12', 30)),
  ],
});
