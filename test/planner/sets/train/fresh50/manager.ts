// Fiftieth further batch: a hiring manager between two meetings, about his own candidates and panel.
import {
  approvals,
  approve,
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
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { score, start } from '../rare-calls.ts';

export const manager = inStyle('fresh50-manager', {
  roaster_jun: [
    does(
      'Shreya impressed me so much on the phone that we can skip the panel. Cancel it and move her to Reference Check.',
      cancel('pan'),
      move('shreya', 'Reference Check'),
    ),
    orElse(
      does(
        'Give me twenty minutes with Jodie today at 4, I want to talk about the Fremantle team.',
        book('2027-06-09T16:00', 20, 'matteo jodie'),
      ),
      calling(book('2027-06-09T16:00', 20, 'jodie')),
    ),
    does(
      "Pedro's trial tomorrow has to be at 4 pm, the store is short until then.",
      reschedule('tri', '2027-06-10T16:00'),
    ),
    orElse(
      does(
        "I won't take Luca Nguyen any further, he has no evenings. Please decline him.",
        reject('luca2', { reason: 'he has no evenings' }),
      ),
      calling(reject('luca2', { reason: 'no evenings' })),
      calling(reject('luca2')),
      calling(reject('luca2', { reason: 'he has no evenings', message_template: 'not_this_time' })),
    ),
    does(
      'Let Jodie know I need two more baristas for Cottesloe by August.',
      tell(
        'jodie',
        'I need two more baristas for Cottesloe by August|Matteo needs two more baristas for Cottesloe by August',
      ),
    ),
    does(
      'Please make a note on Hannah Osei-Tutu: strong on latte art, nervous with the till.',
      note('hannah1', 'strong on latte art, nervous with the till'),
    ),
    orElse(
      does('Find me an hour with Tāne on Monday.', free('matteo tane', '2027-06-14', '2027-06-15', 60)),
      calling(free('tane', '2027-06-14', '2027-06-15', 60)),
    ),
    does('Who do I have left for the Café Manager job?', find({ job: 'cm' })),
    does(
      "I'd pay Hannah Kowalczyk 74,000. Get the offer out with a 1 July start.",
      offer('hannah2', { salary: 74000, start_date: '2027-07-01' }),
    ),
    does(
      "Keira's references came back clean: put her in Offer and tell Farah she needs a contract drawn up.",
      move('keira', 'Offer'),
      tell('farah', 'she needs a contract drawn up|Keira needs a contract drawn up'),
    ),
    does(
      'Shift my panel with Shreya to Friday 2:30 and email her so she knows.',
      reschedule('pan', '2027-06-11T14:30'),
      message('shreya', '*'),
    ),
    orElse(
      does(
        "I can't make Hannah's trial shift on Monday. Put it on Tuesday, same hour.",
        reschedule('hos', '2027-06-15T08:00'),
      ),
      asking(),
    ),
    does('Send Rosa the panel invite once more, she says she lost it.', followUp('rosa', 'panel_invite')),
    does(
      'Write to Corey that his uniform is ready and that he can pick it up any day before 3.',
      message(
        'corey',
        'his uniform is ready and that he can pick it up any day before 3|his uniform is ready and he can pick it up any day before 3|your uniform is ready and that you can pick it up any day before 3|your uniform is ready and you can pick it up any day before 3',
      ),
    ),
    does("What's sitting with me for approval?", approvals()),
    does('Anything I should look at before I go into my next meeting?', brief()),
    does('How did we do on hiring last week?', metrics('last_week')),
    does('Is Corey the kind who stays? Run his score for me.', score('corey')),
    orElse(
      does(
        'Tāne and I should see Rosa together. Half an hour, Monday at 11, at the roastery.',
        book('2027-06-14T11:00', 30, 'matteo tane', { about: 'rosa', location: 'the roastery' }),
      ),
      calling(book('2027-06-14T11:00', 30, 'matteo tane', { about: 'rosa', location: 'roastery' })),
      calling(book('2027-06-14T11:00', 30, 'matteo tane', { about: 'rosa', location: 'at the roastery' })),
    ),
    does(
      'Anil goes to Trial Shift, Pedro goes to Reference Check.',
      move('anil', 'Trial Shift'),
      move('pedro', 'Reference Check'),
    ),
    does(
      "I've met Bilal twice now and I'm sold. Offer stage please, and drop Siew Ling a line that he has my support.",
      move('bilal', 'Offer'),
      tell('siew', 'he has my support|Bilal has my support'),
    ),
    orElse(
      does(
        "We're passing on Pedro. Take tomorrow's trial out of my diary and send him the not this time letter.",
        cancel('tri'),
        reject('pedro', { message_template: 'not_this_time' }),
      ),
      calling(reject('pedro', { message_template: 'not_this_time' }), cancel('tri')),
      calling(reject('pedro'), cancel('tri'), followUp('pedro', 'not_this_time')),
      calling(cancel('tri'), followUp('pedro', 'not_this_time')),
    ),
    orElse(asks('Hannah did a great job today, move her to Offer.'), calling(move('hannah1', 'Offer'))),
    asks('Book Luca in for a chat with me tomorrow at noon, 30 minutes.'),
    asks('Set something up with Keira.'),
    orElse(
      asks('Can you get Mina in front of me as well, some time on Friday?'),
      calling(free('matteo', '2027-06-11', '2027-06-12')),
    ),
    asks("Move tomorrow's thing to the afternoon."),
    negated("I told Jodie not to reject Anil. He's still in."),
    hypothetical("If Hannah Kowalczyk turns us down I'd go back to Shreya."),
    quoted('Jodie says "move Mina to Offer", but Mina is finance and not mine to decide.'),
    does('Where is Mina in the process?', show('mina')),
    does('When did we last speak to Anil?', show('anil')),
    does('Is Ruth around on Friday morning?', free('ruth', '2027-06-11', '2027-06-12')),
    orElse(
      does(
        'Chase all the barista applicants nobody has spoken to for five days.',
        followUpAll({ job: 'bar', days_since_contact: 5 }),
      ),
      calling(followUpAll({ job: 'bar', days_since_contact: 5 }, 'checking_in')),
    ),
    does(
      'My 10 o’clock with Shreya has to start half an hour later. Please adjust it and let Jodie know.',
      reschedule('pan', '2027-06-10T10:30'),
      tell('jodie', '*'),
    ),
    does(
      'Put a 15 minute call between Jodie and Luca Nguyen in for tomorrow 9:30, and tell Jodie he only has mornings.',
      book('2027-06-10T09:30', 15, 'jodie', { about: 'luca2' }),
      tell('jodie', 'he only has mornings|Luca Nguyen only has mornings|Luca only has mornings'),
    ),
    does(
      "Tell Jodie and Ruth, they're on Shreya's panel with me, that the questions are in the shared folder.",
      tell('jodie', 'the questions are in the shared folder'),
      tell('ruth', 'the questions are in the shared folder'),
    ),
    does(
      'Corey accepted! Hired, please, with the welcome mail, and let Farah know.',
      move('corey', 'Hired'),
      followUp('corey', 'welcome'),
      tell('farah', '*'),
    ),
    [
      does('Rosa can go to references.', move('rosa', 'Reference Check')),
      does('Actually I spoke too soon, put her back where she was.', undo(1)),
    ],
    [
      does(
        "Get an offer of 72 thousand out to Hannah Kowalczyk. She'd begin on 5 July.",
        offer('hannah2', { salary: 72000, start_date: '2027-07-05' }),
      ),
      does('Yes, I approve that one.', approve(1)),
    ],
    does("Start the at-risk sequence for Luca Nguyen, I don't want to lose him.", start('luca2', 'candidate-at-risk')),
    orElse(does('What has been changed since this morning?', log('today')), calling(log())),
    does(
      "Pull Mina's panel forward to one o'clock on Friday and tell Siew Ling.",
      reschedule('min', '2027-06-11T13:00'),
      tell('siew', '*'),
    ),
    does(
      "For Keira's record: she asked for Leederville or Subiaco only.",
      note('keira', 'she asked for Leederville or Subiaco only|asked for Leederville or Subiaco only'),
    ),
    does(
      "Anil's call with Jodie on Tuesday isn't needed any more, I've spoken to him myself. Take it off and put in his notes that he starts at six if we want.",
      cancel('ani'),
      note('anil', 'he starts at six if we want'),
    ),
  ],
});
