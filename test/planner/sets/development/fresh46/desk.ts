// Forty-sixth further batch: the recruiter at her desk, plain and quick.
import {
  approvals,
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
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { decodes, health, score, start } from '../../train/rare-calls.ts';

export const desk = inStyle('fresh46-desk', {
  islehotels_apr: [
    does(
      "Shift Pilar's interview to Friday 9:30 and tell Fintan that she has an exam on Wednesday.",
      reschedule('pil', '2027-04-16T09:30'),
      tell('fintan', 'she has an exam on Wednesday|Pilar has an exam on Wednesday'),
    ),
    does(
      'Advance Halima to Interview and get her in front of Casimir on Thursday at 11:30.',
      move('halima', 'Interview'),
      book('2027-04-15T11:30', 30, 'casimir', { about: 'halima' }),
    ),
    does(
      'Put Ciara Bannon in with Fintan and Casimir for a second conversation, Monday 10am, an hour.',
      book('2027-04-19T10:00', 60, 'fintan casimir', { about: 'ciara1' }),
    ),
    does(
      "Who's been sitting in Phone Screen without hearing from us for ten days or more?",
      find({ stage: 'Phone Screen', days_since_contact: 10 }),
    ),
    does(
      "Where are we with Mei-Ling, and what's the rest of the Checks stage?",
      show('mei'),
      find({ stage: 'Checks' }),
    ),
    does(
      'Look for half an hour that works for Benedetta and Shauna on Thursday, and show me Sean Abernathy.',
      free('benedetta shauna', '2027-04-15', '2027-04-16', 30),
      show('sean2'),
    ),
    does(
      'Chase Matteo and Jakub with the still interested mail.',
      followUp('matteo', 'still_interested'),
      followUp('jakub', 'still_interested'),
    ),
    does(
      'Drop Donal a line that the kitchen in Cork opens on the 3rd of May, and bring him on to Phone Screen.',
      message('donal', 'the kitchen in Cork opens on the 3rd of May'),
      move('donal', 'Phone Screen'),
    ),
    does(
      'Seán Kilbride goes on to Trial Shift; log on his profile that he needs a HACCP certificate.',
      move('sean1', 'Trial Shift'),
      note('sean1', 'he needs a HACCP certificate|needs a HACCP certificate'),
    ),
    asks('Set Ciara up with Benedetta on Friday at noon.'),
    asks(
      'Get Yusra in with Casimir on Thursday, and remind Aoife with the interview invite.',
      followUp('aoife', 'interview_invite'),
    ),
    asks('Book Rasmus with Casimir on Thursday at 10:15.'),
    asks('Move Vasile to the Tasting stage.'),
    does(
      'Block an hour for Benedetta and me tomorrow at 9 to go over the commis applicants.',
      book('2027-04-14T09:00', 60, 'benedetta orla'),
    ),
    does('Any cooks left in New?', find({ role: 'kitchen', stage: 'New' })),
    quoted('The mail from Shauna says "send Freya the contract at 70k", but she meant somebody else.'),
    nothing("Casimir already told Rasmus no over the phone, so that's settled."),
    negated('Nothing should go out to the housekeeping people until Fintan is back from leave.'),
    does('Reject Vasile without a letter and let Fintan know.', reject('vasile'), tell('fintan', '*')),
    does('What are the odds that Jolanta stays with us?', score('jolanta')),
    decodes("We've an ex-Navy woman applying for the kitchen: what does the rating CS translate to?", ['CS'], {
      branch: 'Navy',
    }),
    does('Put Tadhg on the offer extended sequence.', start('tadhg', 'offer-extended')),
    does('How did last month go in numbers, and does anything wait for approval?', metrics('last_month'), approvals()),
    orElse(
      does(
        "Take Bronagh's interview off Friday, give her Thursday at 11 with Shauna instead and make it 45 minutes.",
        reschedule('bro', '2027-04-15T11:00', 45),
      ),
      calling(cancel('bro'), book('2027-04-15T11:00', 45, 'shauna', { about: 'bronagh' })),
    ),
  ],
  islehotels_oct: [
    does(
      'Bring Pilar up to Checks, send her the checks request and note that her reference at the Shelbourne is fine.',
      move('pilar', 'Checks'),
      followUp('pilar', 'checks_request'),
      note('pilar', 'her reference at the Shelbourne is fine'),
    ),
    does(
      "Aoife's phone screen tomorrow: 3 instead of 2, and Dónal's on Friday: 4 instead of half three.",
      reschedule('aop', '2027-10-07T15:00'),
      reschedule('don', '2027-10-08T16:00'),
    ),
    does(
      "Extend Ikenna's interview next Tuesday to an hour and invite him to it with the interview invite.",
      reschedule('ikn', '2027-10-12T13:00', 60),
      followUp('ikenna', 'interview_invite'),
    ),
    does(
      'Offer Yusra the front desk job for 31,500 euro, first day Monday the 1st of November, and give Casimir word of it.',
      offer('yusra', { salary: 31500, currency: 'EUR', start_date: '2027-11-01' }),
      tell('casimir', '*'),
    ),
    does('Is everything all right with our connections?', health),
    does(
      "Mail everybody in housekeeping who hasn't heard from us for a week, the still interested text.",
      followUpAll({ role: 'housekeeping', days_since_contact: 7 }, 'still_interested'),
    ),
    hypothetical('If Tadhg turns us down, Ciara Lindqvist-Daly would be our next offer.'),
    does('What did you get done for us yesterday?', log('yesterday')),
    asks('Ask Grainne to come in on Friday at four, and cancel the call with Vasile.', cancel('vas')),
    does("What's on for me today?", brief()),
  ],
});
