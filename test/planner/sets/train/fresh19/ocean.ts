// Nineteenth further batch: quick chat, and long mails that ask for one thing.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  message,
  metrics,
  move,
  note,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const ocean = [
  ...inStyle<keyof typeof sandboxes>('fresh19 chat', {
    aquarium_dec: [
      does('kimo → chat 🤙', move('kimo', 'Chat')),
      does('hoku smashed the dive test, team lunch next', move('hoku', 'Team Lunch')),
      orElse(
        does('arlo is giving nothing, reject lol', reject('arlo')),
        calling(reject('arlo', { reason: 'giving nothing' })),
        calling(reject('arlo', { reason: 'arlo is giving nothing' })),
      ),
      does('lunch invite 2 hoku plz', followUp('hoku', 'lunch_invite')),
      does('yo whos still in new', find({ stage: 'New' })),
      does('ngl we ghosted quinn, ping quinn', followUp('quinn')),
      does('peter + kimo thurs 2pm 30m pls', book('2026-12-10T14:00', 30, 'peter', { about: 'kimo' })),
      asks('bea 2 offer'),
      nothing('nvm'),
      does('what do i have 2 approve rn', approvals()),
      does('isaacs lunch → 12:30', reschedule('isa', '2026-12-10T12:30')),
      does('tell yoko sloane is a vibe', tell('yoko', 'sloane is a vibe')),
      does('stats 4 this month 📈', metrics('this_month')),
      negated('dont book anything w sloane btw'),
      [does('malu 2 dive test', move('malu', 'Dive Test')), does('jk undo', undo(1))],
      does('hold up who is malu again', show('malu')),
      does('stock count is off lol cancel it', cancel('inv')),
      does('would isaac stick around u think', score('isaac')),
      hypothetical('imagine we offered kimo the job tmrw haha'),
      [asks('msg bea'), does('olmedo: lunch is at the pier', message('bea2', 'lunch is at the pier'))],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh19 mails', {
    aquarium_dec: [
      does(
        "Aloha, Peter stopped by my desk and asked whether Isaac's lunch could be on Friday at noon instead. He checked with the kitchen. Would you move it?",
        reschedule('isa', '2026-12-11T12:00'),
      ),
      does(
        'Good morning. I have three things on my list but only one of them is for you: please send the dive test form to Beatrice. The others I shall do myself.',
        followUp('bea1', 'dive_test_form'),
      ),
      does(
        'Hello! Grant would like to speak with Arlo about the weekend shifts. Could you book the two of them for tomorrow at 9? Half an hour will do. Thank you.',
        book('2026-12-09T09:00', 30, 'grant', { about: 'arlo' }),
      ),
      does(
        'Hi there. Sloane was lovely on the phone and Yoko is keen. Let us go on to the dive test. Mahalo, N.',
        move('sloane', 'Dive Test'),
      ),
      does(
        'Hi, regarding Malu: the references came by mail this morning, both glowing. Please note on the profile that both references are positive. Mahalo',
        note('malu', 'both references are positive'),
      ),
      orElse(
        does(
          'Grant asked me how many hours Muster has saved us in the past month, he needs it for his board. Could you show me? Thanks',
          metrics('last_30_days'),
        ),
        calling(metrics('last_month')),
      ),
      nothing('Just so you know, I told Quinn myself that the store opens in March. No need for anything. N.'),
      orElse(
        does(
          'Hello, Beatriz withdrew last night, she is moving to Oregon. Please cancel her lunch and reject her application. Thank you',
          cancel('bea'),
          reject('bea2'),
        ),
        calling(cancel('bea'), reject('bea2', { reason: 'she is moving to Oregon' })),
        calling(cancel('bea', 'she is moving to Oregon'), reject('bea2', { reason: 'she is moving to Oregon' })),
        calling(cancel('bea', 'Beatriz withdrew'), reject('bea2', { reason: 'she is moving to Oregon' })),
        calling(cancel('bea'), reject('bea2', { reason: 'withdrew' })),
        calling(cancel('bea'), reject('bea2', { reason: 'Beatriz withdrew last night, she is moving to Oregon' })),
      ),
      quoted(
        "Peter's comment on the shared sheet says “reject Kimo?”. He put a question mark, so let us wait for him.",
      ),
      does(
        'When you have a minute: who in animal care has not heard from us in the last three days?',
        find({ role: 'animal care', days_since_contact: 3 }),
      ),
      orElse(
        does(
          'Hi, it is me again. The freezer man comes tomorrow at ten and Peter has to let him in, so please cancel the shark feeding. Thanks so much',
          cancel('feed'),
        ),
        calling(cancel('feed', 'the freezer man comes tomorrow at ten and Peter has to let him in')),
      ),
    ],
  }),
];
