// Style “fresh55 newcomer”: the first weeks with the tool and the job; everyday words for what it calls otherwise, doubts, and the situation explained.
import {
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
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const newcomerOfBikes = inStyle<keyof typeof sandboxes>('fresh55 newcomer', {
  bikes_mar: [
    does(
      'Hello, I only started on Monday, so forgive me if this is the wrong place. Emma Skov is meant to get the phone talk now, Bo said so this morning. Could you put her there?',
      move('emma1', 'Phone Chat'),
    ),
    does(
      'Is this where I write things down about a person? If it is: Jonas can only start after Easter, that should be somewhere on him.',
      note('jonas', 'Jonas can only start after Easter|can only start after Easter|he can only start after Easter'),
    ),
    asks('I’m supposed to take Emma one step further, but I’m not sure how it works here. Can you do it for me?'),
    [
      asks('Somebody called Emma rang and I promised to look into her application. Could you open her page for me?'),
      does('The one who wants to work in the shop, I believe.', show('emma2')),
    ],
    does(
      'So Tobias has his trial thing with Bo on Tuesday, but Bo tells me ten o’clock is no good and one o’clock is fine, same day. Can you change that for me?',
      reschedule('pd', '2026-03-31T13:00'),
    ),
    orElse(
      does(
        'I was told we say no in a nice way here. Lars-Erik isn’t going to make it because he has never welded aluminium. Can you turn him down, with the sorry this time letter?',
        reject('lars', { reason: 'he has never welded aluminium', message_template: 'sorry_this_time' }),
      ),
      calling(reject('lars', { reason: 'has never welded aluminium', message_template: 'sorry_this_time' })),
    ),
    does(
      'I don’t know what it’s called here, that list with everything I should look at today? I’d like to see it.',
      brief(),
    ),
    does(
      'My predecessor left a yellow sticker on the screen that says Yusuf, reference calls. I asked Freja and she says yes, he goes there now, so could that be done?',
      move('yusuf', 'Reference Calls'),
    ),
    hypothetical('Just so that I understand it: if I turned Oskar down now, would he find out straight away?'),
    does(
      'Sorry, a beginner’s question again. I have to sit down with Bo for half an hour tomorrow at half past nine and talk about Jonas. Could you put that into his calendar?',
      book('2026-03-27T09:30', 30, 'bo', { about: 'jonas' }),
    ),
    asks('Could I also have Bo tomorrow at a quarter past eight, for half an hour, about Emma Skov?'),
    orElse(
      does(
        'Which people in the workshop jobs haven’t we written to for over a week? Bo asked and I’ve no idea where one sees that.',
        find({ role: 'workshop', days_since_contact: 7 }),
      ),
      calling(find({ role: 'workshop', days_since_contact: 8 })),
    ),
    does(
      'Two things from my talk with Freja just now, I hope I understood everything: Oskar should get a phone chat, and Yusuf has to be told that his trial was great, by mail I suppose.',
      move('oskar', 'Phone Chat'),
      message('yusuf', 'his trial was great|your trial was great|that his trial was great'),
    ),
    negated(
      'I nearly did something silly, so to be safe: please don’t turn anybody down today, I was only looking round.',
    ),
    does(
      'We’d like to make Tobias an offer and I’ve never done one. It would be 402,000 kroner a year, and he’d begin on the 4th of May. Can you send that?',
      offer('tobias', { salary: 402_000, currency: 'DKK', start_date: '2026-05-04' }),
    ),
    nothing('Thank you for being so patient with me, this first week is a lot!'),
    [
      does('Can you let me see Mette Fogh first?', show('mette')),
      does(
        'Ah, so she’s still stuck at the phone bit. She had her chat ages ago, so she should go on to the references.',
        move('mette', 'Reference Calls'),
      ),
      does('Oh dear, Nanna just told me not yet. Can you take that back?', undo(2)),
    ],
    does(
      'Nanna is the boss of the payroll job, isn’t she? She’d like to know that Susanne’s old employer has answered. Could you pass that on to her, and Susanne can go to the offer step then.',
      tell('nanna', 'Susanne’s old employer has answered'),
      move('sanne', 'Offer'),
    ),
  ],
  bikes_dec: [
    orElse(
      does(
        'I’m standing in for a colleague until Christmas and don’t know your program yet. She asked me to call off the reference talk with Susanne on Monday because Nanna is ill. Can you do that?',
        cancel('ref', 'Nanna is ill'),
      ),
      calling(cancel('ref')),
    ),
    does(
      'Emma from the mechanics had a nice phone call with me, my first one ever! She may come for a Prøvedag, so that’s where she belongs now, please, and she should get the trial day info from us.',
      move('emma1', 'Prøvedag'),
      followUp('emma1', 'trial_day_info'),
    ),
    does(
      'How much did we get done last month? There must be numbers for it somewhere, my boss likes numbers.',
      metrics('last_month'),
    ),
    asks(
      'Somebody told me to set up an hour with Freja tomorrow at ten about Oskar. Is it enough if I just say so here?',
    ),
    does(
      'Freja would like an hour about Oskar on Monday at ten in the morning, and she says she has nothing else on then. I hope this is how one asks for it.',
      book('2026-12-21T10:00', 60, 'freja', { about: 'oskar' }),
    ),
    does(
      'What’s your word for writing again to people who have gone quiet? Anyway, everyone who’s still right at the start, Applied I think it says, should get the still with us one.',
      followUpAll({ stage: 'Applied' }, 'still_with_us'),
    ),
    hypothetical(
      'Would it look bad if we sent Jonas an offer before the holidays? I’m only asking, it isn’t mine to decide.',
    ),
    does(
      'I made myself a list so that I don’t forget anything. First, Jonas got through his Prøvedag and goes on to the reference calls. Second, tell Bo that Jonas got through. Third, write down on Jonas’s page that he has his own tools.',
      move('jonas', 'Reference Calls'),
      tell('bo', 'Jonas got through'),
      note('jonas', 'he has his own tools|has his own tools|Jonas has his own tools'),
    ),
    does(
      'Sorry, where can I see when somebody has time? I’d need it for Bo, on Tuesday.',
      free('bo', '2026-12-22', '2026-12-23'),
    ),
    [
      does(
        'I have to say no to Mette Fogh and it makes me a bit nervous, it’s my first. Would you do it?',
        reject('mette'),
      ),
      does(
        'It says here that it’s waiting for somebody’s yes. I asked, I’m allowed to. So yes, please go on.',
        approve(1),
      ),
    ],
    does('There’s a Tobias whose details I’d like to read before I ring him up. Where are they?', show('tobias')),
    quoted(
      'Oskar wrote me a long mail and at the end it says “please cancel everything and send me the contract”. I can’t tell whether it’s a joke. Please just keep that sentence as a note on his page.',
      note('oskar', 'please cancel everything and send me the contract'),
    ),
    asks('They want Lars-Erik in the Welding Test now. Could you put him there? I couldn’t find it myself.'),
    does(
      'Am I allowed to see what was done in here yesterday? I was away at a training and missed it all.',
      log('yesterday'),
    ),
    does(
      'What I need is twenty minutes tomorrow at two with Yusuf’s hiring manager, about Yusuf. I think booking is the word for it.',
      book('2026-12-18T14:00', 20, 'freja', { about: 'yusuf' }),
    ),
    nothing('You don’t happen to know where they keep the coffee capsules? Sorry, how could you.'),
  ],
});
