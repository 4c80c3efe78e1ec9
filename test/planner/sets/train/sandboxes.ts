// Where the training instructions are given: a hospital, a software house, a school trust, a haulier and a data firm.
import { organisation } from '../../organisation.ts';

const hospital = organisation({
  zone: 'America/New_York',
  users: [
    'mara: Mara Ellison, recruiter',
    'dana: Dana Whitfield, hiring_manager',
    'kofi: Dr. Kofi Mensah, hiring_manager',
    'lea: Léa Fontaine, admin',
  ],
  stages: ['Applied', 'Phone Screen', 'Onsite Interview', 'Reference Check', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'rn: Registered Nurse, nursing, dana',
    'pt: Physical Therapist, therapy, kofi',
    'lab: Lab Technician, laboratory, kofi',
  ],
  people: [
    'priya: Priya Raman, rn, Applied, 6',
    'bob: Robert Harlan, rn, Phone Screen, 9',
    'grace1: Grace Okafor, rn, Applied, 11',
    'grace2: Grace Lindholm, pt, Phone Screen, 2',
    'zoe: Zoë Marchetti, pt, Onsite Interview, 4',
    'tomas: Tomás Aguilar, lab, Onsite Interview, 3',
    'kat: Katherine Boyle, lab, Applied, 15',
    'dmitri: Dmitri Volkov, rn, Reference Check, 1',
  ],
  templates: ['checking_in', 'interview_prep', 'not_this_time'],
});

const software = organisation({
  zone: 'America/Los_Angeles',
  users: [
    'kai: Kai Nakamura, recruiter',
    'lena: Lena Fischer, hiring_manager',
    'omar: Omar Haddad, hiring_manager',
    'beth: Bethany Cole, hiring_manager',
  ],
  stages: ['New', 'Recruiter Call', 'Technical Interview', 'Onsite Loop', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'be: Backend Engineer, engineering, lena',
    'fe: Frontend Engineer, engineering, lena',
    'pd: Product Designer, design, omar',
    'pm: Product Manager, product, beth',
  ],
  people: [
    'sarah1: Sarah Chen, be, New, 3',
    'sarah2: Sarah Connolly, pd, Recruiter Call, 8',
    'jose: José Álvarez, be, Technical Interview, 5',
    'wei: Wei Zhang, fe, Onsite Loop, 1',
    'anders: Anders Holm, pm, New, 12',
    'mike: Michael Brandt, be, Recruiter Call, 7',
    'ife: Ifeoma Eze, fe, Technical Interview, 2',
    'noor: Noor Rahman, pd, Onsite Loop, 4',
  ],
  templates: ['gentle_nudge', 'take_home', 'schedule_link'],
});

const school = organisation({
  zone: 'Europe/London',
  users: [
    'ivy: Ivy Marlowe, recruiter',
    'hugh: Hugh Bannister, hiring_manager',
    'sian: Siân Rees, hiring_manager',
    'pru: Prudence Oyelaran, admin',
  ],
  stages: ['Applied', 'Longlisted', 'Shortlisted', 'Panel', 'Offer', 'Appointed and Hired', 'Rejected'],
  jobs: [
    'math: Maths Teacher, teaching, hugh',
    'art: Art Teacher, teaching, hugh',
    'fin: Finance Officer, finance, sian',
  ],
  people: [
    'kate: Kate Doyle, math, Applied, 4',
    'dev: Dev Patel, math, Shortlisted, 16',
    'oli: Oliver Shaw, fin, Panel, 2',
    'aoife: Aoife Byrne, art, Longlisted, 9',
    'sam1: Samuel Price, fin, Applied, 20',
    'sam2: Samantha Price, art, Shortlisted, 1',
    'rhys: Rhys Llewellyn, math, Longlisted, 7',
  ],
  templates: ['welcome_note', 'panel_details', 'still_interested'],
});

const haulier = organisation({
  zone: 'America/Chicago',
  users: ['bea: Beatrice Novak, recruiter', 'gus: Gus Lindgren, hiring_manager', 'tasha: Natasha Reid, hiring_manager'],
  stages: ['Applied', 'Screening', 'Road Test', 'Background Check', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'cdl: CDL Driver, driving, gus',
    'fork: Forklift Operator, warehouse, tasha',
    'disp: Dispatcher, operations, tasha',
  ],
  people: [
    'will: Will Turner, cdl, Applied, 3',
    'ann: Ann-Marie Petersen, cdl, Screening, 8',
    'rob: Robert Nyong, disp, Background Check, 5',
    "liam: Liam O'Brien, fork, Applied, 13",
    'liz: Elizabeth Tran, disp, Screening, 2',
    'hank: Henry Kowalczyk, cdl, Road Test, 6',
    'mai: Mai Nguyen, fork, Screening, 10',
  ],
  templates: ['shift_details', 'still_interested', 'license_reminder'],
});

const data = organisation({
  zone: 'Asia/Kolkata',
  users: [
    'asha: Asha Kulkarni, recruiter',
    'vikram: Vikram Iyer, hiring_manager',
    'farah: Farah Sheikh, hiring_manager',
  ],
  stages: ['Sourced', 'HR Round', 'Coding Test', 'Manager Round', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'ds: Data Scientist, data, vikram',
    'de: Data Engineer, data, vikram',
    'cs: Support Specialist, support, farah',
  ],
  people: [
    'arjun: Arjun Mehta, ds, Sourced, 5',
    'arjun2: Arjun Nair, de, HR Round, 7',
    'lak: Lakshmi Subramanian, ds, Coding Test, 3',
    'joy: Joy D’Souza, cs, HR Round, 12',
    'imran: Imran Qureshi, de, Manager Round, 2',
    'mei: Mei-Ling Tan, cs, Sourced, 9',
    'rahul: Rahul Bose, cs, Manager Round, 14',
  ],
  templates: ['test_link', 'gentle_reminder'],
});

export const sandboxes = {
  hospital_feb: hospital('2026-02-02T09:15', { calendar: ['rounds: Rounds, dana, 2026-02-03T15:00, 60'] }),
  hospital_mar: hospital('2026-03-06T15:40', {
    moved: { priya: 'Phone Screen, 1', tomas: 'Reference Check, 2' },
    calendar: ['int: Interview: Zoë Marchetti, kofi, 2026-03-10T10:00, 45, zoe'],
  }),
  hospital_may: hospital('2026-05-20T11:00', { moved: { bob: 'Onsite Interview, 8' }, without: ['grace2'] }),
  hospital_oct: hospital('2026-10-30T10:05', {
    moved: { kat: 'Phone Screen, 10' },
    calendar: [
      'staff: Staff meeting, dana, 2026-11-02T09:00, 120',
      'call: Call with Kat, kofi, 2026-11-03T13:00, 30, kat',
    ],
  }),
  software_jan: software('2026-01-13T08:50', { calendar: ['plan: Sprint planning, lena, 2026-01-14T10:00, 120'] }),
  software_apr: software('2026-04-09T13:20', {
    moved: { sarah1: 'Technical Interview, 1' },
    calendar: ['loop: Onsite Wei Zhang, lena, 2026-04-10T13:00, 180, wei'],
  }),
  software_jun: software('2026-06-29T16:45', { moved: { anders: 'Recruiter Call, 6' }, without: ['sarah2'] }),
  software_sep: software('2026-09-16T10:30', { moved: { mike: 'Onsite Loop, 3', noor: 'Offer, 1' } }),
  school_mar: school('2026-03-26T14:30', { calendar: ['gov: Governors, hugh, 2026-03-27T09:00, 90'] }),
  school_may: school('2026-05-05T09:00', { moved: { kate: 'Longlisted, 2' } }),
  school_jul: school('2026-07-17T12:10', {
    moved: { dev: 'Panel, 3' },
    calendar: ['panel: Panel for Dev, hugh, 2026-07-20T14:00, 60, dev'],
  }),
  school_nov: school('2026-11-23T08:40', { without: ['sam2'] }),
  haulier_feb: haulier('2026-02-18T07:55', {}),
  haulier_apr: haulier('2026-04-30T17:05', { moved: { will: 'Screening, 1', hank: 'Background Check, 4' } }),
  haulier_aug: haulier('2026-08-24T13:00', {
    calendar: [
      'dock: Dock inspection, tasha, 2026-08-25T08:00, 240',
      'test: Road test Henry, gus, 2026-08-26T07:30, 90, hank',
    ],
  }),
  haulier_dec: haulier('2026-12-15T10:20', { moved: { liz: 'Offer, 1' } }),
  data_jan: data('2026-01-28T11:30', { calendar: ['review: Quarterly review, vikram, 2026-01-29T15:00, 60'] }),
  data_apr: data('2026-04-17T16:00', { moved: { mei: 'HR Round, 4' } }),
  data_aug: data('2026-08-10T09:45', {
    without: ['arjun2'],
    calendar: ['mgr: Manager round Imran, vikram, 2026-08-11T11:00, 60, imran'],
  }),
  data_oct: data('2026-10-06T14:15', { moved: { lak: 'Manager Round, 1' } }),
};
