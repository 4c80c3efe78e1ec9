// Thirty-eighth further batch: a manager who hands things over and expects to hear that they are done.
import {
  approvals,
  approve,
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  log,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const delegating = inStyle<keyof typeof sandboxes>('fresh38 delegating', {
  brewhouse_may: [
    does(
      "I'm leaving Linnea with you, Muster. She's ready for Brew Day, so get that done.",
      move('linnea', 'Brew Day'),
    ),
    does(
      'Take care of the Moana chat for me: it has to be 4 pm instead, same day.',
      reschedule('moa', '2026-05-20T16:00'),
    ),
    does(
      "You handle Devika. I want a polite no and our not this batch mail in her inbox, and I don't want to think about it again.",
      reject('devika', { message_template: 'not_this_batch' }),
    ),
    does(
      "Here's one for you - half an hour for Shanti with Jorge Villanueva-Prado, Thursday at nine.",
      book('2026-05-21T09:00', 30, 'shanti', { about: 'jorge1' }),
    ),
    does(
      "Would you own the chasing of Marguerite's referees? Reference request, please, today.",
      followUp('marguerite', 'reference_request'),
    ),
    asks('Jorge is yours now. Bring him one round further.'),
    does("Get the production meeting off Étienne's plate tomorrow, it's not happening.", cancel('prod')),
    does(
      "I need somebody to let Wilfred know that the van insurance has run out. That's you.",
      tell('wilf', 'the van insurance has run out'),
    ),
    does(
      "Deal with Vasile's offer, will you: 49,000 Canadian dollars, and he can begin on the 15th of June.",
      offer('vasile', { salary: 49_000, currency: 'CAD', start_date: '2026-06-15' }),
    ),
    negated("Leave Sipho to me. I'll speak to him myself, so nothing goes out from your side."),
    does("Find out for me who's sitting in the Inbox and report back.", find({ stage: 'Inbox' })),
    does(
      "Tendai's panel on Friday: Étienne has asked for three o'clock. Make it so.",
      reschedule('ten', '2026-05-22T15:00'),
    ),
    does(
      'Your job this morning is simple. Céleste goes to First Chat and she gets a tasting invite.',
      move('celeste', 'First Chat'),
      followUp('celeste', 'tasting_invite'),
    ),
    does(
      "I can't be the one writing to Ozan all the time. Tell him the shift allowance is paid weekly.",
      message('ozan', 'the shift allowance is paid weekly'),
    ),
    does(
      'Put it in writing in the system that Effie would rather not work Sundays, I keep forgetting.',
      note(
        'effie',
        'Effie would rather not work Sundays|would rather not work Sundays|she would rather not work Sundays',
      ),
    ),
    asks('Somebody ought to sit down with Devika before the weekend, Shanti ideally. Organise that.'),
    hypothetical(
      'Suppose I wanted all of the brewing people turned down in one go - is that even something I could hand to you?',
    ),
    nothing('I asked Callum to cancel the reference call and he says he has seen to it with the caller. Good man.'),
    does("Go through Callum's Friday and come back to me with his gaps.", free('callum', '2026-05-22', '2026-05-23')),
    perhapsBecause(
      does(
        "Please get Linnea's tasting panel out of the calendar, she and Shanti had their talk over the phone last night.",
        cancel('lin'),
      ),
      'she and Shanti had their talk over the phone last night',
      'they had their talk over the phone last night',
    ),
    does("What's Yoko's state of play? I have no time to look.", show('yoko')),
    does(
      "Anyone in First Chat we've left hanging for a week: still brewing to every one of them, and I trust you with the list.",
      followUpAll({ stage: 'First Chat', days_since_contact: 7 }, 'still_brewing'),
    ),
    does(
      "Ozan and Callum, Wednesday at 11, forty-five minutes. Arrange that, then tell Callum what it's about: he's to check the references.",
      book('2026-05-20T11:00', 45, 'callum', { about: 'ozan' }),
      tell('callum', "he's to check the references|check the references|you're to check the references|*"),
    ),
    does(
      "I've decided against Ozan and against Céleste. Both out, you do the paperwork.",
      reject('ozan'),
      reject('celeste'),
    ),
    does(
      'Why is Tendai still waiting for Étienne? Give the two of them Thursday at 2, an hour.',
      book('2026-05-21T14:00', 60, 'etienne', { about: 'tendai' }),
    ),
    [
      does(
        'Sort out Yoko with Étienne, Monday at 2, forty minutes.',
        book('2026-05-25T14:00', 40, 'etienne', { about: 'yoko' }),
      ),
      does('And have her told.', message('yoko', '*')),
    ],
  ],
  lingua_sep: [
    does("I've said yes to Abebe's test. The rest is up to you: Revision Round.", move('abebe', 'Revision Round')),
    does(
      "Kaisa's interview tomorrow clashes with my dentist and László is easy about it, so shift it to 11:30 and consider it settled.",
      reschedule('kas', '2027-09-16T11:30'),
    ),
    does(
      "Don't ask me for details, just put Thierry and Min-jun together on Thursday at 14:00, twenty minutes, something about the CAT tool.",
      book('2027-09-16T14:00', 20, 'thierry', { about: 'minjun' }),
    ),
    does(
      'As for Hanneke, would you do the honours? Rejection, with the regretfully no letter.',
      reject('hanneke', { message_template: 'regretfully_no' }),
    ),
    does(
      "I'd like it off my desk by five: an offer for Beatriz, 54,800 euros, from 2 November.",
      offer('beatriz', { salary: 54_800, currency: 'EUR', start_date: '2027-11-02' }),
    ),
    does(
      'Make sure that everybody in the Revision Round has the revision guidelines.',
      followUpAll({ stage: 'Revision Round' }, 'revision_guidelines'),
    ),
    asks('You know what to do with Olga. Get on with it, please.'),
    does('Have Pilar informed: the client in Ghent signed.', tell('pilar', 'the client in Ghent signed')),
    does(
      'Somebody keep a record that Tove lives in Aarhus and would only come to Brussels twice a month. On her file, I mean.',
      note(
        'tove',
        'Tove lives in Aarhus and would only come to Brussels twice a month|lives in Aarhus and would only come to Brussels twice a month|she lives in Aarhus and would only come to Brussels twice a month',
      ),
    ),
    does('Nobody needs the team lunch this Friday. Be a star and delete it.', cancel('all')),
    negated('Amina offered to look after the Translation fair herself, so hands off that one, please.'),
    does(
      "You're in charge of Xenia from here. First step, the test piece goes to her; second step, Test Translation it is.",
      followUp('xenia', 'test_piece'),
      move('xenia', 'Test Translation'),
    ),
    does(
      'Let Farid have this from us, in these words: the contract is with the notary.',
      message('farid', 'the contract is with the notary'),
    ),
    does('I want to see with my own eyes what you changed yesterday.', log('yesterday')),
    quoted(
      'Thierry, being Thierry, answered “then cancel the whole revision round”. I took it for a joke, and so should you.',
    ),
    does(
      'Work out when both Pilar and László could be had on Wednesday the 22nd.',
      free('pilar laszlo', '2027-09-22', '2027-09-23'),
    ),
    does(
      'The debrief with Rui - I delegate it to next Monday at nine, same people.',
      reschedule('deb', '2027-09-20T09:00'),
    ),
    asks('Arrange for me and Gwenaël to talk, I leave the day to you... actually no, ask me first.'),
    nothing("I delegated Kaisa's references to Pilar last week and they are all in."),
    does('I expect a list of the legal translators from you before my four o’clock.', find({ job: 'leg' })),
    does(
      'Follow up with Gwenaël, and while you are about it tell László I have done so.',
      followUp('gwenael'),
      tell('laszlo', '*'),
    ),
    does('See whether anything is stuck waiting for a signature.', approvals()),
    does(
      "Thierry's review with Abebe needs a better slot, Tuesday at 11. And I want the test piece in Olga Wiśniewska's hands today; I leave both with you.",
      reschedule('abe', '2027-09-21T11:00'),
      followUp('olga2', 'test_piece'),
    ),
    does(
      'Kindly get László an hour with Tove on Friday morning at 10. No need to check with me.',
      book('2027-09-17T10:00', 60, 'laszlo', { about: 'tove' }),
    ),
    [
      does('Turn Tove down for me, no letter needed.', reject('tove')),
      does('Signed off. Go ahead with it.', approve(1)),
    ],
  ],
});
