// Where the twenty-ninth further batch is given: a water company, a law firm and a maker of games.
import { organisation } from '../../../organisation.ts';

const waterworks = organisation({
  zone: 'Europe/London',
  users: [
    'maud: Maud Crowhurst, recruiter',
    'gethin: Gethin Bevan-Shore, hiring_manager',
    'parveen: Parveen Akhtari, hiring_manager',
    'niles: Niles Wetherby, admin',
  ],
  stages: ['Applied', 'Sift', 'Telephone Interview', 'Site Visit', 'Panel', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'leak: Leakage Technician, networks, gethin',
    'plant: Treatment Plant Operator, treatment, parveen',
    'meter: Meter Reader, field, gethin',
    'bill: Billing Advisor, customer, niles',
  ],
  people: [
    'osian: Osian Penhallow, leak, Telephone Interview, 4',
    'martha1: Martha Quillan, bill, Sift, 8',
    'martha2: Martha Edgecombe, plant, Site Visit, 2',
    'tunde: Tunde Fashola-Reed, plant, Telephone Interview, 6',
    'col: Colette Brassington, meter, Applied, 11',
    'ned: Ned Hargreaves-Poole, leak, Panel, 1',
    'sabiha: Sabiha Choudry, bill, Telephone Interview, 5',
    'wilf: Wilfred Ankrah, meter, Sift, 16',
    'petronella: Petronella Voss, plant, Panel, 3',
    'jago: Jago Tregear, leak, Applied, 7',
  ],
  templates: ['site_visit_instructions', 'are_you_still_keen', 'unsuccessful_letter'],
});

const solicitors = organisation({
  zone: 'America/Toronto',
  users: [
    'blaise: Blaise Arquette, recruiter',
    'margaux: Margaux Tillotson, hiring_manager',
    'desh: Deshawn Iverson-Clark, hiring_manager',
    'ottoline: Ottoline Grantham, admin',
  ],
  stages: [
    'Received',
    'Screening Call',
    'Associate Interview',
    'Partner Interview',
    'Conflicts Check',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: [
    'lit: Litigation Associate, litigation, margaux',
    're: Real Estate Clerk, real estate, desh',
    'tax: Tax Associate, tax, ottoline',
    'ea: Executive Assistant, administration, desh',
  ],
  people: [
    'vesna: Vesna Radulovich, lit, Associate Interview, 3',
    'elliot1: Elliot Pomerantz, tax, Screening Call, 5',
    'elliot2: Elliot Nakashima, lit, Received, 9',
    'gracia: Graciela Montoro, re, Screening Call, 2',
    'hamza: Hamza Siddiqi-Lowe, ea, Received, 12',
    'lindiwe: Lindiwe Maseko, lit, Partner Interview, 1',
    'conrad: Conrad Ashbourne, tax, Associate Interview, 6',
    'mirela: Mirela Dobrescu, ea, Screening Call, 4',
    'tadeo: Tadeo Arismendi, re, Associate Interview, 8',
    'shay: Shay Rosenbloom, lit, Conflicts Check, 2',
  ],
  templates: ['interview_logistics_letter', 'courtesy_update', 'regret_note'],
});

const games = organisation({
  zone: 'Europe/Stockholm',
  users: [
    'saga: Saga Lindvall, recruiter',
    'emre: Emre Tozlu, hiring_manager',
    'freya: Freya Norrgard, hiring_manager',
    'milo: Milo Castellanos-Berg, hiring_manager',
  ],
  stages: ['Inbox', 'Portfolio Look', 'First Chat', 'Art Test', 'Team Day', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'env: Environment Artist, art, freya',
    'gp: Gameplay Programmer, code, emre',
    'qa: QA Tester, quality, milo',
    'nar: Narrative Designer, design, freya',
  ],
  people: [
    'axl: Axel Hedlund-Mori, gp, First Chat, 3',
    'noa: Noa Feldstein, nar, Portfolio Look, 6',
    'kim1: Kim Bergqvist, env, Art Test, 2',
    'kim2: Kim Desrochers, qa, Inbox, 10',
    'thora: Thora Eysteins, env, Portfolio Look, 4',
    'bo: Bogdan Stelea, gp, Team Day, 1',
    'rafi: Rafi Zandieh, qa, First Chat, 5',
    'ylva: Ylva Sandström-Roy, nar, First Chat, 7',
    'mats: Mats Kjellgren, gp, Inbox, 13',
    'june: Junia Oyarzun, env, Inbox, 9',
  ],
  templates: ['art_test_brief', 'team_day_info', 'hey_still_there', 'not_a_match_now'],
});

export const sandboxes = {
  waterworks_sep: waterworks('2027-09-15T09:20', {
    calendar: [
      'mar: Site visit Martha, parveen, 2027-09-16T09:30, 90, martha2',
      'out: Outage drill, gethin, 2027-09-16T11:00, 60',
      'pet: Panel Petronella, parveen, 2027-09-16T14:00, 60, petronella',
      'ned: Panel Ned, gethin, 2027-09-17T10:00, 60, ned',
    ],
  }),
  solicitors_oct: solicitors('2026-10-05T13:15', {
    calendar: [
      'lin: Partner interview Lindiwe, margaux, 2026-10-06T15:00, 60, lindiwe',
      'disc: Discovery hearing, margaux, 2026-10-07T09:00, 240',
      'con: Associate interview Conrad, ottoline, 2026-10-07T10:00, 45, conrad',
      'tad: Associate interview Tadeo, desh, 2026-10-08T11:00, 45, tadeo',
    ],
  }),
  games_apr: games('2027-04-15T10:40', {
    calendar: [
      'bog: Team day Bogdan, emre, 2027-04-16T10:00, 180, bo',
      'kim: Art test review Kim, freya, 2027-04-16T13:00, 45, kim1',
      'play: Playtest, milo, 2027-04-16T14:00, 120',
      'ms: Milestone review, emre, 2027-04-19T09:30, 90',
    ],
  }),
};
