// What people type with a thumb, and what they ask to see: sayings that the steps were built beside.
import * as call from '../../planner/calls.ts';
import { does, inStyle } from '../../planner/says.ts';
import { score } from '../../planner/sets/train/rare-calls.ts';

export const sayings = inStyle('terse', {
  wednesday: [
    // Moves
    does('odette phone chat pls', call.move('odette', 'Phone Chat')),
    does('rafe >> final intvw', call.move('rafe', 'Final Interview')),
    does('ines yes, taster', call.move('ines', 'Taster Shift')),
    does('yusuf is a yes. cv sift', call.move('yusuf', 'CV Sift')),
    does('mv petra 2 cv sift thx', call.move('petra', 'CV Sift')),
    does('signe = cv sift, odette = phone chat', call.move('signe', 'CV Sift'), call.move('odette', 'Phone Chat')),
    does('k, corey vashti -> taster pls', call.move('corey2', 'Taster Shift')),
    does('pls put ines thru 2 taster shift asap', call.move('ines', 'Taster Shift')),
    // Rejections
    does('signe no', call.reject('signe')),
    does('dario = no, sorry this time', call.reject('dario', { message_template: 'sorry_this_time' })),
    does('petra no. sorry letter pls', call.reject('petra', { message_template: 'sorry_this_time' })),
    does('yusuf no - cant do early starts', call.reject('yusuf', { reason: 'cant do early starts' })),
    does('nah to odette', call.reject('odette')),
    does(
      'rafe no – no license. ines yes – taster shift.',
      call.reject('rafe', { reason: 'no license' }),
      call.move('ines', 'Taster Shift'),
    ),
    does('pass on signe, no excel', call.reject('signe', { reason: 'no excel' })),
    does(
      'ines no, petra no. sorry this time 4 both',
      call.reject('ines', { message_template: 'sorry_this_time' }),
      call.reject('petra', { message_template: 'sorry_this_time' }),
    ),
    does('dario no :( sorry letter', call.reject('dario', { message_template: 'sorry_this_time' })),
    // Letters
    does(
      'tour map to dario, payroll form to nell',
      call.followUp('dario', 'brewery_tour_map'),
      call.followUp('nell', 'payroll_form'),
    ),
    does('map to dario', call.followUp('dario', 'brewery_tour_map')),
    does('tour map 4 rafe pls', call.followUp('rafe', 'brewery_tour_map')),
    does('send petra the hello note', call.followUp('petra', 'quick_hello')),
    does('payroll form -> nell', call.followUp('nell', 'payroll_form')),
    does('Send the map of the brewery tour to Nell', call.followUp('nell', 'brewery_tour_map')),
    does('rafe needs the details for the taster shift', call.followUp('rafe', 'taster_shift_details')),
    does('Please send the quick hello note to Yusuf.', call.followUp('yusuf', 'quick_hello')),
    does('blast the quick hello to everyone in enquiry', call.followUpAll({ stage: 'Enquiry' }, 'quick_hello')),
    does(
      'Shoot everyone in Enquiry a quick hello, they deserve to hear from us.',
      call.followUpAll({ stage: 'Enquiry' }, 'quick_hello'),
    ),
    does(
      'hello note to all in enquiry no contact 10 days',
      call.followUpAll({ stage: 'Enquiry', days_since_contact: 10 }, 'quick_hello'),
    ),
    does('everyone quiet 7+ days: quick hello', call.followUpAll({ days_since_contact: 7 }, 'quick_hello')),
    // Texts
    does('txt yusuf sorry 4 the wait, news by fri', call.message('yusuf', 'sorry 4 the wait, news by fri')),
    does('text rafe bring your boots and passport', call.message('rafe', 'bring your boots and passport')),
    does('tell bram running late', call.tell('bram', 'running late')),
    does('msg lotte rota is in the shared folder', call.tell('lotte', 'rota is in the shared folder')),
    does('tell dario parking is round the back', call.message('dario', 'parking is round the back')),
    does('fyi gil new printer arrived', call.tell('gil', 'new printer arrived')),
    does('txt ines ur shift starts at 6 sharp', call.message('ines', 'ur shift starts at 6 sharp')),
    does('note dario - prefers night shifts', call.note('dario', 'prefers night shifts')),
    // Lists
    does('finance people?', call.find({ role: 'finance' })),
    does("who's sitting in Enquiry", call.find({ stage: 'Enquiry' })),
    does("what's in the cv sift stage right now", call.find({ stage: 'CV Sift' })),
    does('list: finance, Enquiry', call.find({ role: 'finance', stage: 'Enquiry' })),
    does('How many people do we have in phone chat, and who are they?', call.find({ stage: 'Phone Chat' })),
    does('Reel off everyone in the Taster Shift for me?', call.find({ stage: 'Taster Shift' })),
    does('hospitality applicants, anyone waiting > 5 days', call.find({ role: 'hospitality', days_since_contact: 5 })),
    does('anyone not heard from us in a week?', call.find({ days_since_contact: 7 })),
    does('final interview, who', call.find({ stage: 'Final Interview' })),
    does('Show me please who is waiting in Enquiry.', call.find({ stage: 'Enquiry' })),
    // Figures
    does('How did February look?', call.metrics('last_month')),
    does('Show please the statistics from the last week.', call.metrics('last_week')),
    does('numbers 4 this wk', call.metrics('this_week')),
    does('stats last month pls', call.metrics('last_month')),
    // One person
    does("What's Dario's flight risk?", score('dario')),
    does('wheres odette at', call.show('odette')),
    does('nell status?', call.show('nell')),
    does('Everything we have on Signe please', call.show('signe')),
    // The day, and what waits
    does('gm! what needs me first', call.brief()),
    does('anything 4 me to sign off', call.approvals()),
    does("what's waiting on my ok", call.approvals()),
    // Free times
    does('bram free thurs?', call.free('bram', '2027-03-11', '2027-03-12')),
    does(
      'Has Lotte any time on Friday? Twenty minutes would be plenty.',
      call.free('lotte', '2027-03-12', '2027-03-13', 20),
    ),
    does('gilbert & lotte fri, an hour, when?', call.free('gil lotte', '2027-03-12', '2027-03-13', 60)),
  ],
});
