// Seventeenth further batch: sequences, templates, offers and syncs.
import { followUp, followUpAll, offer } from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated } from '../../../says.ts';
import { runs, start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const sending = [
  ...inStyle<keyof typeof sandboxes>('fresh17 foundry', {
    foundry_jan: [
      does('enroll Noora in the candidate at risk sequence', start('noora', 'candidate-at-risk')),
      does('Kick off interview scheduled for Marisela', start('marisela', 'interview-scheduled')),
      does('put Tamika Rusk on application received', start('tamika2', 'application-received')),
      does('Kurt called back, take him off his sequence', stop('kurt')),
      does('halt all automated mails to Bobby', stop('bobby')),
      does('stop the candidate at risk sequence for Noora', stop('noora', 'candidate-at-risk')),
      asks('Start the onboarding sequence for DeShawn'),
      asks('Put Kurt on a sequence'),
      does('weld test invite to Bobby', followUp('bobby', 'weld_test_invite')),
      does('Please send Marisela our plant tour info.', followUp('marisela', 'plant_tour_info')),
      does(
        'The long silence mail should go to Noora and Kurt.',
        followUp('noora', 'long_silence'),
        followUp('kurt', 'long_silence'),
      ),
      does('long silence to everyone quiet 8+ days', followUpAll({ days_since_contact: 8 }, 'long_silence')),
      does('Remind all maintenance candidates.', followUpAll({ role: 'maintenance' })),
      does(
        'offer DeShawn $71,250, first Monday in March, with the offer letter template',
        offer('deshawn', {
          salary: 71_250,
          currency: 'USD',
          start_date: '2027-03-01',
          message_template: 'offer_letter',
        }),
      ),
      does(
        'Tamika Bellamy gets an offer: sixty-eight thousand five hundred dollars',
        offer('tamika1', { salary: 68_500, currency: 'USD' }),
      ),
      asks('offer Andrej between 60 and 65k'),
      asks('Make an offer to Tamika, 70,000'),
      does(
        'Extend an offer of 59k to Andrej, start Feb 8',
        offer('andrej', { salary: 59_000, start_date: '2027-02-08' }),
      ),
      runs('kick off the Workday sync', 'Workday', 'workday', 'Workday sync'),
      runs('Please trigger the Paylocity integration now.', 'Paylocity', 'paylocity', 'Paylocity integration'),
      runs('resync greenhouse', 'greenhouse', 'Greenhouse'),
      asks('run the sync'),
      negated("don't run the Workday sync before noon"),
      hypothetical('what would happen if I ran the Workday sync twice?'),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh17 lodges', {
    lodges_aug: [
      does('Please begin the offer extended sequence for Amit.', start('amit', 'offer-extended')),
      does('at risk sequence for Precious, please start it', start('precious', 'candidate-at-risk')),
      does('Please discontinue the sequence that Dirk is in.', stop('dirk')),
      does('no more automatic mails for Nomsa please', stop('nomsa')),
      does('Give Kabelo the video call tips', followUp('kabelo', 'video_call_tips')),
      does('lodge visit pack → Siphokazi', followUp('sipho', 'lodge_visit_pack')),
      does(
        'Everyone at the Lodge Visit should get the lodge visit pack.',
        followUpAll({ stage: 'Lodge Visit' }, 'lodge_visit_pack'),
      ),
      does(
        'mail the are you in template to guest services people',
        followUpAll({ role: 'guest services' }, 'are_you_in'),
      ),
      does(
        'Offer Chantal R480 000 a year from 1 October.',
        offer('chantal', { salary: 480_000, currency: 'ZAR', start_date: '2026-10-01' }),
      ),
      does('We are ready to offer Amit 390k rand.', offer('amit', { salary: 390_000, currency: 'ZAR' })),
      asks('Offer Chantal R38 000 a month.'),
      does(
        'Please make Ruan an offer of 24,000 US dollars, to begin on 15 September.',
        offer('ruan', { salary: 24_000, currency: 'USD', start_date: '2026-09-15' }),
      ),
      does('£21,500 offer to Hendrika', offer('hennie', { salary: 21_500, currency: 'GBP' })),
      runs(
        'Could you please start the SAP SuccessFactors sync?',
        'SAP SuccessFactors',
        'sap successfactors',
        'SuccessFactors',
        'SAP SuccessFactors sync',
      ),
      runs('sync deel again pls', 'deel', 'Deel'),
      runs('Let the HiBob integration run once.', 'HiBob', 'hibob', 'HiBob integration'),
    ],
  }),
];
