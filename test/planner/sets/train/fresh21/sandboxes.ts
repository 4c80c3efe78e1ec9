// Where the twenty-first further batch is given: a staffing desk for several trades, and ferries.
import { organisation } from '../../../organisation.ts';

const trades = organisation({
  zone: 'America/Chicago',
  users: [
    'ninette: Ninette Carrow, recruiter',
    'samson: Samson Oduya, hiring_manager',
    'thea: Thea Marlborough, hiring_manager',
    'victor: Victor Szymborski, hiring_manager',
  ],
  stages: ['Applied', 'Phone Screen', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'fe: Frontend Engineer, engineering, samson',
    'lg: Logistics Coordinator, operations, thea',
    'nm: Nurse Manager, nursing, victor',
    'bk: Bookkeeper, finance, thea',
  ],
  people: [
    'isolde: Isolde Marchant, fe, Applied, 8',
    'ravi: Ravindra Kumaraswamy, fe, Phone Screen, 2',
    'josie: Josephine Bright-Adams, lg, Applied, 7',
    'caleb: Caleb Thornquist, lg, Onsite Interview, 3',
    'mona: Monique Achebe-Lloyd, nm, Phone Screen, 5',
    'dana1: Dana Krasinski, nm, Onsite Interview, 1',
    'dana2: Dana Whitlow, bk, Applied, 10',
    'ezra: Ezra Lindenbaum, bk, Phone Screen, 6',
    'tova: Tova Gunnarsson, fe, Onsite Interview, 2',
  ],
  templates: ['gentle_reminder_mail', 'interview_confirmation', 'we_went_another_way'],
});

const ferries = organisation({
  zone: 'America/Vancouver',
  users: [
    'maureen: Maureen Tsang, recruiter',
    'duncan: Duncan Farquharson, hiring_manager',
    'preet: Preetinder Gill, hiring_manager',
    'estelle: Estelle Bouchard-Roy, admin',
  ],
  stages: ['Applicant Pool', 'Phone Screen', 'Sea Trial', 'Panel Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'deck: Deckhand, marine, duncan',
    'eng: Marine Engineer, engineering, duncan',
    'cat: Catering Attendant, catering, preet',
    'tick: Ticket Agent, terminals, estelle',
  ],
  people: [
    'bjorn: Bjorn Haraldsen, deck, Phone Screen, 3',
    'simran: Simran Dhillon-Shaw, cat, Applicant Pool, 5',
    'wade: Wade Olynyk, eng, Sea Trial, 2',
    'maiko: Maiko Rosander, tick, Panel Interview, 1',
    'kelsey1: Kelsey Drummond, deck, Sea Trial, 4',
    'kelsey2: Kelsey Nahanee, cat, Phone Screen, 9',
    'anton: Anton Fedoruk, eng, Applicant Pool, 13',
    'lise: Lise Tremblay-Mark, tick, Applicant Pool, 6',
    'ogden: Ogden Sparrow, deck, Panel Interview, 2',
  ],
  templates: ['sea_trial_checklist', 'are_you_available', 'sorry_not_this_season'],
});

export const sandboxes = {
  trades_may: trades('2026-05-11T08:30', {
    calendar: [
      'plan: Team planning, samson, 2026-05-12T10:00, 60',
      'vend: Vendor call, victor, 2026-05-12T15:00, 30',
      'cal: Onsite interview Caleb, thea, 2026-05-13T14:00, 60, caleb',
      'tov: Onsite interview Tova, samson, 2026-05-14T09:30, 90, tova',
    ],
  }),
  ferries_jan: ferries('2027-01-06T14:10', {
    calendar: [
      'wad: Sea trial Wade, duncan, 2027-01-07T08:00, 180, wade',
      'menu: Winter menu, preet, 2027-01-07T11:00, 60',
      'mai: Panel interview Maiko, estelle, 2027-01-08T10:00, 60, maiko',
      'ogd: Panel interview Ogden, duncan, 2027-01-08T13:00, 60, ogden',
    ],
  }),
};
