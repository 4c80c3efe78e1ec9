// Where the seventh further batch is given: an airline and an advertising agency.
import { organisation } from '../../../organisation.ts';

const airline = organisation({
  zone: 'America/Denver',
  users: [
    'bev: Beverly Thornquist, recruiter',
    'raul: Raúl Cifuentes, hiring_manager',
    'ingram: Ingram Poole, hiring_manager',
    'mina: Mina Sarkissian, hiring_manager',
  ],
  stages: ['Applied', 'Phone Screen', 'Assessment', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'fa: Flight Attendant, cabin crew, mina',
    'mech: Aircraft Mechanic, maintenance, raul',
    'gate: Gate Agent, customer service, ingram',
    'sched: Crew Scheduler, operations, ingram',
  ],
  people: [
    'dara: Dara Whitlock, fa, Phone Screen, 3',
    'emeka: Emeka Obi, mech, Assessment, 6',
    'luz: Luz Marroquin, gate, Applied, 14',
    'petra1: Petra Novotná, sched, Onsite Interview, 2',
    'petra2: Petra Lindgren, fa, Applied, 9',
    'gus: Augustus Reilly, mech, Onsite Interview, 1',
    'yuki: Yuki Tanabe, fa, Assessment, 5',
    'cass: Cassandra Bloom, gate, Phone Screen, 11',
    'theo: Theodore Vance, sched, Applied, 21',
  ],
  templates: ['checking_in', 'assessment_link', 'position_filled', 'uniform_fitting'],
});

const agency = organisation({
  zone: 'Europe/London',
  users: [
    'fred: Frederica Osgood, recruiter',
    'callum: Callum Byrne, hiring_manager',
    'sunita: Sunita Deshmukh, hiring_manager',
    'otto: Otto Lange, admin',
  ],
  stages: ['New', 'Portfolio Review', 'First Interview', 'Second Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'art: Art Director, design, sunita',
    'copy: Copywriter, marketing, callum',
    'acct: Account Manager, sales, callum',
    'web: Web Developer, engineering, otto',
  ],
  people: [
    'imo: Imogen Hartley, art, First Interview, 4',
    'seb: Sebastian Quayle, copy, Portfolio Review, 2',
    'nia: Nia Prosser, acct, New, 8',
    'josh1: Joshua Adebayo, web, Second Interview, 1',
    'josh2: Joshua Fenn, copy, New, 5',
    'karo: Karolina Maj, web, Portfolio Review, 12',
    'dex: Dexter Holloway, acct, First Interview, 7',
    'priti: Priti Vyas, art, New, 17',
  ],
  templates: ['portfolio_request', 'lovely_to_meet_you', 'no_thank_you', 'still_keen'],
});

export const sandboxes = {
  skyways_mar: airline('2026-03-17T08:15', {
    calendar: [
      'ops: Ops standup, ingram, 2026-03-18T09:00, 30',
      'gus: Onsite with Gus Reilly, raul, 2026-03-19T13:00, 90, gus',
      'scr: Phone screen Cassandra, mina, 2026-03-18T14:30, 30, cass',
    ],
  }),
  skyways_sep: airline('2026-09-22T10:40', {
    moved: { dara: 'Offer, 1' },
    calendar: ['fit: Uniform review, mina, 2026-09-23T11:00, 60'],
  }),
  adhouse_jun: agency('2026-06-10T09:20', {
    calendar: [
      'cre: Creative review, sunita, 2026-06-11T10:00, 60',
      'int: First interview Dexter, callum, 2026-06-12T15:00, 45, dex',
    ],
  }),
  adhouse_oct: agency('2026-10-20T14:05', {
    calendar: ['pit: Pitch rehearsal, callum, 2026-10-21T09:30, 120'],
  }),
};
