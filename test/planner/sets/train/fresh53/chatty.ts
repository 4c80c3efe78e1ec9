// Fifty-third further batch: talks of somebody friendly, who thinks while typing.
import {
  approvals,
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  free,
  message,
  move,
  note,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import { score } from '../rare-calls.ts';

const notThisTime = { message_template: 'not_this_time' };

export const chatty = inStyle('fresh53-chatty', {
  engineers_sep: [
    [
      does('Morning! Can you pop Gráinne up to Phone Chat for me?', move('grainne', 'Phone Chat')),
      does(
        'Lovely. Could you book her in with me for half an hour on Wednesday at 10?',
        book('2026-09-16T10:00', 30, 'maeve', { about: 'grainne' }),
      ),
      nothing("Thanks a million, you're a star"),
    ],
    [
      does(
        'Would you tell Declan that Kofi is bringing his own total station on Friday?',
        tell('declan', 'Kofi is bringing his own total station on Friday'),
      ),
      does(
        "Oh and stick that in Kofi's notes too",
        note(
          'kofi',
          'Kofi is bringing his own total station on Friday|bringing his own total station on Friday|is bringing his own total station on Friday',
        ),
      ),
    ],
    [
      does("Hiya, who's still sitting in Paper Sift?", find({ stage: 'Paper Sift' })),
      does("Right, Nneka's not for us, turn her down with the not this time letter", reject('nneka', notThisTime)),
      does('and move the other two on to Phone Chat please', move('ana1', 'Phone Chat'), move('grainne', 'Phone Chat')),
    ],
    [
      asks("I need to get Priyanka's interview moved, Thandi can't do Wednesday after all"),
      does('Thursday at the same time would work', reschedule('pri', '2026-09-17T11:00')),
      does('Brilliant, will you let Priyanka know by email?', message('priyanka', '*')),
    ],
    [
      does(
        'Can you book Hamish in with Declan for an hour on Thursday at 2, he wants to see the drone work',
        book('2026-09-17T14:00', 60, 'declan', { about: 'hamish' }),
      ),
      does('Ah no, sorry, Friday, same time', reschedule(1, '2026-09-18T14:00')),
      does('Perfect. And send him the interview invite', followUp('hamish', 'interview_invite')),
    ],
    [
      does(
        "Put a note on Luca that the second referee hasn't rung back yet",
        note('luca', "the second referee hasn't rung back yet"),
      ),
      does("Actually scrap that, she's just rung!", undo(1)),
    ],
    [
      asks("Let's send Sam the site visit details"),
      does('Sorry, the surveyor one', followUp('sam2', 'site_visit_details')),
      does("And move him to Technical Interview while you're at it", move('sam2', 'Technical Interview')),
    ],
    [
      does("How's Petra getting on?", show('petra')),
      does('Great, put her through to References so, and tell Colm', move('petra', 'References'), tell('colm', '*')),
    ],
    [
      does('Is there anything waiting on me to approve?', approvals()),
      does('Grand. Has Colm any free half hours on Wednesday?', free('colm', '2026-09-16', '2026-09-17', 30)),
      does('Perfect, put Luca in with him at 11 then', book('2026-09-16T11:00', 30, 'colm', { about: 'luca' })),
    ],
    [
      does('Tadhg has been waiting ages, will you send him the checking in email?', followUp('tadhg', 'checking_in')),
      does("Dmitri as well actually, he's waiting even longer", followUp('dmitri', 'checking_in')),
      orElse(
        does('Who else have we not been in touch with for over a week?', find({ days_since_contact: 7 })),
        calling(find({ days_since_contact: 8 })),
      ),
    ],
    [
      does('Move Kofi on to References would you', move('kofi', 'References')),
      does("and let Declan know that Hamish's portfolio is in", tell('declan', "Hamish's portfolio is in")),
      does('Back to Kofi for a sec, could you send him the checking in email as well', followUp('kofi', 'checking_in')),
    ],
    [
      does('What are the odds of Priyanka staying with us, do you think?', score('priyanka')),
      does('And Sam Whelan?', score('sam1')),
      does("OK let's get Priyanka along to the Office Day stage then", move('priyanka', 'Office Day')),
    ],
    [
      does(
        'Could you move Bronagh and Tadhg to Paper Sift?',
        move('bronagh', 'Paper Sift'),
        move('tadhg', 'Paper Sift'),
      ),
      does('oh and Hamish, I nearly forgot him', move('hamish', 'Paper Sift')),
      negated("Don't email any of them yet though"),
    ],
  ],
  engineers_feb: [
    [
      does("Marta's said yes!! Move her to Hired please", move('marta', 'Hired')),
      does('Ingrid will be delighted, let her know', tell('ingrid', '*')),
      does(
        "And put a note on Marta's file that she starts in the Cork office on the 1st of March",
        note('marta', 'she starts in the Cork office on the 1st of March'),
      ),
    ],
    [
      perhapsBecause(
        does('Could you cancel the chat with Nneka on Friday, the poor thing is sick', cancel('nne')),
        'the poor thing is sick',
        'sick',
        'is sick',
        'Nneka is sick',
      ),
      does(
        "I'll ring her next week instead, can you book half an hour with me on Tuesday at 2?",
        book('2027-02-16T14:00', 30, 'maeve', { about: 'nneka' }),
      ),
    ],
    [
      does('Reject Tadhg for me would you, and send him the not this time letter', reject('tadhg', notThisTime)),
      orElse(does('Hmm, actually no, cancel that, I want to talk to Thandi first', undo(1)), calling(decline(1))),
      does("Just tell her I'd like a word about Tadhg", tell('thandi', '*')),
    ],
    [
      orElse(does("Lin's interview tomorrow, is that still at three?", show('lin')), calling()),
      does('Can we make it four instead?', reschedule('lin', '2027-02-11T16:00')),
      does('and give it a full hour', reschedule('lin', '2027-02-11T16:00', 60)),
    ],
    [
      does(
        'Put Bronagh through to Technical Interview, and the same for Gráinne',
        move('bronagh', 'Technical Interview'),
        move('grainne', 'Technical Interview'),
      ),
      orElse(does('Oh no wait, not Gráinne, put her back', undo(2)), calling(move('grainne', 'Phone Chat'))),
    ],
    [
      does('Who have we got in Offer at the minute?', find({ stage: 'Offer' })),
      does(
        'OK, send Kofi and Priyanka the checking in email',
        followUp('kofi', 'checking_in'),
        followUp('priyanka', 'checking_in'),
      ),
      does('And Sam too, why not', followUp('sam1', 'checking_in')),
    ],
    [
      does('Tell Yuki the new monitors have arrived', tell('yuki', 'the new monitors have arrived')),
      does('ha, and tell Declan the same', tell('declan', 'the new monitors have arrived')),
    ],
    [
      asks('Can you book Kofi with Declan tomorrow at 11 for an hour?'),
      does("Ah, 1 o'clock then", book('2027-02-11T13:00', 60, 'declan', { about: 'kofi' })),
      nothing("that's great, thanks so much"),
    ],
    [
      does('Could you turn down Hamish? No letter, Declan will ring him', reject('hamish')),
      does("Yes, I'm sure, approve it", approve(1)),
    ],
  ],
});
