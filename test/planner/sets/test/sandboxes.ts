// Where the test instructions are given: an airline, a game studio, a retailer, a contact centre, a council and a law firm.
import { organisation } from '../../organisation.ts';

const airline = organisation({
  zone: 'America/Phoenix',
  users: [
    'lou: Lou Begay, recruiter',
    'carla: Carla Whitehorse, hiring_manager',
    'dez: Desmond Pryor, hiring_manager',
    'vic: Victoria Lane, admin',
  ],
  stages: ['Applied', 'Recruiter Screen', 'Skills Check', 'Onsite', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'mx: Aircraft Mechanic, maintenance, dez',
    'fa: Flight Attendant, cabin crew, carla',
    'gs: Gate Agent, ground staff, carla',
  ],
  people: [
    'marco: Marco Santangelo, mx, Skills Check, 6',
    'tiff: Tiffany Yazzie, fa, Applied, 4',
    'dave1: David Ruiz, mx, Applied, 9',
    'dave2: David Mbeki, gs, Recruiter Screen, 2',
    'chloe: Chloé Renard, fa, Onsite, 1',
    'gil: Gilberto Fuentes, gs, Applied, 13',
    'sunny: Sunita Rao, mx, Recruiter Screen, 7',
    'art: Arthur Penn, fa, Skills Check, 5',
  ],
  templates: ['base_tour', 'keep_warm', 'docs_needed'],
});

const studio = organisation({
  zone: 'Asia/Tokyo',
  users: ['rin: Rin Takahashi, recruiter', 'ken: Kenji Mori, hiring_manager', 'sofie: Sofie Lund, hiring_manager'],
  stages: ['Inbox', 'Portfolio Review', 'Art Test', 'Team Meeting', 'Offer', 'Hired', 'Rejected'],
  jobs: ['ca: Concept Artist, art, sofie', 'gp: Gameplay Programmer, engineering, ken', 'qa: QA Tester, quality, ken'],
  people: [
    'yuki1: Yuki Sato, ca, Inbox, 5',
    'yuki2: Yuki Hamada, qa, Team Meeting, 3',
    'bjorn: Björn Åkesson, gp, Portfolio Review, 8',
    'haru: Haruka Ito, ca, Art Test, 10',
    'min: Min-jun Park, gp, Team Meeting, 1',
    'elena: Elena Popescu, qa, Inbox, 12',
    'dan: Daniel Kim, ca, Portfolio Review, 4',
  ],
  templates: ['art_test_brief', 'friendly_ping'],
});

const retailer = organisation({
  zone: 'America/Sao_Paulo',
  users: [
    'bia: Beatriz Moura, recruiter',
    'caio: Caio Teixeira, hiring_manager',
    'renata: Renata Prado, hiring_manager',
  ],
  stages: ['Applied', 'Group Interview', 'Store Visit', 'Manager Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: ['st: Store Manager, retail, caio', 'ca: Cashier, retail, caio', 'mk: Marketing Analyst, marketing, renata'],
  people: [
    'joao: João Batista, st, Store Visit, 3',
    'joana: Joana Lima, ca, Applied, 6',
    'marc: Marcelo Antunes, mk, Group Interview, 9',
    'thais: Thaís Nogueira, ca, Group Interview, 2',
    'fern: Fernanda Reis, st, Manager Interview, 5',
    'luiz: Luiz Carvalho, mk, Applied, 11',
    'vivi: Viviane Castro, ca, Applied, 14',
  ],
  templates: ['store_visit_map', 'follow_up'],
});

const centre = organisation({
  zone: 'Europe/Dublin',
  users: [
    'orla: Orla Kearney, recruiter',
    'declan: Declan Walsh, hiring_manager',
    'amira: Amira Haddou, hiring_manager',
    'nuala: Nuala Quinn, admin',
  ],
  stages: ['Applied', 'Phone Screening', 'Role Play', 'Final Chat', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'cs: Customer Support Agent, support, declan',
    'tl: Team Lead, support, declan',
    'hr: HR Generalist, people, amira',
  ],
  people: [
    'cathal: Cathal Flynn, cs, Applied, 5',
    'niamh: Niamh Gallagher, tl, Role Play, 3',
    'sinead: Sinéad Burke, hr, Phone Screening, 8',
    'paul1: Paul Keane, cs, Phone Screening, 2',
    'paul2: Paula Keane, hr, Applied, 10',
    'tunde: Tunde Bakare, tl, Final Chat, 1',
    'maggie: Margaret Nolan, cs, Role Play, 7',
  ],
  templates: ['role_play_guide', 'just_checking'],
});

const council = organisation({
  zone: 'Pacific/Auckland',
  users: [
    'ngaire: Ngaire Thompson, recruiter',
    'piri: Piripi Walker, hiring_manager',
    'joy: Joyce Chen, hiring_manager',
  ],
  stages: ['Received', 'Shortlist', 'First Interview', 'Second Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: ['pl: Urban Planner, planning, piri', 'so: Solicitor, legal, joy', 'it: Systems Administrator, IT, joy'],
  people: [
    'hemi: Hēmi Parata, pl, Received, 6',
    'lucy: Lucy McIntyre, so, First Interview, 4',
    'ravi: Ravi Menon, it, Shortlist, 9',
    'ravi2: Ravindra Menon, pl, First Interview, 2',
    'isla: Isla Stewart, so, Received, 12',
    'sione: Sione Fifita, it, Second Interview, 1',
    'abby: Abigail Ross, pl, Shortlist, 8',
  ],
  templates: ['shortlist_news', 'waiting_on_you'],
});

const firm = organisation({
  zone: 'America/New_York',
  users: [
    'nora: Nora Lindqvist, recruiter',
    'owen: Owen Achebe, hiring_manager',
    'gwen: Gwendolyn Stark, hiring_manager',
    'stan: Stanley Fujimoto, admin',
  ],
  stages: ['Applied', 'HR Interview', 'Partner Interview', 'Conflict Check', 'Offer', 'Hired', 'Rejected'],
  jobs: ['as: Associate Attorney, legal, owen', 'pa: Paralegal, legal, owen', 'ac: Staff Accountant, accounting, gwen'],
  people: [
    'rosa: Rosa Delgado, as, Partner Interview, 3',
    'ted: Theodore Blum, pa, Applied, 8',
    'mel1: Melanie Hart, ac, HR Interview, 5',
    'mel2: Melissa Hart, pa, HR Interview, 6',
    'ivan: Ivan Petrov, as, Conflict Check, 2',
    'chidi: Chidi Okonkwo, ac, Applied, 10',
    'peg: Margaret Sloan, ac, Partner Interview, 1',
    'april: April Summers, pa, Applied, 4',
  ],
  templates: ['background_form', 'warm_regards'],
});

export const sandboxes = {
  airline_jan: airline('2026-01-07T09:05', { calendar: ['brief: Crew briefing, carla, 2026-01-08T14:00, 60'] }),
  airline_mar: airline('2026-03-13T14:20', { moved: { tiff: 'Recruiter Screen, 1' } }),
  airline_jun: airline('2026-06-22T10:50', {
    without: ['dave2'],
    calendar: ['onsite: Onsite Chloé, carla, 2026-06-24T09:00, 60, chloe'],
  }),
  airline_sep: airline('2026-09-29T13:35', { moved: { marco: 'Onsite, 2' } }),
  studio_feb: studio('2026-02-16T10:30', { calendar: ['build: Build review, ken, 2026-02-17T16:00, 60'] }),
  studio_may: studio('2026-05-27T15:45', { moved: { bjorn: 'Art Test, 1' }, without: ['yuki2'] }),
  studio_jul: studio('2026-07-30T09:25', { calendar: ['team: Team meeting Min-jun, ken, 2026-07-31T13:00, 45, min'] }),
  studio_nov: studio('2026-11-10T11:15', { moved: { dan: 'Art Test, 3' } }),
  retailer_mar: retailer('2026-03-17T08:45', {}),
  retailer_jun: retailer('2026-06-05T14:00', {
    moved: { joana: 'Group Interview, 1' },
    calendar: ['numbers: Numbers, renata, 2026-06-08T10:00, 60'],
  }),
  retailer_aug: retailer('2026-08-19T16:40', {
    calendar: ['visit: Store visit João, caio, 2026-08-21T09:30, 60, joao'],
  }),
  retailer_dec: retailer('2026-12-07T09:55', { moved: { fern: 'Offer, 2' } }),
  centre_mar: centre('2026-03-25T10:20', { calendar: ['huddle: Huddle, declan, 2026-03-26T11:00, 30'] }),
  centre_may: centre('2026-05-11T13:15', { without: ['paul2'] }),
  centre_sep: centre('2026-09-03T11:40', {
    moved: { cathal: 'Role Play, 2' },
    calendar: ['chat: Final chat Tunde, declan, 2026-09-04T15:00, 30, tunde'],
  }),
  centre_oct: centre('2026-10-23T15:25', { moved: { sinead: 'Final Chat, 1' } }),
  council_jan: council('2026-01-19T09:50', {}),
  council_apr: council('2026-04-01T14:10', {
    without: ['ravi2'],
    calendar: ['hearing: Hearing, joy, 2026-04-02T09:00, 180'],
  }),
  council_jul: council('2026-07-21T08:20', {
    moved: { hemi: 'Shortlist, 3' },
    calendar: ['second: Second interview Sione, joy, 2026-07-23T10:00, 60, sione'],
  }),
  council_sep: council('2026-09-24T12:25', { moved: { lucy: 'Second Interview, 2' } }),
  firm_mar: firm('2026-03-05T09:35', { calendar: ['depo: Deposition, owen, 2026-03-06T13:00, 240'] }),
  firm_jun: firm('2026-06-17T11:05', { without: ['mel2'], moved: { ted: 'HR Interview, 1' } }),
  firm_oct: firm('2026-10-29T16:10', { calendar: ['rosa: Partner interview Rosa, owen, 2026-11-02T10:00, 45, rosa'] }),
  firm_feb: firm('2027-02-01T10:40', { moved: { chidi: 'HR Interview, 2' } }),
};
