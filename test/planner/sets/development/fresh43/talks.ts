// Forty-third further batch: what takes them two to four messages.
import {
  approve,
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  message,
  move,
  note,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, nothing, orElse } from '../../../says.ts';

export const talks = inStyle('fresh43-talks', {
  visiting_sep: [
    [
      does('When could Padma do an hour with Divya on Thursday?', free('padma', '2027-09-09', '2027-09-10', 60)),
      does('Ok, 2 it is.', book('2027-09-09T14:00', 60, 'padma', { about: 'divya' })),
      does('Tell Padma she is a bit nervous.', tell('padma', 'she is a bit nervous|Divya is a bit nervous')),
    ],
    [asks('Move Seán on to vetting'), does('Corkery', move('sean2', 'Garda Vetting'))],
    [
      does('Who is in Shadow Shift?', find({ stage: 'Shadow Shift' })),
      orElse(
        does(
          'Send them both the shadow shift info.',
          followUp('tunde', 'shadow_shift_info'),
          followUp('blessing', 'shadow_shift_info'),
        ),
        calling(followUpAll({ stage: 'Shadow Shift' }, 'shadow_shift_info')),
      ),
    ],
    [
      does('Move Henrique to Intro Call.', move('henrique', 'Intro Call')),
      does('Oops, wrong person. Undo that.', undo(1)),
      does('It was Caitríona I meant.', move('caitriona', 'Intro Call')),
    ],
    [
      does("Push Mircea's interview to 12.", reschedule('mir', '2027-09-07T12:00')),
      does('And let Éamonn know.', tell('eamonn', '*')),
    ],
  ],
  visiting_nov: [
    [
      does('Reject Caitríona, sorry no letter.', reject('caitriona', { message_template: 'sorry_no' })),
      does('Approve it.', approve(1)),
    ],
    [asks('book blessing w eamonn fri'), does('1.30', book('2027-11-26T13:30', 30, 'eamonn', { about: 'blessing' }))],
    [
      does('Pull up Jolanta.', show('jolanta')),
      does('Add that her vetting came back clean', note('jolanta', 'her vetting came back clean')),
      does('so on to the shadow shift with her', move('jolanta', 'Shadow Shift')),
    ],
    [
      does('Cancel the visit with Adaeze tomorrow', cancel('adh')),
      does('and write to her that Éamonn is ill', message('adaeze', 'Éamonn is ill')),
      nothing('thanks, I will ring her later about a new date'),
    ],
    [
      negated("Please don't book anything for Lorcan on Friday."),
      does('When is he free on Monday instead?', free('lorcan', '2027-11-29', '2027-11-30')),
    ],
  ],
});
