// Thirty-seventh further batch: how people ask for follow-ups and for messages of their own wording.
import { followUp, followUpAll, message } from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const nudging = inStyle<keyof typeof sandboxes>('fresh37 nudging', {
  lift_sep: [
    does("Thabiso hasn't had a peep from us since Thursday, give him a nudge.", followUp('thabiso')),
    does('Drop Rashaad a line with staying close, will you', followUp('rashaad', 'staying_close')),
    does('Yun-seo could do with a sign of life from our side, so follow up.', followUp('yunseo')),
    does(
      'Wiring test link for Farid Tavakoli again, he says the first one is dead.',
      followUp('farid1', 'wiring_test_link'),
    ),
    does('Check in with everybody in Safety Clearance, would you?', followUpAll({ stage: 'Safety Clearance' })),
    does(
      'All those who sit in Inbox should hear from us; use staying close for it.',
      followUpAll({ stage: 'Inbox' }, 'staying_close'),
    ),
    does('Chase Gretchen, but politely.', followUp('gretchen')),
    does('crew day details → dragomir', followUp('dragomir', 'crew_day_details')),
    does(
      'It is requested that candidates not contacted for ten days or more receive the staying close message.',
      followUpAll({ days_since_contact: 10 }, 'staying_close'),
    ),
    does(
      'Somebody has to remind Minh Anh that we exist. Let it be you, with staying close, today.',
      followUp('minhanh', 'staying_close'),
    ),
    asks('Farid is asking for the wiring test link, send it over.'),
    asks('Can you send the crew day details out?'),
    negated('Hold the staying close mails until the website is back up.'),
    nothing("I pinged Makana myself last night, she's fine."),
    hypothetical('Would a follow-up to Amaru look desperate by now?'),
    does(
      'Two sendings: the wiring test link to Thabiso, the crew day details to Dragomir.',
      followUp('thabiso', 'wiring_test_link'),
      followUp('dragomir', 'crew_day_details'),
    ),
    does('Write Makana that the panel is in room 4.', message('makana', 'the panel is in room 4')),
    does('Text to Tove: bring your certificate on Friday', message('tove', 'bring your certificate on Friday')),
    does(
      "Let Gretchen know we're running ten minutes late tomorrow.",
      message('gretchen', "we're running ten minutes late tomorrow"),
    ),
    does(
      'Please inform Ms. Portillo that the clearance has been granted.',
      message('yesenia', 'the clearance has been granted'),
    ),
    does(
      'Brendan keeps wondering about boots. Answer him: we supply the boots.',
      message('brendan', 'we supply the boots'),
    ),
    does(
      'Could you pass on to Dragomir that his gloves were found in the van?',
      message('dragomir', 'his gloves were found in the van|your gloves were found in the van'),
    ),
    does('mail yun-seo “the test is optional for sales”', message('yunseo', 'the test is optional for sales')),
    does('Amaru should be told that the call will be by video.', message('amaru', 'the call will be by video')),
    does('Reply to Rashaad: thanks, we got the licence.', message('rashaad', 'thanks, we got the licence')),
    does('A short word to Thabiso, please: results come on Monday.', message('thabiso', 'results come on Monday')),
    does("I'd be grateful if Tove heard from us that parking is free.", message('tove', 'parking is free')),
    does('Say to Minh Anh that we are sorry for the long wait', message('minhanh', 'we are sorry for the long wait')),
    asks('Thabiso is waiting by the phone. Let him know something.'),
    negated('Nobody tells Brendan about the clearance before Philippa has signed.'),
    quoted('Tove’s mail starts with “please tell Harlan I can begin in June”. He knows.'),
    nothing('Rosalba wrote to Makana on Sunday that the panel is in room 4, so she knows.'),
  ],
  nursery_nov: [
    does(
      'Tendai has been waiting eighteen days, poor man; a seasonal hello for him please.',
      followUp('tendai', 'seasonal_hello'),
    ),
    does(
      'Reference forms out to Lemlem and to Ayaan Dualeh.',
      followUp('lemlem', 'reference_form'),
      followUp('ayaan1', 'reference_form'),
    ),
    does('Please to make a reminder at Juma.', followUp('juma')),
    does(
      'Rukmini still lacks the field trial directions. Could they reach her today?',
      followUp('rukmini', 'field_trial_directions'),
    ),
    does('A friendly ping for all on the Shortlist.', followUpAll({ stage: 'Shortlist' })),
    does(
      'Whoever stands in Field Trial gets the directions, every one of them.',
      followUpAll({ stage: 'Field Trial' }, 'field_trial_directions'),
    ),
    does('Get back to Hendrik, he went quiet after the dinner.', followUp('hendrik')),
    does('It is high time that Akinyi got our seasonal hello.', followUp('akinyi', 'seasonal_hello')),
    does('Send word to Cosmas: the container is booked.', message('cosmas', 'the container is booked')),
    does(
      'Adelino would like to hear from us, so mail him that the pump has arrived.',
      message('adelino', 'the pump has arrived'),
    ),
    does('Give Filipa this message: we call you at three.', message('filipa', 'we call you at three')),
    does(
      'Kindly communicate to Ms. Niyonsaba that her papers are complete.',
      message('solange', 'her papers are complete|your papers are complete'),
    ),
    asks('Ayaan needs the reference form.'),
    hypothetical('One could send Juma the seasonal hello, but after 25 days, I wonder.'),
  ],
});
