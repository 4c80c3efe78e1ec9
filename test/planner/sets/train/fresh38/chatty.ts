// Thirty-eighth further batch: somebody chatty, whose order comes along with the coffee, the weather and the dog.
import {
  approvals,
  book,
  brief,
  cancel,
  find,
  followUp,
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
  undo,
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const chatty = inStyle<keyof typeof sandboxes>('fresh38 chatty', {
  brewhouse_nov: [
    does(
      "You won't believe this weather, I swam to work. Anyway! Tendai did a cracking job at the kettles, so let's have him in Reference Calls, shall we?",
      move('tendai', 'Reference Calls'),
    ),
    does(
      "Shanti's daughter has her school play on Monday morning, isn't that sweet, a tree she is. So Jorge's panel would be much better at 2 pm that day.",
      reschedule('jor', '2026-11-16T14:00'),
    ),
    does(
      "So Wilfred and I were having a coffee and he goes, I've never even met Tendai! Pop them both in for Tuesday at 9, thirty minutes, would you, he'll bring the doughnuts.",
      book('2026-11-17T09:00', 30, 'wilf', { about: 'tendai' }),
    ),
    does(
      "Ah Yoko. Lovely person, terrible timing. We'll have to say no to her and I'd rather you did it than me, with the not this batch thing.",
      reject('yoko', { message_template: 'not_this_batch' }),
    ),
    does(
      'Guess who I met at the rink? Moana! And she said, still waiting for those brew day details, and I went bright red. Off with them, please!',
      followUp('moana', 'brew_day_details'),
    ),
    nothing(
      'Honestly, last Friday we cancelled the sales meeting, then un-cancelled it, and then nobody came. Classic us.',
    ),
    perhapsBecause(
      does(
        "Poor Shanti, the flu's got her now as well. That means no stocktake tomorrow, so out of the calendar with it.",
        cancel('inv'),
      ),
      "the flu's got her",
      "the flu's got her now as well",
    ),
    asks("Jorge was so funny on the phone today, he sang! Let's give that man a spot in Brew Day."),
    does(
      "It's a bit cheeky but could you tell Callum from me that the dart board is up again?",
      tell('callum', 'the dart board is up again'),
    ),
    does(
      'The dog ate my notes, literally, so before I forget: Linnea did her thesis on wild yeast. Get that into her file, will you.',
      note(
        'linnea',
        'Linnea did her thesis on wild yeast|did her thesis on wild yeast|she did her thesis on wild yeast',
      ),
    ),
    does(
      'I love it when it all comes together! Marguerite has a house now, a job to match would be nice: 73 thousand Canadian, from the 18th of January. Offer, please!',
      offer('marguerite', { salary: 73_000, currency: 'CAD', start_date: '2027-01-18' }),
    ),
    negated(
      "I was this close to asking you to move Linnea's brew day, but then the sun came out and everything's fine. It stays!",
    ),
    does("My sister always says I'm nosy and she's right. How's Sipho getting on, where is he now?", show('sipho')),
    hypothetical("Don't you sometimes want to reject everyone and open a bakery instead? Just me? Okay."),
    does(
      "Two little things and then I'm off to my choir: Devika into Tasting Panel, and the tasting invite off to her.",
      move('devika', 'Tasting Panel'),
      followUp('devika', 'tasting_invite'),
    ),
    does(
      "Oh and if it's no bother, write Effie that we all loved the rhubarb jam!",
      message('effie', 'we all loved the rhubarb jam'),
    ),
    asks(
      "I've promised Sipho a proper natter with Étienne, you know how he is. Could you find them something and book it?",
    ),
    does(
      "I'm dying to know who's been ignored the longest. Ten days and more, who's on that list?",
      find({ days_since_contact: 10 }),
    ),
    quoted('My horoscope says today “make an offer nobody can refuse”, ha! As if the budget would let me.'),
    does("Right, cake's finished, back to work. What have we got waiting for an approval?", approvals()),
    does(
      "Between you and me Étienne is a grumpy bear before noon. When's he got time tomorrow?",
      free('etienne', '2026-11-13', '2026-11-14'),
    ),
    does(
      "Would you believe Vasile's referees are both on a cruise? Ask him again with the reference request please, and mention it in his notes: both referees are on a cruise.",
      followUp('vasile', 'reference_request'),
      note('vasile', 'both referees are on a cruise'),
    ),
    does(
      "Long story short, and it involves a goat: Devika can't do Tuesday at two, make it three, and tell Shanti why I'm laughing... no, just tell Shanti it's at three.",
      reschedule('dev', '2026-11-17T15:00'),
      tell('shanti', "it's at three|*"),
    ),
    does(
      'My knees say snow. Callum and Moana ought to have a chat about the terrace too, tomorrow at 10, twenty minutes tops, could you fit that in?',
      book('2026-11-13T10:00', 20, 'callum', { about: 'moana' }),
    ),
    [
      does(
        "Is there a nicer start to the week than a tasting? Moana tomorrow, let's do it at 1:30 instead, I've got cheese!",
        reschedule('tas', '2026-11-13T13:30'),
      ),
      does("Oh, and do drop Moana a line about that, would you, or she'll turn up hungry.", message('moana', '*')),
    ],
  ],
  lingua_feb: [
    does(
      "Carnival week, half the office is dressed as a duck. Be that as it may, Rui's round went brilliantly, so Client Trial for him, hooray.",
      move('rui', 'Client Trial'),
    ),
    does(
      "Beatriz has to drop the kids off on Thursday and there's the strike too, so I told her ten thirty would do for the trial briefing. Change it for me, love?",
      reschedule('bea', '2027-02-11T10:30'),
    ),
    does(
      "László claims he's allergic to meetings, so let's be gentle: him and Xenia, Thursday at eleven, only twenty minutes.",
      book('2027-02-11T11:00', 20, 'laszlo', { about: 'xenia' }),
    ),
    does(
      "I've had three coffees and I'm in a deciding mood. Abebe: no. Regretfully no, as the template says so nicely.",
      reject('abebe', { message_template: 'regretfully_no' }),
    ),
    does(
      "Do you remember Zeynep, with the wonderful hat? We've not been in touch for seventeen days. Quick hello to her, quick!",
      followUp('zeynep', 'quick_hello'),
    ),
    nothing(
      'Funny story, Min-jun moved his own interview on Friday. Walked in, pointed at the calendar, done. I like him.',
    ),
    does(
      "You know what, the sun's out, let's not do the kickoff tomorrow. Throw it out, Pilar's already in the park in her head.",
      cancel('kick'),
    ),
    does(
      'If you bump into Amina in that digital corridor of yours, let her know the microphones have been delivered.',
      tell('amina', 'the microphones have been delivered'),
    ),
    asks("The cleaning lady found a scarf, we think it's Olga's. Write her that it's at reception, would you?"),
    does(
      'Kaisa called, what a voice, she should do audiobooks! She prefers to work mornings, so write that down somewhere on her record.',
      note('kaisa', 'She prefers to work mornings|prefers to work mornings|Kaisa prefers to work mornings'),
    ),
    does(
      'Big day! Farid gets his offer. Sixty thousand five hundred euros, starting on the first of April, no joke.',
      offer('farid', { salary: 60_500, currency: 'EUR', start_date: '2027-04-01' }),
    ),
    negated(
      'My neighbour used to say never send a rejection before lunch. So no, not Tove, not now, let the poor woman eat.',
    ),
    does('Pancakes are on me if you can tell me who all is in Revision Round.', find({ stage: 'Revision Round' })),
    does(
      "Gwenaël would like to hear about parking, as everybody does in this town. Tell him there's a garage behind the station.",
      message('gwenael', "there's a garage behind the station"),
    ),
    hypothetical(
      "What do you reckon, should one offer Beatriz a bit more if she learns Catalan? I'm only musing over my sandwich.",
    ),
    does("Oof, Mondays. Show me what's on my plate today before I hide in the kitchen.", brief()),
    asks("I'd so love to get Hanneke and Thierry round a table, they both keep bees! Sort it out for me?"),
    does(
      "Whatever I drank last night, it wasn't worth it. Rūta, Revision Round; and László should hear about it, he was rooting for her.",
      move('ruta', 'Revision Round'),
      tell('laszlo', '*'),
    ),
    quoted('My nephew, six, has written me a card: “Dear auntie, please hire everybody.” I might frame it.'),
    does(
      'Did I really do all that last week? Show me the list of what was done, I want to feel proud.',
      log('last_week'),
    ),
    does(
      "It's silly, but Farid asked so nicely. His debrief on Wednesday, could it be at four instead of half three?",
      reschedule('far', '2027-02-10T16:00'),
    ),
    perhapsBecause(
      does(
        "And the booth training, well, the booth is flooded, there's a plumber in it. No training on Friday then, cancel it and let Amina know, will you?",
        cancel('boo'),
        tell('amina', '*'),
      ),
      'the booth is flooded',
      "there's a plumber in it",
    ),
    does(
      "I dreamt of commas, can you imagine. Gwenaël and László deserve a nice hour on Friday, say two o'clock, and do give Gwenaël the revision guidelines to read before that.",
      book('2027-02-12T14:00', 60, 'laszlo', { about: 'gwenael' }),
      followUp('gwenael', 'revision_guidelines'),
    ),
    does(
      "Never thought I'd say it after that lovely lunch, but it's goodbye to Hanneke. Reject her gently, the regretfully no one.",
      reject('hanneke', { message_template: 'regretfully_no' }),
    ),
    [
      does("Ooh, I've a good feeling about Xenia. CV Screening for her!", move('xenia', 'CV Screening')),
      does('Hm, no. My good feelings were wrong twice this year. Put her back where she was.', undo(1)),
    ],
  ],
});
