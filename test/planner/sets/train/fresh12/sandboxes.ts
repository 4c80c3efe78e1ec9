// Where the twelfth further batch is given.
import { organisation } from '../../../organisation.ts';

const turbines = organisation({
  zone: 'Europe/Copenhagen',
  users: [
    'freja: Freja Mikkelsen, recruiter',
    'anders: Anders Dahlgaard, hiring_manager',
    'birgit: Birgit Solheim, hiring_manager',
    'omid: Omid Rahimi, hiring_manager',
  ],
  stages: ['Received', 'First Call', 'Case Interview', 'Site Day', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'tech: Wind Turbine Technician, field service, anders',
    'plan: Service Planner, planning, birgit',
    'eng: Blade Engineer, engineering, omid',
    'hse: Safety Advisor, safety, birgit',
  ],
  people: [
    'lukas: Lukas Brandstetter, tech, First Call, 3',
    'aisha: Aisha Warsame, plan, Received, 5',
    'pawel: Paweł Nowicki, tech, Site Day, 2',
    'sofie: Sofie Kjeldsen, hse, Case Interview, 4',
    'mateo: Mateo Barrientos, eng, First Call, 7',
    'ingrid: Ingrid Tveit, eng, Received, 12',
    'jonas1: Jonas Eriksen, tech, Received, 9',
    'jonas2: Jonas Wexel, plan, Case Interview, 1',
    'linh: Linh Pham-Sørensen, hse, Received, 6',
    'callum: Callum Rafferty, tech, Site Day, 1',
  ],
  templates: ['site_day_info', 'document_request', 'polite_decline'],
});

const couriers = organisation({
  zone: 'America/Mexico_City',
  users: [
    'renata: Renata Cuevas, recruiter',
    'gabriel: Gabriel Ontiveros, hiring_manager',
    'jill: Jillian Stroud, hiring_manager',
    'hiro: Hiroshi Takeda, hiring_manager',
  ],
  stages: ['New Applicant', 'Phone Screen', 'Practical Test', 'Final Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'cour: Courier Lead, operations, gabriel',
    'cs: Support Agent, support, jill',
    'da: Data Analyst, analytics, hiro',
    'mk: Marketing Specialist, marketing, jill',
  ],
  people: [
    'ximena: Ximena Arroyo, mk, Phone Screen, 2',
    'devin: Devin Castleberry, cs, New Applicant, 4',
    'paola: Paola Mijangos, da, Practical Test, 3',
    'raf: Rafael Quintanilla, cour, New Applicant, 10',
    'tom1: Tomás Ibáñez, cour, Phone Screen, 6',
    'tom2: Thomas Weatherby, cs, Practical Test, 2',
    'yuki: Yuki Morimoto, da, Final Interview, 1',
    'camila: Camila Restrepo, mk, New Applicant, 8',
    'owen: Owen Blackwood, cs, Phone Screen, 5',
    'leti: Leticia Zamudio, cour, Final Interview, 3',
  ],
  templates: ['test_invite', 'quick_hello', 'not_selected'],
});

export const sandboxes = {
  turbines_mar: turbines('2027-03-09T10:15', {
    calendar: [
      'tool: Toolbox meeting, anders, 2027-03-10T08:00, 60',
      'sof: Case interview Sofie, birgit, 2027-03-11T13:00, 60, sofie',
      'bud: Budget review, omid, 2027-03-11T10:00, 90',
      'paw: Site day Paweł, anders, 2027-03-12T09:00, 240, pawel',
    ],
  }),
  couriers_aug: couriers('2026-08-19T11:40', {
    calendar: [
      'ops: Ops standup, gabriel, 2026-08-20T09:00, 30',
      'camp: Campaign review, jill, 2026-08-20T16:00, 60',
      'yuk: Final interview Yuki, hiro, 2026-08-21T12:00, 60, yuki',
      'let: Final interview Leticia, gabriel, 2026-08-24T10:00, 45, leti',
    ],
  }),
};
