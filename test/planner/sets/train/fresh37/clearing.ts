// Thirty-seventh further batch: how people call meetings off and ask when somebody has time.
import { cancel, free } from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const clearing = inStyle<keyof typeof sandboxes>('fresh37 clearing', {
  lift_sep: [
    does('Scrap the budget review.', cancel('bud')),
    perhapsBecause(
      does(
        "Dragomir's debrief on Thursday is off, he fell off a ladder at home, poor thing. Take it out of the diary.",
        cancel('dra'),
      ),
      'he fell off a ladder at home',
      'fell off a ladder at home',
      'he fell off a ladder at home, poor thing',
    ),
    does('We can do without the toolbox talk tomorrow, please remove it', cancel('toolbox')),
    does('nix the panel w/ tove on fri', cancel('tov')),
    perhapsBecause(does("Makana's panel has to be called off, Rosalba is ill.", cancel('mak')), 'Rosalba is ill'),
    does('I want my call with Gretchen tomorrow gone', cancel('gre')),
    asks('Cancel the panel on Friday please.'),
    negated("Budget review stays, nobody's cancelling anything."),
    nothing('Tove cancelled her holiday for the panel, what a trooper.'),
    hypothetical('If Anatole is stuck in Denver on Friday, we will have to cancel Farid’s panel.'),
    does('When does Anatole have time on Thursday?', free('anatole', '2026-09-17', '2026-09-18')),
    does('Any holes in Rosalba’s day tomorrow? Need 45 minutes.', free('rosalba', '2026-09-16', '2026-09-17', 45)),
    does("What's Harlan's availability on Friday", free('harlan', '2026-09-18', '2026-09-19')),
    does(
      'Please indicate the times at which Ms. Straker could be met on Wednesday.',
      free('philippa', '2026-09-16', '2026-09-17'),
    ),
    does(
      'Look for an hour on Thursday that suits both Harlan and Rosalba.',
      free('harlan rosalba', '2026-09-17', '2026-09-18', 60),
    ),
    nothing('Rosalba is free as a bird since her kids moved out, she says.'),
    does(
      "Call off Tove's panel, and where could Harlan squeeze in 60 minutes on Thursday?",
      cancel('tov'),
      free('harlan', '2026-09-17', '2026-09-18', 60),
    ),
  ],
  lift_feb: [
    does('Amaru found the time himself: none. So delete the intro call with him on Friday.', cancel('ama')),
    does('Is it OK to drop the offsite preparation? I say yes, so drop it.', cancel('off')),
    does(
      'The crew day review with Mr. Ndlangamandla shall not take place. Kindly withdraw the invitation.',
      cancel('tha'),
    ),
    does('harlan fri afternoon?', free('harlan', '2027-02-26', '2027-02-27')),
    does(
      "I've got to squeeze somebody in with Philippa tomorrow. What's open?",
      free('philippa', '2027-02-25', '2027-02-26'),
    ),
    does("Tell me when I'm free on Monday.", free('joell', '2027-03-01', '2027-03-02')),
  ],
  nursery_may: [
    does('The freight call on Wednesday will not happen; please cancel.', cancel('freight')),
    perhapsBecause(
      does('Hendrik wrote that his car broke down in Mombasa, unbook him for Thursday.', cancel('hen')),
      'his car broke down in Mombasa',
      'his car broke down',
      'car broke down in Mombasa',
    ),
    does('Free up Kiprono tomorrow morning by taking the greenhouse round off his calendar.', cancel('round')),
    does("No need for Friday's feedback with Rukmini any more. Cancel it.", cancel('ruk')),
    does('Lemlem’s interview should disappear from Wednesday', cancel('lem')),
    negated('I was asked to cancel Lemlem on Wednesday. I refuse, she has bought the ticket.'),
    quoted('On the door of the greenhouse it says “round cancelled”. That sign is from April.'),
    nothing('Guleid cancelled on Hendrik twice last year, so he is a little bitter.'),
    does('Which moments on Wednesday are not taken for Annelies?', free('annelies', '2026-05-20', '2026-05-21')),
    does(
      'I need to know Mr. Guleid’s free times on Tuesday, 20 minutes would suffice.',
      free('guleid', '2026-05-19', '2026-05-20', 20),
    ),
    does('Where has Barnabas still air on Friday?', free('barnabas', '2026-05-22', '2026-05-23')),
    does(
      'Could Mumbi and Annelies both make an hour on Thursday, and when?',
      free('mumbi annelies', '2026-05-21', '2026-05-22', 60),
    ),
    does('Show me openings for Kiprono, Thursday or Friday.', free('kip', '2026-05-21', '2026-05-23')),
    hypothetical('Once Annelies knows when she is free she will tell us.'),
    asks('When is he free on Wednesday?'),
  ],
});
