// Thirty-sixth further batch: a ferry company's harbour master, as he speaks, and its mate, who writes five words.
import {
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
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
import { rejects } from './rejects.ts';
import type { sandboxes } from './sandboxes.ts';

export const ferry = [
  ...inStyle<keyof typeof sandboxes>('fresh36 harbour', {
    crossing_apr: [
      does(
        "Gus did grand on the dock, bump him to the medical, and don't be sendin' him the form, he has it",
        move('gus', 'Medical'),
      ),
      does("Shoot Omer the medical form again, b'y, he lost the first one", followUp('omer', 'medical_form')),
      rejects("Bill's no good to us, scratch him. No sorry letter, he's me cousin.", 'bill', [
        'no good to us',
        "Bill's no good to us",
      ]),
      rejects('Turn Bill down, sorry letter and all.', 'bill', [], 'sorry_letter'),
      orElse(
        does(
          "Friday on Friday, 9 o'clock, with Nils the boss",
          book('2027-04-16T09:00', 30, 'nils', { about: 'friday' }),
        ),
        asking(),
      ),
      does('Put Chase down with Friday, Monday at 8', book('2027-04-19T08:00', 30, 'chase', { about: 'friday' })),
      negated("Don't chase June for her papers, she's at her mother's"),
      does('Chase June for her papers', followUp('june')),
      hypothetical("Chase'd have Paxton on the panel tomorrow if it was up to him"),
      nothing("Wren's panel went lovely the last time"),
      does("Wren's panel: two o'clock, not one", reschedule('wre', '2027-04-15T14:00')),
      orElse(
        does("Wren's after 58 thousand. She'll get 54 and like it. Offer her that.", offer('wren', { salary: 54_000 })),
        asking(),
      ),
      does(
        'Start Cassidy May 3 at 71 thousand, send the offer',
        offer('cass', { salary: 71_000, start_date: '2027-05-03' }),
      ),
      nothing("Cassidy's startin' to get nervous, says she"),
      does(
        "Tell Frank the drill's on at nine and nobody's to cancel it",
        tell('frank', "the drill's on at nine and nobody's to cancel it"),
      ),
      orElse(
        does("Safety drill half an hour earlier, it's still an hour long", reschedule('saf', '2027-04-16T08:30')),
        calling(reschedule('saf', '2027-04-16T08:30', 60)),
      ),
      does("Mina's panel to Monday at 10", reschedule('min', '2027-04-19T10:00')),
      does(
        "Mina Desroches goes to the panel, t'other Mina has her panel Friday, leave that be",
        move('mina1', 'Panel'),
      ),
      negated("Nobody's to lay a hand on Tova's file till I've had me supper"),
      does(
        "Get Paxton in with Chase Tuesday at 7, Monday's too soon",
        book('2027-04-20T07:00', 30, 'chase', { about: 'pax' }),
      ),
      does('Offer? Not yet. Panel first for Omer.', move('omer', 'Panel')),
      does("What's June's story?", show('june')),
      does(
        "If anyone's in the inbox two weeks without a word, who is it?",
        find({ stage: 'Inbox', days_since_contact: 14 }),
      ),
      nothing("Bill me for the coffee, wha'?"),
      does("Let Ruth know Bill's bill is paid", tell('ruthie', "Bill's bill is paid")),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh36 mate', {
    crossing_apr: [
      does('omer panel, no mail', move('omer', 'Panel')),
      does('panel schedule omer', followUp('omer', 'panel_schedule')),
      does('panel schedule to cassidy not wren', followUp('cass', 'panel_schedule')),
      does('dock trial info > paxton', followUp('pax', 'dock_trial_info')),
      does('friday > dock trial', move('friday', 'Dock Trial')),
      does('bill first call, not dock trial', move('bill', 'First Call')),
      does('bill first call instead of tova', move('bill', 'First Call')),
      does('gus trial tmrw 8 -> 9', reschedule('gus', '2027-04-15T09:00')),
      orElse(does('gus trial 3h not 2', reschedule('gus', '2027-04-15T08:00', 180)), asking()),
      does('offer cassidy 70k, she wants 75k', offer('cass', { salary: 70_000 })),
      hypothetical('cassidy wants offer of 75k'),
      orElse(does('nils to dock trial', move('nils2', 'Dock Trial')), asking()),
      asks('tell nils were full'),
      orElse(does('tell nils o were full', tell('nils', 'were full')), asking()),
      negated('june not yet medical'),
      does('june medical', move('june', 'Medical')),
      orElse(
        does('all of inbox get sorry letter but keep em there', followUpAll({ stage: 'Inbox' }, 'sorry_letter')),
        asking(),
      ),
      orElse(asks('all of inbox out except tova'), calling(reject('bill'))),
      does('mina d medical form again', followUp('mina1', 'medical_form')),
      negated('mina d no medical form'),
      does('cancel cassidy fri', cancel('cas')),
      nothing("cassidy cancelled fri, never mind she's back on"),
      does('note bill: rejected by navy', note('bill', 'rejected by navy')),
      orElse(
        does('offer wren 54k may 17, not 56', offer('wren', { salary: 54_000, start_date: '2027-05-17' })),
        asking(),
      ),
      does('is chase free fri', free('chase', '2027-04-16', '2027-04-17')),
      [
        does('bill first call', move('bill', 'First Call')),
        does('undo, meant tova', undo(1), move('tova', 'First Call')),
      ],
      [asks('mina offer'), nothing('nvm')],
    ],
  }),
];
