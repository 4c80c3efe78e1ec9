// What is said in the same ways and must not be acted on: it is told, asked, hoped for, forbidden, or another's affair.
import { hypothetical, inStyle, negated, quoted } from '../../planner/says.ts';
import type { sandboxes } from '../../planner/sets/train/fresh16/sandboxes.ts';

export const noOrders = inStyle<keyof typeof sandboxes>('in talk, no orders', {
  publisher_jul: [
    negated("Cormac would love to meet Jarlath on Thursday at half past two. Please don't put that in yet."),
    hypothetical('Cormac would love to meet Jarlath on Thursday at half past two. Should we put that in?'),
    hypothetical('Cormac would love to meet Jarlath on Thursday at half past two, if he has the time.'),
    negated("Rejecting Jarlath is long overdue, but don't go ahead."),
    hypothetical('Rejecting Jarlath is a mistake, go ahead and stop it.'),
    quoted('The cover meeting has to be one hour later, says Ingeborg. I told her no.'),
    hypothetical('We may not need the book fair call any more. Can you check that?'),
    negated('Birte has not earned the recruiter chat. Do leave it.'),
    negated('Luca was never through to the Writing Test. Please reflect that in the system.'),
    hypothetical('I promised Philippe the writing test brief if he asks. Can you remember that?'),
    hypothetical('Caoimhe can be rejected if Cormac agrees, please take care of it.'),
    quoted('Luca says he can be put through to the writing test he thinks he did well'),
    hypothetical('can you put luca through to the writing test if he asks me'),
    hypothetical('Whenever Rajan gets a second, could Luca be advanced to the writing test?'),
    quoted('Nobody told Cormac that the printer is late, and that is fine. Leave it so.'),
    hypothetical('How do I move Birte to the recruiter chat? Can you explain it?'),
    quoted('Cormac moved Birte to the recruiter chat. Could you check that?'),
    quoted('Cormac rejected Jarlath this morning. Please see to it that he is informed.'),
    hypothetical('Could Caoimhe be the next one in the recruiter chat? I wonder.'),
    hypothetical('Emer ought to be in Recruiter Chat by now. Sort it out please.'),
  ],
  railway_aug: [
    negated('Two things: nothing for Marnie today, and no mail to Teresa.'),
    quoted('brayden failed his drug test so they said reject him but joyce disagrees'),
    hypothetical('Joyce and Vikas need forty-five minutes on Monday at nine. Is that possible?'),
    hypothetical('The toolbox talk may be off. Would you find out about it?'),
    negated('Jaxon deserves the pre-screen. Not yet though.'),
    hypothetical('Dorothy would be glad of Medical one day.'),
    hypothetical("Vikas should be in Medical, shouldn't he?"),
    quoted('Nikola promised Lani the medical booking. He will send it himself.'),
    hypothetical('Terrence has a funeral at nine. Could his assessment move?'),
  ],
});
