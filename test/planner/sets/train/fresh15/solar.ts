// Fifteenth further batch: talks about people who put the sun to work.
import {
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  log,
  message,
  metrics,
  move,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, nothing, orElse, quoted } from '../../../says.ts';
import { score, start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const solar = inStyle<keyof typeof sandboxes>('fresh15 solar', {
  roofs_nov: [
    [asks('Move Chris to Ride-along'), does('the electrician', move('chris1', 'Ride-along'))],
    [
      asks('Reject Chris'),
      does('Christina', reject('chris2')),
      orElse(
        does('with the not moving forward mail', reject('chris2', { message_template: 'not_moving_forward' })),
        calling(decline(1), reject('chris2', { message_template: 'not_moving_forward' })),
      ),
    ],
    [
      does(
        'Book Russell with Trenton Wednesday at 10 for half an hour',
        book('2026-12-02T10:00', 30, 'rusty', { about: 'trent' }),
      ),
      does('same for Vincent at 11', book('2026-12-02T11:00', 30, 'rusty', { about: 'vince' })),
      does('and Daria at 1', book('2026-12-02T13:00', 30, 'rusty', { about: 'daria' })),
      orElse(does('cancel the one with Vincent', cancel(2)), calling(undo(2))),
    ],
    [
      does("Push Greta's screen to 3", reschedule('gre', '2026-12-02T15:00')),
      does('half past, sorry', reschedule('gre', '2026-12-02T15:30')),
      does(
        "let Mindy know it's at 3:30 now",
        tell('mindy', "it's at 3:30 now|it is at 3:30 now|Greta's screen is at 3:30 now"),
      ),
    ],
    [
      does('Paloma to Hiring Manager Screen', move('paloma', 'Hiring Manager Screen')),
      does('Vincent too', move('vince', 'Hiring Manager Screen')),
      does('undo the one with Paloma', undo(1)),
    ],
    [
      does(
        "Who in customer care haven't we talked to in a week?",
        find({ role: 'customer care', days_since_contact: 7 }),
      ),
      orElse(
        does(
          'Drop both of them the checking back template',
          followUpAll({ role: 'customer care', days_since_contact: 7 }, 'checking_back'),
        ),
        calling(followUp('chris2', 'checking_back'), followUp('lupe', 'checking_back')),
        calling(followUp('lupe', 'checking_back'), followUp('chris2', 'checking_back')),
      ),
    ],
    [
      does('how likely is Mohamed to stay', score('mo')),
      does('And Greta?', score('greta')),
      does('OK. Offer Mohamed 58,000', offer('mo', { salary: 58_000 })),
      does("that's fine, approve it", approve(3)),
    ],
    [
      asks('Book Abraham with Guadalupe tomorrow at 3, 30 min'),
      does('3:30 works too', book('2026-12-01T15:30', 30, 'abe', { about: 'lupe' })),
    ],
    [
      does('Tell Russell the lift is repaired', tell('rusty', 'the lift is repaired')),
      does('Mindy too', tell('mindy', 'the lift is repaired')),
      does('and Abraham', tell('abe', 'the lift is repaired')),
    ],
    [
      asks('Set up a screen for Daria'),
      asks('Thursday at 2'),
      does('with Russell', book('2026-12-03T14:00', 30, 'rusty', { about: 'daria' })),
    ],
    [
      does('Start the candidate at risk sequence for Guadalupe', start('lupe', 'candidate-at-risk')),
      nothing('hm, does she get two mails then?'),
      orElse(does('ok, stop it again', stop('lupe')), calling(stop('lupe', 'candidate-at-risk')), calling(undo(1))),
    ],
    [
      does(
        'Offer Mohamed $61,000 from January 4',
        offer('mo', { salary: 61_000, currency: 'USD', start_date: '2027-01-04' }),
      ),
      does('approve', approve(1)),
      nothing('great, thank you!'),
    ],
    [
      does('Numbers for this month?', metrics('this_month')),
      does('last month?', metrics('last_month')),
      does('And what did we do yesterday?', log('yesterday')),
    ],
    [
      does('Move Daria to Hiring Manager Screen', move('daria', 'Hiring Manager Screen')),
      hypothetical('what if Russell is not happy about that?'),
      orElse(does('Put her back', undo(1)), calling(move('daria', 'Recruiter Screen'))),
    ],
    [
      does("Cancel tomorrow's care huddle", cancel('care')),
      does(
        "Tell Abraham it's off, the room is being painted",
        tell('abe', "it's off, the room is being painted|it is off, the room is being painted"),
      ),
    ],
    [
      asks('Message Vincent'),
      does('can you send me a photo of your license?', message('vince', 'can you send me a photo of your license?')),
      does('same to Christopher', message('chris1', 'can you send me a photo of your license?')),
    ],
    [
      does('Reject Vincent', reject('vince')),
      does('Trenton as well', reject('trent')),
      orElse(does('approve both of them', approve(1), approve(2)), calling(approve(2), approve(1))),
    ],
    [quoted('Mohamed texted: "cancel my ride-along pls"'), does('Yes, go ahead and cancel it', cancel('mor'))],
    [
      does('Show me everyone in Sourced', find({ stage: 'Sourced' })),
      does('tell me more about the second one', show('chris2')),
      does('ok move her to Recruiter Screen', move('chris2', 'Recruiter Screen')),
      does('and let her know: Abe will call you tomorrow', message('chris2', 'Abe will call you tomorrow')),
    ],
  ],
});
