// Where the fortieth further batch is given: a maker of software for hospitals that hires nurses too.
import { organisation } from '../../../organisation.ts';

const carepoint = organisation({
  zone: 'America/Chicago',
  users: [
    'hallie: Hallie Brandvold, recruiter',
    'marcus: Marcus Delacroix, hiring_manager',
    'joanne: Joanne Pfeiffer, hiring_manager',
    'sunil: Sunil Raghavendra, hiring_manager',
    'bill: William Ostrander, hiring_manager',
    'tori: Victoria Haldane, admin',
  ],
  stages: [
    'Applied',
    'Phone Screen',
    'Technical Assessment',
    'Onsite Interview',
    'Reference Check',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: [
    'be: Backend Engineer, engineering, marcus',
    'fe: Frontend Engineer, engineering, marcus',
    'rn: Registered Nurse, nursing, joanne',
    'da: Data Analyst, analytics, sunil',
    'ae: Account Executive, sales, bill',
    'cs: Customer Support Specialist, support, tori',
  ],
  people: [
    'renee: Renée Thibodeaux, rn, Phone Screen, 3',
    'jon: Jonathan Sprague, be, Technical Assessment, 6',
    'mike: Michael Arrington, be, Applied, 12',
    'kat: Katherine Lundgren, da, Onsite Interview, 2',
    'deb: Deborah Castellano, rn, Reference Check, 4',
    'soren: Søren Aagesen, fe, Phone Screen, 8',
    'anika: Anika Chaudhuri, da, Phone Screen, 5',
    'anita: Anita Feldstein, ae, Applied, 10',
    'jp: Jean-Paul Rameau, ae, Onsite Interview, 1',
    'maria1: Maria Escobedo, rn, Applied, 9',
    'maria2: María Quiñones, cs, Phone Screen, 3',
    'alex: Alexandra Petrenko, fe, Onsite Interview, 7',
    'rob: Robert Kincannon, cs, Applied, 15',
    'tolu: Toluwani Adebisi, da, Applied, 20',
    'hank: Henry Stuyvesant, ae, Phone Screen, 11',
    'xiu: Xiulan Deng, be, Reference Check, 1',
    'wes: Wesley Truong, be, Offer, 2',
    'cora: Cora Lindqvist-Hayes, rn, Hired, 30',
  ],
  templates: [
    'gentle_nudge',
    'interview_prep',
    'rejection_after_interview',
    'application_declined',
    'reference_request',
    'offer_letter',
  ],
});

export const sandboxes = {
  carepoint_may: carepoint('2026-05-20T09:15', {
    calendar: [
      'stand: Engineering standup, marcus, 2026-05-21T09:00, 30',
      'kat: Onsite Katherine Lundgren, sunil, 2026-05-21T13:00, 60, kat',
      'ward: Ward rounds, joanne, 2026-05-22T08:00, 120',
      'jp: Onsite Jean-Paul Rameau, bill, 2026-05-22T10:00, 45, jp',
      'ren: Phone screen Renée Thibodeaux, joanne, 2026-05-22T15:00, 30, renee',
      'alex: Onsite Alexandra Petrenko, marcus, 2026-05-26T14:00, 90, alex',
    ],
  }),
  carepoint_nov: carepoint('2026-11-18T13:40', {
    moved: {
      renee: 'Onsite Interview, 2',
      jon: 'Reference Check, 1',
      mike: 'Phone Screen, 4',
      kat: 'Offer, 1',
      soren: 'Technical Assessment, 6',
      anita: 'Phone Screen, 8',
      tolu: 'Onsite Interview, 3',
      maria1: 'Phone Screen, 7',
    },
    without: ['wes'],
    calendar: [
      'all: All hands, marcus, 2026-11-19T11:00, 60',
      'ren: Onsite Renée Thibodeaux, joanne, 2026-11-19T14:00, 60, renee',
      'mike: Phone screen Michael Arrington, marcus, 2026-11-20T09:30, 30, mike',
      'bud: Budget review, sunil, 2026-11-20T13:00, 90',
      'anita: Phone screen Anita Feldstein, bill, 2026-11-23T10:00, 30, anita',
      'tolu: Onsite Toluwani Adebisi, sunil, 2026-11-24T15:00, 60, tolu',
    ],
  }),
};
