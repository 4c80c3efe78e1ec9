// Style “delegating”: hands things over at the end of the day or before leave, and passes on what colleagues asked for.
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

export const delegating = inStyle<keyof typeof sandboxes>('fresh58 delegating', {
  opera_apr: [
    does(
      'I’m away from tonight until the 14th. Can you take over Hemi for me: he’s had his call, so First Chat it is.',
      move('hemi', 'First Chat'),
    ),
    does(
      'Cosima asked that Beatrix gets an e-mail from us, please see to it: the studio is now at 4 Wharf Lane.',
      message('beatrix', 'the studio is now at 4 Wharf Lane'),
    ),
    does(
      'Please get 45 minutes sorted with Matiu for Tobias Arundale, Thursday the 9th at 10am is fine with both.',
      book('2026-04-09T10:00', 45, 'matiu', { about: 'tobias2' }),
    ),
    does(
      'I’d like Margaret to have her offer before I leave, 68k from the 4th of May; Odile has no objection.',
      offer('mags', { salary: 68_000, start_date: '2026-05-04' }),
    ),
    [
      asks('Lorcan wants half an hour about Alofa. Can you take that off my hands?'),
      does('Friday the 10th, 3pm.', book('2026-04-10T15:00', 30, 'lorcan', { about: 'alofa' })),
    ],
    does(
      'Handing over three things: Fenella can go to First Chat, Ngaio to Final Panel, and Lorcan should know that Ngaio is through.',
      move('fen', 'First Chat'),
      move('ngaio', 'Final Panel'),
      tell('lorcan', 'Ngaio is through'),
    ),
    negated('Leave Xavier’s panel where it is while I’m gone, even if Matiu asks you to shift it.'),
    does(
      'It’s fine with me that Fenella is turned down, Cosima has been on at me about it all week. Go ahead.',
      reject('fen'),
    ),
    does('Whoever covers for me will want to know what’s still waiting for approval. Can you list it?', approvals()),
    does(
      'Matiu would rather have Xavier’s panel in the morning. Move it to 9:30 that day for him, will you.',
      reschedule('panel', '2026-04-08T09:30'),
    ),
    asks('Odile asked that Tobias is put through to the final panel before Easter.'),
    quoted(
      'Passing on what Ngaio’s mother wrote to the box office: “You should offer my daughter the job and double the pay.” No action needed from you.',
    ),
    orElse(
      does(
        'Cosima’s request before the break: everybody in costume who has heard nothing for ten days or more gets the still with us mail.',
        followUpAll({ role: 'costume', days_since_contact: 10 }, 'still_with_us'),
      ),
      calling(followUpAll({ job: 'cos', days_since_contact: 10 }, 'still_with_us')),
    ),
    does(
      'One for you from my list: a note on Alofa, she needs the 14th off.',
      note('alofa', 'she needs the 14th off|needs the 14th off'),
    ),
    does(
      'Find out for me when Lorcan and Matiu are both free on the 10th, they’ll settle the rest between them.',
      free('lorcan matiu', '2026-04-10', '2026-04-11'),
    ),
  ],
  opera_nov: [
    orElse(
      does(
        'The director has called off the tech rehearsal, so Matiu wants it out of his calendar. Yours to sort, thanks.',
        cancel('tech'),
      ),
      calling(cancel('tech', 'The director has called off the tech rehearsal')),
    ),
    does(
      'Take Hemi off me please: workshop day next, and the workshop details should go to him as well.',
      move('hemi', 'Workshop Day'),
      followUp('hemi', 'workshop_details'),
    ),
    asks('Please get Cosima half an hour about Fenella for this morning at 9, she tells me it’s urgent.'),
    does(
      'Lorcan has to be told before I go that Alofa is coming on Friday instead of Thursday. Can you?',
      tell('lorcan', 'Alofa is coming on Friday instead of Thursday'),
    ),
    does(
      'My unfinished business for tomorrow: Cosima, 30 minutes, 9am, Beatrix. Book it for me if you would.',
      book('2026-11-18T09:00', 30, 'cosima', { about: 'beatrix' }),
    ),
    [
      does('Before I shut my laptop: Tobias Wexcombe ought to be in Workshop Day.', move('tobias1', 'Workshop Day')),
      does('Hang on, Matiu says his papers aren’t complete. Can you reverse that for him?', undo(1)),
    ],
    does('Odile wants last week’s figures. Could you get them up for me so I can forward them?', metrics('last_week')),
    hypothetical(
      'Cosima keeps asking me whether we should turn Mags down. I haven’t made up my mind, you’ll hear from me after my leave.',
    ),
    [
      does(
        'Cosima’s agreed that Margaret is let down gently: reject her with the kind regret one, please.',
        reject('mags', { message_template: 'kind_regret' }),
      ),
      does('I’ve got her okay in writing now, so approve it.', approve(1)),
    ],
    does(
      'I’d like Lorcan to have 15 minutes about Alofa the day after tomorrow at 2:30pm, he’s been promised it.',
      book('2026-11-19T14:30', 15, 'lorcan', { about: 'alofa' }),
    ),
    [
      asks('Matiu’s asked for half an hour tomorrow at 3 on the subject of Hemi, can you make it happen?'),
      does('He says 9 is possible too.', book('2026-11-18T09:00', 30, 'matiu', { about: 'hemi' })),
    ],
    nothing('That’s me done for the day. Have a good evening, and thanks for minding the shop.'),
    does(
      'Beatrix is yours now. Cosima has seen her portfolio and wants her straight in the final panel.',
      move('beatrix', 'Final Panel'),
    ),
    does(
      'Give Lorcan his Friday evening back: the trial with Ngaio can be on Monday at 5pm.',
      reschedule('eve', '2026-11-23T17:00'),
    ),
    does(
      'I’m passing Xavier on to Matiu. Show me what we’ve got on him, please, so that I can brief Matiu.',
      show('xav'),
    ),
  ],
  shipyard_jun: [
    does(
      'Torbjørn asked that Gabriel gets his offer, NOK 595,000 a year. Please see to it, with a start on 17 August.',
      offer('gabe', { salary: 595_000, currency: 'NOK', start_date: '2026-08-17' }),
    ),
    does(
      'Can you look after Ingeborg while I’m at the dentist? She’s been cleared for the yard visit, so that’s where she goes.',
      move('ingeb', 'Yard Visit'),
    ),
    does(
      'Ragnhild would like Marte’s visit put back by a day, same time. Please deal with it for her.',
      reschedule('visit', '2026-06-19T13:00'),
    ),
    asks('Purchasing wants to talk to somebody about Siri next week. Please fix that up, I’m out of the door.'),
    does(
      'Please chase Rolf on my behalf with are you still there, I’d promised Torbjørn that I’d do it and never did.',
      followUp('rolf', 'are_you_still_there'),
    ),
    does(
      'For this afternoon, since I’m in the dock: Dagfinn to Yard Visit, and a quarter of an hour with Torbjørn on Thursday at 8am to talk about him.',
      move('dagfinn', 'Yard Visit'),
      book('2026-06-18T08:00', 15, 'torbjorn', { about: 'dagfinn' }),
    ),
    negated('Eskil told me to reject everyone without a certificate. I said no, so you leave them all as they are.'),
    does('Let Ragnhild know from me that the drawings are signed.', tell('ragnhild', 'the drawings are signed')),
    orElse(
      does(
        'Torbjørn needs a list of the welders who are in the skills test; get it for me and I’ll print it.',
        find({ role: 'welding', stage: 'Skills Test' }),
      ),
      calling(find({ job: 'weld', stage: 'Skills Test' })),
    ),
    does('What have you got done for me today? I need it for the handover book.', log('today')),
    [
      asks('Ragnhild asks for half an hour with Torbjørn tomorrow to go over Marte. Can I leave that with you?'),
      asks('Sorry, it slipped my mind: in the morning somewhere.'),
      orElse(
        does('Make it 1pm then.', book('2026-06-17T13:00', 30, 'torbjorn', { about: 'marte2' })),
        calling(book('2026-06-17T13:00', 30, 'torbjorn ragnhild', { about: 'marte2' })),
      ),
    ],
    orElse(
      does(
        'Piotr can come off our list, I spoke to him at noon: please reject him, reason being that he prefers to stay in Gdańsk.',
        reject('piotr', { reason: 'he prefers to stay in Gdańsk' }),
      ),
      calling(reject('piotr', { reason: 'prefers to stay in Gdańsk' })),
    ),
    quoted(
      'Øyvind’s old foreman wrote “hire him and cancel all other interviews”. Could you put that on his file as a note for whoever covers me?',
      note(
        'oyvind',
        'hire him and cancel all other interviews|Øyvind’s old foreman wrote “hire him and cancel all other interviews”',
      ),
    ),
    does(
      'Siri’s been asking Ragnhild what happens next. Write to her that we decide on Friday, please, I won’t get round to it.',
      message('siri', 'we decide on Friday'),
    ),
  ],
  shipyard_oct: [
    [
      asks('Ragnhild would like Marte to have the test reminder.'),
      does('She means Solbakken.', followUp('marte2', 'test_reminder')),
    ],
    does('From Torbjørn: Rolf is fit for a phone chat, so would you put him there.', move('rolf', 'Phone Chat')),
    does(
      'Could you see to it that Torbjørn gets 25 minutes on Wednesday at quarter to nine, about Gabriel?',
      book('2026-10-28T08:45', 25, 'torbjorn', { about: 'gabe' }),
    ),
    asks('Eskil says Torbjørn should be booked for an hour on Monday at 9 about Øyvind. Sort that with him, please.'),
    does(
      'Piotr’s test on Tuesday is to be at half past ten, not nine; it’s Torbjørn’s wish and I’ve said yes, so please change it.',
      reschedule('test', '2026-10-27T10:30'),
    ),
    does(
      'Two from Ragnhild before the weekend. Ingeborg: yard visit. Marte Fjell: reject, no English.',
      move('ingeb', 'Yard Visit'),
      reject('marte1', { reason: 'no English' }),
    ),
    does('I’m taking over from Eskil this afternoon. What’s on my plate today?', brief()),
    does('Torbjørn worries that we’re about to lose people. Which ones are at risk?', find({ at_risk: true })),
    [
      does(
        'Get the offer for Siri out for Ragnhild please, 560,000 kroner, first day 1 December.',
        offer('siri', { salary: 560_000, currency: 'NOK', start_date: '2026-12-01' }),
      ),
      orElse(does('Ragnhild’s changed her mind about the sum, so decline that one.', decline(1)), calling(undo(1))),
    ],
    hypothetical('If Ragnhild rings while I’m out and says she wants Siri rejected, what would you do?'),
    does('Please leave word with Torbjørn that Øyvind can’t do Mondays.', tell('torbjorn', 'Øyvind can’t do Mondays')),
    nothing('Eskil asked that you order more helmets in size L.'),
    does(
      'Everyone sitting in Registered is owed a sign of life. Send all of them are you still there, please, I’ve run out of hours.',
      followUpAll({ stage: 'Registered' }, 'are_you_still_there'),
    ),
    [
      does(
        'Put down for Dagfinn that he drives in from Bergen.',
        note('dagfinn', 'he drives in from Bergen|drives in from Bergen'),
      ),
      does('And hand him on to the yard visit.', move('dagfinn', 'Yard Visit')),
      does(
        'Then get Torbjørn half an hour to talk him over, Thursday at 11am.',
        book('2026-10-29T11:00', 30, 'torbjorn', { about: 'dagfinn' }),
      ),
    ],
  ],
});
