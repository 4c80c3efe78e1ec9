// Where the twenty-third further batch is given: a studio of architects.
import { organisation } from '../../../organisation.ts';

const architects = organisation({
  zone: 'America/Halifax',
  users: [
    'odette: Odette Landry, recruiter',
    'magnus: Magnus Thorburn, hiring_manager',
    'farida: Farida Noorzai, hiring_manager',
    'colm: Colm MacIsaac, admin',
  ],
  stages: ['Applied', 'Portfolio Check', 'Studio Interview', 'References', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'arch: Project Architect, design, magnus',
    'bim: BIM Coordinator, technology, farida',
    'int: Interior Designer, design, magnus',
    'adm: Studio Manager, administration, colm',
  ],
  people: [
    'anneke: Anneke Vrolijk, arch, Applied, 4',
    'tobin: Tobin Sheehy, bim, Portfolio Check, 6',
    'lucien: Lucien Arsenault, int, Studio Interview, 2',
    'lucienne: Lucienne Doucet, adm, Applied, 9',
    'rosaline: Rosaline Khumbani, arch, References, 1',
    'emeric: Emeric Vasile, bim, Applied, 8',
    'shirin: Shirin Talebi, int, Portfolio Check, 3',
    'glen: Glen Macaulay-Reid, adm, Studio Interview, 5',
    'mina: Wilhelmina Stokes, arch, Applied, 16',
  ],
  templates: ['portfolio_reminder', 'studio_visit_details', 'not_on_this_occasion'],
});

export const sandboxes = {
  architects_apr: architects('2027-04-21T09:05', {
    calendar: [
      'mod: Model review, farida, 2027-04-22T09:00, 60',
      'luc: Studio interview Lucien, magnus, 2027-04-22T13:00, 60, lucien',
      'site: Site walk, magnus, 2027-04-23T08:30, 120',
      'gle: Studio interview Glen, colm, 2027-04-23T10:00, 45, glen',
    ],
  }),
};
