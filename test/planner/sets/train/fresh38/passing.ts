// Thirty-eighth further batch: an assistant who passes on what others want.
import {
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { start } from '../rare-calls.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const passing = inStyle<keyof typeof sandboxes>('fresh38 passing', {
  brewhouse_may: [
    does(
      "Étienne just popped his head in: he'd be happy to see Tendai go on to Brew Day, so would you do the honours?",
      move('tendai', 'Brew Day'),
    ),
    orElse(
      does(
        "Callum's wife is ill, he wonders whether the chat with Moana could be at ten on Thursday. I've said it's fine.",
        reschedule('moa', '2026-05-21T10:00'),
      ),
      asking(),
    ),
    does(
      'Shanti rang from the line. She wants Céleste in with her on Friday, nine thirty, half an hour.',
      book('2026-05-22T09:30', 30, 'shanti', { about: 'celeste' }),
    ),
    does(
      "According to Étienne it's a no for Sipho. He'd like you to send him the not this batch letter.",
      reject('sipho', { message_template: 'not_this_batch' }),
    ),
    does(
      "There was a call for you from the boss's office: Effie hasn't had the brew day details, and she ought to.",
      followUp('effie', 'brew_day_details'),
    ),
    asks("Wilf left a voicemail, crackly, but I'm fairly sure he said to get Jorge rejected."),
    does("Shanti's request, not mine: no line maintenance tomorrow, please take it off.", cancel('mnt')),
    does(
      'I am to say to Callum from Étienne that the festival stand is confirmed. Would you forward that to him?',
      tell('callum', 'the festival stand is confirmed'),
    ),
    hypothetical(
      "Étienne was toying with the idea of offering Linnea the job straight away. He hasn't made up his mind, it's only for your ears.",
    ),
    does(
      "Callum dictated this to me for Marguerite's file: runs a tight ship, references glowing.",
      note('marguerite', 'runs a tight ship, references glowing'),
    ),
    does(
      "Mr. Zinck's wish is that Yoko starts with us at CAD 58,250 on 2 July. You're asked to make her that offer.",
      offer('yoko', { salary: 58_250, currency: 'CAD', start_date: '2026-07-02' }),
    ),
    negated("Shanti called back, she'd rather Devika wasn't written to at all this week. So nothing to Devika."),
    orElse(
      does("Could you look up for Wilf who's applied for the sales job?", find({ job: 'rep' })),
      calling(find({ role: 'sales' })),
    ),
    does(
      "I've got Étienne on the other line. He needs the Tendai panel later, 3:15, still Friday.",
      reschedule('ten', '2026-05-22T15:15'),
    ),
    does(
      'Shanti asks two favours: Vasile on to Reference Calls, and a reference request to him.',
      move('vasile', 'Reference Calls'),
      followUp('vasile', 'reference_request'),
    ),
    does(
      "Linnea's mother phoned (!) asking where to go on Friday. Wilf says to let Linnea know it's the blue door.",
      message('linnea', "it's the blue door"),
    ),
    nothing("Étienne says thank you, the brew day was moved exactly the way he'd wanted."),
    does('The management would like to hear how the last thirty days went, in figures.', metrics('last_30_days')),
    asks("Shanti wants to talk to Ozan. She didn't say when, only that you'd arrange it."),
    quoted("The intern asked me what “reject, archive, forget” on Callum's whiteboard is about. I had to laugh."),
    does("For Callum, who's on the ladder: when is he free on Friday?", free('callum', '2026-05-22', '2026-05-23')),
    does(
      "Wilf suggests a little still brewing to those in the Inbox. He's right, do it.",
      followUpAll({ stage: 'Inbox' }, 'still_brewing'),
    ),
    does(
      "Étienne came in covered in malt. In short: brew day with Effie at one instead of ten on Thursday, and she's to be told.",
      reschedule('eff', '2026-05-21T13:00'),
      message('effie', '*'),
    ),
    does(
      'Wilf would rather not go on with Yoko. He asks that you reject her, politely, so the not this batch mail I suppose.',
      reject('yoko', { message_template: 'not_this_batch' }),
    ),
    [
      does("It's from Callum: Moana may go to Tasting Panel.", move('moana', 'Tasting Panel')),
      does("He adds that she'll want the tasting invite.", followUp('moana', 'tasting_invite')),
    ],
  ],
  lingua_sep: [
    does(
      "Pilar's back from Bilbao and has looked at Hanneke's test. Her verdict: on to the Revision Round with her.",
      move('hanneke', 'Revision Round'),
    ),
    does(
      "On Amina's behalf: Olga Petrenko's interview on Tuesday needs to begin at 15:00 rather than 14:00.",
      reschedule('olg', '2027-09-21T15:00'),
    ),
    does(
      'Monsieur Lambotte has a free quarter of an hour tomorrow at nine and would spend it with Abebe. Can you block it for them?',
      book('2027-09-16T09:00', 15, 'thierry', { about: 'abebe' }),
    ),
    perhapsBecause(
      does(
        "Message from László, he finds Gwenaël's style too loose and prefers that we say no. With the regretfully no text, he adds.",
        reject('gwenael', { message_template: 'regretfully_no' }),
      ),
      "Gwenaël's style too loose",
      "he finds Gwenaël's style too loose",
      'style too loose',
    ),
    does(
      "Amina was asking whether Beatriz ever got her trial contract. She didn't, so would you send it?",
      followUp('beatriz', 'trial_contract'),
    ),
    perhapsBecause(
      does("The lunch on Friday: Thierry can't, Pilar won't, so they've asked me to have it cancelled.", cancel('all')),
      "Thierry can't, Pilar won't",
    ),
    does(
      'Pilar thinks László ought to hear that the deadline in Ghent is Thursday. Can you pass that along?',
      tell('laszlo', 'the deadline in Ghent is Thursday'),
    ),
    asks('Amina would like Olga to come one step closer to a contract, Client Trial that would be.'),
    does(
      'What Thierry wants is simple: 52,500 euros for Rui, as of 1 November, sent as an offer today.',
      offer('rui', { salary: 52_500, currency: 'EUR', start_date: '2027-11-01' }),
    ),
    negated("László phoned twice to say that Kaisa's interview tomorrow must stay at ten, whatever Pilar tells us."),
    does(
      "Thierry asked me to jot down for Min-jun that he maintains an open source dictionary, but I've no access to the files.",
      note(
        'minjun',
        'he maintains an open source dictionary|maintains an open source dictionary|Min-jun maintains an open source dictionary',
      ),
    ),
    does('Pilar would love to know which coordinators we have in the running.', find({ job: 'coord' })),
    does(
      "László is off to Budapest on Friday. He'd be grateful if Rui's debrief were on Thursday at four.",
      reschedule('deb', '2027-09-16T16:00'),
    ),
    nothing("Amina's assistant told me they had already turned Zeynep down in the summer."),
    does(
      "Pilar needs someone to write to Rūta that Monday's interview takes place on the second floor.",
      message('ruta', "Monday's interview takes place on the second floor"),
    ),
    asks("Thierry says: set up the thing with Tove, he'll be around on Tuesday."),
    does(
      "Could you see for Amina what her Wednesday looks like, the 22nd? She's after a free spot.",
      free('amina', '2027-09-22', '2027-09-23'),
    ),
    does(
      'Two wishes from the third floor. Tove is to get the test piece, and Pilar is to know that the room is booked.',
      followUp('tove', 'test_piece'),
      tell('pilar', 'the room is booked'),
    ),
    hypothetical(
      "Amina daydreams about moving all the interpreters straight to Client Trial. I told her I'd mention it, no more.",
    ),
    does('Thierry has heard rumours about Farid. How does his file look?', show('farid')),
    does(
      "László's instruction, word for word: “Bring Rūta forward to the Client Trial.” Would you?",
      move('ruta', 'Client Trial'),
    ),
    quoted('Just passing by: on the lift door somebody has stuck “Offer Farid a coffee”. Not me!'),
    does(
      'Thierry is fretting that Farid will be snapped up. He wants the offer extended sequence started for him.',
      start('farid', 'offer-extended'),
    ),
    does(
      "Amina's list for you: Gwenaël and herself, Friday, 11, forty minutes; and a quick hello to Xenia.",
      book('2027-09-17T11:00', 40, 'amina', { about: 'gwenael' }),
      followUp('xenia', 'quick_hello'),
    ),
    does("Hanneke isn't what Pilar had in mind. She'd be relieved if you turned her down today.", reject('hanneke')),
    [
      does(
        'Pilar asks for half an hour with Xenia on Thursday at 11.',
        book('2027-09-16T11:00', 30, 'pilar', { about: 'xenia' }),
      ),
      perhapsBecause(
        does(
          "And now she says never mind, she's got what she needed from the CV. Please take it out again.",
          cancel(1),
        ),
        "she's got what she needed from the CV",
      ),
    ],
  ],
});
