// Where the twenty-seventh further batch is given: an insurer and a maker of robots.
import { organisation } from '../../../organisation.ts';

const insurer = organisation({
  zone: 'Europe/Dublin',
  users: [
    'nora: Nora Gallivan, recruiter',
    'cormac: Cormac Deasy, hiring_manager',
    'sinead: Sinéad Whelehan, hiring_manager',
    'oisin: Oisín Tarpey, admin',
  ],
  stages: ['Applied', 'Recruiter Chat', 'Case Study', 'Panel', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'uw: Underwriter, underwriting, cormac, Cork',
    'cl: Claims Handler, claims, sinead, Galway',
    'act: Actuary, actuarial, cormac, Dublin',
    'it: IT Support Analyst, technology, oisin, Dublin',
  ],
  people: [
    'aoife1: Aoife Brannigan, uw, Applied, 5',
    'aoife2: Aoife Lenehan, cl, Recruiter Chat, 9',
    'declan: Declan Purtill, cl, Panel, 2',
    'marta: Marta Zielonka, act, Case Study, 7',
    'femi: Femi Adegoke, it, Recruiter Chat, 12',
    'roisin: Róisín Halpenny, uw, Panel, 1',
    'jonas: Jonas Vitkus, act, Applied, 16',
    'bridie: Bríd Cullinane, cl, Applied, 4',
    'pavel: Pavel Hronek, it, Applied, 22',
    'grainne: Gráinne Tuohy, uw, Case Study, 6',
  ],
  templates: ['soft_reminder', 'panel_details', 'sorry_not_now'],
});

const robots = organisation({
  zone: 'America/Denver',
  users: [
    'nora: Nora Whitlock-Ames, recruiter',
    'hank: Hank Dellarosa, hiring_manager',
    'mei: Mei-Ling Quon, hiring_manager',
    'abby: Abigail Thornquist, hiring_manager',
  ],
  stages: ['New', 'Intro Call', 'Take-home', 'Lab Day', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'me: Mechanical Engineer, hardware, hank, Denver',
    'fw: Firmware Engineer, software, mei, Boulder',
    'tech: Lab Technician, laboratory, hank, Denver',
    'pm: Program Manager, operations, abby, Remote',
  ],
  people: [
    'chris1: Chris Vandeleur, me, Intro Call, 3',
    'chris2: Chris Obanion, fw, Lab Day, 6',
    'tasha: Tasha Merriwether, fw, Take-home, 8',
    'lou: Lou Castiglia, tech, New, 11',
    'nadia: Nadia Rahimpour, pm, Intro Call, 2',
    'gus: Gus Hallström, tech, Lab Day, 1',
    'yara: Yara Benchekroun, me, New, 15',
    'ken: Ken Ishimura, pm, New, 19',
    'dot: Dorothy Winslade, me, Take-home, 4',
    'raj: Raj Kottapalli, fw, Intro Call, 10',
  ],
  templates: ['quick_checkin', 'lab_day_info', 'closing_the_loop'],
});

export const sandboxes = {
  insurer_may: insurer('2027-05-10T09:40', {
    calendar: [
      'dec: Panel Declan, sinead, 2027-05-12T11:00, 60, declan',
      'roi: Panel Róisín, cormac, 2027-05-13T14:00, 60, roisin',
      'bud: Budget review, cormac, 2027-05-11T09:00, 60',
    ],
  }),
  robots_aug: robots('2027-08-17T10:05', {
    calendar: [
      'gus: Lab day Gus, hank, 2027-08-19T09:00, 120, gus',
      'chr: Lab day Chris, mei, 2027-08-20T13:00, 90, chris2',
      'saf: Safety walk, hank, 2027-08-18T10:00, 60',
    ],
  }),
};
