// Fourteenth further batch: an agency recruiter in a hurry, a founder who hires, and a sourcer.
import {
  approvals,
  book,
  brief,
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
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';
import { score, start, stop, translate } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const quick = [
  ...inStyle<keyof typeof sandboxes>('fresh14 agency', {
    agency_oct: [
      does('xabi to agency screen', move('xabi', 'Agency Screen')),
      does('goran → second interview, client loved him', move('goran', 'Second Interview')),
      orElse(
        does('yasmin no go, wants 20k over budget. reject', reject('yasmin', { reason: 'wants 20k over budget' })),
        calling(reject('yasmin')),
      ),
      does('reject beatriu w soft no', reject('beatriu', { message_template: 'soft_no' })),
      does('cv reformat request to pieter-jan pls', followUp('piet', 'cv_reformat_request')),
      does('guus w lorena tmrw 12, 20 min', book('2026-10-16T12:00', 20, 'guus', { about: 'lorena' })),
      does('where are we w/ dmytro', show('dmytro')),
      does('dmytro client int tmrw → 11.30', reschedule('dmy', '2026-10-16T11:30')),
      does("who's sat in CV In rn", find({ stage: 'CV In' })),
      does(
        'offer fatou 41k eur start 2 nov',
        offer('fatou', { salary: 41_000, currency: 'EUR', start_date: '2026-11-02' }),
      ),
      does('fri 9am imke + goran half hr pls', book('2026-10-16T09:00', 30, 'imke', { about: 'goran' })),
      asks('andre to client interview'),
      does('chase lorena', followUp('lorena')),
      does('gone quiet list, 10d+', find({ days_since_contact: 10 })),
      orElse(does("what's waiting on me", approvals()), calling(brief())),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh14 founder', {
    ledger_feb: [
      does('Rune crushed it yesterday. Founder chat next.', move('rune', 'Founder Chat')),
      does('put me down with Celia tomorrow at 11 for 20 min', book('2027-02-03T11:00', 20, 'zev', { about: 'celia' })),
      does(
        "let's offer Manpreet 118k, starting March 1",
        offer('manpreet', { salary: 118_000, start_date: '2027-03-01' }),
      ),
      does("what's burning today?", brief()),
      does(
        "tell Amara I'm good with Kirill",
        tell('amara', "I'm good with Kirill|I am good with Kirill|Zev is good with Kirill"),
      ),
      does(
        "Wyatt isn't going to work out, let's reject him. Use pass for now.",
        reject('wyatt', { message_template: 'pass_for_now' }),
      ),
      does('how long would Manpreet stick around, realistically?', score('manpreet')),
      does('Board prep to 3pm tomorrow', reschedule('bd', '2027-02-03T15:00')),
      does(
        'Hyun-woo has been sitting in Lead for two weeks, send him long time no talk',
        followUp('hyun', 'long_time_no_talk'),
      ),
      does('how much time did this thing save us last month', metrics('last_month')),
      asks('Jess to founder chat'),
      hypothetical("if Manpreet says no I'd go with Jessamine, but let's see"),
      does("when's Lachlan around Thursday", free('lachlan', '2027-02-04', '2027-02-05')),
      orElse(
        does("kill the pipeline review Friday, I'm travelling", cancel('pip', "I'm travelling")),
        calling(cancel('pip')),
      ),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh14 sourcer', {
    ledger_feb: [
      does("Met Femi at a meetup, he's keen. Intro chat please.", move('femi', 'Intro Chat')),
      does(
        'Can you nudge everyone sitting in Lead with the long time no talk mail?',
        followUpAll({ stage: 'Lead' }, 'long_time_no_talk'),
      ),
      orElse(
        does(
          "Any sales leads we haven't touched in a week?",
          find({ role: 'sales', stage: 'Lead', days_since_contact: 7 }),
        ),
        calling(find({ role: 'sales', days_since_contact: 7 })),
      ),
      does(
        'Log on Hyun-woo: open to relocation from Busan in the summer',
        note('hyun', 'open to relocation from Busan in the summer'),
      ),
      does("Ex Navy CTN in my inbox. What's that in civvy terms?", translate('CTN', { branch: 'Navy' })),
      does("who's at the top of the funnel, i.e. in Lead", find({ stage: 'Lead' })),
      does(
        'message Jessica Trudel: loved your talk at SaaS North, got ten minutes?',
        message('jess1', 'loved your talk at SaaS North, got ten minutes?'),
      ),
    ],
    agency_oct: [
      does(
        'Get Pieter-Jan in with Guus on Monday at 10, 30 min',
        book('2026-10-19T10:00', 30, 'guus', { about: 'piet' }),
      ),
      does('Which logistics folks do we have at Agency Screen?', find({ role: 'logistics', stage: 'Agency Screen' })),
      does('boolean search fried my brain, just show me Beatriu', show('beatriu')),
      does('retention read on Goran?', score('goran')),
      does('start the application received drip for Xabier', start('xabi', 'application-received')),
      does("take Yasmin out of whatever sequence she's in", stop('yasmin')),
      negated("don't ping Lorena, she's on holiday till the 26th"),
      does('How many procurement candidates are we carrying?', find({ role: 'procurement' })),
    ],
  }),
];
