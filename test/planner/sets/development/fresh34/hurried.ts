// Thirty-fourth further batch: somebody between two appointments, who leaves out what goes without saying.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  decline,
  find,
  followUp,
  free,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { start } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const hurried = inStyle<keyof typeof sandboxes>('fresh34 hurried', {
  ferry_apr: [
    does('Oluwaseun to crew office call, quick.', move('olu', 'Crew Office Call')),
    does('Captain talk Wiktor: Monday 11 instead.', reschedule('wik', '2027-04-19T11:00')),
    does('Kill the shipyard call.', cancel('yard')),
    orElse(does("Who's up for second mate?", find({ job: 'mate' })), calling(find({ role: 'deck' }))),
    does(
      'Joining instructions to Rodel and Papadimas. Now please.',
      followUp('rodel', 'joining_instructions'),
      followUp('nikos1', 'joining_instructions'),
    ),
    asks('Branka, 20 min with Théodora, tomorrow 11:15.'),
    does('Reject Inês, not this season template.', reject('ines', { message_template: 'not_this_season' })),
    does('Anything waiting for my ok?', approvals()),
    orElse(
      does("Kirsten's been quiet two weeks, nudge her.", followUp('kirsten')),
      calling(followUp('kirsten', 'still_on_board')),
    ),
    nothing('Boarding. Later.'),
    does('Petros to trial sailing, tell Orhan.', move('petros', 'Trial Sailing'), tell('orhan', '*')),
    [
      does('Stavros free Friday afternoon?', free('stavros', '2027-04-16', '2027-04-17')),
      does('Hamid at 2 then.', book('2027-04-16T14:00', 30, 'stavros', { about: 'hamid' })),
      does('Make it 40 minutes.', reschedule(2, '2027-04-16T14:00', 40)),
    ],
  ],
  dental_jan: [
    does('Trevor: working interview stage.', move('trevor', 'Working Interview')),
    does('Book Colleen with Bao, Thursday 1:15, 25 min.', book('2027-01-14T13:15', 25, 'colleen', { about: 'bao' })),
    does('Status on Dae-Jung?', show('dae')),
    does(
      'Note on Ximena: wants a 4-day week. Tell Anand too.',
      note('ximena', 'wants a 4-day week'),
      tell('anand', '*'),
    ),
    does('Start the at risk sequence for Rashida.', start('rashida', 'candidate-at-risk')),
    asks('Kayla to doctor meeting.'),
    does('Front office huddle Thursday at 9:30, not 9.', reschedule('huddle', '2027-01-14T09:30')),
    negated('No rejection for Farrah yet. Waiting on Yesenia.'),
    does('Tell Terrell phones are down till noon.', tell('terrell', 'phones are down till noon')),
    does('Numbers this month?', metrics('this_month')),
    [
      does('Offer Siobhan 240k.', offer('siobhan', { salary: 240_000 })),
      does('Wrong, 245.', decline(1), offer('siobhan', { salary: 245_000 })),
      does('Good. Approve.', approve(3)),
    ],
  ],
  press_feb: [
    does('Perpetua desk interview: start 12:30.', reschedule('per', '2027-02-16T12:30')),
    does(
      'Lalrinpuii and Vivek, where we are mail, both.',
      followUp('lal', 'where_we_are'),
      followUp('vivek', 'where_we_are'),
    ),
    does('Message Kavya: send your portfolio by Monday.', message('kavya', 'send your portfolio by Monday')),
    asks('Thomas with Sofie, tomorrow 11.'),
    hypothetical('Might drop Gurdeep. Thinking.'),
    does(
      'João to publisher round, book him with Thomas Wednesday 10.',
      move('joao', 'Publisher Round'),
      book('2027-02-17T10:00', 30, 'thomas', { about: 'joao' }),
    ),
    does('Editorial people silent for 5+ days?', find({ role: 'editorial', days_since_contact: 5 })),
    does('My day?', brief()),
    [
      asks('Reject Meera.'),
      does('Chaudhuri. Not for our list.', reject('meera2', { message_template: 'not_for_our_list' })),
    ],
    [does('Anjum to desk interview.', move('anjum', 'Desk Interview')), does('No. Back.', undo(1))],
  ],
});
