// Where the eleventh further batch is given.
import { organisation } from '../../../organisation.ts';

const agency = organisation({
  zone: 'Asia/Singapore',
  users: [
    'adeline: Adeline Goh, recruiter',
    'rajesh: Rajesh Venkatraman, hiring_manager',
    'mireille: Mireille Aubry, hiring_manager',
    'tobias: Tobias Engström, hiring_manager',
  ],
  stages: ['Applied', 'Recruiter Call', 'Coding Test', 'Team Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'be: Backend Engineer, engineering, rajesh',
    'mob: Mobile Engineer, engineering, rajesh',
    'ux: UX Designer, design, mireille',
    'pm: Product Manager, product, tobias',
  ],
  people: [
    'ravi: Ravi Shankaran, be, Applied, 4',
    'wenjie: Tan Wenjie, mob, Recruiter Call, 2',
    'clara: Clara Feltham, ux, Applied, 6',
    'hugo: Hugo Almeida, pm, Team Interview, 1',
    'nurul: Nurul Aisyah, be, Coding Test, 3',
    'ben1: Benjamin Ong, mob, Applied, 9',
    'ben2: Benedict Chua, pm, Recruiter Call, 5',
    'maya1: Maya Krishnan, ux, Recruiter Call, 2',
    'maya2: Maya Lindgren, be, Applied, 11',
    'stefan: Stefan Kowalik, be, Team Interview, 3',
    'olivia: Olivia Sim, pm, Applied, 13',
  ],
  templates: ['coding_test_link', 'just_checking', 'thanks_but_no'],
});

const care = organisation({
  zone: 'America/Vancouver',
  users: [
    'joanna: Joanna Petrakis, recruiter',
    'dana: Dana Fairweather, hiring_manager',
    'luc: Luc Gagnon, hiring_manager',
    'sarita: Sarita Deol, hiring_manager',
  ],
  stages: ['Applied', 'Phone Screen', 'Unit Interview', 'References', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'rn: Registered Nurse, nursing, dana',
    'pt: Physiotherapist, therapy, luc',
    'ra: Resident Aide, care, sarita',
    'lpn: Licensed Practical Nurse, nursing, dana',
  ],
  people: [
    'priya: Priya Vaidya, rn, Applied, 3',
    'tyler: Tyler Benoit, pt, Phone Screen, 4',
    'monique: Monique Desjarlais, lpn, Unit Interview, 2',
    'kofi: Kofi Amankwah, ra, Applied, 8',
    'jen1: Jennifer Halvorson, rn, Phone Screen, 1',
    'jen2: Jennifer Maksymiuk, ra, Applied, 7',
    'samir: Samir Toubia, pt, Unit Interview, 6',
    'bev: Beverly Nakagawa, lpn, References, 2',
    'diego: Diego Farías, ra, Phone Screen, 10',
    'anita: Anita Sundaram, rn, References, 1',
  ],
  templates: ['shift_overview', 'reference_request', 'kind_no'],
});

export const sandboxes = {
  agency_nov: agency('2026-11-10T09:30', {
    calendar: [
      'arch: Architecture review, rajesh, 2026-11-11T10:00, 60',
      'hug: Team interview Hugo, tobias, 2026-11-12T14:00, 60, hugo',
      'crit: Design critique, mireille, 2026-11-13T11:00, 60',
      'ste: Team interview Stefan, rajesh, 2026-11-13T15:00, 60, stefan',
    ],
  }),
  care_apr: care('2027-04-06T08:50', {
    calendar: [
      'rnd: Ward rounds, dana, 2027-04-08T09:00, 90',
      'mon: Unit interview Monique, dana, 2027-04-09T13:00, 45, monique',
      'sam: Unit interview Samir, luc, 2027-04-07T15:00, 60, samir',
      'fam: Family council, sarita, 2027-04-08T14:00, 60',
    ],
  }),
};
