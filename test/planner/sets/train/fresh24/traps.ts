// Twenty-fourth further batch, its traps: the same ways of speaking where nothing may be done, or where only a question is right.
import { note, tell } from '../../../calls.ts';
import { asking, asks, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from '../fresh16/sandboxes.ts';

export const traps = inStyle<keyof typeof sandboxes>('fresh24 traps', {
  publisher_jul: [
    negated("Don't move the cover designer in Recruiter Chat yet"),
    negated('no short update for the commissioning editor in Writing Test please'),
    negated('Nobody but Luca in Recruiter Chat should go to Writing Test'),
    hypothetical('Should I move the rights manager in New to Recruiter Chat?'),
    hypothetical('What if we moved everyone in Writing Test except Jarlath to the Editorial Interview?'),
    hypothetical('If Cormac were free tomorrow at 3, I would book him with Caoimhe.'),
    hypothetical('I wonder whether to book Cormac with Caoimhe on Thursday at 2 and Ingeborg with Birte at 3'),
    hypothetical('If Rajan says yes, book him with Philippe tomorrow at 4'),
    hypothetical('book Cormac with Caoimhe tomorrow at 3 if she confirms'),
    quoted('Cormac wrote: "move the cover designer in Recruiter Chat to Offer"'),
    quoted('My notes say "offer Noreen 48,000 and Solène 44,500"'),
    does('Tell Cormac the copy editor in New is on holiday', tell('cormac', 'the copy editor in New is on holiday')),
    does(
      'Note on Ashok: book Cormac with Luca Thursday at 2 and Rajan with Birte Thursday at 3',
      note('ashok', 'book Cormac with Luca Thursday at 2 and Rajan with Birte Thursday at 3'),
    ),
    nothing('Everyone in Writing Test has been hit with the short update already'),
    hypothetical('The board met, they might love Noreen, so maybe offer her 48,000 a year'),
    negated("They loved Noreen, so don't offer her 48,000 yet"),
    asks('Move the copy editor to Offer'),
    asks('Reject everyone in New except Birte'),
    asks('Reject both copy editors in Writing Test'),
    asks('Move everyone in Recruiter Chat except Philippe to Offer'),
    asks('book Ingeborg with Luca if she is free'),
    asks('Offer Noreen and Solène 48,000 or 50,000'),
    asks('If Cormac is free tomorrow at 3 book him with Caoimhe, otherwise Rajan'),
  ],
  railway_aug: [
    asks('Move the track worker to Offer'),
    asks('Move both signal technicians in Applied to Medical'),
    asks("If Joyce isn't free on Monday at 9, book Nikola with Vikas"),
    orElse(nothing('The track supervisor in Track Assessment has been moved to Offer.'), asking()),
    hypothetical('Would the possession planner in Pre-screen be better in Medical?'),
    negated('Leave everybody in Medical except Clifford where they are'),
  ],
});
