// Where the twentieth further batch is given: a law firm before a change of the clocks, and a brewery.
import { organisation } from '../../../organisation.ts';

const chambers = organisation({
  zone: 'Australia/Sydney',
  users: [
    'tahlia: Tahlia Brookfield, recruiter',
    'ambrose: Ambrose Keating, hiring_manager',
    'deepa: Deepa Sivakumar, hiring_manager',
    'lorcan: Lorcan Byrne-Hughes, hiring_manager',
  ],
  stages: ['Applied', 'Phone Screen', 'Partner Interview', 'Reference Check', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'sol: Solicitor, legal, ambrose',
    'para: Paralegal, legal, deepa',
    'pa: Legal Assistant, support, deepa',
    'sys: Systems Administrator, technology, lorcan',
  ],
  people: [
    'imogen: Imogen Fairweather, sol, Applied, 4',
    'hassan: Hassan Elmasry, para, Phone Screen, 6',
    'claire1: Claire Dubrovsky, sol, Partner Interview, 2',
    'claire2: Claire Nakamoto, pa, Applied, 9',
    'jye: Jye Sorrenson, sys, Phone Screen, 3',
    'radhika: Radhika Pillai, para, Partner Interview, 1',
    'oscar: Oscar Lindeman, sol, Reference Check, 1',
    'bridie: Bridie Callanan, pa, Phone Screen, 12',
    'sione: Sione Kaufusi, sys, Applied, 8',
  ],
  templates: ['phone_screen_details', 'partner_interview_prep', 'still_with_us', 'kind_rejection'],
});

const brewery = organisation({
  zone: 'Europe/Brussels',
  users: [
    'lies: Liesbet Vandenbossche, recruiter',
    'pascal: Pascal Lemmens, hiring_manager',
    'saskia: Saskia Peeters-Diallo, hiring_manager',
    'rik: Rik Goossens, hiring_manager',
  ],
  stages: ['Received', 'Screening', 'Taste Panel', 'Brewery Day', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'brew: Assistant Brewer, brewing, pascal',
    'pack: Packaging Operator, packaging, rik',
    'tap: Taproom Manager, hospitality, saskia',
    'lab: Lab Analyst, laboratory, pascal',
  ],
  people: [
    'arne: Arne Verstraete, brew, Received, 5',
    'yvette: Yvette Mbuyi, tap, Screening, 3',
    'lotte1: Lotte Hermans, lab, Taste Panel, 2',
    'lotte2: Lotte Claeys, pack, Received, 7',
    'mehdi: Mehdi Ouazzani, pack, Screening, 10',
    'florine: Florine Daubresse, tap, Brewery Day, 1',
    'wout: Wout Bellekens, brew, Taste Panel, 4',
    'sena: Sena Aydoğan, lab, Received, 12',
    'gilles: Gilles Hautekiet, brew, Brewery Day, 2',
  ],
  templates: ['brewery_day_plan', 'are_you_thirsty', 'no_hard_feelings'],
});

export const sandboxes = {
  chambers_oct: chambers('2026-10-01T13:30', {
    calendar: [
      'srv: Server window, lorcan, 2026-10-02T09:00, 60',
      'cla: Partner interview Claire, ambrose, 2026-10-02T10:00, 60, claire1',
      'rad: Partner interview Radhika, deepa, 2026-10-02T14:00, 60, radhika',
      'part: Partners lunch, ambrose, 2026-10-06T12:00, 90',
    ],
  }),
  maltings_jun: brewery('2027-06-30T10:00', {
    calendar: [
      'flo: Brewery day Florine, saskia, 2027-07-01T09:00, 240, florine',
      'line: Line maintenance, rik, 2027-07-01T10:00, 120',
      'lot: Taste panel Lotte, pascal, 2027-07-01T14:00, 45, lotte1',
      'gil: Brewery day Gilles, pascal, 2027-07-02T09:00, 240, gilles',
    ],
  }),
};
