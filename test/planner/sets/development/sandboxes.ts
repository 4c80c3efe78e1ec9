// Where the development instructions are given: a bank, a hotel group, a builder, a charity and a drug maker.
import { organisation } from '../../organisation.ts';

const bank = organisation({
  zone: 'America/Toronto',
  users: [
    'max: Max Feldman, recruiter',
    'june: June Castellanos, hiring_manager',
    'ray: Raymond Tucker, hiring_manager',
    'odette: Odette Gagnon, admin',
  ],
  stages: ['Applied', 'Phone Screen', 'Assessment', 'Onsite', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'an: Risk Analyst, analytics, june',
    'ae: Account Executive, sales, ray',
    'co: Compliance Officer, compliance, june',
  ],
  people: [
    'nina: Nina Kovač, an, Assessment, 5',
    'ben: Benjamin Frost, an, Phone Screen, 9',
    'ali: Alicia Romero, ae, Onsite, 2',
    'lee: Lee Jung, ae, Applied, 7',
    'leo: Leo Marsh, ae, Applied, 12',
    'chris1: Christopher Boyd, co, Phone Screen, 3',
    'chris2: Christine Vance, co, Assessment, 4',
    'yaw: Yaw Asante, an, Onsite, 1',
  ],
  templates: ['schedule_link', 'thank_you', 'status_update'],
});

const hotel = organisation({
  zone: 'Europe/Berlin',
  users: ['jana: Jana Vogt, recruiter', 'emil: Emil Brandt, hiring_manager', 'petra: Petra Krüger, hiring_manager'],
  stages: ['Applied', 'Video Call', 'Trial Shift', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'chef: Sous Chef, kitchen, emil',
    'desk: Receptionist, front desk, petra',
    'hk: Housekeeper, housekeeping, petra',
  ],
  people: [
    'luc: Lucía Ferrer, chef, Applied, 6',
    'sam: Samantha Reed, desk, Trial Shift, 3',
    'jon: Jonathan Weiss, chef, Trial Shift, 8',
    'amy: Amy Tran, desk, Applied, 2',
    'juergen: Jürgen Höß, hk, Video Call, 10',
    'anna1: Anna Schmidt, hk, Applied, 5',
    'anna2: Anna Lindqvist, desk, Video Call, 1',
  ],
  templates: ['trial_shift_info', 'still_keen'],
});

const builder = organisation({
  zone: 'Australia/Sydney',
  users: [
    'tegan: Tegan Hughes, recruiter',
    'bruce: Bruce Papadopoulos, hiring_manager',
    'mere: Mere Tamihana, hiring_manager',
  ],
  stages: ['Applied', 'Phone Interview', 'Site Visit', 'Medical', 'Offer', 'Hired', 'Rejected'],
  jobs: ['sm: Site Manager, management, bruce', 'el: Electrician, trades, mere', 'ca: Carpenter, trades, mere'],
  people: [
    'jack: Jack Nguyen, el, Applied, 8',
    'jackie: Jacqueline Moore, sm, Phone Interview, 4',
    'raj: Rajesh Pillai, el, Site Visit, 2',
    'con: Constantine Vlahos, ca, Applied, 15',
    'ella: Ella Fitzsimmons, sm, Site Visit, 5',
    'tane: Tāne Walker, ca, Medical, 3',
    'steph: Stephen Archer, ca, Phone Interview, 11',
  ],
  templates: ['site_induction', 'check_in'],
});

const charity = organisation({
  zone: 'America/Denver',
  users: [
    'joan: Joan Redfeather, recruiter',
    'miguel: Miguel Santos, hiring_manager',
    'wanda: Wanda Kowalski, hiring_manager',
    'hal: Hal Jensen, admin',
  ],
  stages: ['Applied', 'Intro Call', 'Team Interview', 'References', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'sw: Social Worker, social work, miguel',
    'fr: Fundraiser, fundraising, wanda',
    'bk: Bookkeeper, finance, wanda',
  ],
  people: [
    'tess: Theresa Marlow, sw, Applied, 7',
    'andre: André Baptiste, sw, Team Interview, 3',
    'hope: Hope Daniels, fr, Intro Call, 10',
    'will: William Chase, bk, References, 2',
    'may: May Bell, fr, Applied, 6',
    'june: June Alvarado, sw, Intro Call, 14',
    'pat: Patrick Doyle, bk, Applied, 5',
  ],
  templates: ['mission_packet', 'next_steps'],
});

const pharma = organisation({
  zone: 'Europe/Madrid',
  users: ['eva: Eva Morales, recruiter', 'nuria: Núria Puig, hiring_manager', 'henrik: Henrik Dahl, hiring_manager'],
  stages: ['CV Review', 'Screening Call', 'Technical Panel', 'Final Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'chem: Research Chemist, research, nuria',
    'bio: Biostatistician, research, nuria',
    'reg: Regulatory Specialist, regulatory, henrik',
  ],
  people: [
    'ines: Inés Duarte, chem, CV Review, 4',
    'marc: Marc Ferrer, bio, Technical Panel, 6',
    'agnes: Agnieszka Wójcik, reg, Screening Call, 9',
    'paolo: Paolo Ricci, chem, Final Interview, 2',
    'sofia1: Sofía Vidal, reg, CV Review, 11',
    'sofia2: Sofia Andersson, bio, Screening Call, 3',
    'teo: Mateo Cruz, chem, Screening Call, 8',
  ],
  templates: ['panel_invite', 'we_miss_you'],
});

export const sandboxes = {
  bank_mar: bank('2026-03-02T10:10', { calendar: ['audit: Audit, june, 2026-03-03T09:00, 180'] }),
  bank_may: bank('2026-05-14T09:30', { moved: { ben: 'Assessment, 2' } }),
  bank_jul: bank('2026-07-03T14:50', {
    calendar: [
      'ali: Onsite Alicia, ray, 2026-07-06T10:00, 60, ali',
      'yaw: Yaw debrief, june, 2026-07-07T16:00, 30, yaw',
    ],
  }),
  bank_dec: bank('2026-12-09T16:05', { moved: { lee: 'Phone Screen, 1' }, without: ['chris2'] }),
  hotel_mar: hotel('2026-03-27T11:20', { calendar: ['stock: Stocktaking, emil, 2026-03-30T08:00, 120'] }),
  hotel_apr: hotel('2026-04-21T08:15', { moved: { amy: 'Video Call, 1' } }),
  hotel_sep: hotel('2026-09-07T15:10', {
    without: ['anna2'],
    calendar: ['trial: Trial shift Jonathan, emil, 2026-09-09T10:00, 240, jon'],
  }),
  hotel_oct: hotel('2026-10-22T09:00', { moved: { jon: 'Offer, 1' } }),
  builder_feb: builder('2026-02-11T10:00', {}),
  builder_apr: builder('2026-04-02T12:30', { moved: { jack: 'Phone Interview, 2' } }),
  builder_jun: builder('2026-06-15T09:20', {
    calendar: [
      'toolbox: Toolbox talk, mere, 2026-06-16T07:00, 60',
      'visit: Site visit Ella, bruce, 2026-06-17T13:00, 90, ella',
    ],
  }),
  builder_oct: builder('2026-10-01T16:20', { moved: { con: 'Phone Interview, 3' } }),
  charity_jan: charity('2026-01-20T09:40', { calendar: ['board: Board prep, wanda, 2026-01-22T10:00, 120'] }),
  charity_may: charity('2026-05-29T13:45', { moved: { tess: 'Intro Call, 2' } }),
  charity_aug: charity('2026-08-05T08:30', {
    calendar: ['team: Team interview André, miguel, 2026-08-06T11:00, 60, andre'],
  }),
  charity_nov: charity('2026-11-12T15:00', { moved: { may: 'Team Interview, 1' } }),
  pharma_feb: pharma('2026-02-23T09:10', { calendar: ['gxp: GxP training, henrik, 2026-02-24T09:00, 240'] }),
  pharma_jun: pharma('2026-06-09T12:00', { moved: { ines: 'Screening Call, 1' } }),
  pharma_sep: pharma('2026-09-24T10:45', {
    without: ['sofia2'],
    calendar: ['final: Final interview Paolo, nuria, 2026-09-28T12:00, 60, paolo'],
  }),
  pharma_dec: pharma('2026-12-18T16:30', { moved: { teo: 'Technical Panel, 4' } }),
};
