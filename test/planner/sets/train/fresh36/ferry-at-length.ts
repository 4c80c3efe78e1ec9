// Thirty-sixth further batch: a ferry company's purser, who writes mails, and its coordinator, who tells stories.
import {
  book,
  cancel,
  followUp,
  followUpAll,
  message,
  move,
  note,
  offer,
  reschedule,
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { rejects } from './rejects.ts';
import type { sandboxes } from './sandboxes.ts';

export const ferryAtLength = [
  ...inStyle<keyof typeof sandboxes>('fresh36 purser', {
    crossing_apr: [
      does(
        'Hello, two things. Please send Mina Desroches the panel schedule; she is not on the panel list yet, that comes later. And please cancel nothing for Friday. Thanks',
        followUp('mina1', 'panel_schedule'),
      ),
      does(
        "Hello, I had asked for Cassidy's panel to be moved to 11:00 on Friday. Please make that 11:30 instead. Regards",
        reschedule('cas', '2027-04-16T11:30'),
      ),
      does(
        'Hi, Chase asked me whether Paxton may skip the medical. I said no. Please put him in Medical like everybody else.',
        move('pax', 'Medical'),
      ),
      does(
        'Hi, Frank wrote that Omer should be rejected; that was about another Omer. Ours goes to Panel please.',
        move('omer', 'Panel'),
      ),
      rejects(
        'Good afternoon, Tova has withdrawn. Please close her application and do not send the sorry letter, as it would make no sense.',
        'tova',
        ['has withdrawn', 'withdrawn', 'Tova has withdrawn', 'she has withdrawn', 'withdrew'],
      ),
      does(
        'Good afternoon, please write to June: your first call is confirmed, please reject any other invitation.',
        message('june', 'your first call is confirmed, please reject any other invitation'),
      ),
      nothing(
        'Good afternoon, for your information: Ruth has already rescheduled the roster meeting and told everyone.',
      ),
      orElse(
        does(
          'Good afternoon, Ruth cannot make Monday at nine. Roster meeting to ten, please; the length stays.',
          reschedule('ros', '2027-04-19T10:00'),
        ),
        calling(reschedule('ros', '2027-04-19T10:00', 30)),
      ),
      hypothetical('Dear all, I wonder if we should not simply offer Wren 56,000 and be done.'),
      does(
        'Dear Muster, please offer Wren 56,000 and start her on 17 May; Ruth would have liked 3 May but the ship is in dry dock then.',
        offer('wren', { salary: 56_000, start_date: '2027-05-17' }),
      ),
      orElse(
        does(
          'Hello, please book Nils Fjærestad with Frank tomorrow at 15:00, and tell Nils Ostrander that it is done.',
          book('2027-04-15T15:00', 30, 'frank', { about: 'nils2' }),
          tell('nils', 'it is done'),
        ),
        calling(book('2027-04-15T15:00', 30, 'frank', { about: 'nils2' }), tell('nils', '*')),
      ),
      asks('Hello, please book Nils with Frank tomorrow at 15:00.'),
      negated('Hello, thank you for the draft; I would prefer not to send Gus anything before his trial.'),
      does(
        'Hello, before his trial Gus ought to get the dock trial info. Please send it.',
        followUp('gus', 'dock_trial_info'),
      ),
      does(
        "Hello, after tomorrow's trial we shall decide about Gus. For now, note on his record: boots size 46.",
        note('gus', 'boots size 46'),
      ),
      hypothetical('Hello, if Gus passes tomorrow, please move him to Medical.'),
      does(
        'Hello, Cassidy prefers the afternoon. Could her panel be on Friday at 3 rather than at 10?',
        reschedule('cas', '2027-04-16T15:00'),
      ),
      nothing('Hello, Cassidy preferred the afternoon, but she has since agreed to the morning, so all is well.'),
      does('Hello, please tell Chase: book nobody for me on Monday.', tell('chase', 'book nobody for me on Monday')),
      orElse(
        does(
          'Hello, the deckhands in First Call get the dock trial info, the others do not.',
          followUpAll({ stage: 'First Call', job: 'deck' }, 'dock_trial_info'),
        ),
        calling(followUp('friday', 'dock_trial_info')),
        asking(),
      ),
      asks('Hello, please move Mina to Offer and let her know.'),
      does(
        "Hello, kindly remove tomorrow's panel with Wren; not the one on Friday, and Wren herself stays in the process.",
        cancel('wre'),
      ),
      quoted("Hello, the union's letter says: 'Reject every applicant without a medical.' I do not think we can."),
      does(
        'Hello, June starts in the choir on 1 June, so please book her with Nils Ostrander before that: 20 April, 14:00.',
        book('2027-04-20T14:00', 30, 'nils', { about: 'june' }),
      ),
      nothing('Hello, I shall reject Bill myself this evening, so nothing to do here.'),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh36 coordinator', {
    crossing_apr: [
      does(
        "So Ruth and Wren had this long chat about the galley, and Ruth was all set to hire her on the spot, but HR wants a panel first, and the panel's tomorrow at one, so could you push that to half past one because Ruth's ferry comes in late?",
        reschedule('wre', '2027-04-15T13:30'),
      ),
      does(
        "Remember how we rejected Paxton's brother last year? Anyway, Paxton himself is great, get him to Medical.",
        move('pax', 'Medical'),
      ),
      nothing(
        "Funny thing, June's sister was offered the purser's job in May and started in June, and June still hasn't had her first call.",
      ),
      does(
        "Frank keeps saying cancel the drill, cancel the drill, but we're not cancelling it, just shift it to Friday at 3.",
        reschedule('saf', '2027-04-16T15:00'),
      ),
      does(
        "Nils, our Nils, the terminal manager, can't make Mina's panel at two on Friday, so three it is.",
        reschedule('min', '2027-04-16T15:00'),
      ),
      does(
        "Omer told me he'd been offered 62 elsewhere and wanted 65 from us, and Frank laughed and said 60, so make it an offer of 60,000.",
        offer('omer', { salary: 60_000 }),
      ),
      hypothetical("Omer told me he'd been offered 62 elsewhere and wanted 65 from us, and Frank said maybe 60."),
      orElse(
        does(
          "I was about to ask you to move Tova to First Call, but Bill's been waiting longer, so move Bill instead please.",
          move('bill', 'First Call'),
        ),
        asking(),
      ),
      does(
        "I had a lovely note from Mina Desroches, she'd like to know when her panel is. Tell her: the week of the 26th.",
        message('mina1', 'the week of the 26th'),
      ),
      does(
        "Wren's husband called, not to cancel the panel but to ask where it is. Message Wren: it's at the pier 2 office.",
        message('wren', "it's at the pier 2 office"),
      ),
      nothing('Chase interviewed somebody called Gus at his last company too, and rejected him, what are the odds.'),
      does(
        "Gus's trial tomorrow is at eight, the tide's wrong, nine's no better, so ten, and Chase knows.",
        reschedule('gus', '2027-04-15T10:00'),
      ),
      orElse(
        does(
          'My daughter starts school on September 6 and Cassidy would start right after, on the 7th, so offer her 72,000 with that start date.',
          offer('cass', { salary: 72_000, start_date: '2027-09-07' }),
        ),
        asking(),
      ),
      does(
        'Frank wants ten minutes with Friday. Tomorrow at 4 would do, says Frank, but Friday says after 5, so book 5:15 tomorrow.',
        book('2027-04-15T17:15', 10, 'frank', { about: 'friday' }),
      ),
      negated(
        "Honestly I'd have rejected June after that phone call, but it was the line that was bad, so no, keep her.",
      ),
      does(
        "June's line was so bad, let's do it again: June with Nils Ostrander, Tuesday at 10, and this time forty minutes.",
        book('2027-04-20T10:00', 40, 'nils', { about: 'june' }),
      ),
      does(
        "Let me think, Paxton or Cassidy for the dock trial info? Paxton, Cassidy's past that. Send it to him.",
        followUp('pax', 'dock_trial_info'),
      ),
      quoted("You should have seen Tova's cover letter, it ends with 'please move me straight to the panel'."),
      does("You should have seen Tova's cover letter, so nice. First Call for her.", move('tova', 'First Call')),
      does(
        "Ruth's birthday is on Friday so please don't put anything on her calendar, and put Mina Desroches with her on Monday at 11 instead.",
        book('2027-04-19T11:00', 30, 'ruthie', { about: 'mina1' }),
      ),
      nothing("The roster meeting got moved to Tuesday in my head, but it's Monday, I checked."),
      rejects(
        "Bill rang to say he can't do heights, so he's out for deckhand, please reject him, I've told him on the phone so no mail.",
        'bill',
        [
          "he can't do heights",
          "can't do heights",
          "Bill rang to say he can't do heights",
          "he can't do heights, so he's out for deckhand",
          "Bill can't do heights",
        ],
      ),
      hypothetical("Ruth wants somebody for Thursday, two o'clock, could be Wren, could be Mina, I'll tell you later."),
      orElse(
        does(
          "Tell Ruth that I said to cancel the roster meeting, she'll decide.",
          tell(
            'ruthie',
            "I said to cancel the roster meeting, she'll decide|I said to cancel the roster meeting|Odette said to cancel the roster meeting",
          ),
        ),
      ),
      [
        does('put June with Chase on monday at 1', book('2027-04-19T13:00', 30, 'chase', { about: 'june' })),
        orElse(
          does(
            'oh wait, not June, I meant Friday',
            undo(1),
            book('2027-04-19T13:00', 30, 'chase', { about: 'friday' }),
          ),
          calling(cancel(1), book('2027-04-19T13:00', 30, 'chase', { about: 'friday' })),
        ),
      ],
    ],
  }),
];
