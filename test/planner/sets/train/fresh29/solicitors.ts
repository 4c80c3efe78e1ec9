// Twenty-ninth further batch: a law firm's paralegal, and one of its partners.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  decline,
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
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const solicitors = [
  ...inStyle<keyof typeof sandboxes>('fresh29 paralegal', {
    solicitors_oct: [
      [
        does(
          'Please confirm when Ottoline could do 45 minutes on Thursday.',
          free('ottoline', '2026-10-08', '2026-10-09', 45),
        ),
        does('Let us take 9:30 with Elliot Pomerantz.', book('2026-10-08T09:30', 45, 'ottoline', { about: 'elliot1' })),
        does('Kindly send him the logistics letter as well.', followUp('elliot1', 'interview_logistics_letter')),
      ],
      [
        asks('Schedule Margaux with Vesna on Wednesday at 10.'),
        does(
          'Apologies, Wednesday at 2 then, for an hour.',
          book('2026-10-07T14:00', 60, 'margaux', { about: 'vesna' }),
        ),
        does('Strike that, she is flying. Thursday, same time.', reschedule(1, '2026-10-08T14:00')),
      ],
      [
        does('Where does Shay stand?', show('shay')),
        orElse(
          does('The conflicts search came back clean. Advance Shay accordingly.', move('shay', 'Offer')),
          asking(),
        ),
      ],
      [
        does('Please decline Hamza with the regret note.', reject('hamza', { message_template: 'regret_note' })),
        does('Is anything awaiting my sign-off?', approvals()),
        does('Yes, release it.', approve(1)),
      ],
      [
        does(
          "Add to Graciela's file that she is called to the bar in Alberta.",
          note(
            'gracia',
            'she is called to the bar in Alberta|is called to the bar in Alberta|Graciela is called to the bar in Alberta',
          ),
        ),
        does('I am mistaken about that, please take the note out again.', undo(1)),
      ],
      [
        asks('Elliot should have a courtesy update.'),
        orElse(
          does(
            'Both of them, in fact.',
            followUp('elliot1', 'courtesy_update'),
            followUp('elliot2', 'courtesy_update'),
          ),
          calling(followUp('elliot2', 'courtesy_update'), followUp('elliot1', 'courtesy_update')),
        ),
      ],
      [
        does(
          'Convey to Deshawn that Tadeo asked for a French-speaking interviewer.',
          tell('desh', 'Tadeo asked for a French-speaking interviewer'),
        ),
        does('Margaux ought to hear the same.', tell('margaux', 'Tadeo asked for a French-speaking interviewer')),
      ],
      [
        asks('Please notify Margaux.'),
        does(
          'That the signed undertaking from Vesna is in the safe.',
          tell(
            'margaux',
            'the signed undertaking from Vesna is in the safe|That the signed undertaking from Vesna is in the safe',
          ),
        ),
      ],
      [
        negated('We must not contact Conrad before the conflicts committee has met.'),
        does(
          'It has met. Please write to him: your file is in order, we will call you this week.',
          message('conrad', 'your file is in order, we will call you this week'),
        ),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh29 partner', {
    solicitors_oct: [
      [
        does('Lindiwe at four tomorrow, not three.', reschedule('lin', '2026-10-06T16:00')),
        orElse(does('No. Leave it at three.', undo(1)), calling(reschedule('lin', '2026-10-06T15:00'))),
        nothing('Good.'),
      ],
      [
        does('Vesna impressed me. Partner interview.', move('vesna', 'Partner Interview')),
        does('Get her in front of Margaux Friday at ten.', book('2026-10-09T10:00', 30, 'margaux', { about: 'vesna' })),
      ],
      [
        does('Offer Shay 128k. Start November 2.', offer('shay', { salary: 128_000, start_date: '2026-11-02' })),
        orElse(
          does('Too low. 135.', decline(1), offer('shay', { salary: 135_000, start_date: '2026-11-02' })),
          calling(offer('shay', { salary: 135_000, start_date: '2026-11-02' })),
        ),
        orElse(does('Approved. Send it.', approve(3)), calling(approve(2))),
      ],
      [
        orElse(hypothetical('Do we lose Conrad if we wait another week?'), calling(score('conrad'))),
        does('Bring his interview forward to tomorrow at 11.', reschedule('con', '2026-10-06T11:00')),
      ],
      [
        asks('Cancel the interview.'),
        orElse(
          does("Tadeo's. He has withdrawn.", cancel('tad')),
          calling(cancel('tad', 'He has withdrawn')),
          calling(cancel('tad', 'Tadeo has withdrawn')),
        ),
        orElse(
          does('Close his file too, then. Reject.', reject('tadeo')),
          calling(reject('tadeo', { reason: 'He has withdrawn' })),
        ),
      ],
      [asks('Move Elliot along.'), does('Nakashima. Screening call.', move('elliot2', 'Screening Call'))],
      [does('What is on for today?', brief()), does('And how did we do in September?', metrics('last_month'))],
      [
        does('Mirela: associate interview.', move('mirela', 'Associate Interview')),
        does('Set her up with Deshawn, Wednesday 4:30.', book('2026-10-07T16:30', 30, 'desh', { about: 'mirela' })),
        does('He wants a full hour, so start at 4.', reschedule(2, '2026-10-07T16:00', 60)),
      ],
    ],
  }),
];
