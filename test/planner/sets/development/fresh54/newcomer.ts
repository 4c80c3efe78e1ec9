// Fifty-fourth further batch: somebody in the first week, who says where each thing comes from.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, orElse } from '../../../says.ts';
import { decodes, stop } from '../../train/rare-calls.ts';

const anotherJob = { reason: 'he found another job' };

export const newcomer = inStyle('fresh54-newcomer', {
  apron_oct: [
    does(
      "Hi, I'm new here! Could you please move Sofia Bergmans to the Background Check stage?",
      move('sofiab', 'Background Check'),
    ),
    does(
      'Can you send Hanneke the phone screen invite? Bilal said there is a template for that.',
      followUp('hanneke', 'phone_screen_invite'),
    ),
    does("Who is in the Practical Test stage at the moment? I can't find the list.", find({ stage: 'Practical Test' })),
    does(
      "Griet asked me to put a note on Mamadou's profile: forklift licence valid until 2029.",
      note('mamadou', 'forklift licence valid until 2029'),
    ),
    does(
      "Could you book João with Piotr on Thursday at 10 for 30 minutes? It's a first chat about the hangar.",
      book('2026-10-15T10:00', 30, 'piotr', { about: 'joao' }),
    ),
    orElse(
      does(
        "Please cancel Florin's phone screen on Friday because he found another job, and then reject him.",
        cancel('flo', 'he found another job'),
        reject('florin'),
      ),
      calling(cancel('flo'), reject('florin')),
      calling(cancel('flo'), reject('florin', anotherJob)),
      calling(cancel('flo', 'he found another job'), reject('florin', anotherJob)),
    ),
    does(
      "Could you tell Desmond that Leïla's papers are at reception? Thank you!",
      tell('desmond', "Leïla's papers are at reception"),
    ),
    does(
      "I think Ngozi's interview on Thursday has to be half an hour later. Can you change that and tell Carmela?",
      reschedule('ngo', '2026-10-15T11:30'),
      tell('carmela', '*'),
    ),
    does(
      'Bilal told me to move Dragan on to the Practical Test and send him the information about it. Could you do both?',
      move('dragan', 'Practical Test'),
      followUp('dragan', 'practical_test_info'),
    ),
    hypothetical('How do I undo something if I make a mistake? Just asking for now.'),
    asks('Could you set up a meeting with Carmela for me?'),
    does('Which candidates are at risk of dropping out?', find({ at_risk: true })),
  ],
  apron_feb: [
    does(
      'Luc said I can make the offers now. Please send Sofia Bergmans an offer of 33,000 euros, starting on 8 March, and tell Desmond about it.',
      offer('sofiab', { salary: 33000, currency: 'EUR', start_date: '2027-03-08' }),
      tell('desmond', '*'),
    ),
    does("I'm still learning how this works: what is waiting for approval right now?", approvals()),
    does(
      "Ilse can't come at 10:30 tomorrow. Could her interview be at 14:00 instead, and could you let her know?",
      reschedule('ilp', '2027-02-05T14:00'),
      message('ilse', '*'),
    ),
    does(
      'Please reject Leïla Chaouch, the reason is no shift availability.',
      reject('leila', { reason: 'no shift availability' }),
    ),
    decodes(
      'We met a former soldier at the job fair, he was an 88M in the Army. What would that be in civilian jobs?',
      ['88M'],
      { branch: 'Army' },
    ),
    does('Could you please stop the follow-up sequence for João? He answered me on the phone.', stop('joao')),
    asks('Please move Karim to the next stage, he did well!'),
    does(
      'Please move Florin to Background Check, let Griet know and put in his notes that he speaks Romanian and Italian.',
      move('florin', 'Background Check'),
      tell('griet', '*'),
      note('florin', 'he speaks Romanian and Italian|speaks Romanian and Italian'),
    ),
  ],
});
