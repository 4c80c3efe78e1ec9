// Sixteenth further batch: conditions, exceptions, and what is not to be done.
import { book, cancel, find, followUp, free, move, note, reject, show, tell } from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const limits = inStyle<keyof typeof sandboxes>('fresh16 limits', {
  publisher_jul: [
    negated("Move Luca to Writing Test but don't e-mail him.", move('luca', 'Writing Test')),
    negated("Reject Jarlath but don't send him anything yet.", reject('jarlath')),
    does('Move everyone in Recruiter Chat except Luca to Writing Test.', move('emer1', 'Writing Test')),
    orElse(
      does(
        'Send the writing test brief to all who are in Writing Test, not Jarlath though.',
        followUp('philippe', 'writing_test_brief'),
        followUp('ashok', 'writing_test_brief'),
      ),
      calling(followUp('ashok', 'writing_test_brief'), followUp('philippe', 'writing_test_brief')),
    ),
    hypothetical('If Philippe hands in his test by Friday, move him to Editorial Interview.'),
    asks('Reject Emer Fitzsimons unless Rajan wants to keep her.'),
    orElse(
      does(
        'If Cormac is free tomorrow at 3, book him with Caoimhe for half an hour.',
        book('2026-07-08T15:00', 30, 'cormac', { about: 'caoimhe' }),
      ),
      calling(free('cormac', '2026-07-08', '2026-07-09'), book('2026-07-08T15:00', 30, 'cormac', { about: 'caoimhe' })),
    ),
    orElse(
      nothing('If Ingeborg is free tomorrow at 2, book her with Luca.'),
      asking(free('ingeborg', '2026-07-08', '2026-07-09')),
      calling(free('ingeborg', '2026-07-08', '2026-07-09')),
    ),
    negated(
      'Book Rajan with Solène on Friday at 11, half an hour, no invite to Cormac.',
      book('2026-07-10T11:00', 30, 'rajan', { about: 'solene' }),
    ),
    negated("Don't move Ashok, move Philippe: Editorial Interview.", move('philippe', 'Editorial Interview')),
    negated('Instead of rejecting Birte, move her to Recruiter Chat.', move('birte', 'Recruiter Chat')),
    does('Let Cormac, and only Cormac, know that Ashok asked for 55k.', tell('cormac', 'Ashok asked for 55k')),
    hypothetical('Once Noreen signs, set her to Hired.'),
    hypothetical('I would book Luca for Thursday if Ingeborg were here.'),
    negated('Follow up with Emer Halligan, but not with the other Emer.', followUp('emer1')),
    hypothetical(
      'Should Solène decline, we would have to write to Philippe. For now only show me Solène.',
      show('solene'),
    ),
    negated(
      'Cancel nothing this week, just tell me when Cormac is free on Thursday.',
      free('cormac', '2026-07-09', '2026-07-10'),
    ),
    negated(
      "I haven't decided on Noreen, so no offer. A note for her though: strong second read.",
      note('noreen', 'strong second read'),
    ),
  ],
  railway_aug: [
    negated('Everything stays as it is for Brayden, but move Dorothy to Medical.', move('dot', 'Medical')),
    negated("Don't cancel the toolbox talk, cancel the possession meeting.", cancel('poss')),
    orElse(
      does('Move all of Pre-screen to Medical except for Brayden.', move('vikas', 'Medical'), move('dot', 'Medical')),
      calling(move('dot', 'Medical'), move('vikas', 'Medical')),
    ),
    orElse(
      does(
        'Follow up with everybody in Medical apart from Clifford, template hang in there.',
        followUp('lani', 'hang_in_there'),
        followUp('teresa', 'hang_in_there'),
      ),
      calling(followUp('teresa', 'hang_in_there'), followUp('lani', 'hang_in_there')),
    ),
    asks('Reject everyone in Applied who has not answered.'),
    hypothetical('When Vikas has had his medical, book him with Joyce.'),
    negated('Forget what I said about Marnie; Jaxon to Pre-screen.', move('jaxon', 'Pre-screen')),
    negated('Before you move Leilani to Track Assessment, ask me.'),
    negated('Please move Anahera to Offer, without sending her an offer.', move('anahera', 'Offer')),
    asks('Offer Terrence whatever Nikola thinks is fair.'),
    negated(
      'No offer to Terrence before Nikola has signed, just a note on him: offer waits for Nikola.',
      note('terrence', 'offer waits for Nikola'),
    ),
    negated(
      'I do not want Joyce in the meeting. Book Nikola and Clifford, Friday 2pm, 30 minutes.',
      book('2027-08-13T14:00', 30, 'nikola', { about: 'cliff' }),
    ),
    hypothetical('Would it make sense to skip the medical for Clifford?'),
    orElse(
      does(
        'Unless he is busy, book Edward with Dorothy today at 11 for 20 minutes.',
        book('2027-08-12T11:00', 20, 'edward', { about: 'dot' }),
      ),
      calling(free('edward', '2027-08-12', '2027-08-13'), book('2027-08-12T11:00', 20, 'edward', { about: 'dot' })),
    ),
    negated('Teresa can wait, Leilani cannot: send Leilani the medical booking.', followUp('lani', 'medical_booking')),
    [
      orElse(
        hypothetical('Say we rejected Brayden, who would be left for Track Worker?'),
        calling(find({ job: 'trk' })),
      ),
      does("right, don't reject him, send him hang in there", followUp('brayden', 'hang_in_there')),
    ],
  ],
});
