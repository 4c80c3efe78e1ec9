// “fresh60 newcomer”: somebody in the first week, unsure of the words and of what the assistant can do.
import {
  book,
  find,
  followUpAll,
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
import { asks, calling, does, hypothetical, inStyle, nothing, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const newcomer = inStyle<keyof typeof sandboxes>('fresh60 newcomer', {
  opticians_apr: [
    does(
      'Hi, I started on Monday and was told I can just type what I need. Could the file of Ruairi Keating be opened for me?',
      show('rua'),
    ),
    does(
      'I think the step after Applied is called Phone Chat? Margaret Ironside should go there, and Hemi Paratene as well, please.',
      move('marg', 'Phone Chat'),
      move('hemi', 'Phone Chat'),
    ),
    does(
      'How do I get twenty minutes in Sanjay’s diary on Thursday next week at 10 in the morning, about Tevita? If you can do it for me, please do.',
      book('2026-04-09T10:00', 20, 'sanjay', { about: 'tev' }),
    ),
    asks(
      'Somebody called Benedict Quill was on my handover list with “move to Store Day” beside the name. Could you do that one?',
    ),
    hypothetical('What would happen if I rejected someone by mistake, would they be gone for good?'),
  ],
  opticians_sep: [
    does(
      'I’m not sure of the right word, but the person who is hiring for Hemi’s job should be told that he prefers a four-day week.',
      tell('leilani', 'he prefers a four-day week|Hemi prefers a four-day week'),
    ),
    does(
      'My predecessor’s list says that everyone at Phone Chat gets the “keeping warm” e-mail if they haven’t heard from us for 4 days. Would you send it?',
      followUpAll({ stage: 'Phone Chat', days_since_contact: 4 }, 'keeping_warm'),
    ),
    [
      does('Okay, trying this out: Alexander Voss goes to Offer.', move('alex2', 'Offer')),
      does('Oh dear, that was quicker than I thought. Can it be taken back?', undo(1)),
      orElse(
        does(
          'Phew. I’ve asked Fergus and it was correct, so Alexander to Offer again, please.',
          move('alex2', 'Offer'),
        ),
        calling(undo(2)),
      ),
    ],
    asks('I’m supposed to bring Fergus and Josephine together for half an hour on Monday at 10. Is that done here?'),
    nothing('Is there a coffee machine on the third floor, do you know?'),
  ],
  cableway_mar: [
    orElse(
      does(
        'First day with this, so bear with me: Oda Lindgård needs to be rejected, the reason is that she has no teaching licence.',
        reject('oda', { reason: 'she has no teaching licence' }),
      ),
      calling(reject('oda', { reason: 'no teaching licence' })),
    ),
    does(
      'I was told to write to Flurina Caduff “Your documents have arrived, thank you.” and to let Corinne know that it is done.',
      message('flu', 'Your documents have arrived, thank you.'),
      tell('corinne', 'it is done'),
    ),
    does(
      'Is there such a thing as a list of who is at the Telefonat step? I’d like one.',
      find({ stage: 'Telefonat' }),
    ),
    does(
      'Corinne asked me for two things, I hope I have this right: Nicole Imhof to Referenzen, and a note on Nicole that she can work weekends.',
      move('nico1', 'Referenzen'),
      note('nico1', 'she can work weekends|Nicole can work weekends'),
    ),
    does(
      'The inspection Reto has on Monday starts an hour later, somebody said. Would you change it, please? So half past eight.',
      reschedule('insp', '2026-03-30T08:30'),
    ),
  ],
  cableway_dec: [
    does('Sorry if this is a silly question, but what did you do for us yesterday?', log('yesterday')),
    does(
      'I need Reto and Gian-Luca in one meeting for 45 minutes on Wednesday at 14:00, about Željko Barić. I don’t know how rooms work here, so leave that out.',
      book('2026-12-23T14:00', 45, 'reto gian', { about: 'zel' }),
    ),
    does(
      'An offer for Beatrice Stucki, please: 71,000 francs, from the first of February. Did I write that the right way?',
      offer('bea', { salary: 71_000, currency: 'CHF', start_date: '2027-02-01' }),
    ),
  ],
});
