// The other half, written at the same time and left alone until the steps stood.
import { book, cancel, free, offer, reschedule } from '../../planner/calls.ts';
import { calling, does, inStyle, orElse } from '../../planner/says.ts';
import type { sandboxes } from '../../planner/sets/train/fresh30/sandboxes.ts';

export const unseen = inStyle<keyof typeof sandboxes>('calendar, unseen', {
  maternity_may: [
    orElse(
      does('Unit tour Friday, bin it, the lifts are out.', cancel('minh', 'the lifts are out')),
      calling(cancel('minh')),
    ),
    does("We won't be needing the theatre list meeting tomorrow, drop it.", cancel('list')),
    orElse(
      does('sorrels panel is off, she has gastro. cancel pls', cancel('sor')),
      calling(cancel('sor', 'she has gastro')),
    ),
    does('the panel for sorrel on thursday start her at half ten not ten', reschedule('sor', '2026-05-21T10:30')),
    does('The theatre list meeting ought to be cut to 45 minutes.', reschedule('list', '2026-05-20T09:00', 45)),
    does('Ashwin is in theatre till two, so shift the Kilbride panel to 2:30.', reschedule('ang', '2026-05-20T14:30')),
    does("Minh-Anh's tour wants an extra quarter of an hour.", reschedule('minh', '2026-05-22T11:00', 45)),
    does('Friday at 10 works better for Sorrel, please move her panel.', reschedule('sor', '2026-05-22T10:00')),
    does("Wednesday's theatre list meeting an hour earlier please", reschedule('list', '2026-05-20T08:00')),
    does(
      'Chuck Gerda in with Ashwin Thursday 11, half an hour.',
      book('2026-05-21T11:00', 30, 'ashwin', { about: 'gerda' }),
    ),
    does(
      'Bec and Leonie should sit down on Friday at nine, forty minutes; could you set that up?',
      book('2026-05-22T09:00', 40, 'leonie', { about: 'bec' }),
    ),
    does(
      'Sorrel is happy with ninety four thousand five hundred a year. Get the offer out to her, start 13 July.',
      offer('sorrel', { salary: 94_500, start_date: '2026-07-13' }),
    ),
    does("What's Leonie got free on Thursday? I only need 15 minutes.", free('leonie', '2026-05-21', '2026-05-22', 15)),
  ],
  forwarder_jun: [
    orElse(
      does('The retro with carriers falls out, Ulla is ill.', cancel('ret', 'Ulla is ill')),
      calling(cancel('ret')),
    ),
    does("Scrap Tuesday's retro.", cancel('ret')),
    does(
      'It would be possible to have the interview of Danuta on Monday at 12:30?',
      reschedule('dan', '2027-06-14T12:30'),
    ),
    does('The trial of Bence we do on Thursday, same hour.', reschedule('ben', '2027-06-17T08:00')),
    does('Retro w/ carriers tues 14:00 not 13:00', reschedule('ret', '2027-06-15T14:00')),
    does('push danutas interview out by 45 min', reschedule('dan', '2027-06-14T10:45')),
    does(
      'Danuta cannot make 10, only 11 is good for her; please correct the interview.',
      reschedule('dan', '2027-06-14T11:00'),
    ),
    does('roman w florian wed 1400 30min', book('2027-06-16T14:00', 30, 'roman', { about: 'florian' })),
    does(
      'Please to make appointment Ulla and Marit, 15 June at 9:30, one hour.',
      book('2027-06-15T09:30', 60, 'ulla', { about: 'marit' }),
    ),
    does(
      'For Danuta offer of 11 900 PLN, start on 2 August please.',
      offer('danuta', { salary: 11_900, currency: 'PLN', start_date: '2027-08-02' }),
    ),
    does('Ulla and Roman, Tuesday, an hour: what is free?', free('ulla roman', '2027-06-15', '2027-06-16', 60)),
  ],
  union_sep: [
    does('Kill the vault audit on Friday.', cancel('vault')),
    orElse(
      does("Clementine's offer prep isn't happening, Joleen's out Friday. Pull it.", cancel('cle')),
      calling(cancel('cle', "Joleen's out Friday")),
    ),
    does('The loan committee could do with an extra half hour tomorrow.', reschedule('loan', '2026-09-10T10:00', 90)),
    does(
      "Roxanne's stuck at school until 3, so 3:15 for her branch interview please.",
      reschedule('rox', '2026-09-10T15:15'),
    ),
    does('vault audit fri 10 nt 9', reschedule('vault', '2026-09-11T10:00')),
    does('Have the loan committee start half an hour later.', reschedule('loan', '2026-09-10T10:30')),
    does('The vault audit a day earlier, please, at 1.', reschedule('vault', '2026-09-10T13:00')),
    does("Trim Clementine's prep to 20 minutes.", reschedule('cle', '2026-09-11T13:00', 20)),
    does(
      'Cisco would like twenty minutes with Maribel tomorrow at 11. Can you get that in for them?',
      book('2026-09-10T11:00', 20, 'cisco', { about: 'maribel' }),
    ),
    does('joleen/tyree fri 3p 20m', book('2026-09-11T15:00', 20, 'joleen', { about: 'tyree' })),
    does(
      'Clementine wants fifty eight four. Offer her that, $58,400, Oct 12 start.',
      offer('clem', { salary: 58_400, start_date: '2026-10-12' }),
    ),
    does('does cisco have anything open fri? 45 min', free('cisco', '2026-09-11', '2026-09-12', 45)),
  ],
});
