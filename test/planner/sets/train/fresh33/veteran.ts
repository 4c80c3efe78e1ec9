// Thirty-third further batch: a recruiter of thirty years who wastes no word, at the railway and at the museum.
import {
  approvals,
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
  log,
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
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { runs, stop } from '../rare-calls.ts';
import { perhapsBecause } from './perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const veteran = [
  ...inStyle<keyof typeof sandboxes>('fresh33 veteran', {
    rail_jan: [
      does('Tadhg: vetting done. Offer stage.', move('tadhg', 'Offer')),
      does(
        'Pascal. Renato. Monday 0900. Fifteen minutes.',
        book('2027-01-25T09:00', 15, 'pascal', { about: 'renato' }),
      ),
      does("Hye-jin's call tomorrow: 1430, not 1400.", reschedule('hye', '2027-01-22T14:30')),
      does('Lorcan out. Regret letter.', reject('lorcan', { message_template: 'regret_letter' })),
      does('Vetting documents, Marek Dudzinski.', followUp('marek1', 'vetting_documents')),
      orElse(
        does('Drivers in Sifted?', find({ job: 'drv', stage: 'Sifted' })),
        calling(find({ role: 'driving', stage: 'Sifted' })),
      ),
      does('Samira, status.', show('samira')),
      asks('Marek, Monday 2 pm, Dermot.'),
      does('Winter timetable review: kill it.', cancel('win')),
      negated("Ioana's offer stays in the drawer until I say so."),
      does(
        'Ioana. 47k euro. 15 Feb. Make the offer.',
        offer('ioana', { salary: 47_000, currency: 'EUR', start_date: '2027-02-15' }),
      ),
      does(
        'Jonas to Phone Interview, keeping in touch to Sushila.',
        move('jonas', 'Phone Interview'),
        followUp('sushila', 'keeping_in_touch'),
      ),
      does("Dermot, Wednesday. When's he open?", free('dermot', '2027-01-27', '2027-01-28')),
      does(
        "File note, Aoibheann: won't do Belfast runs.",
        note('aoibh', "won't do Belfast runs|Aoibheann won't do Belfast runs"),
      ),
      asks('Yusra and Samira. Next week.'),
      does("Yesterday's log.", log('yesterday')),
      hypothetical('Would a fitter take 38? Doubt it.'),
      does("Tell Fionnuala the badge printer's dead again.", tell('nuala', "the badge printer's dead again")),
      does(
        'Blessing, two things. Vetting. And vetting documents out to her.',
        move('blessing', 'Vetting'),
        followUp('blessing', 'vetting_documents'),
      ),
      [does('Hye-jin to Offer.', move('hyejin', 'Offer')), does('Too early. Undo.', undo(1))],
      [
        does('Pending approvals?', approvals()),
        does('Fine. Reject Marek Pospíšil.', reject('marek2')),
        does('Approved.', approve(2)),
      ],
    ],
    science_dec: [
      does('Bertil, Wednesday: an hour earlier.', reschedule('ber', '2026-12-09T13:00')),
      does('Sun-hee: next is Gallery Walk. Move her.', move('sunhee', 'Gallery Walk')),
      does(
        'Ito and Elena Marchenko, Monday 1400, full hour.',
        book('2026-12-07T14:00', 60, 'ito', { about: 'elena1' }),
      ),
      does("Paulo's a no.", reject('paulo')),
      orElse(
        does(
          "Kill Takumi's walk. Write him why: exhibit hall's flooded.",
          cancel('tak'),
          message('takumi', "exhibit hall's flooded|the exhibit hall's flooded"),
        ),
        calling(
          cancel('tak', "exhibit hall's flooded"),
          message('takumi', "exhibit hall's flooded|the exhibit hall's flooded"),
        ),
      ),
      quoted("Ngozi's mail says, quote, drop Thuy. Not happening."),
      does('Anybody at risk?', find({ at_risk: true })),
      does(
        'Everyone ten days without contact: warm regards checkin.',
        followUpAll({ days_since_contact: 10 }, 'warm_regards_checkin'),
      ),
      does('November numbers.', metrics('last_month')),
      asks('Elena to First Talk.'),
      runs('Sync Greenhouse.', 'Greenhouse', 'greenhouse'),
      does('Idris, stop the sequence.', stop('idris')),
      does(
        'Anjali: offer, 5.9 million yen, 1 February.',
        offer('anjali', { salary: 5_900_000, currency: 'JPY', start_date: '2027-02-01' }),
      ),
      does(
        'Two closures. Oluf, polite decline. Paulo, same.',
        reject('oluf', { message_template: 'polite_decline' }),
        reject('paulo', { message_template: 'polite_decline' }),
      ),
      perhapsBecause(does('Gala rehearsal off. No budget.', cancel('gala')), 'no budget'),
      negated("Catalina's walk went badly. Still: no rejection."),
      does(
        'Thuy, Thursday, make it 1530. Gordon to be told.',
        reschedule('thu', '2026-12-10T15:30'),
        tell('gordon', '*'),
      ),
      [
        does('Gordon free Monday?', free('gordon', '2026-12-07', '2026-12-08')),
        does('1300, Mireille, 40.', book('2026-12-07T13:00', 40, 'gordon', { about: 'mireille' })),
        does('Gallery walk invitation to her too.', followUp('mireille', 'gallery_walk_invitation')),
      ],
      [
        does('Reject Oluf, polite decline.', reject('oluf', { message_template: 'polite_decline' })),
        does('Hold it. Decline that.', decline(1)),
      ],
    ],
  }),
];
