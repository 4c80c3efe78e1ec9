// Fifty-first further batch: somebody who passes on what others asked for, and says why.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { health, score, start } from '../rare-calls.ts';

export const delegating = inStyle('fresh51-delegating', {
  transit_oct: [
    does(
      'Bashir would like DeMarcus behind the wheel now that his license came back, so please move him to Road Test.',
      move('demarcus', 'Road Test'),
    ),
    does(
      "Since Wenling is at City Hall on Wednesday morning, Anahit's panel has to go to the afternoon. 2pm works for everyone, please change it.",
      reschedule('ana', '2026-10-07T14:00'),
    ),
    does(
      'Ingrid wants to be closer to the hiring of planners, so could you set up an hour for her with Wenling on Thursday at 3?',
      book('2026-10-08T15:00', 60, 'ingrid wenling'),
    ),
    does(
      'Odell asked for a quick call with Lamar about the night shifts. Half an hour on Thursday at 9 would suit him.',
      book('2026-10-08T09:00', 30, 'odell', { about: 'lamar' }),
    ),
    orElse(
      does(
        "Lorena has lost her instructor for tomorrow, so please cancel Rubén's road test and write to him that we'll find a new date.",
        cancel('rt'),
        message('ruben', "we'll find a new date"),
      ),
      calling(cancel('rt', 'Lorena has lost her instructor for tomorrow'), message('ruben', "we'll find a new date")),
    ),
    does(
      "The clinic has confirmed Everett's results, which means he can go on. Please put him into Offer and let Bashir know.",
      move('everett', 'Offer'),
      tell('bashir', '*'),
    ),
    does(
      "Please make a note on Pavlo that Thaddeus wants to see his welding certificate. It's the second time he has brought it up.",
      note('pavlo', 'Thaddeus wants to see his welding certificate'),
    ),
    orElse(
      does(
        "Clint hasn't answered for two weeks and the workshop has enough people, so please decline him with the not moving forward email.",
        reject('clint', { message_template: 'not_moving_forward' }),
      ),
      calling(
        reject('clint', {
          message_template: 'not_moving_forward',
          reason: "Clint hasn't answered for two weeks and the workshop has enough people",
        }),
      ),
    ),
    does(
      'Denny is off sick today. His call with Shreya this afternoon needs to go to Wednesday at the same time, please, and can you let her know?',
      reschedule('shr', '2026-10-07T15:30'),
      message('shreya', '*'),
    ),
    does(
      'I promised Yolanda Cisneros an answer by tonight. Could you send her the interview invite so that she knows we are interested?',
      followUp('yolanda2', 'interview_invite'),
    ),
    does(
      'As the doctors are filling up, please send Juanita and Everett the medical info.',
      followUp('juanita', 'medical_info'),
      followUp('everett', 'medical_info'),
    ),
    orElse(
      does('Wenling would like to know which candidates we have for Service Planner.', find({ job: 'plan' })),
      calling(find({ role: 'planning' })),
    ),
    does("For the report to the board I need last month's numbers.", metrics('last_month')),
    does(
      "Thaddeus wonders whether Bogdan would stay with us for long. Can you look at Bogdan's retention score?",
      score('bogdan'),
    ),
    does(
      'Tell Odell that Fatou speaks French and Wolof, he was asking about languages for the airport line.',
      tell(
        'odell',
        'Fatou speaks French and Wolof|Fatou speaks French and Wolof, he was asking about languages for the airport line',
      ),
    ),
    does(
      'Because the training class starts on October 26, Bashir wants the offer to Everett out today: 54,000 dollars, starting on that day.',
      offer('everett', { salary: 54000, start_date: '2026-10-26' }),
    ),
    orElse(
      does(
        "Lorena is so keen on Soo-Jin that she doesn't need the phone call. Please cancel it and book Soo-Jin with Lorena for Thursday at 9, ninety minutes.",
        cancel('soo'),
        book('2026-10-08T09:00', 90, 'lorena', { about: 'soo' }),
      ),
      calling(
        cancel('soo', "Lorena is so keen on Soo-Jin that she doesn't need the phone call"),
        book('2026-10-08T09:00', 90, 'lorena', { about: 'soo' }),
      ),
    ),
    does('Ingrid asked me to find out whether all our systems are connected properly.', health),
    does(
      "Denny won't have time for Khadija this week, so start the application received sequence for her, please.",
      start('khadija', 'application-received'),
    ),
    does("My boss wants a list of everybody we haven't contacted for a week or more.", find({ days_since_contact: 7 })),
    does(
      'Anahit needs a talk with two managers and only has Thursday. Could you find out when Wenling and Thaddeus are both free that day for 45 minutes?',
      free('wenling thad', '2026-10-08', '2026-10-09', 45),
    ),
    does(
      "Bashir can't do 10:30 on Friday because of a depot inspection. Terrence Mabry's road test should start at 1 instead, and please email Terrence about it.",
      reschedule('mab', '2026-10-09T13:00'),
      message('terrence1', '*'),
    ),
    does(
      "Legal wants it on file that Mireille's work permit runs until 2029, so please add that to her notes.",
      note('mireille', "Mireille's work permit runs until 2029|her work permit runs until 2029"),
    ),
    asks("Thaddeus asked for Terrence's interview to be moved to some time on Wednesday afternoon."),
    asks('Odell would like to meet Yolanda on Friday at 10 for half an hour. Can you arrange that?'),
    negated(
      'Bashir wanted Juanita rejected because of the delay, but I talked him out of it, so leave her where she is.',
    ),
    quoted("Odell keeps saying we should cancel every interview until the budget is through. I don't see it that way."),
    does(
      'Shreya has sent her portfolio and Wenling was impressed, so move Shreya to Panel Interview and tell Wenling the portfolio is in the shared folder.',
      move('shreya', 'Panel Interview'),
      tell('wenling', 'the portfolio is in the shared folder'),
    ),
    does(
      "Three things from this morning's meeting: DeMarcus goes to Road Test, Pavlo goes to Phone Interview, and Clint gets the still interested email.",
      move('demarcus', 'Road Test'),
      move('pavlo', 'Phone Interview'),
      followUp('clint', 'still_interested'),
    ),
    does(
      "I'm handing over to Denny before my leave, so please show me what is still waiting for approval.",
      approvals(),
    ),
    does(
      'Could you ask Thaddeus to send Bogdan the floor plan of the workshop? Bogdan got lost last time.',
      tell('thad', 'send Bogdan the floor plan of the workshop|please send Bogdan the floor plan of the workshop'),
    ),
    does(
      'Wenling has to be elsewhere on Friday morning and asked me to get the winter schedule meeting moved to 2 that afternoon.',
      reschedule('sched', '2026-10-09T14:00'),
    ),
  ],
  transit_may: [
    does(
      "The board approved Yolanda Pruitt's position yesterday. Please send her the offer, 61,500 a year, starting June 7.",
      offer('yolanda1', { salary: 61500, start_date: '2027-06-07' }),
    ),
    does(
      "Khadija's shift ends later than she thought, so Denny suggests 4:30 today instead of 3. Please change it.",
      reschedule('kha', '2027-05-13T16:30'),
    ),
    does(
      'Anahit has signed and sent everything back. Move her to Hired, and tell Wenling and Ingrid.',
      move('anahit', 'Hired'),
      tell('wenling', '*'),
      tell('ingrid', '*'),
    ),
    orElse(
      does(
        'The union meeting is no longer needed because it was all settled last night. Please take it off the calendar.',
        cancel('union'),
      ),
      calling(cancel('union', 'it was all settled last night')),
    ),
    does(
      "Odell can't decide between his two dispatchers. He'd like an hour with Ingrid on Monday at 2 to talk it over.",
      book('2027-05-17T14:00', 60, 'odell ingrid'),
    ),
    hypothetical("I wonder what Odell would say if we moved Lamar's panel to next week."),
    does(
      "Everett called and said he'd like to try again next year, so put that in his notes please.",
      note(
        'everett',
        "he'd like to try again next year|Everett would like to try again next year|Everett called and said he'd like to try again next year",
      ),
    ),
    orElse(
      does(
        'Wenling asked that everybody at Panel Interview for Service Planner gets the interview invite.',
        followUpAll({ stage: 'Panel Interview', job: 'plan' }, 'interview_invite'),
      ),
      calling(followUpAll({ stage: 'Panel Interview', role: 'planning' }, 'interview_invite')),
      calling(followUp('shreya', 'interview_invite'), followUp('mireille', 'interview_invite')),
    ),
  ],
});
