// Where the fifty-fifth further batch is given: a maker of cargo bikes with shops, and a vineyard that makes its wine itself.
import { organisation } from '../../../organisation.ts';

const bikes = organisation({
  zone: 'Europe/Copenhagen',
  users: [
    'maja: Maja Lindholt, recruiter',
    'bo: Bo Thygesen, hiring_manager',
    'freja: Freja Winther, hiring_manager',
    'nanna: Nanna Kjær, hiring_manager',
  ],
  stages: ['Applied', 'Phone Chat', 'Prøvedag', 'Reference Calls', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'mech: Bike Mechanic, workshop, bo',
    'weld: Frame Welder, workshop, bo',
    'shop: Shop Assistant, retail, freja',
    'pay: Payroll Officer, finance, nanna',
  ],
  people: [
    'emma1: Emma Skov, mech, Applied, 6',
    'emma2: Emma Rask, shop, Phone Chat, 3',
    'tobias: Tobias Ahrensen, mech, Prøvedag, 2',
    'jonas: Jonas Mikkelborg, weld, Phone Chat, 9',
    'lars: Lars-Erik Toft, weld, Applied, 14',
    'sanne: Susanne Bruhn, pay, Reference Calls, 5',
    'oskar: Oskar Dyhr, shop, Applied, 8',
    'yusuf: Yusuf Karaca, shop, Prøvedag, 1',
    'mette: Mette Fogh, pay, Phone Chat, 12',
  ],
  templates: ['trial_day_info', 'still_with_us', 'sorry_this_time'],
});

const vineyard = organisation({
  zone: 'Pacific/Auckland',
  users: [
    'ruby: Ruby Tomlinson, recruiter',
    'pita: Pita Waaka, hiring_manager',
    'heath: Heather Sinclair, hiring_manager',
    'col: Colin Ashworth, hiring_manager',
    'del: Delphine Moreau, admin',
  ],
  stages: ['New', 'First Chat', 'Yard Walk', 'Reference Check', 'Offer', 'Hired', 'Declined'],
  jobs: [
    'vine: Vineyard Supervisor, vineyard, pita',
    'crush: Cellar Hand, winemaking, col',
    'host: Tasting Room Host, hospitality, heath',
    'acc: Accounts Clerk, office, heath',
  ],
  people: [
    'tama: Tama Rewi, vine, New, 5',
    'bex: Rebecca Stott, host, First Chat, 8',
    'josh1: Joshua Fell, crush, Yard Walk, 2',
    'josh2: Josh Pereira, host, New, 11',
    'ingrid: Ingrid Sorley, crush, First Chat, 4',
    'wiremu: Wiremu Paki, vine, Yard Walk, 7',
    'li: Li Na Chou, acc, Reference Check, 3',
    'nate: Nathaniel Brook, acc, New, 13',
    'sunny: Sunita Bhandari, host, Yard Walk, 1',
  ],
  templates: ['harvest_details', 'keen_still', 'thanks_but_no'],
});

export const sandboxes = {
  bikes_mar: bikes('2026-03-26T09:20', {
    calendar: [
      'stand: Workshop stand-up, bo, 2026-03-27T08:00, 60',
      'pd: Prøvedag Tobias, bo, 2026-03-31T10:00, 240, tobias',
    ],
  }),
  bikes_dec: bikes('2026-12-17T14:40', {
    moved: { jonas: 'Prøvedag, 1' },
    without: ['emma2'],
    calendar: [
      'inv: Stock count, freja, 2026-12-18T09:00, 180',
      'ref: Reference talk Susanne, nanna, 2026-12-21T13:00, 30, sanne',
    ],
  }),
  vineyard_apr: vineyard('2026-04-02T10:15', {
    calendar: [
      'har: Harvest meeting, col, 2026-04-07T07:30, 90',
      'walk: Yard walk Wiremu, pita, 2026-04-08T09:00, 60, wiremu',
    ],
  }),
  vineyard_sep: vineyard('2026-09-23T16:05', {
    moved: { ingrid: 'Yard Walk, 2', nate: 'First Chat, 6' },
    without: ['josh2'],
    calendar: [
      'tast: Trade tasting, heath, 2026-09-24T13:00, 120',
      'prun: Pruning review, pita, 2026-09-25T08:00, 180',
      'walk: Yard walk Sunita, heath, 2026-09-28T11:00, 60, sunny',
    ],
  }),
};
