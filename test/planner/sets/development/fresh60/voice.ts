// “fresh60 voice note”: spoken on the road and written down by a machine, without stops, numbers in words.
import {
  book,
  brief,
  cancel,
  find,
  followUp,
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

export const voice = inStyle<keyof typeof sandboxes>('fresh60 voice note', {
  opticians_apr: [
    does(
      'hi it’s me i’m in the car so uh can you put hemi paratene through to the phone chat',
      move('hemi', 'Phone Chat'),
    ),
    does(
      'right so fergus rang and he wants to see margaret ironside on friday no sorry not friday on thursday the ninth at two for half an hour can you set that up',
      book('2026-04-09T14:00', 30, 'fergus', { about: 'marg' }),
    ),
    does(
      'tell leilani that claudette’s registration has come through and then move claudette up to the practical',
      tell('leilani', 'claudette’s registration has come through'),
      move('claud', 'Practical'),
    ),
    asks('um could you shift alex on to the practical i never know which of the two it was'),
    does(
      'offer siu ling a hundred and twelve thousand new zealand dollars and a start on the first of june',
      offer('siu', { salary: 112_000, currency: 'NZD', start_date: '2026-06-01' }),
    ),
    quoted(
      'ruairi left me a voicemail he goes please cancel my application and then reject me if you dare anyway just put a note on ruairi that he called',
      note('rua', 'he called|ruairi called|called'),
    ),
  ],
  opticians_sep: [
    does('okay so um who’s sitting at the practical right now', find({ stage: 'Practical' })),
    [
      does(
        'give sanjay and leilani twenty minutes together on tuesday at nine thirty it’s about tevita',
        book('2026-09-29T09:30', 20, 'sanjay leilani', { about: 'tev' }),
      ),
      does('oh wait leilani is only in from ten so start at ten', reschedule(1, '2026-09-29T10:00')),
      orElse(does('no you know what forget it take that out of the diary again', cancel(1)), calling(undo(1))),
    ],
    asks(
      'i promised josephine a call with fergus at half past two in the night on sunday don’t ask she’s in perth so book fifteen minutes then',
    ),
    does(
      'send uh joseph lagarde the keeping warm one and show me ruairi while you’re at it',
      followUp('jos2', 'keeping_warm'),
      show('rua'),
    ),
  ],
  cableway_mar: [
    does(
      'good morning so reto’s inspection on monday the authority has pushed it to uh wednesday same time so move it please',
      reschedule('insp', '2026-04-01T07:30'),
    ),
    does(
      'flurina’s cv is lovely she speaks romansh and everything so telefonat for her and then write her that corinne will ring on thursday',
      move('flu', 'Telefonat'),
      message('flu', 'corinne will ring on thursday'),
    ),
    orElse(
      does('matteo sartori yeah he’s taken a job in lugano so we can close him off rejected please', reject('mat2')),
      calling(reject('mat2', { reason: 'he’s taken a job in lugano' })),
      calling(reject('mat2', { reason: 'taken a job in lugano' })),
    ),
    negated('no don’t write to kim yet i want to talk to gian first'),
    asks('book gian for half an hour this afternoon at three about kim'),
  ],
  cableway_dec: [
    does('lunch is over so what’s on my plate today', brief()),
    does(
      'nicole imhof thirty eight thousand francs from the fifteenth of january make her that offer',
      offer('nico1', { salary: 38_000, currency: 'CHF', start_date: '2027-01-15' }),
    ),
    hypothetical('i was lying awake thinking what if we just moved everybody to the schnuppertag at once'),
  ],
});
