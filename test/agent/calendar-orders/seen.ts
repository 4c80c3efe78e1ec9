// Orders about the calendar and offers in many people's words: the half that was looked at while the steps for them were built.
import { book, cancel, free, offer, reschedule } from '../../planner/calls.ts';
import { calling, does, inStyle, orElse } from '../../planner/says.ts';
import type { sandboxes } from '../../planner/sets/train/fresh30/sandboxes.ts';

export const seen = inStyle<keyof typeof sandboxes>('calendar, seen', {
  maternity_may: [
    orElse(
      does("Theatre list meeting's been pulled by the surgeons, scrub it.", cancel('list')),
      calling(cancel('list', 'pulled by the surgeons')),
      calling(cancel('list', "Theatre list meeting's been pulled by the surgeons")),
    ),
    does('Lose the unit tour on Friday.', cancel('minh')),
    does("Sorrel's panel can go.", cancel('sor')),
    does('Angus Kilbride panel tomorrow start at 2 not half one', reschedule('ang', '2026-05-20T14:00')),
    does('The panel with Sorrel should be shortened to half an hour.', reschedule('sor', '2026-05-21T10:00', 30)),
    does('Minh-Anh can only do noon on Friday, shove her tour back.', reschedule('minh', '2026-05-22T12:00')),
    does("Let's give the theatre list meeting another half hour.", reschedule('list', '2026-05-20T09:00', 90)),
    does("Sorrel's panel: a day later, same time.", reschedule('sor', '2026-05-22T10:00')),
    does('the theatre list meeting needs to go to 10:30 instead', reschedule('list', '2026-05-20T10:30')),
    does(
      'Leonie wants to see Gerda on Thursday at 2 for 20 minutes, can you put that in?',
      book('2026-05-21T14:00', 20, 'leonie', { about: 'gerda' }),
    ),
    does('leonie + bec, thurs 3pm, 20 min', book('2026-05-21T15:00', 20, 'leonie', { about: 'bec' })),
    does(
      'Gerda asks eighty eight thousand. Please send her the offer with that, beginning the 1 of July.',
      offer('gerda', { salary: 88_000, start_date: '2026-07-01' }),
    ),
    does(
      'Is there any gap with Ashwin on Thursday? Half an hour would do.',
      free('ashwin', '2026-05-21', '2026-05-22', 30),
    ),
    does('when do both Leonie and Ashwin have room on Friday', free('leonie ashwin', '2026-05-22', '2026-05-23')),
  ],
  forwarder_jun: [
    does('Retro with carriers is off, please take it out of the calendar.', cancel('ret')),
    does('There is no need for the retro with carriers any longer, delete it please.', cancel('ret')),
    does('Interview of Danuta for Tuesday at 9, it is possible to move?', reschedule('dan', '2027-06-15T09:00')),
    does('Retro with carriers two hours please, not one.', reschedule('ret', '2027-06-15T13:00', 120)),
    does("Bence's depot trial on Wednesday should begin at 9, not at 8.", reschedule('ben', '2027-06-16T09:00')),
    does('bring Danuta Monday interview forward by half an hour', reschedule('dan', '2027-06-14T09:30')),
    does('interview danuta mon → 11:30', reschedule('dan', '2027-06-14T11:30')),
    does(
      'Stig cannot at 10 on Monday, so Danuta will come at 12. Change it please.',
      reschedule('dan', '2027-06-14T12:00'),
    ),
    does(
      'I want that Roman meets Florian on Wednesday, hour 14:00, 45 min.',
      book('2027-06-16T14:00', 45, 'roman', { about: 'florian' }),
    ),
    does(
      'Offer for Danuta: 12 500 PLN, she begins 1 August.',
      offer('danuta', { salary: 12_500, currency: 'PLN', start_date: '2027-08-01' }),
    ),
    does(
      'Please propose to Bence 9 400 PLN from 15 July',
      offer('bence', { salary: 9_400, currency: 'PLN', start_date: '2027-07-15' }),
    ),
    does('Ulla on Tuesday, is something free for 45 minutes?', free('ulla', '2027-06-15', '2027-06-16', 45)),
  ],
  union_sep: [
    orElse(
      does('Vault audit Friday is a no-go, the auditors bailed. Kill it.', cancel('vault')),
      calling(cancel('vault', 'the auditors bailed')),
    ),
    does("Tomorrow's loan committee, knock it on the head would you", cancel('loan')),
    orElse(
      does("cxl roxanne's branch interview, cisco's kid is sick", cancel('rox', "cisco's kid is sick")),
      calling(cancel('rox')),
    ),
    does('Could the vault audit kick off at ten instead of nine?', reschedule('vault', '2026-09-11T10:00')),
    does('roxanne tmrw 2:30 instead of 2', reschedule('rox', '2026-09-10T14:30')),
    does(
      "Loan committee's running long these days, so make it ninety minutes.",
      reschedule('loan', '2026-09-10T10:00', 90),
    ),
    does('offer prep for clementine same time next week', reschedule('cle', '2026-09-18T13:00')),
    does(
      "Let's get Joleen and Evander on the phone Friday 10, quarter of an hour",
      book('2026-09-11T10:00', 15, 'joleen', { about: 'evander' }),
    ),
    does(
      "Clementine's countered at sixty one five, so go with that, 61,500, from October 5. Send the offer.",
      offer('clem', { salary: 61_500, start_date: '2026-10-05' }),
    ),
    does('how does barretts friday look, need 30 with him', free('barrett', '2026-09-11', '2026-09-12', 30)),
  ],
});
