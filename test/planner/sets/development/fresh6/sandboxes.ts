// Where the sixth further batch is given: a school district, a warehouse and a biotech laboratory.
import { organisation } from '../../../organisation.ts';

const schools = organisation({
  zone: 'America/New_York',
  users: [
    'tasha: Tasha Birdsong, recruiter',
    'lowell: Lowell Fitch, hiring_manager',
    'carmen: Carmen Iglesias, hiring_manager',
    'ed: Edwin Szabo, admin',
  ],
  stages: ['Applied', 'Screening Call', 'Demo Lesson', 'Principal Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'math: Math Teacher, teaching, lowell',
    'sped: Special Education Teacher, teaching, carmen',
    'bus: Bus Driver, transportation, ed',
    'nurse: School Nurse, health, carmen',
  ],
  people: [
    'joy: Joyce Abernathy, math, Demo Lesson, 2',
    'rick: Ricardo Palomino, bus, Applied, 8',
    'nell: Nell Kavanagh, sped, Screening Call, 5',
    'ty1: Tyler Boone, math, Applied, 3',
    'ty2: Tyler Mukherjee, nurse, Principal Interview, 1',
    'winnie: Winifred Osei, nurse, Screening Call, 11',
    'hank: Henry Blackwood, bus, Screening Call, 4',
    'lupe: Guadalupe Serrano, sped, Demo Lesson, 6',
    'artem: Artem Kovalenko, math, Applied, 16',
  ],
  templates: ['demo_lesson_guide', 'fingerprint_form', 'staying_in_touch'],
});

const warehouse = organisation({
  zone: 'Europe/Dublin',
  users: [
    'ciara: Ciara Mulvaney, recruiter',
    'declan: Declan Roche, hiring_manager',
    'bozena: Bożena Zielińska, hiring_manager',
    'femi: Femi Adeyemi, hiring_manager',
  ],
  stages: ['Received', 'Phone Call', 'Site Tour', 'Skills Check', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'pick: Picker, floor, declan',
    'fork: Forklift Operator, floor, declan',
    'lead: Shift Lead, operations, bozena',
    'plan: Transport Planner, logistics, femi',
  ],
  people: [
    'pad: Padraig Whelan, fork, Skills Check, 1',
    'svet: Svetlana Moroz, pick, Received, 5',
    'kofi: Kofi Asante, lead, Phone Call, 9',
    'niamh1: Niamh Costello, plan, Site Tour, 3',
    'niamh2: Niamh Farrelly, pick, Phone Call, 7',
    'raf: Rafał Wrona, fork, Received, 12',
    'del: Delroy Simmonds, lead, Site Tour, 2',
    'aoife: Aoife Tierney, plan, Received, 20',
    'bao: Bao Lam, pick, Site Tour, 4',
  ],
  templates: ['site_directions', 'shift_options', 'regret_letter'],
});

const biotech = organisation({
  zone: 'Europe/Amsterdam',
  users: [
    'floor: Floortje Visser, recruiter',
    'maarten: Maarten de Wit, hiring_manager',
    'priyanka: Priyanka Bose, hiring_manager',
    'lena: Lena Hartmann, hiring_manager',
  ],
  stages: ['Applied', 'Intro Call', 'Lab Interview', 'Presentation', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'sci: Research Scientist, research, maarten',
    'tech: Lab Technician, research, priyanka',
    'qa: Quality Specialist, quality, lena',
    'data: Data Analyst, informatics, priyanka',
  ],
  people: [
    'thijs: Thijs Bakker, sci, Lab Interview, 2',
    'ayse: Ayşe Korkmaz, tech, Applied, 6',
    'julian1: Julian Prins, qa, Intro Call, 4',
    'julian2: Julian Hofstede, data, Presentation, 1',
    'esi: Esi Quartey, sci, Presentation, 3',
    'marek: Marek Dvořák, tech, Lab Interview, 8',
    'noa: Noa Ben-David, data, Applied, 13',
    'wout: Wouter Smeets, qa, Applied, 10',
    'inge: Inge Claessens, tech, Intro Call, 5',
  ],
  templates: ['lab_visit_info', 'presentation_brief', 'we_miss_you'],
});

export const sandboxes = {
  schools_may: schools('2026-05-19T13:20', {
    calendar: [
      'bud: Budget meeting, lowell, 2026-05-20T09:00, 60',
      'demo: Demo lesson Joyce, lowell, 2026-05-21T10:30, 45, joy',
    ],
  }),
  schools_aug: schools('2026-08-05T08:40', {
    moved: { nell: 'Demo Lesson, 1' },
    calendar: [
      'route: Route planning, ed, 2026-08-06T14:00, 90',
      'pi: Principal interview Tyler, carmen, 2026-08-07T09:00, 60, ty2',
    ],
  }),
  depot_feb: warehouse('2026-02-12T07:50', {
    calendar: [
      'tour: Site tour Delroy, bozena, 2026-02-13T11:00, 60, del',
      'stock: Stock count, declan, 2026-02-16T06:00, 180',
    ],
  }),
  depot_nov: warehouse('2026-11-25T16:05', {
    without: ['niamh2'],
    calendar: [
      'hs: Health and safety walk, femi, 2026-11-26T09:30, 60',
      'pc: Check-in Padraig, declan, 2026-11-27T08:30, 30, pad',
    ],
  }),
  genelab_apr: biotech('2026-04-21T09:30', {
    calendar: [
      'jc: Journal club, maarten, 2026-04-22T16:00, 60',
      'lab: Lab interview Thijs, maarten, 2026-04-23T10:00, 90, thijs',
    ],
  }),
  genelab_oct: biotech('2026-10-08T14:10', {
    moved: { inge: 'Lab Interview, 2' },
    calendar: [
      'aud: Audit prep, lena, 2026-10-09T13:00, 120',
      'pres: Presentation Esi, maarten, 2026-10-12T11:00, 60, esi',
    ],
  }),
};
