// Thirtieth further batch: a forwarder, in the English of Poland, of the yard and of the head office.
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
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { runs, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const forwarder = [
  ...inStyle<keyof typeof sandboxes>('fresh30 polish', {
    forwarder_jun: [
      does('Please move Bogna to Depot Trial stage.', move('bogna', 'Depot Trial')),
      does(
        'I ask for meeting of Ulla with Marit on Tuesday, hour 10:00, 30 min.',
        book('2027-06-15T10:00', 30, 'ulla', { about: 'marit' }),
      ),
      does('Danuta interview we must shift to Tuesday, same hour.', reschedule('dan', '2027-06-15T10:00')),
      does('Send to Kazimierz question about status.', followUp('kazimierz', 'status_question')),
      orElse(
        does('We resign from Oleh, no driving licence. Please reject.', reject('oleh')),
        calling(reject('oleh', { reason: 'no driving licence' })),
      ),
      does('How long Luísa waits?', show('luisa')),
      does(
        'Write to Florian that the workshop address is Portowa 12.',
        message('florian', 'the workshop address is Portowa 12'),
      ),
      asks('Ihor to Interview please.'),
      does('Give me list of persons in Phone Call.', find({ stage: 'Phone Call' })),
      does('Please inform Roman, Bence comes with own tools.', tell('roman', 'Bence comes with own tools')),
      does(
        'Make for Danuta offer 9 800 PLN from first of July.',
        offer('danuta', { salary: 9_800, currency: 'PLN', start_date: '2027-07-01' }),
      ),
      negated('We do not cancel the depot trial of Bence, it was misunderstanding.'),
      asks('Please arrange conversation of Stig with Oleh.'),
      does(
        'Luísa speaks also Spanish, please write it down by her.',
        note('luisa', 'speaks also Spanish|Luísa speaks also Spanish'),
      ),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh30 yard', {
    forwarder_jun: [
      does('ihor melnychenko -> intvw', move('ihor1', 'Interview')),
      does('roman/florian tues 0900 20min', book('2027-06-15T09:00', 20, 'roman', { about: 'florian' })),
      does('bence trial thurs instead, same start', reschedule('ben', '2027-06-17T08:00')),
      does('depot instr to kazimierz', followUp('kazimierz', 'depot_trial_instructions')),
      does('any1 in planning gone quiet 10+ days?', find({ role: 'planning', days_since_contact: 10 })),
      orElse(
        does('carrier retro is off, tell ulla', cancel('ret'), tell('ulla', '*')),
        calling(tell('ulla', 'carrier retro is off')),
      ),
      asks('roman mon 9 w/ bence'),
      orElse(
        does(
          'luisa no show x2, bin her w the goodbye mail',
          reject('luisa', { message_template: 'thanks_and_goodbye' }),
        ),
        calling(reject('luisa', { message_template: 'thanks_and_goodbye', reason: 'no show x2' })),
        calling(reject('luisa', { message_template: 'thanks_and_goodbye', reason: 'luisa no show x2' })),
      ),
      nothing('fork 7 has a flat, back in 20'),
      does('whats pending approval', approvals()),
      does(
        'marit -> phone call + tell ulla marit is bilingual',
        move('marit', 'Phone Call'),
        tell('ulla', 'marit is bilingual'),
      ),
      [does('oleh to cv check', move('oleh', 'CV Check')), does('nah revert that', undo(1))],
      [asks('book ulla w bogna'), does('wed 1000', book('2027-06-16T10:00', 30, 'ulla', { about: 'bogna' }))],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh30 head office', {
    forwarder_jun: [
      does(
        'Hi Muster, quick one: can we get Stig and Luísa on a call on Wednesday, 13:30–14:15? Thanks!',
        book('2027-06-16T13:30', 45, 'stig', { about: 'luisa' }),
      ),
      does('Could you kindly run me through where Danuta is in the process?', show('danuta')),
      does(
        'As aligned with Roman, Florian progresses to Depot Trial. Please reflect this in the pipeline.',
        move('florian', 'Depot Trial'),
      ),
      orElse(
        does(
          'Please action: rejection for Ihor Savchuk with thanks and goodbye (role on hold).',
          reject('ihor2', { message_template: 'thanks_and_goodbye' }),
        ),
        calling(reject('ihor2', { message_template: 'thanks_and_goodbye', reason: 'role on hold' })),
      ),
      hypothetical('Just thinking out loud, might Marit be a better fit for planning?'),
      does(
        'Can you chase all candidates in CV Check with the status question?',
        followUpAll({ stage: 'CV Check' }, 'status_question'),
      ),
      does(
        'Please make Ulla aware that the broker licence exam moved to September.',
        tell('ulla', 'the broker licence exam moved to September'),
      ),
      asks('Please set up the kick-off with Stig.'),
      does("Let's take Oleh off the automated sequence, he is on parental leave.", stop('oleh')),
      does("Could I get this month's figures?", metrics('this_month')),
      runs('Please kick off a Workday sync.', 'Workday', 'workday', 'Workday sync'),
      [
        does('Is Stig open on Thursday?', free('stig', '2027-06-17', '2027-06-18')),
        does('Great, block 11:00 for Oleh, 25 minutes.', book('2027-06-17T11:00', 25, 'stig', { about: 'oleh' })),
        does('Sorry, Oleh just asked for 15:00. Could you shift it?', reschedule(2, '2027-06-17T15:00')),
      ],
    ],
  }),
];
