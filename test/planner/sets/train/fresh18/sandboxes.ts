// Where the eighteenth further batch is given: clinics and an insurer, each in the week in which its clocks change.
import { organisation } from '../../../organisation.ts';

const clinics = organisation({
  zone: 'America/New_York',
  users: [
    'gwen: Gwendolyn Achterkamp, recruiter',
    'raoul: Dr. Raoul Tancredi, hiring_manager',
    'mei: Mei-Ling Fitzroy, hiring_manager',
    'darcy: Darcy Whitlam, hiring_manager',
  ],
  stages: ['Applied', 'Phone Screen', 'Onsite Interview', 'Reference Check', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'rn: Registered Nurse, nursing, raoul',
    'ma: Medical Assistant, nursing, raoul',
    'be: Backend Engineer, engineering, mei',
    'da: Data Analyst, analytics, mei',
    'fd: Front Desk Coordinator, operations, darcy',
  ],
  people: [
    'ottilie: Ottilie Brandvold, rn, Applied, 5',
    'marq: Marquise Hunt, rn, Phone Screen, 8',
    'jun: Junichi Hoshino, be, Phone Screen, 2',
    'priti: Pritika Sandhu, da, Onsite Interview, 1',
    'alec1: Alec Rousseau, be, Applied, 3',
    'alec2: Alec Mwangi, fd, Phone Screen, 6',
    'vera: Vera Stojanović, ma, Onsite Interview, 4',
    'deb: Deborah Kipling, ma, Applied, 11',
    'tyrone: Tyrone Bascombe, fd, Reference Check, 1',
    'inara: Inara Volkmann, da, Applied, 9',
  ],
  templates: ['gentle_nudge', 'interview_prep', 'thanks_but_no'],
});

const insurer = organisation({
  zone: 'Europe/Zurich',
  users: [
    'reto: Reto Amstutz, recruiter',
    'laure: Laure-Anne Dufresne, hiring_manager',
    'urs: Urs Zumsteg, hiring_manager',
    'chiara: Chiara Pedrazzini, hiring_manager',
  ],
  stages: ['Inbox', 'HR Screen', 'Case Study', 'Team Day', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'act: Actuary, actuarial, laure',
    'clm: Claims Handler, claims, urs',
    'dev: Java Developer, technology, chiara',
    'uw: Underwriter, underwriting, urs',
  ],
  people: [
    'sandro: Sandro Baumgartl, act, Inbox, 4',
    'wanjiru: Wanjiru Kimathi, dev, HR Screen, 6',
    'elodie: Élodie Perrault, clm, Case Study, 2',
    'mathis: Mathis Oberholzer, uw, Team Day, 1',
    'stefania: Stefania Gjoka, clm, Inbox, 12',
    'stefan: Stefan Räber, dev, Case Study, 3',
    'hong: Hong Anh Luu, act, HR Screen, 7',
    'ivan: Ivan Blagojević, uw, Inbox, 9',
    'tanja: Tanja Wyss-Moser, dev, Team Day, 2',
  ],
  templates: ['case_study_task', 'keep_in_touch', 'declined_politely'],
});

export const sandboxes = {
  clinics_mar: clinics('2027-03-11T10:20', {
    calendar: [
      'rnd: Grand rounds, raoul, 2027-03-12T08:00, 60',
      'pri: Onsite interview Pritika, mei, 2027-03-12T11:00, 60, priti',
      'ver: Onsite interview Vera, raoul, 2027-03-15T13:00, 60, vera',
      'ops: Ops review, darcy, 2027-03-16T09:30, 60',
    ],
  }),
  insurer_oct: insurer('2026-10-22T15:05', {
    calendar: [
      'mat: Team day Mathis, urs, 2026-10-23T09:00, 240, mathis',
      'jf: Jour fixe, laure, 2026-10-23T13:30, 30',
      'tan: Team day Tanja, chiara, 2026-10-26T10:00, 180, tanja',
    ],
  }),
};
