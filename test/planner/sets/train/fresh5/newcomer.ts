// Fifth further batch: somebody's first week with the product, and people who dictate while they drive or walk.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  decline,
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
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const newcomer = inStyle<keyof typeof sandboxes>('fresh5 newcomer', {
  airport_jun: [
    nothing('Hi! I’m new here, what kind of things can you help me with?'),
    does('How do I get Deja into the phone screen column? Can you just do it for me?', move('deja', 'Phone Screen')),
    does('Is it possible to see everybody who applied for the mechanic job?', find({ job: 'mx' })),
    does(
      'I think I’m supposed to advance Tomasz to the panel now, so please do that.',
      move('tomasz', 'Panel Interview'),
    ),
    asks('I was told to schedule something with Luz on Friday at 1:15 for 30 minutes about Deja.'),
    does('Would you be able to find out when Stanley has time on Thursday?', free('stan', '2026-06-11', '2026-06-12')),
    does('Not sure I’m doing this right, but I need to turn down Khalil.', reject('khalil')),
    nothing('Where do I find the settings page?'),
    does('Could I please have the list of things that still need approval?', approvals()),
    does('What happens with Marisol at the moment, which stage is she in?', show('marisol')),
    [
      does('Please put Otis in the background check stage.', move('otis', 'Background Check')),
      does('Hmm I think that was a mistake, how do I take it back? Please take it back.', undo(1)),
    ],
  ],
  soft_sep: [
    does(
      'Good morning! My manager said Samuel Ortega should get an offer of $172,000. Could you start that?',
      offer('sam1', { salary: 172_000 }),
    ),
    hypothetical('If I rejected somebody by accident, could you bring them back?'),
    does(
      'I’d like to let Inès know that the portfolio reviews are in the shared drive.',
      tell('ines', 'the portfolio reviews are in the shared drive'),
    ),
    does(
      'Please help me set up a 30 minute conversation between Devon and Gregory on Thursday at 9 in the morning.',
      book('2026-09-24T09:00', 30, 'devon', { about: 'greg' }),
    ),
    does('Can I see how we performed over the last 30 days?', metrics('last_30_days')),
    does(
      'For Lucija’s profile: she speaks German. Could you save that somewhere?',
      note('luce', 'she speaks German|Lucija speaks German|speaks German'),
    ),
    asks('I need to move Sam forward to onsite I believe.'),
    does('What is the first thing I should do today?', brief()),
    does('Where can I see what has been done so far this week? Show me that please.', log('this_week')),
    nothing('Sorry, still learning!'),
    negated('Please don’t send anything to Colton, I only wanted to look at his details.'),
    does(
      'Is there anybody in design who we have not talked to for ten days?',
      find({ role: 'design', days_since_contact: 10 }),
    ),
  ],
  resto_jan: [
    does(
      'Hello, how would I go about inviting Idris to a trial shift? I mean moving him to that stage.',
      move('idris', 'Trial Shift'),
    ),
    [
      does(
        'I have to turn away Rosalind, the reason is that she has no management experience.',
        reject('rosa', { reason: 'she has no management experience' }),
      ),
      does('Yes you can go ahead with that rejection.', approve(1)),
    ],
    [does('Please reject Idris.', reject('idris')), does('Sorry, decline that one, I misread.', decline(1))],
    does(
      'Someone asked me to change the debrief about Callum to Friday at 11, can you?',
      reschedule('cal', '2027-01-15T11:00'),
    ),
    asks('Please book Jolene for tomorrow at 2.'),
  ],
});

export const driving = inStyle<keyof typeof sandboxes>('fresh5 driving', {
  resto_jul: [
    does('hey so um can you move zeynep to the phone chat stage', move('zeynep', 'Phone Chat')),
    does(
      'okay book uh noor for friday at half past two for forty five minutes to talk about soo ah',
      book('2026-07-10T14:30', 45, 'noor', { about: 'soo' }),
    ),
    does('and also send callum bright the uh keep in touch email', followUp('callum', 'keep_in_touch')),
    does('tell wesley comma the invoice is on my desk period', tell('wes', 'the invoice is on my desk')),
    does(
      'add a note to beatrix that her references are back and they are glowing',
      note('bea', 'her references are back and they are glowing'),
    ),
    does(
      'cancel the menu tasting tomorrow no sorry move the menu tasting to four thirty',
      reschedule('tast', '2026-07-08T16:30'),
    ),
    does('who do we have in the kitchen that is in phone chat', find({ role: 'kitchen', stage: 'Phone Chat' })),
    quoted('so then she said reject the lot of them and I just laughed'),
  ],
  airport_jun: [
    does(
      'move khalil jefferson to phone screen and then uh let marty know that he’s a keeper',
      move('khalil', 'Phone Screen'),
      tell('marty', 'he’s a keeper|Khalil’s a keeper|Khalil is a keeper|he is a keeper'),
    ),
    does(
      'schedule luz cabrera with deja next tuesday at quarter past eleven for a half hour',
      book('2026-06-16T11:15', 30, 'luz', { about: 'deja' }),
    ),
    asks('set up twenty minutes with luz friday at one thirty to go over deja'),
    does(
      'send a message to fernanda saying we got your application and we will call you on monday',
      message('fern', 'we got your application and we will call you on monday'),
    ),
    does(
      'follow up with everybody in phone screen who hasn’t heard from us in a week',
      followUpAll({ stage: 'Phone Screen', days_since_contact: 7 }),
    ),
    does(
      'offer hieu dang sixty eight thousand dollars starting july sixth',
      offer('hieu', { salary: 68_000, start_date: '2026-07-06' }),
    ),
    does('call off the safety standup tomorrow morning', cancel('std')),
  ],
  soft_mar: [
    does(
      'um reject lucija horvat please we went with somebody more senior',
      reject('luce', { reason: 'we went with somebody more senior' }),
    ),
    does('push samantha’s tech screen back an hour on monday', reschedule('tsam', '2027-03-08T15:00')),
    orElse(
      does(
        'set up ravi and dmitri for a half hour chat monday the eighth at nine am',
        book('2027-03-08T09:00', 30, 'ravi', { about: 'dmitri' }),
      ),
      calling(book('2027-03-08T09:00', 30, 'ravi', { about: 'dmitri', title: 'chat' })),
    ),
    does('what’s the rundown for today', brief()),
  ],
});
