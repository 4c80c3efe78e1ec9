// Thirty-eighth further batch: somebody in the first week of the job, who explains everything and is not sure of the words.
import {
  approvals,
  book,
  brief,
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
  undo,
} from '../../../calls.ts';
import { asking, asks, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const newcomer = inStyle<keyof typeof sandboxes>('fresh38 newcomer', {
  brewhouse_may: [
    does(
      "Hi! This is my second day, so sorry if I'm doing it wrong. Yoko did the tasting and they all liked her, which I think means the next column is Brew Day? Could you put her there, please?",
      move('yoko', 'Brew Day'),
    ),
    does(
      "I've been shown how to change a meeting but the button is grey for me. It's Linnea's tasting panel, it's at 11 on Friday and Shanti told me it needs to be at 1 pm.",
      reschedule('lin', '2026-05-22T13:00'),
    ),
    does(
      "My first booking, exciting! Étienne and Sipho, Monday the 25th, 11 o'clock, and I was told 30 minutes is normal.",
      book('2026-05-25T11:00', 30, 'etienne', { about: 'sipho' }),
    ),
    does(
      "So Morag explained to me that when we don't want somebody we press reject and choose a mail. We don't want Ozan, and the mail is not_this_batch.",
      reject('ozan', { message_template: 'not_this_batch' }),
    ),
    does(
      "I think the thing I'm looking for is called reference_request, it's in the template list. Marguerite should get it.",
      followUp('marguerite', 'reference_request'),
    ),
    asks('I was given a sticky note that just says “Jorge → Tasting Panel”. Can you do that for me?'),
    nothing(
      "Just so I learn: when Vasile was put into Brew Day yesterday, he'd already said yes to us on the phone. I found that quite nice!",
    ),
    hypothetical("A beginner's question: what would happen to Effie's meeting if I moved her out of Brew Day?"),
    does(
      "Where can I see who applied for Quality Technician? I can't find the page, maybe you can list them.",
      find({ job: 'qual' }),
    ),
    does(
      "I'm supposed to remind people we haven't talked to for more than two weeks, so 14 days. They should get the still_brewing one, all of them.",
      followUpAll({ days_since_contact: 14 }, 'still_brewing'),
    ),
    perhapsBecause(
      does(
        "Callum gave me homework, he says the reference call on Thursday isn't needed any more as the boss in Dartmouth already answered by mail. How do I delete it? Or can you do it for me?",
        cancel('mar'),
      ),
      'the boss in Dartmouth already answered by mail',
    ),
    does(
      "Could you please tell Wilfred that I still have no key for the back door? I don't have his number yet.",
      tell('wilf', 'I still have no key for the back door|Morag still has no key for the back door'),
    ),
    negated("Please don't do anything with Céleste yet. I've to ask Shanti first how this works with students."),
    does(
      'They taught me to always leave a trace. So, trace for Tendai: he brought home-brewed stout and asked about the apprenticeship.',
      note(
        'tendai',
        'he brought home-brewed stout and asked about the apprenticeship|brought home-brewed stout and asked about the apprenticeship',
      ),
    ),
    asks("I have to find a date for Devika with Shanti but I don't know how one does that, can you make it happen?"),
    does('Is there a place with all the open to-dos of the day? Somebody called it the morning brief.', brief()),
    does(
      'If I have understood the board, Moana is in First Chat and she passed. Then please pass her on to Tasting Panel, and the tasting invite has to go to her as well, right? Both, please.',
      move('moana', 'Tasting Panel'),
      followUp('moana', 'tasting_invite'),
    ),
    does(
      "I'm not sure what one writes to candidates here. For Effie maybe: please wear closed shoes. Can you send her that?",
      message('effie', 'please wear closed shoes'),
    ),
    quoted(
      'In the onboarding folder there is a page that says “Cancel all panels when the boiler is cold.” Is that still true?',
    ),
    does("What's “at risk” on this screen? Anyway, show me those people.", find({ at_risk: true })),
    does(
      "Good morning, it's me, the new one again. Étienne can't find the day planner. Has he got some time free on Thursday?",
      free('etienne', '2026-05-21', '2026-05-22'),
    ),
    orElse(
      does(
        'I read somewhere that the computer can guess who will stay with us for a long time. Would you do that for Linnea?',
        score('linnea'),
      ),
      nothing(
        'I read somewhere that the computer can guess who will stay with us for a long time. Would you do that for Linnea?',
      ),
    ),
    does(
      "Wilfred said “newcomer, put me down with Yoko tomorrow, one o'clock, half an hour, and send her the tasting invite”. I hope I've passed it on right!",
      book('2026-05-20T13:00', 30, 'wilf', { about: 'yoko' }),
      followUp('yoko', 'tasting_invite'),
    ),
    does(
      "There's a checklist for people who leave the process. Jorge Quispe is on it. I tick “rejected” and write no mail, it says, so please reject him without one.",
      reject('jorge2'),
    ),
    [
      does("I'd like to try it out: Sipho to First Chat.", move('sipho', 'First Chat')),
      does('Oh, it really did it! Can I get it back to how it was?', undo(1)),
    ],
  ],
  lingua_sep: [
    does(
      "Hello, I am the trainee at Griet's desk. She said that Tove's test was good and I should bring her to the Revision Round, so I'm asking you to.",
      move('tove', 'Revision Round'),
    ),
    does(
      'Where I worked before, we simply called people. Here I think I have to tell you: Abebe wants his test review half an hour later, so 10:00 on Tuesday, please.',
      reschedule('abe', '2027-09-21T10:00'),
    ),
    does(
      "Amina needs to get to know Gwenaël, that's what I wrote down at the meeting. Thursday 16 September, 2 pm, three quarters of an hour. Is that enough for you to book it?",
      book('2027-09-16T14:00', 45, 'amina', { about: 'gwenael' }),
    ),
    does(
      "I think I'm allowed to do this now: please send the revision guidelines to Min-jun.",
      followUp('minjun', 'revision_guidelines'),
    ),
    does(
      'We had a little discussion about Xenia and in the end the answer was no. Would you be so kind as to reject her? There was something about a template called regretfully no, that one.',
      reject('xenia', { message_template: 'regretfully_no' }),
    ),
    asks("I don't really know the difference between the two Olgas yet, but one of them should get the test piece."),
    does(
      'Somebody from the accounts department explained to me that offers need a number and a date. So for Beatriz: 53,000 euros, and the date would be 4 October 2027. Could you make the offer?',
      offer('beatriz', { salary: 53_000, currency: 'EUR', start_date: '2027-10-04' }),
    ),
    negated(
      'I nearly cancelled the team lunch by mistake, phew! Please leave it in, everybody is looking forward to it.',
    ),
    perhapsBecause(
      does(
        "Is it you I ask when a meeting should disappear? Then it's the trial debrief with Rui, on Friday. László is ill.",
        cancel('deb'),
      ),
      'László is ill',
    ),
    does(
      'One of the candidates, Hanneke, speaks Frisian. Is there a field for it? If not, make it a note, please.',
      note('hanneke', 'speaks Frisian|Hanneke speaks Frisian|she speaks Frisian'),
    ),
    nothing(
      'I wanted to tell you what I learned today: after the Client Trial comes the Offer. It makes sense when you think about it.',
    ),
    does(
      "Do I see correctly that I can ask you for people by stage? I'd like the ones in Client Trial.",
      find({ stage: 'Client Trial' }),
    ),
    does(
      "László walked past and said he'd like to be told once the file of Kaisa is complete. Well, it is complete now. Could you tell him?",
      tell('laszlo', '*'),
    ),
    does(
      'Rui asked me something and I looked it up: lunch vouchers start in the second month. Could you write that back to him?',
      message('rui', 'lunch vouchers start in the second month'),
    ),
    hypothetical(
      'Would it be a problem if I moved somebody two stages ahead in one go? Only asking, nobody is concerned right now.',
    ),
    does("I'm making a folder for Thierry. What do we have on Farid?", show('farid')),
    does(
      'My mentor wants me to do two small things through you. One: Abebe comes to the Revision Round. Two: Thierry gets a message that Abebe passed.',
      move('abebe', 'Revision Round'),
      tell('thierry', 'Abebe passed|*'),
    ),
    asks('The interview in the Revision Round with the lady has to be moved to Wednesday, they told me. Can you?'),
    does("Which things are waiting for a yes from us? I believe there's a list of approvals.", approvals()),
    does(
      'Sorry, one more. I was asked for the numbers of last week for the Monday round, where do I get them?',
      metrics('last_week'),
    ),
    quoted("Pilar says the golden rule is “never book before ten”. I'll remember it!"),
    does(
      "It's a bit embarrassing, I promised Gwenaël that we'd get back to him and then forgot. Can we follow up with him?",
      followUp('gwenael'),
    ),
    does(
      "I got two tasks in one breath and wrote them down: Kaisa's interview tomorrow has to be at 11:00, and Farid gets the quick hello.",
      reschedule('kas', '2027-09-16T11:00'),
      followUp('farid', 'quick_hello'),
    ),
    orElse(
      does(
        "May I use you for the calendar as well? Thierry said he'd meet Xenia on Wednesday next week at 3 pm, for an hour.",
        book('2027-09-22T15:00', 60, 'thierry', { about: 'xenia' }),
      ),
      asking(),
    ),
    [
      asks("I'd like to book my first interview. It's with Beatriz."),
      does(
        'Oh right, sorry! With Amina, on Friday at 10, half an hour.',
        book('2027-09-17T10:00', 30, 'amina', { about: 'beatriz' }),
      ),
    ],
  ],
});
