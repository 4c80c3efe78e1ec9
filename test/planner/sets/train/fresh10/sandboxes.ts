// Where the tenth further batch is given.
import { organisation } from '../../../organisation.ts';

const insurer = organisation({
  zone: 'America/Phoenix',
  users: [
    'corinne: Corinne Halloway, recruiter',
    'ted: Theodore Bascombe, hiring_manager',
    'nadia: Nadia Farouk, hiring_manager',
    'walt: Walter Ingersoll, admin',
  ],
  stages: ['Applied', 'Phone Screen', 'Skills Test', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'adj: Claims Adjuster, claims, ted',
    'uw: Underwriter, underwriting, nadia',
    'csr: Customer Service Rep, customer service, ted',
    'act: Actuarial Analyst, underwriting, nadia',
  ],
  people: [
    'jasmine: Jasmine Okonkwo, adj, Phone Screen, 3',
    'peter: Peter Vandermeer, uw, Onsite Interview, 2',
    'rosie: Rosalie Thibodeaux, csr, Applied, 8',
    'hassan: Hassan Belkacem, act, Skills Test, 1',
    'lily1: Lily Tran-Huynh, csr, Phone Screen, 6',
    'lily2: Lily Ostrander, uw, Applied, 4',
    'marcus: Marcus Delacroix-Boyd, adj, Applied, 12',
    'gwen: Gwendolyn Pryce, act, Onsite Interview, 5',
    'arturo: Arturo Villaseñor, adj, Skills Test, 9',
    'noelle: Noelle Fitzsimmons, uw, Offer, 1',
    'derek: Derek Stavropoulos, csr, Applied, 2',
  ],
  templates: ['interview_confirmation', 'checking_in', 'not_moving_forward'],
});

const furniture = organisation({
  zone: 'Europe/London',
  users: [
    'bryony: Bryony Castle, recruiter',
    'alistair: Alistair Munro, hiring_manager',
    'shreya: Shreya Banerjee, hiring_manager',
    'colin: Colin Ashdown, hiring_manager',
  ],
  stages: ['New', 'Screening Call', 'Store Visit', 'Final Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'sm: Store Manager, retail, alistair',
    'sa: Sales Assistant, retail, alistair',
    'wh: Warehouse Operative, logistics, colin',
    'buy: Junior Buyer, buying, shreya',
  ],
  people: [
    'tamsin: Tamsin Pellow, sa, New, 3',
    'ollie: Oliver Trevanion, wh, Screening Call, 5',
    'fatima: Fatima Zahir, buy, Store Visit, 2',
    'george1: George Whitcombe, sm, Final Interview, 1',
    'george2: George Papadakis, wh, New, 9',
    'hetty: Henrietta Vaughan-Price, sm, Screening Call, 7',
    'kwame: Kwame Boadu, sa, Store Visit, 4',
    'iris: Iris Llewellyn-Cole, buy, New, 14',
    'niall: Niall Gallagher-Reid, wh, New, 11',
    'sunny: Sunny Bhatti, sa, Offer, 2',
  ],
  templates: ['store_visit_details', 'any_questions', 'unsuccessful'],
});

export const sandboxes = {
  insurer_sep: insurer('2026-09-14T09:10', {
    calendar: [
      'pet: Onsite interview Peter, nadia, 2026-09-16T13:00, 60, peter',
      'tm: Team meeting, ted, 2026-09-15T09:00, 60',
      'cal: Calibration, nadia, 2026-09-17T15:00, 30',
      'gwe: Onsite interview Gwendolyn, nadia, 2026-09-18T10:00, 60, gwen',
      'has: Debrief Hassan, walt, 2026-09-15T14:00, 30, hassan',
    ],
  }),
  furniture_jan: furniture('2027-01-20T13:40', {
    calendar: [
      'geo: Final interview George, alistair, 2027-01-22T11:00, 60, george1',
      'stock: Stocktake, colin, 2027-01-21T08:00, 120',
      'rng: Range review, shreya, 2027-01-21T14:00, 60',
      'kw: Store visit Kwame, alistair, 2027-01-25T10:00, 90, kwame',
    ],
  }),
};
