// Style “fresh55 newcomer” again, at the vineyard.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  free,
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
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const newcomerOfVines = inStyle<keyof typeof sandboxes>('fresh55 newcomer', {
  vineyard_apr: [
    does(
      'Kia ora, first week here. Colin showed me a fellow in the cellar, Joshua Fell, who did well on the yard walk. Now it’s his references, he says. Can you see to it?',
      move('josh1', 'Reference Check'),
    ),
    [
      asks(
        'I’ve got a phone note that just says “Josh, no thanks”. So I’m to turn him down, but I’ve no idea what to press.',
      ),
      does('Oh, there are two of them? It’s the one for the tasting room, sorry.', reject('josh2')),
    ],
    does(
      'Would you mind telling Heather that Sunita liked the place? I don’t have her number yet. And Sunita may go on to the references.',
      tell('heath', 'Sunita liked the place'),
      move('sunny', 'Reference Check'),
    ),
    does(
      'We have to get Wiremu’s walk through the vines away from Wednesday morning, the tractor’s in the way then. Pita would rather have Thursday at eleven. Could you sort that?',
      reschedule('walk', '2026-04-09T11:00'),
    ),
    does(
      'I’ve got to ask Pita a few things about Tama, three quarters of an hour, on the Tuesday after Easter at two in the afternoon. Would you write that in for us?',
      book('2026-04-07T14:00', 45, 'pita', { about: 'tama' }),
    ),
    asks(
      'Delphine thinks I should talk to Colin about Ingrid on Tuesday at eight in the morning, half an hour. Can I just put that here?',
    ),
    asks('There’s a half hour with Heather about Sunita I was to put in for the 31st of March at nine. Could you?'),
    does(
      'Rebecca, they all say Bex, has to hear from us that the uniform is free. Is that a mail from here? Then please send it.',
      message('bex', 'the uniform is free'),
    ),
    does(
      'Who’s doing the yard walk at the moment? The applicants who’ve got that far, I mean.',
      find({ stage: 'Yard Walk' }),
    ),
    does(
      'Li Na is getting the office job, hooray. 58 thousand New Zealand dollars, starting on the 20th of April, if you could offer her that. They told me someone else has to say yes to it, which is fine.',
      offer('li', { salary: 58_000, currency: 'NZD', start_date: '2026-04-20' }),
    ),
    negated('I had a look at Nathaniel but I’m not moving him anywhere yet, I still have to ask Heather.'),
    does(
      'Could you do two things for me, since I can’t find the buttons: Ingrid should come to the yard, and Tama can have his first chat.',
      move('ingrid', 'Yard Walk'),
      move('tama', 'First Chat'),
    ),
    does('Is there anything lying around that somebody still has to say yes to?', approvals()),
    does(
      'Wiremu told me on the phone that he’s got a heavy vehicle licence. Does that go on his page? I’d like to have it there.',
      note(
        'wiremu',
        'he’s got a heavy vehicle licence|Wiremu’s got a heavy vehicle licence|has a heavy vehicle licence|has got a heavy vehicle licence|Wiremu has got a heavy vehicle licence|he has got a heavy vehicle licence',
      ),
    ),
    hypothetical('What would happen to Bex if I moved her back to New? I won’t, I’d just like to know how it works.'),
  ],
  vineyard_sep: [
    [
      does(
        'I’m to arrange something with Colin about Ingrid, an hour, on Friday at three in the afternoon. It’s my first calendar thing.',
        book('2026-09-25T15:00', 60, 'col', { about: 'ingrid' }),
      ),
      does('Oh no, I mixed up the days, he meant Monday. Same time of day.', reschedule(1, '2026-09-28T15:00')),
      does(
        'Thanks! And does Ingrid hear about it? I’d like her to get a mail that says: see you on Monday.',
        message('ingrid', 'see you on Monday'),
      ),
    ],
    orElse(
      does(
        'Josh has told us at last that he’s off to Australia. I’m sorry to say he has to come off the list, I mean reject him, if that’s the word.',
        reject('josh1'),
      ),
      calling(reject('josh1', { reason: 'he’s off to Australia' })),
    ),
    does(
      'When could Pita and Heather both make it on Tuesday? There must be an easier way than ringing round.',
      free('pita heath', '2026-09-29', '2026-09-30'),
    ),
    orElse(
      does(
        'Sunita’s walk on Monday has to go, she’s got the flu. I don’t know how one takes it out, so please take it out for me and write to her: get well soon.',
        cancel('walk', 'she’s got the flu'),
        message('sunny', 'get well soon'),
      ),
      calling(cancel('walk'), message('sunny', 'get well soon')),
    ),
    asks(
      'Pita says half past two in the night to Sunday, because of the frost, thirty minutes about Wiremu. Could you put it in? I thought it odd too.',
    ),
    does(
      'Nathaniel hasn’t had a word from us in ages and I feel bad about it. There’s a ready-made letter called keen still, isn’t there? That one for him please.',
      followUp('nate', 'keen_still'),
    ),
    asks('I’m supposed to put Fiona through to the reference check, she was in yesterday, so Heather tells me.'),
    does(
      'Is anyone about to slip away from us? I heard you keep a sort of list of people at risk.',
      find({ at_risk: true }),
    ),
    does(
      'Deep breath, my whole afternoon in one go: Tama gets his first chat, Bex gets her yard walk, and please let Heather know that Bex is coming.',
      move('tama', 'First Chat'),
      move('bex', 'Yard Walk'),
      tell('heath', 'Bex is coming'),
    ),
    quoted(
      'At the bottom of her letter Li Na put “feel free to reject me if the pay is fixed”, which is honest I suppose. Nothing to do about that, I’d only like to have a look at her.',
      show('li'),
    ),
    [
      does('Tama is meant to be in the yard walk group, could you put him in?', move('tama', 'Yard Walk')),
      does('Ah, sorry, I read the wrong line. It’s Bex who should be there.', undo(1), move('bex', 'Yard Walk')),
    ],
  ],
});
