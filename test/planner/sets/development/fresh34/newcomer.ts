// Thirty-fourth further batch: somebody in their first weeks, who asks more than they order.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  free,
  log,
  move,
  note,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { score, translate } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const newcomer = inStyle<keyof typeof sandboxes>('fresh34 newcomer', {
  ferry_oct: [
    does(
      "Hi, it's my first week so forgive me if this is the wrong place. Could Oluwaseun Bankole be moved to the crew office call?",
      move('olu', 'Crew Office Call'),
    ),
    does("Where can I see everybody who's waiting in Received?", find({ stage: 'Received' })),
    does(
      'I was asked to book Yusuf with Stavros on Monday at 11 for twenty minutes. Could you do that?',
      book('2026-10-26T11:00', 20, 'stavros', { about: 'yusuf' }),
    ),
    nothing('Sorry, silly question, which template do we use for people who are about to start?'),
    orElse(does('Can I send Salome the joining instructions from here?', followUp('salome', 'joining_instructions')), {
      calls: [],
      asks: 'may',
    }),
    asks('My list says Nikos needs the still on board reminder, could you send that for me please?'),
    orElse(
      does('The winter timetable meeting clashes with a drill, I was told to cancel it. Can you?', cancel('winter')),
      calling(cancel('winter', 'clashes with a drill')),
      calling(cancel('winter', 'The winter timetable meeting clashes with a drill')),
    ),
    orElse(
      does(
        'Petros Livanis has taken another job, I hope I tell you this? Please reject him, no letter for now.',
        reject('petros'),
      ),
      calling(reject('petros', { reason: 'has taken another job' })),
      calling(reject('petros', { reason: 'taken another job' })),
      calling(reject('petros', { reason: 'Petros Livanis has taken another job' })),
    ),
    does(
      'Could you tell Ingrid that her Wi-Fi form is on my desk, and send Branka the still on board message?',
      tell('ingrid', 'her Wi-Fi form is on my desk|your Wi-Fi form is on my desk'),
      followUp('branka', 'still_on_board'),
    ),
    [
      does('Who is Rodel Magbanua?', show('rodel')),
      does(
        "Ah, one of the cooks. Théodora would like his trial sailing to start at ten, if that's something you do.",
        reschedule('rod', '2026-10-26T10:00'),
      ),
      nothing('And does he hear about that by himself?'),
    ],
  ],
  dental_aug: [
    does(
      'Anand just told me that Edgardo passed the license check, so I think he goes to the working interview now? Please move him.',
      move('eddie', 'Working Interview'),
    ),
    does(
      'What would a 68E from the Army be in civilian life? We have one applying as an assistant.',
      translate('68E', 'Army'),
    ),
    does("Would it be possible to have tomorrow's X-ray demo at 2 pm?", reschedule('vend', '2026-08-07T14:00')),
    does(
      "I'm supposed to keep an eye on people we haven't written to for two weeks. Who would that be?",
      find({ days_since_contact: 14 }),
    ),
    nothing('Am I even allowed to make Ximena an offer?'),
    does(
      'Is there a place to write down that Monique needs parking near the entrance? If so please add it for her.',
      note(
        'monique',
        'Monique needs parking near the entrance|needs parking near the entrance|she needs parking near the entrance',
      ),
    ),
    asks('I have to set up a meeting for Siobhan with Dr. Brandvold but nobody told me when.'),
    does(
      "Could you please send the checking back email to Rashida? I wasn't sure who does that.",
      followUp('rashida', 'checking_back'),
    ),
    does(
      "Can you reject Farrah with the position closed letter and then show me what's pending?",
      reject('farrah', { message_template: 'position_closed' }),
      approvals(),
    ),
    [
      asks('I need to book Guadalupe with Terrell.'),
      does('Oh right. Tuesday at ten.', book('2026-08-11T10:00', 30, 'terrell', { about: 'lupita' })),
    ],
  ],
  press_feb: [
    does(
      "Hi there, is Zarine free at all tomorrow? I don't have access to her calendar.",
      free('zarine', '2027-02-12', '2027-02-13'),
    ),
    does(
      'They told me Perpetua should go on to the publisher round, could you do the honours?',
      move('perpetua', 'Publisher Round'),
    ),
    quoted('Someone wrote “reject all illustrators” on the whiteboard, is that a joke?'),
    does('Can you tell me what was done here yesterday? I was in onboarding.', log('yesterday')),
    does(
      "Would you let Thomas know that Sofie's visa papers are here, and put her in CV Read?",
      tell('thomas', "Sofie's visa papers are here"),
      move('sofie', 'CV Read'),
    ),
    negated('I was about to reject Vivek but that was the wrong row, so please leave him as he is.'),
    does('How good are the chances that Tsering stays with us?', score('tsering')),
    asks('Could Meera get the editing test brief, please?'),
    [
      does('Could you move Kavya to CV Read?', move('kavya', 'CV Read')),
      does('Oops, I was looking at the wrong line. Can that be undone?', undo(1)),
      orElse(does('Thank you! It should have been Sofie.', move('sofie', 'CV Read')), asking()),
    ],
  ],
});
