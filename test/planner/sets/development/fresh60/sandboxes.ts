// Where “fresh60” is said: opticians in New Zealand before Easter and before the clocks change, cableways in Switzerland likewise and before Christmas.
import { organisation } from '../../../organisation.ts';

const opticians = organisation({
  zone: 'Pacific/Auckland',
  users: [
    'ngaio: Ngaio Pomare, recruiter',
    'fergus: Fergus Mulholland, hiring_manager',
    'leilani: Dr. Leilani Tuimavave, hiring_manager',
    'sanjay: Sanjay Ramanathan, hiring_manager',
    'bridie: Bridie Thorne, admin',
  ],
  stages: ['Applied', 'Phone Chat', 'Practical', 'Store Day', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'opt: Optometrist, optometry, leilani',
    'disp: Dispensing Optician, dispensing, fergus',
    'lens: Lens Technician, workshop, sanjay',
    'shop: Retail Assistant, retail, fergus',
  ],
  people: [
    'hemi: Hemi Paratene, opt, Applied, 9',
    'claud: Claudette Osei, opt, Phone Chat, 4',
    'marg: Margaret Ironside, disp, Applied, 12',
    'jos1: Josephine Tait, disp, Practical, 3',
    'jos2: Joseph Lagarde, lens, Phone Chat, 6',
    'rua: Ruairi Keating, lens, Applied, 8',
    'tev: Tevita Moala, lens, Practical, 2',
    'alex1: Alexandra Finch, shop, Applied, 5',
    'alex2: Alexander Voss, shop, Store Day, 1',
    'siu: Siu-Ling Cheong, opt, Store Day, 7',
  ],
  templates: ['store_day_details', 'keeping_warm', 'kind_no'],
});

const cableway = organisation({
  zone: 'Europe/Zurich',
  users: [
    'urs: Urs Zumbrunnen, recruiter',
    'corinne: Corinne Favre, hiring_manager',
    'reto: Reto Ambühl, hiring_manager',
    'gian: Gian-Luca Bernasconi, hiring_manager',
    'annelies: Annelies Roth, admin',
  ],
  stages: ['Eingang', 'Telefonat', 'Schnuppertag', 'Referenzen', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'mec: Cableway Mechanic, engineering, reto',
    'pat: Ski Patroller, slopes, reto',
    'inst: Ski Instructor, ski school, corinne',
    'cook: Line Cook, gastronomy, gian',
    'tick: Ticket Agent, guest services, corinne',
  ],
  people: [
    'flu: Flurina Caduff, inst, Eingang, 8',
    'mat1: Matthias Gerber, mec, Telefonat, 5',
    'mat2: Matteo Sartori, cook, Eingang, 3',
    'nico1: Nicole Imhof, tick, Schnuppertag, 2',
    'nico2: Nicolas Perret, inst, Telefonat, 10',
    'bea: Beatrice Stucki, pat, Referenzen, 1',
    'zel: Željko Barić, mec, Schnuppertag, 6',
    'oda: Oda Lindgård, inst, Eingang, 13',
    'ferd: Ferdinand Wyss, pat, Telefonat, 4',
    'kim: Kim Oberholzer, cook, Schnuppertag, 7',
  ],
  templates: ['trial_day_info', 'season_start'],
});

export const sandboxes = {
  opticians_apr: opticians('2026-04-02T10:20', {
    calendar: [
      'stock: Stocktake, fergus, 2026-04-02T13:00, 240',
      'clinic: Clinic, leilani, 2026-04-07T09:00, 180',
      'leave: Annual leave, sanjay, 2026-04-07T00:00, 2880',
      'prac: Practical with Josephine, fergus, 2026-04-08T10:00, 60, jos1',
    ],
  }),
  opticians_sep: opticians('2026-09-24T14:35', {
    moved: { hemi: 'Phone Chat, 2', siu: 'Offer, 3' },
    without: ['alex1'],
    calendar: [
      'budget: Budget review, sanjay, 2026-09-25T11:00, 90',
      'chat: Phone chat Hemi, leilani, 2026-09-25T15:00, 30, hemi',
      'store: Store day Alexander, fergus, 2026-09-28T09:30, 240, alex2',
    ],
  }),
  cableway_mar: cableway('2026-03-27T09:05', {
    calendar: [
      'menu: Menu tasting, gian, 2026-03-27T14:00, 120',
      'insp: Lift inspection, reto, 2026-03-30T07:30, 270',
      'tel: Telefonat Matthias, reto, 2026-03-31T14:00, 30, mat1',
    ],
  }),
  cableway_dec: cableway('2026-12-21T13:40', {
    moved: { flu: 'Telefonat, 2', mat2: 'Schnuppertag, 1', zel: 'Referenzen, 4' },
    without: ['nico2'],
    calendar: [
      'open: Season opening, corinne, 2026-12-22T09:00, 480',
      'ref: Reference call Beatrice, reto, 2026-12-22T16:00, 30, bea',
      'trial: Schnuppertag Kim, gian, 2026-12-23T08:00, 300, kim',
    ],
  }),
};
