// Where the forty-first further batch is given: a maker of outdoor gear in the mountains.
import { organisation } from '../../../organisation.ts';

const peakline = organisation({
  zone: 'America/Denver',
  users: [
    'dale: Dale Hutchings, recruiter',
    'ingrid: Ingrid Solheim-Park, hiring_manager',
    'ramon: Ramón Ybarra, hiring_manager',
    'beth: Elizabeth Crandall, hiring_manager',
    'otis: Otis Merriwether, admin',
  ],
  stages: [
    'New',
    'Recruiter Screen',
    'Manager Interview',
    'Panel Interview',
    'Background Check',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: [
    'sre: Site Reliability Engineer, engineering, ingrid',
    'mob: Mobile Developer, engineering, ingrid',
    'fin: Financial Analyst, finance, beth',
    'acct: Staff Accountant, finance, beth',
    'wh: Warehouse Associate, warehouse, ramon',
    'mkt: Marketing Coordinator, marketing, otis',
  ],
  people: [
    'nico: Nicolás Barrera, sre, Recruiter Screen, 4',
    'steph: Stephanie Oduya, mob, Panel Interview, 2',
    'chris1: Christopher Weller, wh, New, 13',
    'chris2: Christine Amundsen, fin, Manager Interview, 3',
    'ben: Benjamin Achebe-Stone, acct, Background Check, 1',
    'zoe: Zoë Hartwell, mkt, New, 7',
    'dj: David Jimenez, wh, Recruiter Screen, 9',
    'minh: Minh Tran-Keller, sre, New, 16',
    'liz: Elisabeta Ionescu, fin, Recruiter Screen, 6',
    'sam: Samuel Kittredge, mob, Manager Interview, 5',
    'pat: Patricia Lomahaftewa, acct, New, 11',
    'andy: Andrew Szymanski, wh, Panel Interview, 2',
    'kenji: Kenji Albright, mkt, Panel Interview, 8',
    'fiona: Fiona Dressler, sre, Offer, 1',
  ],
  templates: ['keep_warm', 'screen_invite', 'onsite_details', 'decline_early', 'decline_late', 'background_forms'],
});

export const sandboxes = {
  peakline_aug: peakline('2026-08-31T10:05', {
    calendar: [
      'ops: Ops sync, ingrid, 2026-09-01T09:00, 60',
      'steph: Panel Stephanie Oduya, ingrid, 2026-09-02T13:00, 90, steph',
      'andy: Panel Andrew Szymanski, ramon, 2026-09-01T15:00, 60, andy',
      'chr: Manager interview Christine Amundsen, beth, 2026-09-03T10:00, 45, chris2',
      'inv: Inventory count, ramon, 2026-09-04T08:00, 180',
    ],
  }),
  peakline_feb: peakline('2027-02-11T16:20', {
    moved: {
      nico: 'Panel Interview, 2',
      zoe: 'Recruiter Screen, 5',
      liz: 'Manager Interview, 1',
      pat: 'Recruiter Screen, 8',
    },
    without: ['fiona'],
    calendar: [
      'nico: Panel Nicolás Barrera, ingrid, 2027-02-12T11:00, 60, nico',
      'liz: Manager interview Elisabeta Ionescu, beth, 2027-02-12T14:00, 45, liz',
      'mkt: Campaign review, otis, 2027-02-16T13:00, 60',
      'ken: Panel Kenji Albright, otis, 2027-02-17T10:00, 60, kenji',
    ],
  }),
};
