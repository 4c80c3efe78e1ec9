// Where the fifty-eighth batch is said: an opera house in Auckland and a shipyard on the west coast of Norway.
import { organisation } from '../../../organisation.ts';

const opera = organisation({
  zone: 'Pacific/Auckland',
  users: [
    'wren: Wren Hollister, recruiter',
    'matiu: Matiu Paratene, hiring_manager',
    'cosima: Cosima Verlaine, hiring_manager',
    'lorcan: Lorcan Deverell, hiring_manager',
    'odile: Odile Stratford, admin',
  ],
  stages: ['Received', 'First Chat', 'Workshop Day', 'Final Panel', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'rig: Stage Rigger, stage crew, matiu',
    'prop: Prop Maker, workshop, matiu',
    'cos: Costume Maker, costume, cosima',
    'ush: House Usher, front of house, lorcan',
  ],
  people: [
    'hemi: Hemi Rangihuna, rig, Received, 9',
    'beatrix: Beatrix Lomond, cos, First Chat, 4',
    'fen: Fenella Ashgrove, cos, Received, 13',
    'ngaio: Ngaio Petherick, ush, Workshop Day, 2',
    'tobias1: Tobias Wexcombe, prop, First Chat, 6',
    'tobias2: Tobias Arundale, rig, Workshop Day, 1',
    'alofa: Alofa Tuimavave, ush, Received, 5',
    'xav: Xavier Montrose, prop, Final Panel, 3',
    'mags: Margaret Ellerby, cos, Final Panel, 8',
  ],
  templates: ['workshop_details', 'still_with_us', 'kind_regret'],
});

const shipyard = organisation({
  zone: 'Europe/Oslo',
  users: [
    'sunniva: Sunniva Haaland, recruiter',
    'torbjorn: Torbjørn Aasen, hiring_manager',
    'ragnhild: Ragnhild Moe, hiring_manager',
    'eskil: Eskil Vatne, admin',
  ],
  stages: ['Registered', 'Phone Chat', 'Yard Visit', 'Skills Test', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'weld: Ship Welder, welding, torbjorn',
    'pipe: Pipe Fitter, piping, torbjorn',
    'draw: Naval Draughtsman, design office, ragnhild',
    'buy: Buyer, purchasing, ragnhild',
  ],
  people: [
    'oyvind: Øyvind Sletten, weld, Registered, 7',
    'piotr: Piotr Zawadzki, weld, Skills Test, 3',
    'dagfinn: Dagfinn Ystad, weld, Phone Chat, 4',
    'gabe: Gabriel Okonjo, pipe, Yard Visit, 5',
    'rolf: Rolf Brekke, pipe, Registered, 16',
    'ingeb: Ingeborg Tveit, draw, Phone Chat, 10',
    'marte1: Marte Fjell, buy, Registered, 12',
    'marte2: Marte Solbakken, draw, Yard Visit, 2',
    'siri: Siri Nygård, buy, Skills Test, 1',
  ],
  templates: ['yard_directions', 'are_you_still_there', 'test_reminder'],
});

export const sandboxes = {
  opera_apr: opera('2026-04-02T10:20', {
    calendar: [
      'fit: Costume fittings, cosima, 2026-04-07T09:00, 120',
      'panel: Panel Xavier, matiu, 2026-04-08T14:00, 60, xav',
    ],
  }),
  opera_nov: opera('2026-11-17T15:40', {
    moved: { hemi: 'First Chat, 2', fen: 'First Chat, 6' },
    without: ['tobias2'],
    calendar: [
      'tech: Tech rehearsal, matiu, 2026-11-18T13:00, 240',
      'eve: Trial evening Ngaio, lorcan, 2026-11-20T17:00, 120, ngaio',
    ],
  }),
  shipyard_jun: shipyard('2026-06-16T09:05', {
    moved: { oyvind: 'Phone Chat, 3', gabe: 'Skills Test, 1' },
    without: ['marte1'],
    calendar: [
      'launch: Launch rehearsal, ragnhild, 2026-06-17T10:00, 120',
      'visit: Yard visit Marte, ragnhild, 2026-06-18T13:00, 60, marte2',
    ],
  }),
  shipyard_oct: shipyard('2026-10-23T13:15', {
    calendar: [
      'safety: Safety round, torbjorn, 2026-10-26T08:00, 120',
      'test: Skills test Piotr, torbjorn, 2026-10-27T09:00, 90, piotr',
    ],
  }),
};
