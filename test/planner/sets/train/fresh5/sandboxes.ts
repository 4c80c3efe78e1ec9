// Where the fifth batch of further training instructions is given: an airport, a group of restaurants and a software house.
import { organisation } from '../../../organisation.ts';

const airport = organisation({
  zone: 'America/Chicago',
  users: [
    'gwen: Gwen Halvorsen, recruiter',
    'marty: Martin Okonjo, hiring_manager',
    'luz: Luz Cabrera, hiring_manager',
    'stan: Stanley Prokop, hiring_manager',
  ],
  stages: ['Applied', 'Phone Screen', 'Panel Interview', 'Background Check', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'ramp: Ramp Agent, ground ops, marty',
    'gate: Gate Agent, customer service, luz',
    'mx: Aircraft Mechanic, maintenance, stan',
    'disp: Flight Dispatcher, ground ops, marty',
  ],
  people: [
    'deja: Deja Whitfield, gate, Applied, 5',
    'tomasz: Tomasz Baran, mx, Phone Screen, 2',
    'khalil: Khalil Jefferson, ramp, Applied, 9',
    'brenda1: Brenda Olmos, gate, Panel Interview, 3',
    'brenda2: Brenda Stackhouse, disp, Phone Screen, 7',
    'hieu: Hieu Dang, mx, Background Check, 1',
    'marisol: Marisol Ventura, ramp, Phone Screen, 12',
    'otis: Otis Lindqvist, disp, Panel Interview, 4',
    'fern: Fernanda Coutinho, mx, Applied, 15',
  ],
  templates: ['badge_paperwork', 'interview_prep', 'checking_in'],
});

const restaurants = organisation({
  zone: 'Europe/London',
  users: [
    'pip: Philippa Marsh, recruiter',
    'gus: Augusto Reyes, hiring_manager',
    'noor: Noor Al-Hakim, hiring_manager',
    'wes: Wesley Tran, admin',
  ],
  stages: ['New', 'Phone Chat', 'Trial Shift', 'Second Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'chef: Sous Chef, kitchen, gus',
    'comm: Commis Chef, kitchen, gus',
    'foh: Floor Manager, front of house, noor',
    'bar: Bartender, front of house, noor',
  ],
  people: [
    'zeynep: Zeynep Arslan, bar, New, 3',
    'callum: Callum Bright, chef, Trial Shift, 1',
    'rosa: Rosalind Achterberg, foh, Phone Chat, 6',
    'jam1: Jamie Oduya, comm, New, 10',
    'jam2: Jamie Fairweather, bar, Phone Chat, 2',
    'mateus: Mateus Viana, comm, Trial Shift, 4',
    'bea: Beatrix Longley, foh, Second Interview, 2',
    'idris: Idris Kamara, chef, Phone Chat, 13',
    'soo: Soo-ah Pak, bar, New, 8',
  ],
  templates: ['trial_shift_info', 'keep_in_touch', 'sorry_not_now'],
});

const software = organisation({
  zone: 'America/Los_Angeles',
  users: [
    'rayna: Rayna Kowalczyk, recruiter',
    'ines: Inès Barbier, hiring_manager',
    'devon: Devon Ashworth, hiring_manager',
    'ravi: Ravi Subramaniam, hiring_manager',
  ],
  stages: ['Applied', 'Recruiter Call', 'Tech Screen', 'Onsite', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'be: Backend Engineer, engineering, ravi',
    'fe: Frontend Engineer, engineering, ines',
    'pd: Product Designer, design, ines',
    'cs: Support Specialist, support, devon',
  ],
  people: [
    'yara: Yara Mansour, be, Tech Screen, 2',
    'col: Colton Reese, fe, Applied, 4',
    'mina: Mina Takahashi, pd, Onsite, 1',
    'greg: Gregory Abara, cs, Recruiter Call, 8',
    'sam1: Samuel Ortega, be, Onsite, 3',
    'sam2: Samantha Lund, fe, Tech Screen, 5',
    'luce: Lucija Horvat, pd, Applied, 11',
    'dmitri: Dmitri Volkov, be, Applied, 6',
    'quinn: Quinn Delaney, cs, Applied, 14',
  ],
  templates: ['coding_task', 'onsite_details', 'nudge'],
});

export const sandboxes = {
  airport_jun: airport('2026-06-10T09:15', {
    calendar: [
      'std: Safety standup, marty, 2026-06-11T08:00, 30',
      'pan: Panel with Brenda, luz, 2026-06-12T13:00, 60, brenda1',
    ],
  }),
  airport_oct: airport('2026-10-15T14:30', {
    moved: { tomasz: 'Panel Interview, 1' },
    calendar: [
      'insp: Hangar inspection, stan, 2026-10-16T09:00, 120',
      'ot: Chat with Otis, marty, 2026-10-19T15:00, 45, otis',
    ],
  }),
  resto_jul: restaurants('2026-07-07T10:05', {
    calendar: [
      'tast: Menu tasting, gus, 2026-07-08T15:00, 90',
      'bi: Second interview Beatrix, noor, 2026-07-09T11:00, 45, bea',
    ],
  }),
  resto_jan: restaurants('2027-01-12T17:20', {
    without: ['jam2'],
    calendar: ['inv: Inventory, noor, 2027-01-13T09:00, 60', 'cal: Debrief Callum, gus, 2027-01-14T16:00, 30, callum'],
  }),
  soft_sep: software('2026-09-21T11:00', {
    calendar: [
      'arch: Architecture review, ravi, 2026-09-22T10:00, 60',
      'onm: Onsite Mina, ines, 2026-09-23T13:00, 120, mina',
    ],
  }),
  soft_mar: software('2027-03-04T15:45', {
    moved: { greg: 'Tech Screen, 2' },
    calendar: [
      'plan: Planning, devon, 2027-03-05T09:30, 60',
      'tsam: Tech screen Samantha, ines, 2027-03-08T14:00, 60, sam2',
    ],
  }),
};
