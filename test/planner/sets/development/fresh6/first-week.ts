// Sixth further batch: somebody who learns the product and explains too much, and voice memos with their hems and haws.
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
import { asks, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const firstWeek = inStyle<keyof typeof sandboxes>('fresh6 first week', {
  schools_may: [
    nothing('Hello there, is this the place where I type my requests?'),
    does(
      'My task is to get Henry Blackwood’s application to the demo lesson. Can you handle that?',
      move('hank', 'Demo Lesson'),
    ),
    does(
      'How many people do we have in the screening call stage, and who are they?',
      find({ stage: 'Screening Call' }),
    ),
    does('Could you tell me which times Carmen has open on Friday?', free('carmen', '2026-05-22', '2026-05-23')),
    does(
      'I’m trying to arrange a meeting for Lowell and Joyce on Friday at 2 pm, it should last 40 minutes.',
      book('2026-05-22T14:00', 40, 'lowell', { about: 'joy' }),
    ),
    does('Which stage is Winifred Osei in?', show('winnie')),
    asks('I believe I have to schedule Lowell for tomorrow at 9:30 to discuss Tyler Boone, for half an hour.'),
    nothing('What does the demo lesson stage mean?'),
    does(
      'Mr. Fitch asked me to inform Edwin that the bus lot is closed on Thursday.',
      tell('ed', 'the bus lot is closed on Thursday'),
    ),
    [
      does('I would like to decline Ricardo’s application.', reject('rick')),
      does('Actually I asked Edwin and he disagrees, so please decline that request.', decline(1)),
    ],
    does('Please could I see what’s on today’s agenda for me?', brief()),
  ],
  genelab_oct: [
    does(
      'Apologies for the basic question, but how do I move Wouter to the intro call? If you can do it, please go ahead.',
      move('wout', 'Intro Call'),
    ),
    does('I was asked to send Noa a follow-up message because it has been almost two weeks.', followUp('noa')),
    does(
      'I need to write down that Ayşe can only start in January, on her record.',
      note('ayse', 'can only start in January|Ayşe can only start in January|she can only start in January'),
    ),
    does(
      'The presentation with Esi has to take place one day later, could you change that for me?',
      reschedule('pres', '2026-10-13T11:00'),
    ),
    asks(
      'Could you set up an introduction with Lena for tomorrow at 2 in the afternoon, 30 minutes, about Julian Prins?',
    ),
    does(
      'I believe Marek should be informed by email that the lab is being renovated. Write to him: the lab is being renovated.',
      message('marek', 'the lab is being renovated'),
    ),
    hypothetical('What would happen if I moved Thijs to the presentation stage?'),
    negated('I don’t want to reject Wouter, I was only asking.'),
    does('Could you open Inge’s profile so I can read it?', show('inge')),
    does(
      'I’m not sure who to contact today. Can you list the people in research that nobody has spoken to for at least a week?',
      find({ role: 'research', days_since_contact: 7 }),
    ),
    does('Is there something I should be approving?', approvals()),
    does('How did the team do last month? Are there any figures?', metrics('last_month')),
    asks('Please move Annelies to the next stage.'),
  ],
  depot_nov: [
    does('Would it be okay to have Svetlana moved along to the phone call?', move('svet', 'Phone Call')),
    [
      does(
        'I’m meant to let Aoife go from the process because she found another job.',
        reject('aoife', { reason: 'she found another job' }),
      ),
      does('Yes, that’s right, please approve it.', approve(1)),
    ],
    [
      does('Kindly put Kofi in Site Tour.', move('kofi', 'Site Tour')),
      does('Oh dear, that should not have happened, please put it back.', undo(1)),
    ],
    does('What have I done so far today? I lost track.', log('today')),
    does(
      'Can you help me write to all floor candidates that haven’t been contacted in five days? There is a template called shift options.',
      followUpAll({ role: 'floor', days_since_contact: 5 }, 'shift_options'),
    ),
  ],
});

export const memo = inStyle<keyof typeof sandboxes>('fresh6 voice memo', {
  schools_aug: [
    does(
      'okay so winifred osei um she did well so let’s put her through to the demo lesson',
      move('winnie', 'Demo Lesson'),
    ),
    does(
      'can we uh get carmen iglesias and nell kavanagh together on monday at ten fifteen for half an hour',
      book('2026-08-10T10:15', 30, 'carmen', { about: 'nell' }),
    ),
    does('remind edwin that um the permits expire on friday', tell('ed', 'the permits expire on friday')),
    does('send the staying in touch one to artem kovalenko', followUp('artem', 'staying_in_touch')),
    does('offer joyce abernathy sixty two thousand five hundred', offer('joy', { salary: 62_500 })),
    quoted('and the kid goes cancel school forever and everybody laughed'),
    asks('book edwin thursday at two thirty for twenty minutes about hank'),
    does('go ahead and cancel the principal interview with tyler on friday', cancel('pi')),
    orElse(does('who’s been waiting longest like more than two weeks', find({ days_since_contact: 15 })), {
      calls: [find({ days_since_contact: 14 })],
    }),
  ],
  depot_feb: [
    does(
      'right so rafał wrona into phone call and bao lam into skills check',
      move('raf', 'Phone Call'),
      move('bao', 'Skills Check'),
    ),
    does(
      'uh put down for delroy that he can do nights but not sundays',
      note(
        'del',
        'he can do nights but not sundays|can do nights but not sundays|Delroy can do nights but not sundays',
      ),
    ),
    does('find out when femi and declan are both free tomorrow', free('femi declan', '2026-02-13', '2026-02-14')),
    does('shift delroy’s tour from eleven to half twelve', reschedule('tour', '2026-02-13T12:30')),
    does('say to declan that the forklift is back from repair', tell('declan', 'the forklift is back from repair')),
    does(
      'write niamh farrelly an email to say that we are closed on tuesday',
      message('niamh2', 'we are closed on tuesday'),
    ),
    negated('erm don’t reject kofi I haven’t decided'),
  ],
  genelab_apr: [
    does(
      'book priyanka for thursday the twenty third at three pm for an hour with marek',
      book('2026-04-23T15:00', 60, 'priyanka', { about: 'marek' }),
    ),
    does('so thijs bakker moves to presentation now thanks', move('thijs', 'Presentation')),
    does('turn down ayşe because there’s no budget left', reject('ayse', { reason: 'there’s no budget left' })),
    does('what’s waiting for approval', approvals()),
    does('journal club tomorrow needs to go to five pm', reschedule('jc', '2026-04-22T17:00')),
  ],
});
