// Nineteenth further batch: the syntax of commands, and the language of service.
import {
  approvals,
  book,
  cancel,
  decline,
  find,
  followUpAll,
  free,
  log,
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
import { asks, does, inStyle, negated } from '../../../says.ts';
import { decodes, health, runs, score, start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const orders = [
  ...inStyle<keyof typeof sandboxes>('fresh19 commands', {
    lounges_sep: [
      does('/move boris stage="Grooming Check"', move('boris', 'Grooming Check')),
      does('reject: olga; template: polite no for now', reject('olga', { message_template: 'polite_no_for_now' })),
      does('book hind, rukhsana, 2027-09-23 10:00, 30m', book('2027-09-23T10:00', 30, 'hind', { about: 'rukhsana' })),
      does('find stage=HR Call days>=5', find({ stage: 'HR Call', days_since_contact: 5 })),
      does('show kenta', show('kenta')),
      does(
        'followup role=guest experience days>=5 template=quick_check_in',
        followUpAll({ role: 'guest experience', days_since_contact: 5 }, 'quick_check_in'),
      ),
      does(
        'offer kenta salary=210000 AED start=2027-10-15',
        offer('kenta', { salary: 210_000, currency: 'AED', start_date: '2027-10-15' }),
      ),
      does('cancel menu tasting', cancel('menu')),
      does('resched stand-up 09:00', reschedule('stand', '2027-09-21T09:00')),
      does('note prosper :: shoe size 44', note('prosper', 'shoe size 44')),
      does('free gareth 22 Sep', free('gareth', '2027-09-22', '2027-09-23')),
      does('score miriam castelnuovo', score('miriam1')),
      does('approvals', approvals()),
      does('log today', log('today')),
      does('metrics last week', metrics('last_week')),
      asks('move miriam HR Call'),
      [does('move thanh "Assessment Day"', move('thanh', 'Assessment Day')), does('undo', undo(1))],
      does('notify jomar: badge printer fixed', tell('jomar', 'badge printer fixed')),
      runs('sync hibob', 'hibob', 'HiBob'),
      decodes('mos 0621 usmc', ['0621'], { branch: 'Marines' }),
      does('start candidate-at-risk zane', start('zane', 'candidate-at-risk')),
      does('stop sequence olga', stop('olga')),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh19 service', {
    lounges_sep: [
      does('Request you advance Karunaratne to HR Call.', move('ayesha', 'HR Call')),
      does('Next action: Vo to Assessment Day.', move('thanh', 'Assessment Day')),
      does('Inform Gareth: ovens commissioned at 1400.', tell('gareth', 'ovens commissioned at 1400')),
      does(
        'Schedule Hind and Otieno-Clarke, 23 SEP, 1300 hours, 45 minutes.',
        book('2027-09-23T13:00', 45, 'hind', { about: 'miriam2' }),
      ),
      does('Sitrep on Igarashi.', show('kenta')),
      does('What is the status of all links between our systems?', health),
      does('Scrub the menu tasting.', cancel('menu')),
      does("Push Igarashi's assessment to 1500, same day.", reschedule('ken', '2027-09-22T15:00')),
      does(
        'Negative on Yurchenko. Reject, polite no for now.',
        reject('olga', { message_template: 'polite_no_for_now' }),
      ),
      does('I need a list of everyone on the Longlist.', find({ stage: 'Longlist' })),
      negated('Do not, repeat, do not offer Castelnuovo anything.'),
      decodes('We gained a veteran: 3051, Marine warehouse clerk. Translate.', ['3051'], { branch: 'Marines' }),
      decodes('Another one to translate: 25 Uniform, Army.', ['25U', '25 Uniform'], { branch: 'Army' }),
      does('Give me the log of yesterday’s actions.', log('yesterday')),
      [
        does('Reject Abernethy.', reject('zane')),
        does('Belay that. Decline it.', decline(1)),
        does('Move him to HR Call.', move('zane', 'HR Call')),
      ],
    ],
  }),
];
