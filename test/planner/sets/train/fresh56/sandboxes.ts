// Where the fifty-sixth further batch is given: a winery in Chile and a ferry line in Finland.
import { organisation } from '../../../organisation.ts';

const winery = organisation({
  zone: 'America/Santiago',
  users: [
    'paz: Paz Undurraga, admin',
    'isi: Isidora Larraín, recruiter',
    'ign: Ignacio Valdivieso, hiring_manager',
    'col: Colette Barrientos, hiring_manager',
    'rod: Dr. Rodrigo Machuca, hiring_manager',
  ],
  stages: ['Received', 'Phone Chat', 'Cellar Visit', 'Tasting Panel', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'enol: Winemaker, winemaking, col',
    'cel: Cellar Hand, cellar, ign',
    'lab: Wine Chemist, laboratory, rod',
    'tour: Tour Guide, visitors, ign',
  ],
  people: [
    'luis: Luis Arancibia, cel, Phone Chat, 8',
    'cat1: Catalina Fuenzalida, enol, Cellar Visit, 3',
    'cat2: Catalina Ossandón, tour, Received, 6',
    'ben: Benjamín Riquelme, cel, Received, 12',
    'fran: Francisca Donoso, lab, Tasting Panel, 2',
    'greg: Gregory Haltwhistle, enol, Phone Chat, 9',
    'ximena: Ximena Poblete, tour, Phone Chat, 4',
    'agus: Agustín Berríos, lab, Received, 15',
    'teo: Teodoro Lillo, cel, Cellar Visit, 5',
    'mag: Magdalena Toro, enol, Tasting Panel, 1',
  ],
  templates: ['harvest_hello', 'visit_directions', 'kind_no', 'still_there'],
});

const ferry = organisation({
  zone: 'Europe/Helsinki',
  users: [
    'satu: Satu Lehtinen, recruiter',
    'heik: Heikki Rautio, hiring_manager',
    'birg: Birgitta Sjöholm, hiring_manager',
    'olav: Olavi Tervo, hiring_manager',
    'kris: Kristiina Mäki, admin',
  ],
  stages: ['Applied', 'Papers Check', 'Phone Interview', 'Trial Crossing', 'Medical', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'mate: Second Mate, deck, heik',
    'eng: Engine Fitter, engine, olav',
    'cook: Ship’s Cook, galley, birg',
    'stew: Cabin Steward, cabin, birg',
  ],
  people: [
    'aino: Aino Kivimäki, stew, Applied, 4',
    'mik1: Mikael Strand, mate, Phone Interview, 7',
    'mik2: Mikael Rosqvist, cook, Papers Check, 3',
    'jari: Jari Pulkkinen, eng, Trial Crossing, 2',
    'elin: Elina Vuori, cook, Trial Crossing, 5',
    'pek: Pekka Hallikainen, eng, Applied, 11',
    'siri: Siri Backlund, mate, Medical, 1',
    'will: William Osei, stew, Phone Interview, 9',
    'liv: Liv Grönroos, cook, Applied, 14',
    'ant: Antti Särkkä, mate, Papers Check, 6',
    'marg: Margareta Nyholm, stew, Medical, 3',
  ],
  templates: ['boarding_details', 'papers_reminder', 'warm_no', 'keep_in_touch'],
});

export const sandboxes = {
  // The Friday before the clocks go forward on Sunday at midnight, and two weeks before the national holiday.
  vina_sep: winery('2026-09-04T10:20', {
    calendar: [
      'bud: Budget round, ign, 2026-09-07T09:00, 120',
      'aud: Lab audit, rod, 2026-09-07T14:00, 120',
      'tast: Tasting panel Magdalena, col, 2026-09-08T11:00, 60, mag',
      'vis: Cellar visit Teodoro, ign, 2026-09-09T15:00, 90, teo',
      'cat: Catch-up Catalina Fuenzalida, col, 2026-09-10T10:00, 30, cat1',
    ],
  }),
  vina_jan: winery('2027-01-13T16:10', {
    moved: { cat1: 'Tasting Panel, 2', greg: 'Cellar Visit, 4', ben: 'Phone Chat, 10', fran: 'Offer, 1' },
    without: ['cat2'],
    calendar: [
      'inv: Lab inventory, rod, 2027-01-14T09:00, 180',
      'greg: Cellar visit Greg, col, 2027-01-15T10:00, 90, greg',
      'hol: Holiday, ign, 2027-01-18T09:00, 540',
      'pan: Tasting panel Catalina, rod, 2027-01-19T12:00, 60, cat1',
    ],
  }),
  // The Friday before the clocks go back.
  quay_oct: ferry('2026-10-23T09:40', {
    calendar: [
      'dry: Dry dock meeting, olav, 2026-10-26T08:00, 240',
      'phone: Phone interview Mikael Strand, heik, 2026-10-26T13:00, 30, mik1',
      'tri: Trial crossing Jari, olav, 2026-10-27T07:00, 300, jari',
      'menu: Menu tasting, birg, 2026-10-28T11:00, 90',
      'elin: Galley trial Elina, birg, 2026-10-29T09:00, 180, elin',
    ],
  }),
  quay_dec: ferry('2026-12-21T13:15', {
    moved: {
      aino: 'Phone Interview, 2',
      mik1: 'Trial Crossing, 1',
      jari: 'Medical, 4',
      pek: 'Papers Check, 8',
      elin: 'Offer, 1',
      ant: 'Phone Interview, 6',
      will: 'Trial Crossing, 3',
    },
    calendar: [
      'med: Medical review Siri, kris, 2026-12-22T10:00, 30, siri',
      'ant: Phone interview Antti, heik, 2026-12-22T11:30, 30, ant',
      'party: Crew party, birg, 2026-12-22T14:00, 180',
      'drill: Safety drill, heik, 2026-12-23T08:00, 120',
    ],
  }),
};
