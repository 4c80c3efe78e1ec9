// Twenty-ninth further batch: a water company's coordinator, and one of its engineers.
import {
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const waterworks = [
  ...inStyle<keyof typeof sandboxes>('fresh29 coordinator', {
    waterworks_sep: [
      [
        does("How's Parveen fixed on Friday?", free('parveen', '2027-09-17', '2027-09-18')),
        does(
          'Right, get Tunde over to meet her at 11, half an hour.',
          book('2027-09-17T11:00', 30, 'parveen', { about: 'tunde' }),
        ),
        does("Actually she's at the dentist by then. Make it 10.", reschedule(2, '2027-09-17T10:00')),
      ],
      [
        asks('Can you sort Martha out with a site visit?'),
        does('Quillan. No appointment yet, only move her on the board.', move('martha1', 'Site Visit')),
      ],
      [
        does("Who's still in the sift?", find({ stage: 'Sift' })),
        orElse(
          does('Wilfred can come off that list, he took a job with the Post Office. Reject him.', reject('wilf')),
          calling(reject('wilf', { reason: 'he took a job with the Post Office' })),
          calling(reject('wilf', { reason: 'took a job with the Post Office' })),
        ),
        orElse(
          does(
            'And send the unsuccessful letter with it, would you.',
            decline(2),
            reject('wilf', { message_template: 'unsuccessful_letter' }),
          ),
          calling(reject('wilf', { message_template: 'unsuccessful_letter' })),
          calling(followUp('wilf', 'unsuccessful_letter')),
          calling(
            decline(2),
            reject('wilf', { message_template: 'unsuccessful_letter', reason: 'he took a job with the Post Office' }),
          ),
        ),
      ],
      [
        does("Push Petronella's panel back half an hour.", reschedule('pet', '2027-09-16T14:30')),
        does(
          'Drop her a line: your panel now starts at half past two.',
          message('petronella', 'your panel now starts at half past two'),
        ),
        orElse(does('Parveen needs to know as well.', tell('parveen', '*')), asking()),
      ],
      [
        negated("Nobody's to ring Colette until her grievance is sorted."),
        does('That said, pop a note on her record: union rep copied in.', note('col', 'union rep copied in')),
      ],
      [
        does(
          'Offer Ned £34,500 from the 18th of October.',
          offer('ned', { salary: 34_500, currency: 'GBP', start_date: '2027-10-18' }),
        ),
        does("Gethin's just rung, hold fire. Withdraw that one.", decline(1)),
        nothing('Ta.'),
      ],
      [
        asks('Book Parveen with Tunde tomorrow at half past two.'),
        does('Blast, the panel. Half three then.', book('2027-09-16T15:30', 30, 'parveen', { about: 'tunde' })),
      ],
      [
        hypothetical('Would Osian cope with a site visit tomorrow, do you reckon?'),
        does('Oh go on then, move him to Site Visit.', move('osian', 'Site Visit')),
        does('And off with the site visit instructions to him.', followUp('osian', 'site_visit_instructions')),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh29 engineer', {
    waterworks_sep: [
      [
        asks('book gethin w/ ned'),
        does('mon 2pm, 1h', book('2027-09-20T14:00', 60, 'gethin', { about: 'ned' })),
        does('20 min is plenty tbh', reschedule(1, '2027-09-20T14:00', 20)),
      ],
      [
        does('cancel outage drill', cancel('out')),
        does('oops wrong one, reinstate', undo(1)),
        does('push it to friday, same slot', reschedule('out', '2027-09-17T11:00')),
      ],
      [
        does('jago + colette to sift', move('jago', 'Sift'), move('col', 'Sift')),
        does('colette back out pls', undo(2)),
      ],
      [
        does('any meter readers quiet for 10d+', find({ job: 'meter', days_since_contact: 10 })),
        orElse(
          does('still keen to both', followUpAll({ job: 'meter', days_since_contact: 10 }, 'are_you_still_keen')),
          calling(followUp('col', 'are_you_still_keen'), followUp('wilf', 'are_you_still_keen')),
          calling(followUp('wilf', 'are_you_still_keen'), followUp('col', 'are_you_still_keen')),
        ),
      ],
      [
        quoted('niles in the lift: "bin all the sift cvs"'),
        nothing('he was joking'),
        does('sabiha to site visit tho, for real', move('sabiha', 'Site Visit')),
      ],
      [
        does('gethin thurs?', free('gethin', '2027-09-16', '2027-09-17')),
        does('pm works. 2:15 w/ osian, 20m', book('2027-09-16T14:15', 20, 'gethin', { about: 'osian' })),
        does('tell gethin bring the acoustic logger', tell('gethin', 'bring the acoustic logger')),
      ],
      [
        asks('reject martha'),
        negated('hang on, neither. dont reject anyone'),
        orElse(
          does('just show me both marthas', show('martha1'), show('martha2')),
          calling(show('martha2'), show('martha1')),
          calling(['find_candidates', { name: 'Martha' }]),
        ),
      ],
    ],
  }),
];
